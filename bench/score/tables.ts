import type { ScoredKind } from "../kinds/kind.ts";
import { table } from "../table.ts";
import { percentOf, shareOf } from "./columns.ts";
import { isRight, type DocumentScore, type ListScore } from "./document-score.ts";
import { accuracyOf, familiesOf, fieldIn, rightOf, tallyOf } from "./tally.ts";

/** One line for each layout and one for all of them. */
export function familyTable(kind: ScoredKind, scores: readonly DocumentScore[]): string {
  const { columns } = kind;
  const tallies = [...familiesOf(scores), ["all", scores] as const].map(
    ([family, own]) => [family, tallyOf(own)] as const,
  );
  return table(
    ["layout", "documents", ...columns.map(({ title }) => title), "refused"],
    tallies.map(([family, tally]) => [
      family,
      tally.documents,
      ...columns.map((column) => column.cell(tally)),
      tally.refused,
    ]),
  );
}

/** One line for each field: how often it was read in which way. */
export function fieldTable(kind: ScoredKind, scores: readonly DocumentScore[]): string {
  const tally = tallyOf(scores);
  return table(
    ["field", "right", "printed", "hit", "wrong", "missing", "invented", "accuracy %"],
    Object.keys(kind.fields).map((name) => {
      const counts = fieldIn(tally, name);
      const { hit, wrong, missing, invented } = counts;
      const printed = hit + wrong + missing;
      const accuracy = percentOf(accuracyOf(counts));
      return [name, rightOf(counts).exact, printed, hit, wrong, missing, invented, accuracy];
    }),
  );
}

/** Every document that is not wholly right, with what was read and what is printed. */
export function errorList(scores: readonly DocumentScore[]): string {
  return scores.flatMap((score) => errorsOf(score)).join("\n");
}

function errorsOf(score: DocumentScore): readonly string[] {
  const { family, name, refusal, fields, lists, checks, warning, hasNamedFault } = score;
  const at = `${family}/${name}`;
  if (refusal !== null) return [`${at}: refused. ${refusal}`];
  const errors = [...fields]
    .filter(([, { verdict }]) => !isRight(verdict))
    .map(([field, { verdict, got, want }]) => {
      return `${field} [${verdict}] got ${JSON.stringify(got)} want ${JSON.stringify(want)}`;
    });
  errors.push(...[...lists].flatMap(([list, own]) => listErrors(list, own)));
  const failed = [...checks].filter(([, isAsExpected]) => !isAsExpected).map(([check]) => check);
  if (failed.length > 0) errors.push(`checks not as expected: ${failed.join(", ")}`);
  if (warning !== null && warning.wanted && !warning.given) errors.push("not warned");
  if (warning !== null && !warning.wanted && warning.given) errors.push("warned needlessly");
  if (hasNamedFault === false) errors.push("the misprint is not named");
  return errors.length === 0
    ? []
    : [`${at}:${silenceOf(score)}`, ...errors.map((error) => `  ${error}`)];
}

function silenceOf({ isSurelyWrong, isSilentlyWrong }: DocumentScore): string {
  if (isSurelyWrong) return " SURELY WRONG";
  return isSilentlyWrong ? " SILENTLY WRONG" : "";
}

function listErrors(list: string, score: ListScore): readonly string[] {
  const { hit, missing, invented, columns, errors } = score;
  const inexact = Object.entries(columns).filter(([, { exact, of }]) => exact < of);
  const isFault = missing + invented + inexact.length > 0;
  const found = `${list}: ${hit} hit, ${missing} missing, ${invented} invented`;
  const cells = inexact.map(([column, share]) => `${column} ${shareOf(share)}`);
  return [...(isFault ? [[found, ...cells].join("; ")] : []), ...errors];
}

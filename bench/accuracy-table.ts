import { CONTRACT_FIELDS, type DocumentScore, type FieldStatus, type Share } from "./accuracy.ts";
import { table } from "./table.ts";
import { familiesOf } from "./families.ts";
import { tallyOf } from "./tally.ts";

const FAMILY_HEADER = [
  "layout",
  "documents",
  "all exact",
  "fields exact",
  "wrong",
  "missing",
  "silent",
  "checks",
  "G702 lines",
  "G703 rows",
  "extra rows",
  "refused",
];

/** One line per family and one for all of them. */
export function familyTable(scores: readonly DocumentScore[]): string {
  const tallies = [...familiesOf(scores), ["all", scores] as const].map(
    ([family, own]) => [family, tallyOf(own)] as const,
  );
  return table(
    FAMILY_HEADER,
    tallies.map(([family, tally]) => [
      family,
      tally.documents,
      tally.allExact,
      share(tally.fields),
      tally.wrong,
      tally.missing,
      tally.silentlyWrong,
      share(tally.checks),
      share(tally.lines),
      share(tally.rows),
      tally.extraRows,
      tally.refused,
    ]),
  );
}

/** One line per field of the contract. */
export function fieldTable(scores: readonly DocumentScore[]): string {
  const statuses: readonly FieldStatus[] = ["exact", "wrong", "invented", "missing"];
  return table(
    ["field", ...statuses],
    CONTRACT_FIELDS.map((field) => [
      field,
      ...statuses.map(
        (status) => scores.filter(({ fields }) => fields.get(field)?.status === status).length,
      ),
    ]),
  );
}

/** Every document that is not wholly exact, with what was read and what is printed. */
export function errorList(scores: readonly DocumentScore[]): string {
  return scores
    .map((score) => errorsOf(score))
    .filter((errors) => errors.length > 0)
    .map((errors) => errors.join("\n"))
    .join("\n");
}

function errorsOf(score: DocumentScore): readonly string[] {
  const at = `${score.family}/${score.name}`;
  if (score.refusal !== null) return [`${at}: refused. ${score.refusal}`];
  const errors = [...score.fields]
    .filter(([, { status }]) => status !== "exact")
    .map(([field, { status, got, want }]) => `  ${field} [${status}] got ${got} want ${want}`);
  errors.push(...score.figureErrors.map((error) => `  ${error}`));
  if (score.extraRows > 0) errors.push(`  extra rows ${score.extraRows}`);
  if (score.checks.exact < score.checks.of) errors.push(`  checks ${share(score.checks)}`);
  if (errors.length === 0) return [];
  return [`${at}:${score.isSilentlyWrong ? " SILENTLY WRONG" : ""}`, ...errors];
}

function share({ exact, of }: Share): string {
  return of === 0 ? "-" : `${exact}/${of} ${((100 * exact) / of).toFixed(1)} %`;
}

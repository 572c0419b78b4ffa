import { familiesOf } from "./families.ts";
import { ORDER_FIELDS, type OrderScore } from "./order-accuracy.ts";
import { table } from "./table.ts";
import { tallyOfOrders, type FieldTally } from "./order-tally.ts";

/** One line per layout and one for all of them; the fields as exact/wrong/missing. */
export function orderTable(scores: readonly OrderScore[]): string {
  const tallies = [...familiesOf(scores), ["all", scores] as const].map(
    ([family, own]) => [family, tallyOfOrders(own)] as const,
  );
  return table(
    [
      "layout",
      "documents",
      "whole",
      ...ORDER_FIELDS,
      "wrong sign",
      "silent",
      "warned",
      "needlessly",
      "refused",
    ],
    tallies.map(([family, tally]) => [
      family,
      tally.documents,
      tally.whole,
      ...ORDER_FIELDS.map((field) => shown(tally.fields[field])),
      tally.wrongSign,
      tally.silentlyWrong,
      `${tally.warned.given}/${tally.warned.wanted}`,
      tally.warned.needless,
      tally.refused,
    ]),
  );
}

/** Every change order that is not wholly exact, with what was read and what is printed. */
export function orderErrorList(scores: readonly OrderScore[]): string {
  return scores
    .map((score) => errorsOf(score))
    .filter((errors) => errors.length > 0)
    .map((errors) => errors.join("\n"))
    .join("\n");
}

function errorsOf({
  family,
  name,
  refusal,
  fields,
  isSilentlyWrong,
  warning,
}: OrderScore): readonly string[] {
  const at = `${family}/${name}`;
  if (refusal !== null) return [`${at}: refused. ${refusal}`];
  const errors = [...fields]
    .filter(([, { status }]) => status !== "exact")
    .map(([field, { status, got, want }]) => `  ${field} [${status}] got ${got} want ${want}`);
  if (warning !== null && warning.wanted && !warning.given) errors.push("  not warned");
  if (warning !== null && !warning.wanted && warning.given) errors.push("  warned needlessly");
  if (errors.length === 0) return [];
  return [`${at}:${isSilentlyWrong ? " SILENTLY WRONG" : ""}`, ...errors];
}

function shown({ exact, wrong, missing }: FieldTally): string {
  return `${exact}/${wrong}/${missing}`;
}

import { familiesOf } from "./families.ts";
import { INVOICE_FIELD_NAMES, isRight, type InvoiceScore } from "./invoice-accuracy.ts";
import { LINE_COLUMNS } from "./invoice-lines.ts";
import { accuracyOf, f1Of, tallyOfInvoices, type InvoiceTally } from "./invoice-tally.ts";
import { table } from "./table.ts";

/** One line per layout and one for all of them. */
export function invoiceTable(scores: readonly InvoiceScore[]): string {
  const groups = [...familiesOf(scores), ["all", scores] as const];
  const rows = groups.map(([family, own]) => {
    const tally = tallyOfInvoices(own);
    return [
      family,
      tally.documents,
      percent(tally.headAccuracy),
      `${tally.moneyExact}`,
      percent(f1Of(tally.taxes)),
      percent(f1Of(tally.lines)),
      ...LINE_COLUMNS.map((column) => shareOf(tally.columns[column])),
      percent(tally.wrongShare),
      shareOf(tally.checks),
      `${tally.silentlyWrong}/${tally.surelyWrong}`,
      `${tally.warned.given}/${tally.warned.wanted}`,
      tally.warned.needless,
      tally.refused,
    ];
  });
  return table(
    [
      "layout",
      "documents",
      "head %",
      "money exact",
      "tax F1",
      "lines F1",
      "description",
      "quantity",
      "unit price",
      "amount",
      "wrong %",
      "checks",
      "silent/sure",
      "warned",
      "needlessly",
      "refused",
    ],
    rows,
  );
}

/** One line per field: how often it was read in which way. */
export function invoiceFieldTable(scores: readonly InvoiceScore[]): string {
  const { fields } = tallyOfInvoices(scores);
  return table(
    ["field", "printed", "hit", "wrong", "missed", "spurious", "accuracy %"],
    INVOICE_FIELD_NAMES.map((field) => {
      const { hit, wrong, missed, spurious } = fields[field];
      const printed = hit + wrong + missed;
      return [field, printed, hit, wrong, missed, spurious, percent(accuracyOf(fields[field]))];
    }),
  );
}

/** What the figures come to, in a sentence each. */
export function invoiceSummary(scores: readonly InvoiceScore[]): string {
  const tally = tallyOfInvoices(scores);
  const { taxes, lines, faults } = tally;
  return [
    `Head ${percent(tally.headAccuracy)} %, lines F1 ${percent(f1Of(lines))} %, money exact ${percent(share(tally.moneyExact, tally.documents))} %; ${percent(tally.wrongShare)} % of the values given are wrong.`,
    `Taxes: ${taxes.hit} hit, ${taxes.missed} missed, ${taxes.spurious} spurious, rates ${shareOf(taxes.rates)}. Lines: ${lines.hit} hit, ${lines.missed} missed, ${lines.spurious} spurious, ${lines.wholeRows} of ${lines.printed} rows whole.`,
    ...(faults.of === 0
      ? []
      : [`Misprints named by their check: ${faults.named} of ${faults.of}.`]),
  ].join("\n");
}

/** Every invoice that is not wholly right, with what was read and what is printed. */
export function invoiceErrorList(scores: readonly InvoiceScore[]): string {
  return scores.flatMap((score) => errorsOf(score)).join("\n");
}

function errorsOf({
  name,
  family,
  refusal,
  fields,
  taxes,
  lines,
  checks,
  isSilentlyWrong,
  hasNamedFault,
}: InvoiceScore): readonly string[] {
  const at = `${family}/${name}`;
  if (refusal !== null) return [`${at}: refused. ${refusal}`];
  const errors = [...fields]
    .filter(([, { verdict }]) => !isRight(verdict))
    .map(([field, { verdict, got, want }]) => `  ${field} [${verdict}] got ${got} want ${want}`);
  if (taxes !== null && taxes.missed + taxes.spurious > 0)
    errors.push(`  taxes: ${taxes.hit} hit, ${taxes.missed} missed, ${taxes.spurious} spurious`);
  if (lines !== null && lines.wholeRows + lines.missed + lines.spurious !== lines.printed)
    errors.push(...lineErrors(lines));
  else if (lines !== null && lines.missed > 0) errors.push(...lineErrors(lines));
  const failed = [...checks].filter(([, isAsExpected]) => !isAsExpected).map(([check]) => check);
  if (failed.length > 0) errors.push(`  checks not as expected: ${failed.join(", ")}`);
  if (hasNamedFault === false) errors.push("  the misprint is not named");
  if (errors.length === 0) return [];
  return [`${at}:${isSilentlyWrong ? " SILENTLY WRONG" : ""}`, ...errors];
}

function lineErrors(lines: NonNullable<InvoiceScore["lines"]>): readonly string[] {
  const columns = LINE_COLUMNS.filter(
    (column) => lines.columns[column].exact < lines.columns[column].of,
  ).map((column) => `${column} ${shareOf(lines.columns[column])}`);
  const found = `${lines.hit} hit, ${lines.missed} missed, ${lines.spurious} spurious`;
  return [`  lines: ${[found, ...columns].join("; ")}`];
}

function shareOf({ exact, of }: InvoiceTally["checks"]): string {
  return `${exact}/${of}`;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function percent(ratio: number | null): string {
  return ratio === null ? "-" : (100 * ratio).toFixed(1);
}

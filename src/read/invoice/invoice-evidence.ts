import type { InvoiceLine, InvoiceTax } from "../../document/invoice.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { FieldEvidence } from "../../kinds/reading.ts";
import type { InvoiceDraft } from "./read-invoice.ts";

/** How every field of an invoice came to its value. */
export function invoiceEvidenceOf({
  document,
  found,
  items,
}: InvoiceDraft): readonly FieldEvidence[] {
  const fields = [...found].map(([field, { sourced, because, margin, lost }]) => ({
    field,
    from: sourced.from,
    because,
    margin,
    lost,
  }));
  return [
    ...fields,
    ...document.taxes.flatMap((tax, index) => ofTax(tax, `taxes.${index}`)),
    ...document.lines.flatMap((line, index) => ofLine(line, `lineItems.${index}`, items.because)),
  ];
}

function ofTax({ label, rate, base, amount }: InvoiceTax, path: string): readonly FieldEvidence[] {
  const because = ["It stands with the totals, by the label of a tax or in a table of taxes."];
  return [
    ...evidence(`${path}.label`, label, because),
    ...evidence(`${path}.ratePercent`, rate, because),
    ...evidence(`${path}.base`, base, because),
    ...evidence(`${path}.amount`, amount, because),
  ];
}

function ofLine(
  line: InvoiceLine,
  path: string,
  because: readonly string[],
): readonly FieldEvidence[] {
  return [
    ...evidence(`${path}.description`, line.description, because),
    ...evidence(`${path}.quantity`, line.quantity, because),
    ...evidence(`${path}.unitPrice`, line.unitPrice, because),
    ...evidence(`${path}.amount`, line.amount, because),
  ];
}

function evidence(
  field: string,
  value: Sourced<unknown> | null,
  because: readonly string[],
): readonly FieldEvidence[] {
  return value === null ? [] : [{ field, from: value.from, because, margin: 0.8, lost: [] }];
}

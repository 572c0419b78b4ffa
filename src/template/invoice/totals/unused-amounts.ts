import { type Finding, found } from "../../../finding/finding.ts";
import { Money } from "../../../base/money.ts";
import type { InvoiceAmountLabel } from "../../invoice-template.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { TaxRow } from "./tax-rows.ts";
import type { TotalsChoice } from "./choose-totals.ts";

/** Amounts that a reader of the paper would look for in the result. */
const TELLING: ReadonlySet<InvoiceAmountLabel> = new Set([
  "subtotal",
  "discount",
  "shipping",
  "otherCharge",
  "tax",
  "totalTax",
  "total",
  "amountPaid",
  "balanceDue",
]);

/** A label that is nearly all of its text, right beside its amount. */
const CLEAR_LABEL = 0.9;
const CLEAR_ROW = 1.95;
/** Enough for a total, and where the field of the label stays empty. */
const GRAVE_ROW = 1.3;
const MOST_TOLD = 3;

/** What the reading of the totals has taken. */
export interface TakenAmounts {
  readonly choice: TotalsChoice;
  readonly tables: readonly TaxRow[];
  readonly lineSum: Money | null;
  /** Values of every field. */
  readonly values: readonly Money[];
  /** Labels whose field has nothing. */
  readonly missing: ReadonlySet<InvoiceAmountLabel>;
}

/**
 * Amounts that stand by a plain label and are in no field: a figure that is printed twice in two ways,
 * or one that fits nothing. What follows from the taken ones by the arithmetic of the paper is not told.
 */
export function unusedAmounts(rows: readonly AmountRow[], taken: TakenAmounts): readonly Finding[] {
  const known = new Set(expectedValues(taken).map((value) => value.absolute().key()));
  const told = new Map<string, Finding>();
  for (const { meaning, label, figure, look, score, at } of rows) {
    if (label === null || !TELLING.has(meaning) || figure.value.isZero()) continue;
    const isGrave = taken.missing.has(meaning) || meaning === "total";
    if (!isGrave && (look !== "right" || label.coverage < CLEAR_LABEL)) continue;
    if (score < (isGrave ? GRAVE_ROW : CLEAR_ROW) || known.has(figure.value.absolute().key()))
      continue;
    if (taken.tables.some((table) => table.at === at)) continue;
    const caption = label.words.map(({ text }) => text).join(" ");
    told.set(figure.value.key(), found("amount-unused", { caption, amount: figure.value }));
  }
  return [...told.values()].slice(0, MOST_TOLD);
}

/** Values that the paper may print beside those of the fields: sums of the items, net and gross sums on the way. */
function expectedValues({ choice, tables, lineSum, values }: TakenAmounts): readonly Money[] {
  const { subtotal, total, taxes, adjustments } = choice;
  const from = subtotal?.value ?? lineSum ?? Money.zero;
  const steps: Money[] = [from];
  for (const { value } of adjustments) steps.push(...steps.map((step) => step.plus(value)));
  const bases = tables.map(({ base }) => base.value);
  const sums = [Money.sum(bases), taxes.sum, ...taxes.taxes.map(({ value }) => value)];
  return [
    ...values,
    ...adjustments.map(({ value }) => value),
    ...(lineSum === null ? [] : [lineSum]),
    ...steps,
    ...steps.map((step) => step.plus(taxes.sum)),
    ...(total === null ? [] : [total.value, total.value.minus(taxes.sum)]),
    ...sums,
    ...bases,
    ...tables.flatMap(({ base, amount }) => [amount.value, base.value.plus(amount.value)]),
  ];
}

import type { InvoiceAmountLabel } from "../../../lexicon/invoice-template.ts";
import { type Finding, found } from "../../../finding/finding.ts";
import { Money } from "../../../base/money.ts";
import type { TaxRow } from "../../../evidence/invoice/totals/tax-rows.ts";
import type { TotalsChoice } from "../../../evidence/invoice/totals/totals-choice.ts";
import { textOfWords } from "../../../page/page.ts";

/** Labels of amounts that a reader of the paper would look for in the result. */
const TELLING: ReadonlySet<InvoiceAmountLabel> = new Set([
  "subtotal",
  "discount",
  "shipping",
  "otherCharge",
  "tax",
  "totalTax",
  "total",
  "amountPaid",
  "cashTendered",
  "balanceDue",
]);

/** A bare "Sum" or "Net" names a total only where it is nearly all of its text: others are sums of groups. */
const BARE: ReadonlySet<InvoiceAmountLabel> = new Set(["plainTotal", "taxBase"]);
const WHOLE_LABEL = 0.9;

const MOST_TOLD = 3;

/** What the reading of the totals has taken. */
export interface TakenAmounts {
  readonly choice: TotalsChoice;
  readonly tables: readonly TaxRow[];
  readonly lineSum: Money | null;
  /** What a till gave back. */
  readonly change: readonly Money[];
  /** Values of every field. */
  readonly values: readonly Money[];
}

/**
 * Amounts that are likely one of the totals by themselves and are in no field: a figure that is printed twice in two ways,
 * or one that fits nothing. What follows from the taken ones by the arithmetic of the paper is not told.
 */
export function unusedAmounts(taken: TakenAmounts): readonly Finding[] {
  const known = new Set(expectedValues(taken).map((value) => value.absolute().key()));
  const told = new Map<string, Finding>();
  for (const { label, meaning, figure, at } of taken.choice.likely) {
    if (label === null || figure.value.isZero()) continue;
    const isBare = BARE.has(meaning) && label.coverage >= WHOLE_LABEL;
    if (!isBare && !TELLING.has(meaning)) continue;
    if (known.has(figure.value.absolute().key())) continue;
    if (taken.tables.some((table) => table.at === at)) continue;
    const caption = textOfWords(label.words);
    told.set(figure.value.key(), found("amount-unused", { caption, amount: figure.value }));
  }
  return [...told.values()].slice(0, MOST_TOLD);
}

/** Values that the paper may print beside those of the fields: sums of the items, net and gross sums on the way. */
function expectedValues({
  choice,
  tables,
  lineSum,
  change,
  values,
}: TakenAmounts): readonly Money[] {
  const { subtotal, total, taxes, taxSum, adjustments } = choice;
  const from = subtotal?.value ?? lineSum ?? Money.zero;
  const steps: Money[] = [from];
  for (const { value } of adjustments) steps.push(...steps.map((step) => step.plus(value)));
  const bases = tables.map(({ base }) => base.value);
  const sums = [Money.sum(bases), taxSum, ...taxes.map(({ value }) => value)];
  return [
    ...values,
    ...adjustments.map(({ value }) => value),
    ...(lineSum === null ? [] : [lineSum]),
    ...steps,
    ...steps.map((step) => step.plus(taxSum)),
    ...(total === null
      ? []
      : [
          total.value.minus(taxSum),
          ...[Money.zero, ...change].map((one) => total.value.plus(one)),
        ]),
    ...sums,
    ...bases,
    ...tables.flatMap(({ base, amount }) => [amount.value, base.value.plus(amount.value)]),
  ];
}

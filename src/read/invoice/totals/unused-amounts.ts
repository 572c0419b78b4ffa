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
 * or one that fits nothing. What follows from the taken ones by the arithmetic of the paper is not told, and neither are the
 * parts of one of them, such as its share at each rate.
 */
export function unusedAmounts(taken: TakenAmounts): readonly Finding[] {
  const known = new Set(expectedValues(taken).map((value) => value.absolute().key()));
  const isKnown = (value: Money): boolean => known.has(value.absolute().key());
  const unused = taken.choice.likely.filter(
    ({ label, meaning, figure: { value }, at }) =>
      label !== null &&
      isTelling(meaning, label) &&
      !value.isZero() &&
      !isKnown(value) &&
      !isMoreThanAll(meaning, value, taken.choice) &&
      !taken.tables.some((table) => table.at === at),
  );
  const told = new Map<string, Finding>();
  for (const { label, meaning, figure } of unused) {
    const alike = unused.filter((other) => other.meaning === meaning);
    const isPart = alike.length > 1 && isKnown(Money.sum(alike.map((one) => one.figure.value)));
    if (label === null || isPart) continue;
    const { value, pageNumber } = figure;
    const facts = { caption: textOfWords(label.words), amount: value, page: pageNumber };
    told.set(value.key(), found("amount-unused", facts));
  }
  return [...told.values()].slice(0, MOST_TOLD);
}

function isTelling(
  meaning: InvoiceAmountLabel,
  { coverage }: { readonly coverage: number },
): boolean {
  return TELLING.has(meaning) || (BARE.has(meaning) && coverage >= WHOLE_LABEL);
}

/** A tax of more than the total with it is none: behind the word stands a number for taxes, and farther on the capital of a company. */
function isMoreThanAll(
  meaning: InvoiceAmountLabel,
  value: Money,
  { total }: TotalsChoice,
): boolean {
  const isTax = meaning === "tax" || meaning === "totalTax";
  return isTax && total !== null && value.absolute().compare(total.value.absolute()) > 0;
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

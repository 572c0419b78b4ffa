import { Money } from "../base/money.ts";
import type { Invoice } from "../document/invoice.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import { LACK_SENTENCES, TERM_WORDS } from "../finding/e-invoice-words.ts";
import type { UntaxedAdjustment } from "./adjustments.ts";
import type { SemanticTotals } from "./semantic-invoice.ts";
import type { UntaxedLine } from "./semantic-lines.ts";
import { amountText, type Lacks, printed, sumTerm } from "./terms.ts";
import { type Turn, turnedBy } from "./signs.ts";

/** What the totals are made of. */
export interface Summands {
  readonly lines: readonly UntaxedLine[];
  readonly adjustments: readonly UntaxedAdjustment[];
  readonly tax: Money;
}

/**
 * The totals, each as the norm defines it from the others, or null where a printed total says otherwise. BG-22.
 */
export function totalsOf(
  invoice: Invoice,
  { lines, adjustments, tax }: Summands,
  turn: Turn,
  lacks: Lacks,
): SemanticTotals | null {
  const lineSum = Money.sum(lines.map(({ amount }) => amount));
  const allowances = sumOf(adjustments.filter(({ isCharge }) => !isCharge));
  const charges = sumOf(adjustments.filter(({ isCharge }) => isCharge));
  const net = lineSum.minus(allowances).plus(charges);
  const gross = net.plus(tax);
  const { total } = invoice;
  if (total === null) return lacks.notPrinted("BT-112", TERM_WORDS.total);
  if (!turn(total.value).equals(gross)) {
    const isGross = turn(total.value).equals(net);
    return isGross
      ? lacks.note("BT-131", LACK_SENTENCES.grossLines)
      : lacks.note("BT-112", differs("the sum of items and tax", gross, turn(total.value)));
  }
  const subtotal = differing(invoice.subtotal, [lineSum, net], turn);
  if (subtotal !== null)
    return lacks.note("BT-106", differs("the sum of the items", lineSum, subtotal));
  const due = dueOf(invoice, gross, turn, lacks);
  if (due === null) return null;
  const { subtotal: printedSum } = invoice;
  const sumPlace = (sum: Money): readonly Provenance[] =>
    printedSum !== null && turn(printedSum.value).equals(sum) ? printedSum.from : [];
  return {
    lines: sumTerm("BT-106", lineSum, ["BT-131"], sumPlace(lineSum)),
    allowances: allowances.isZero() ? null : sumTerm("BT-107", allowances, ["BT-92"]),
    charges: charges.isZero() ? null : sumTerm("BT-108", charges, ["BT-99"]),
    withoutTax: sumTerm("BT-109", net, ["BT-106", "-BT-107", "BT-108"], sumPlace(net)),
    tax: sumTerm("BT-110", tax, ["BT-117"]),
    withTax: printed("BT-112", amountText(gross), total.from, turnedBy(turn, total.value)),
    ...due,
  };
}

function sumOf(adjustments: readonly UntaxedAdjustment[]): Money {
  return Money.sum(adjustments.map(({ money }) => money));
}

/** A printed sum that is none of several; null where it is one, or not printed. */
function differing(sum: Sourced<Money> | null, of: readonly Money[], turn: Turn): Money | null {
  if (sum === null || of.some((one) => one.equals(turn(sum.value)))) return null;
  return turn(sum.value);
}

function differs(what: string, sum: Money, print: Money): string {
  return LACK_SENTENCES.sumDiffers(what, sum.toString(), print.toString());
}

/** What was paid, and what is left to pay: BT-113 and BT-115. */
function dueOf(
  { amountPaid, balanceDue, withheld, previousBalance }: Invoice,
  gross: Money,
  turn: Turn,
  lacks: Lacks,
): Pick<SemanticTotals, "paid" | "due"> | null {
  if (withheld !== null && !withheld.value.isZero())
    return lacks.note("BT-115", LACK_SENTENCES.withheld);
  if (previousBalance !== null && !previousBalance.value.isZero())
    return lacks.note("BT-115", LACK_SENTENCES.previousBalance);
  const paid = amountPaid?.value ?? Money.zero;
  const due = gross.minus(paid);
  const other = differing(balanceDue, [due], turn);
  if (other !== null) return lacks.note("BT-115", differs("what is left to pay", due, other));
  return {
    paid:
      amountPaid === null || paid.isZero()
        ? null
        : printed("BT-113", amountText(paid), amountPaid.from),
    due:
      balanceDue === null
        ? sumTerm("BT-115", due, ["BT-112", "-BT-113"])
        : printed("BT-115", amountText(due), balanceDue.from, turnedBy(turn, balanceDue.value)),
  };
}

import { Money } from "../base/money.ts";
import type { Invoice } from "../document/invoice.ts";
import type { PrintedTerm, PrintedTerms } from "../document/printed-terms.ts";
import type { Sourced } from "../document/sourced.ts";
import { LACK_SENTENCES } from "../finding/e-invoice-words.ts";
import type { Term } from "./emitted-invoice.ts";
import { DISCOUNT } from "./line-figures.ts";
import type { SemanticAdjustment } from "./semantic-invoice.ts";
import { amountText, foundTerm, hasCents, type Lacks, printed, setTerm } from "./terms.ts";
import { type Turn, turnedBy } from "./signs.ts";

/** An allowance or a charge before its tax is known, positive, with its amount as money. */
export interface UntaxedAdjustment extends Omit<SemanticAdjustment, "category" | "rate"> {
  readonly isCharge: boolean;
  readonly money: Money;
}

/** Freight, by UNTDID 7161. */
const FREIGHT = "FC";

/** What the paper takes off and adds as a whole, each with the words that stand before it. */
export function untaxedAdjustments(
  { discount, shipping, otherCharges }: Invoice,
  { discountLabel, shippingLabel, chargesLabel }: PrintedTerms,
  turn: Turn,
  lacks: Lacks,
): readonly UntaxedAdjustment[] {
  return [
    // A discount is read as a positive amount; what a credit note credits less is negative only where its amounts were turned.
    adjustment(discount, { label: discountLabel, code: DISCOUNT, isCharge: false }, same, lacks),
    adjustment(shipping, { label: shippingLabel, code: FREIGHT, isCharge: true }, turn, lacks),
    adjustment(otherCharges, { label: chargesLabel, code: null, isCharge: true }, turn, lacks),
  ].filter((one) => one !== null);
}

const same: Turn = (amount) => amount;

interface Manner {
  readonly label: PrintedTerm | null;
  readonly code: string | null;
  readonly isCharge: boolean;
}

function adjustment(
  amount: Sourced<Money> | null,
  { label, code, isCharge }: Manner,
  turn: Turn,
  lacks: Lacks,
): UntaxedAdjustment | null {
  if (amount === null || amount.value.isZero()) return null;
  const signed = turn(amount.value);
  // A charge below zero is an allowance, and the other way round: the norm asks for positive amounts.
  const charges = isCharge !== signed.isNegative();
  const money = signed.absolute();
  const [numbers, words] = charges
    ? [CHARGE, "the amount of a charge"]
    : [ALLOWANCE, "the amount of an allowance"];
  if (!hasCents(money)) return lacks.note(numbers.amount, LACK_SENTENCES.moreDecimals(words));
  const reason = foundTerm(numbers.reason, label);
  // The paper's own words say more than a code of all discounts.
  const isCoded = reason === null && code !== null && charges === isCharge;
  const reasonCode = isCoded ? codeTerm(numbers.code, code) : null;
  if (reason === null && reasonCode === null)
    return lacks.notPrinted(
      `${numbers.reason}/${numbers.code}`,
      `the reason of ${words.slice(14)}`,
    );
  const by = turnedBy(turn, amount.value);
  return {
    isCharge: charges,
    money,
    amount: printed(numbers.amount, amountText(money), amount.from, by),
    reason,
    reasonCode,
  };
}

const ALLOWANCE = { amount: "BT-92", reason: "BT-97", code: "BT-98" } as const;
const CHARGE = { amount: "BT-99", reason: "BT-104", code: "BT-105" } as const;

function codeTerm(term: string, code: string): Term {
  return setTerm(term, code, "its label is one of discounts, or of freight");
}

/** What the adjustments come to together: charges less allowances. */
export function adjustmentOf(adjustments: readonly UntaxedAdjustment[]): Money {
  return Money.sum(adjustments.map(({ isCharge, money }) => (isCharge ? money : money.negated())));
}

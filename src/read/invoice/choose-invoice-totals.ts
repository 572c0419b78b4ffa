import {
  type TaxPart,
  taxPartsOf,
  TOTAL_SLOTS,
  type TotalCandidate,
  totalCandidates,
} from "../../evidence/invoice/totals/total-candidates.ts";
import { Money } from "../../base/money.ts";
import { carriedTotals } from "../../solve/invoice-totals/balance-ways.ts";
import {
  type BalanceWayChoice,
  chooseBalanceWay,
  chooseWay,
  type FactorWeights,
  type WayChoice,
} from "../../solve/invoice-totals/choose-ways.ts";
import {
  type AdjustmentSlot,
  ADJUSTMENT_SLOTS,
  likeliest,
  type SlotOdds,
  slotOdds,
  type SlotWeights,
  type TotalOption,
} from "../../solve/invoice-totals/options.ts";
import type { TotalsFacts } from "../../solve/invoice-totals/totals-way.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import { type AmountRow, unlabelledRow } from "../../evidence/invoice/totals/amount-rows.ts";
import {
  type ChosenAdjustment,
  type ChosenAmount,
  type ChosenTax,
  type GivenTotals,
  NO_TOTALS,
  type TotalsChoice,
} from "../../evidence/invoice/totals/totals-choice.ts";
import { INVOICE_TOTALS } from "../../weights/invoice-totals.ts";

/** What each sign says of an amount, and each factor of all totals together and of what is left to pay. */
export interface TotalsNumbers {
  readonly signs: SlotWeights;
  readonly factors: FactorWeights;
  readonly balance: FactorWeights;
}

/** Chooses the totals of an invoice among all amounts beyond its items, together. */
export function chooseInvoiceTotals(
  paper: InvoicePaper,
  given: GivenTotals,
  fitted: TotalsNumbers = INVOICE_TOTALS,
): TotalsChoice {
  const all = totalCandidates(paper, given);
  const odds = slotOdds(all, fitted.signs);
  const choice = chooseWay(totalsFacts(all, odds, given), fitted.factors);
  if (choice === null) return NO_TOTALS;
  const balance = chooseBalanceWay({ all, odds, totals: choice.way }, fitted.balance);
  return {
    ...choiceOf(choice, zerosOf(all, odds, choice)),
    ...balanceOf(balance),
    likely: likelyRows(all, odds),
    shares: { ...choice.shares, ...balance?.shares },
  };
}

/** Amounts that are by themselves likelier one of the totals than none, each by the label that says so. */
function likelyRows(all: readonly TotalCandidate[], odds: SlotOdds): readonly AmountRow[] {
  return all.flatMap((candidate, index) => {
    const slots = TOTAL_SLOTS.filter((slot) => (odds[slot][index] ?? -Infinity) > 0);
    const [slot] = slots.toSorted((a, b) => (odds[b][index] ?? 0) - (odds[a][index] ?? 0));
    return slot === undefined ? [] : [rowFor(candidate, NAMED[slot])];
  });
}

/** What is known of a paper's totals before they are chosen. */
export function totalsFacts(
  all: readonly TotalCandidate[],
  odds: SlotOdds,
  { tables, lineSum, tills }: GivenTotals,
): TotalsFacts {
  return {
    all,
    odds,
    tabled: taxPartsOf(tables),
    lineSum: lineSum?.toCents() ?? null,
    carried: carriedTotals({ all, odds }),
    subtotals: all.filter(({ rows }) => rows.some(({ meaning }) => meaning === "subtotal")),
    balances: all.flatMap(({ figure }, index) =>
      (odds.balanceDue[index] ?? 0) > 0 ? figure.value.toCents() : [],
    ),
    taken: new Set(tills.map(({ figure }) => figure.value.toCents())),
    printed: new Set(all.map(({ figure }) => figure.value.toCents())),
  };
}

function choiceOf(
  { way, share, whole, shares }: WayChoice,
  zeros: readonly TotalOption[],
): TotalsChoice {
  const { total, subtotal, taxes, adjustments, proof } = way;
  const parts = taxes.parts.map(taxOf);
  return {
    ...NO_TOTALS,
    subtotal: subtotal === null ? null : amountOf(subtotal, shares.subtotal),
    total: total === null ? null : amountOf(total, shares.total),
    taxes: parts,
    taxSum: Money.sum(parts.map(({ value }) => value)),
    adjustments: inReadingOrder([...adjustments, ...zeros]).map((option): ChosenAdjustment => {
      const name = option.slot as AdjustmentSlot;
      return { ...amountOf(option, shares[name]), name };
    }),
    proof,
    share,
    whole,
  };
}

type BalanceName =
  "paid" | "withheld" | "previousBalance" | "balanceDue" | "isBalanceProved" | "wholeBalance";

function balanceOf(choice: BalanceWayChoice | null): Pick<TotalsChoice, BalanceName> {
  if (choice === null) return NO_TOTALS;
  const { way, shares, whole } = choice;
  const { paid, withheld, previous, balance, isProved } = way;
  return {
    paid: inReadingOrder(paid).map((option) => amountOf(option, shares.amountPaid)),
    withheld: inReadingOrder(withheld).map((option) => amountOf(option, shares.amountPaid)),
    previousBalance:
      previous === null
        ? null
        : { row: rowFor(previous, ["previousBalance"]), value: previous.figure.value, share: 1 },
    balanceDue: balance === null ? null : amountOf(balance, shares.balanceDue),
    isBalanceProved: isProved,
    wholeBalance: whole,
  };
}

function inReadingOrder(options: readonly TotalOption[]): readonly TotalOption[] {
  return options.toSorted((a, b) => a.candidate.at - b.candidate.at);
}

/** Adjustments that are printed as zero, of slots for which nothing else was chosen. */
function zerosOf(
  all: readonly TotalCandidate[],
  odds: SlotOdds,
  { way }: WayChoice,
): readonly TotalOption[] {
  const filled = new Set(way.adjustments.map(({ slot }) => slot));
  return ADJUSTMENT_SLOTS.filter((slot) => !filled.has(slot)).flatMap((slot) => {
    const best = likeliest([slot], { all, odds }, ({ cents, odds: own }) => cents === 0 && own > 0);
    return best === null ? [] : [best];
  });
}

/** Meanings of labels that name what was chosen, the best first. */
const NAMED: Readonly<Record<TotalOption["slot"], readonly AmountRow["meaning"][]>> = {
  subtotal: ["subtotal", "plainTotal", "taxBase"],
  discount: ["discount", "amountPaid"],
  shipping: ["shipping"],
  otherCharges: ["otherCharge", "tip", "rounding"],
  withholding: ["withholding"],
  tax: ["tax", "totalTax"],
  total: ["total", "plainTotal", "balanceDue"],
  amountPaid: ["amountPaid", "cashTendered"],
  balanceDue: ["balanceDue"],
};

function amountOf({ slot, candidate, cents }: TotalOption, share: number): ChosenAmount {
  const { value: printed } = candidate.figure;
  const value = cents < 0 === printed.isNegative() ? printed : printed.negated();
  return { row: rowFor(candidate, NAMED[slot]), value, share };
}

/** The label that names an amount best. */
function rowFor(
  { figure, rows, at }: TotalCandidate,
  meanings: readonly AmountRow["meaning"][],
): AmountRow {
  const named = meanings.flatMap((meaning) => rows.filter((row) => row.meaning === meaning));
  return named[0] ?? rows[0] ?? unlabelledRow("otherAmount", figure, at);
}

function taxOf({ figure, rate, base, row }: TaxPart): ChosenTax {
  return { figure, value: figure.value, rate, base, row };
}

import { Money } from "../../../base/money.ts";
import type { Assessment } from "../../../document/assessment.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { TaxRow, TaxSums } from "./tax-rows.ts";

/** What a paper prints that may be its totals. */
export interface GivenTotals {
  /** The labelled amounts beyond the items. */
  readonly rows: readonly AmountRow[];
  readonly tables: readonly TaxRow[];
  readonly sums: TaxSums | null;
  /** See `tillTotals`. */
  readonly tills: readonly AmountRow[];
  readonly lineSum: Money | null;
  /** Whether a line of print belongs to the items. */
  readonly isItem: (at: number) => boolean;
}

/** An amount that was chosen, with the label that it stands by. */
export interface ChosenAmount {
  readonly row: AmountRow;
  /** Signed as it moves the total. */
  readonly value: Money;
  /** How probable its value is, 0 to 1. */
  readonly share: number;
}

/** What an amount between the items and the total is. */
export type AdjustmentName = "discount" | "shipping" | "otherCharges" | "withholding";

export interface ChosenAdjustment extends ChosenAmount {
  readonly name: AdjustmentName;
}

/** A tax with what is printed of it. */
export interface ChosenTax {
  readonly figure: InvoiceFigure;
  readonly value: Money;
  readonly rate: InvoiceFigure | null;
  readonly base: InvoiceFigure | null;
  readonly row: AmountRow | null;
}

/** How the printed figures lead to the total. */
export type TotalProof =
  /** Subtotal, taxes and adjustments give the total. */
  | "sum"
  /** Subtotal and total are the same, nothing else is printed. */
  | "same"
  /** The taxes are inside the total, which is the subtotal with its adjustments. */
  | "tax-inside"
  /** No way was found. */
  | null;

/** The amounts between the items and the total, chosen together. */
export interface TotalsChoice {
  readonly subtotal: ChosenAmount | null;
  readonly total: ChosenAmount | null;
  readonly taxes: readonly ChosenTax[];
  readonly taxSum: Money;
  /** What leads to the total beside the taxes; zeros are those that are printed as such. */
  readonly adjustments: readonly ChosenAdjustment[];
  readonly proof: TotalProof;
  /** How probable the choice of subtotal and total is, 0 to 1. */
  readonly share: number;
  readonly paid: readonly ChosenAmount[];
  /** Held back from the total: retention, withheld tax. */
  readonly withheld: readonly ChosenAmount[];
  readonly previousBalance: ChosenAmount | null;
  readonly balanceDue: ChosenAmount | null;
  /** Whether total, payments and balance fit together with something paid or open from before. */
  readonly isBalanceProved: boolean;
  /** Amounts by their labels that are likely one of the totals by themselves, whether they were chosen or not. */
  readonly likely: readonly AmountRow[];
  /** How probable subtotal, total, taxes and what is between them are together, 0 to 1. */
  readonly whole: number;
  /** How probable payments and balance are together, given these. */
  readonly wholeBalance: number;
  /** How probable what is said of each figure by itself is, by its slot: its amount, or that it is not printed. */
  readonly shares: Readonly<Record<string, number>>;
}

/** Where nothing is printed. */
export const NO_TOTALS: TotalsChoice = {
  subtotal: null,
  total: null,
  taxes: [],
  taxSum: Money.zero,
  adjustments: [],
  proof: null,
  share: 0,
  whole: 0,
  wholeBalance: 0,
  paid: [],
  withheld: [],
  previousBalance: null,
  balanceDue: null,
  isBalanceProved: false,
  likely: [],
  shares: {},
};

/** Chooses the totals of a paper among all that it prints. */
export type ChooseTotals = (paper: InvoicePaper, given: GivenTotals) => TotalsChoice;

/** Whoever says that a paper is wrong has to have read it: all of the figures are likelier right than not. */
const LIKELIER = 0.5;

/** Whether the totals are clear: they are likelier right than all others together, and where they do not add up no amount is left that would close the gap. */
export function clearnessOf(choice: TotalsChoice, rows: readonly AmountRow[]): Assessment {
  const { total, subtotal, proof, whole } = choice;
  if (total === null && subtotal === null) return CLEAR;
  if (whole < LIKELIER)
    return { holds: false, because: "The labels leave open which figure is which of the totals." };
  if (total === null || subtotal === null || proof !== null) return CLEAR;
  const closing = rows.find(
    ({ label, figure }) =>
      label !== null && figure.value.absolute().equals(gapOf(choice, subtotal.value, total.value)),
  );
  return closing === undefined
    ? CLEAR
    : {
        holds: false,
        because: `"${closing.figure.printed}" is in none of the fields, and the totals are off by just as much.`,
      };
}

/** Whether it is clear what is left to pay: totals, payments and balance are likelier right together than not. */
export function balanceClearness({ whole, wholeBalance }: TotalsChoice): Assessment {
  return whole * wholeBalance >= LIKELIER
    ? CLEAR
    : {
        holds: false,
        because: "The labels leave open what was paid and what is left to pay.",
      };
}

const CLEAR: Assessment = { holds: true, because: "The labels say which figure is which." };

/** By how much the totals are off, without a sign. */
function gapOf({ adjustments, taxSum }: TotalsChoice, subtotal: Money, total: Money): Money {
  return Money.sum([subtotal, taxSum, ...adjustments.map(({ value }) => value)])
    .minus(total)
    .absolute();
}

import { Money } from "../../../base/money.ts";
import type { InvoiceAmountLabel } from "../../invoice-template.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { TaxRow } from "./tax-rows.ts";

/** A figure that stands for one amount of the totals; the same figure printed again strengthens it. */
export interface AmountOption {
  readonly row: AmountRow;
  /** Signed as it moves the total. */
  readonly value: Money;
  readonly score: number;
}

/** A tax with what is printed of it. */
export interface TaxOption {
  readonly figure: InvoiceFigure;
  /** Signed as it moves the total. */
  readonly value: Money;
  readonly rate: InvoiceFigure | null;
  readonly base: InvoiceFigure | null;
  readonly row: AmountRow | null;
}

const AGAIN = 0.25;
const MOST_AGAIN = 2;

/** The distinct amounts that stand by labels of some meanings, the best first. */
export function optionsOf(
  rows: readonly AmountRow[],
  weights: Readonly<Partial<Record<InvoiceAmountLabel, number>>>,
  sign: (row: AmountRow) => Money = ({ figure }) => figure.value,
): readonly AmountOption[] {
  const byKey = new Map<string, { row: AmountRow; value: Money; score: number; count: number }>();
  for (const row of rows) {
    const weight = weights[row.meaning];
    if (weight === undefined) continue;
    const value = sign(row);
    const score = row.score + weight;
    const known = byKey.get(value.key());
    if (known === undefined) byKey.set(value.key(), { row, value, score, count: 0 });
    else {
      known.count += known.row.figure === row.figure ? 0 : 1;
      if (score > known.score) [known.row, known.score] = [row, score];
    }
  }
  return [...byKey.values()]
    .map(({ row, value, score, count }) => ({
      row,
      value,
      score: score + AGAIN * Math.min(MOST_AGAIN, count),
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** Taxes by their labels; the same tax printed again counts once. */
export function labelledTaxes(rows: readonly AmountRow[]): readonly TaxOption[] {
  const byKey = new Map<string, TaxOption>();
  for (const row of rows) {
    if (row.meaning !== "tax") continue;
    const { figure, rate } = row;
    const words = row.label?.words.map(({ text }) => text.toLowerCase()).join(" ") ?? "";
    const key = `${figure.value.key()} ${rate?.value.key() ?? ""} ${rate === null ? "" : words}`;
    const base = row.between.findLast(({ decimals }) => decimals > 0) ?? null;
    if (!byKey.has(key)) byKey.set(key, { figure, value: figure.value, rate, base, row });
  }
  return [...byKey.values()];
}

/** Taxes of the tax table; a table that is printed twice counts once. */
export function tabledTaxes(rows: readonly TaxRow[]): readonly TaxOption[] {
  const byKey = new Map<string, TaxOption>();
  for (const { rate, base, amount } of rows) {
    const key = `${rate.value.key()} ${base.value.key()} ${amount.value.key()}`;
    if (!byKey.has(key))
      byKey.set(key, { figure: amount, value: amount.value, rate, base, row: null });
  }
  return [...byKey.values()];
}

/** One way to take the taxes of a paper. */
export interface TaxChoice {
  readonly taxes: readonly TaxOption[];
  readonly sum: Money;
  readonly score: number;
}

const MOST_SINGLE = 5;

/** Every way to take the taxes: by their table, by their labels, by their sum, or not at all. */
export function taxChoices(
  labelled: readonly TaxOption[],
  tabled: readonly TaxOption[],
  totals: readonly AmountOption[],
): readonly TaxChoice[] {
  const choices: TaxChoice[] = [];
  const add = (taxes: readonly TaxOption[], score: number): void => {
    choices.push({ taxes, sum: Money.sum(taxes.map(({ value }) => value)), score });
  };
  if (tabled.length > 0) add(tabled, 1.2);
  const few = labelled.slice(0, MOST_SINGLE);
  for (let set = 1; set < 1 << few.length; set += 1) {
    const taxes = few.filter((_, index) => (set >> index) % 2 === 1);
    // Taxes go one way; what is held back is no tax of the total.
    if (new Set(taxes.map(({ value }) => value.isNegative())).size > 1) continue;
    const rated = taxes.filter(({ rate }) => rate !== null).length;
    add(taxes, 1 + 0.1 * rated - 0.15 * (few.length - taxes.length));
  }
  for (const { row, value } of totals)
    add([{ figure: row.figure, value, rate: row.rate, base: null, row }], 0.8);
  const isTaxed = choices.some(({ sum }) => !sum.isZero());
  add([], isTaxed ? -1.2 : 0);
  return choices;
}

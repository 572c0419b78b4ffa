import { Money } from "../../../base/money.ts";
import { Percent } from "../../../base/percent.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../../../paper/invoice/invoice-paper.ts";

/** A row of a tax table: a rate, what it was taken of, and the tax. */
export interface TaxRow {
  readonly rate: InvoiceFigure;
  readonly base: InvoiceFigure;
  readonly amount: InvoiceFigure;
  /** Base and tax together, where that is printed beside them. */
  readonly gross: InvoiceFigure | null;
  /** Index of the line. */
  readonly at: number;
}

/** The figures of all rates together. */
export interface TaxSums {
  readonly base: InvoiceFigure;
  readonly amount: InvoiceFigure;
  readonly gross: InvoiceFigure | null;
  readonly at: number;
}

/** A tax is rounded to the cent, sometimes line by line. */
const ROUNDING = Money.of("0.02");
const HALF_CENT = Money.of("0.005");
/** No tax on a bill is higher, in hundredths. */
export const HIGHEST_RATE: Money = Money.of("40");

/**
 * Rows in which a rate, a base and a tax stand side by side and fit: what a tax table is made of, whatever its captions
 * say. Lines of the items are left out by `isItem`.
 */
export function taxRows(paper: InvoicePaper, isItem: (at: number) => boolean): readonly TaxRow[] {
  return paper.lines.flatMap((line, at) => {
    if (isItem(at) || line.figures.length < 3 || line.figures.length > 8) return [];
    const row = taxRowIn(line, at);
    return row === null ? [] : [row];
  });
}

function taxRowIn({ figures }: PaperLine, at: number): TaxRow | null {
  const rates = figures.filter(isRate);
  const amounts = figures.filter(({ isPercent }) => !isPercent);
  for (const rate of rates.toSorted((a, b) => Number(b.isPercent) - Number(a.isPercent))) {
    for (const base of amounts) {
      if (base === rate || base.value.isZero()) continue;
      const amount = amounts.find(
        (other) =>
          other !== base &&
          other !== rate &&
          isShareOf(other.value, base.value, new Percent(rate.value)),
      );
      if (amount === undefined || (!rate.isPercent && amount.decimals < 2)) continue;
      const whole = base.value.plus(amount.value);
      const gross = amounts.find(
        (other) => other !== base && other !== amount && other.value.equals(whole),
      );
      return { rate, base, amount, gross: gross ?? null, at };
    }
  }
  return null;
}

function isRate({ value, isPercent, currency }: InvoiceFigure): boolean {
  const fits = value.compare(HIGHEST_RATE) <= 0 && !value.isNegative() && !value.isZero();
  return currency === "" && fits && (isPercent || value.compare(Money.of("1")) > 0);
}

/** Whether a tax is that share of an amount, as taxes are rounded. */
export function isShareOf(tax: Money, base: Money, rate: Percent): boolean {
  if (tax.isZero()) return false;
  const share = rate.of(base);
  const off = share.minus(tax).absolute();
  if (off.compare(HALF_CENT) <= 0) return true;
  return off.compare(ROUNDING) <= 0 && off.times(Money.of("40")).compare(share.absolute()) <= 0;
}

/** What all rates come to: the one row of the table, or the line that prints the sums of base and tax. */
export function taxSums(paper: InvoicePaper, rows: readonly TaxRow[]): TaxSums | null {
  const distinct = new Map(
    rows.map((row) => [
      `${row.rate.value.key()} ${row.base.value.key()} ${row.amount.value.key()}`,
      row,
    ]),
  );
  const [first, second] = distinct.values();
  if (first === undefined) return null;
  if (second === undefined) return first;
  const base = Money.sum([...distinct.values()].map((row) => row.base.value));
  const tax = Money.sum([...distinct.values()].map((row) => row.amount.value));
  const from = Math.min(...rows.map(({ at }) => at));
  for (let at = from + 1; at < paper.lines.length && at < from + 20; at += 1) {
    const figures = paper.lines[at]?.figures ?? [];
    const ofBase = figures.find(({ value }) => value.equals(base));
    const ofTax = figures.find((figure) => figure !== ofBase && figure.value.equals(tax));
    if (ofBase === undefined || ofTax === undefined) continue;
    const whole = base.plus(tax);
    return {
      base: ofBase,
      amount: ofTax,
      gross: figures.find(({ value }) => value.equals(whole)) ?? null,
      at,
    };
  }
  return null;
}

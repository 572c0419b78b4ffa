import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { PrintedTaxRow } from "../document/printed-terms.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Line } from "../layout/lines.ts";
import { readNumber } from "../paper/invoice/amount-text.ts";
import { cutOf, type Piece, pieceOf, provenanceOf } from "./printed-runs.ts";

/** Rows that are kept of one paper: every rate of a country, several times. */
const MOST_ROWS = 40;
/** Numbers of one line that are combined; more of them are no row of a tax. */
const MOST_NUMBERS = 8;
/** No tax on value is higher than this percentage. */
const MOST_RATE = Money.of("30.00");

/** An amount with its decimals, or a whole number; groups of thousands with any sign or a blank. */
const NUMBER =
  /(?<![\p{L}\d.,])-?(?:\d{1,3}(?:[.,'’ ]\d{3})+[.,]\d{2}|\d+(?:[.,]\d{1,3})?)(?![\d])/gu;

/**
 * The rows that print a rate, what it was taken of and what it comes to, where the product holds to the cent. A product has no
 * order, so that 7 % of 8.41 is a row as well as 8.41 % of 7: which one it is, the sums of the paper say.
 */
export function readTaxRows(lines: readonly Line[]): readonly PrintedTaxRow[] {
  const rows: PrintedTaxRow[] = [];
  for (const line of lines) {
    if (rows.length >= MOST_ROWS) break;
    const numbers = line.runs.flatMap((run) => numbersIn(pieceOf(run)));
    if (numbers.length < 3 || numbers.length > MOST_NUMBERS) continue;
    rows.push(...rowsOf(numbers));
  }
  return rows.slice(0, MOST_ROWS);
}

interface PrintedNumber extends Sourced<Money> {
  readonly hasCents: boolean;
}

function numbersIn(piece: Piece): readonly PrintedNumber[] {
  return [...piece.text.matchAll(NUMBER)].flatMap((match) => {
    const [printed] = match;
    const number = readNumber(printed, "comma");
    const cut = cutOf(piece, match.index, match.index + printed.length);
    if (number === null || cut === null) return [];
    const from = [provenanceOf(cut)] as const;
    return [{ value: number.value, from, hasCents: /[.,]\d{2}$/.test(printed) }];
  });
}

function rowsOf(numbers: readonly PrintedNumber[]): readonly PrintedTaxRow[] {
  return numbers.flatMap((rate) => {
    if (rate.value.isNegative() || rate.value.isZero()) return [];
    if (rate.value.compare(MOST_RATE) > 0) return [];
    const percent = new Percent(rate.value);
    return numbers.flatMap((base) =>
      numbers.flatMap((tax) => {
        if (base === rate || tax === rate || tax === base) return [];
        if (!base.hasCents || !tax.hasCents || base.value.isZero()) return [];
        const isRow = percent.of(base.value).roundedToCents().equals(tax.value);
        return isRow ? [{ rate: { value: percent, from: rate.from }, base, tax }] : [];
      }),
    );
  });
}

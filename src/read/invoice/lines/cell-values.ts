import { Percent } from "../../../base/percent.ts";
import type { Money } from "../../../base/money.ts";
import type { Sourced } from "../../../document/sourced.ts";
import type { TableRow } from "../../../evidence/invoice/items/item-table.ts";
import { readingOf, type Style } from "../../../evidence/invoice/items/product-fit.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import { placeOf, sourcedText } from "../../../paper/invoice/found.ts";

/** The words of a row in a column. */
export function textIn(row: TableRow, column: number): readonly Word[] {
  return (row.inColumns[column] ?? []).flatMap(({ words }) => words);
}

/** A text with its words; null where it is empty. */
export function sourcedOrNull(
  value: string,
  words: readonly Word[],
  page: number,
): Sourced<string> | null {
  return value === "" || words.length === 0 ? null : sourcedText(value, words, page);
}

/** A figure in one of its readings, with its words. */
export function sourced(figure: InvoiceFigure | null, style: Style): Sourced<Money> | null {
  if (figure === null) return null;
  const value = readingOf(figure, style);
  return { value, from: [placeOf(figure.words, figure.pageNumber, figure.printed)] };
}

/** A rate without its sign, with its words. */
export function percentOf(figure: InvoiceFigure): Sourced<Percent> {
  const value = new Percent(figure.value.absolute());
  return { value, from: [placeOf(figure.words, figure.pageNumber, figure.printed)] };
}

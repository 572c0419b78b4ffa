import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { type Header, headersIn } from "../items/header-captions.ts";
import { itemWordsOf } from "../items/item-words.ts";

/** Where the items of a page begin: index of the first line of their captions, by page. */
export type TableTops = ReadonlyMap<number, number>;

/** Of what something is sold, and for what. */
const GOODS: readonly InvoiceColumn[] = ["description", "quantity"];
const MONEY: readonly InvoiceColumn[] = ["unitPrice", "amount", "netAmount", "grossAmount"];

/** Finds the captions over the items of each page. Below them stand goods, no names. */
export function tableTopsOf(paper: InvoicePaper): TableTops {
  const tops = new Map<number, number>();
  for (const header of headersIn(paper, itemWordsOf(paper))) {
    const line = paper.lines[header.first];
    if (line === undefined || tops.has(line.line.pageNumber) || !isOfItems(header)) continue;
    tops.set(line.line.pageNumber, header.first);
  }
  return tops;
}

/** Whether captions stand over items: a row of data about the invoice may share two or three of their words. */
function isOfItems({ first, last, captions }: Header): boolean {
  if (last - first > 1) return false;
  const known = new Set(captions.flatMap(({ meanings: [meaning] }) => meaning ?? []));
  known.delete("other");
  if (!GOODS.some((column) => known.has(column)) || !MONEY.some((column) => known.has(column)))
    return false;
  if (known.size >= 3 || known.size === captions.length) return true;
  const end = captions.at(-1)?.meanings[0];
  return captions.length >= 4 && end !== undefined && MONEY.includes(end);
}

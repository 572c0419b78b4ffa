import { onceFor } from "../../../base/once-for.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { itemWordsOf, phrasesOf } from "./item-words.ts";
import type { ItemsOffer } from "./items-choice.ts";
import type { TillItems } from "./till-items.ts";
import { isWithTax, type Note, type PaperFacts, sizeOf, sumFactors } from "./item-notes.ts";
import { tableFactors } from "./item-table-factors.ts";

/** Till rolls are narrower than this many points. */
const ROLL = 330;
/** Rates that are tried between two columns; papers print few. */
const MOST_RATES = 12;

const paperFacts = onceFor((paper: InvoicePaper): PaperFacts => {
  const words = itemWordsOf(paper);
  const rates = paper.lines.flatMap(({ figures }) =>
    figures.flatMap(({ isPercent, value }) => (isPercent ? [value.toCents() / 100] : [])),
  );
  return {
    rates: [...new Set(rates)].filter((rate) => rate > 0 && rate < 100).slice(0, MOST_RATES),
    saysTaxIncluded: paper.lines.some(
      ({ line }) => phrasesOf(words, "taxIncluded", line.words).length > 0,
    ),
    isRoll: paper.layout.pages.every(({ page }) => page.width < ROLL),
  };
});

/** What speaks for and against one way to read the items of a paper, each by its name. */
export function itemFactors(offer: ItemsOffer, paper: InvoicePaper): ReadonlyMap<string, number> {
  const facts = paperFacts(paper);
  const factors = new Map<string, number>();
  const add = (name: string, by: number): void => {
    if (by !== 0) factors.set(name, (factors.get(name) ?? 0) + by);
  };
  if (offer.kind === "till") tillFactors(offer, paper, facts, add);
  else tableFactors(offer, paper, facts, add);
  return factors;
}

function tillFactors(
  { items, ...sum }: TillItems,
  paper: InvoicePaper,
  facts: PaperFacts,
  add: Note,
): void {
  const kind = facts.isRoll ? "roll" : "till";
  add(kind, 1);
  const products = items.filter(({ isProduct }) => isProduct).length;
  const factors = items.filter((item) => item.factors !== null).length;
  add(`${kind}, products`, products / items.length);
  add(`${kind}, any product`, products > 0 ? 1 : 0);
  add(`${kind}, products off`, (factors - products) / items.length);
  add(`${kind}, lone amounts beside products`, products > 0 ? 1 - factors / items.length : 0);
  add(`${kind}, items`, sizeOf(items.length));
  add(`${kind}, one item`, items.length === 1 ? 1 : 0);
  const rated = items.map(({ amount, index }) => ({
    amount,
    figures: paper.lines[index]?.figures ?? [],
  }));
  add(`${kind}, tax among them`, isWithTax(rated) ? 1 : 0);
  sumFactors(sum, `${kind}, `, add);
}

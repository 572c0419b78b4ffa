import { found } from "../../../finding/finding.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import {
  type ChooseItems,
  firstDifference,
  type ItemsOffer,
  offeredItems,
  type TableReading,
  tableReadings,
} from "../../../evidence/invoice/items/items-choice.ts";
import { type ItemText, itemTexts } from "./item-texts.ts";
import { codeColumn, textPlaceOf } from "../../../evidence/invoice/items/text-place.ts";
import { itemWordsOf } from "../../../evidence/invoice/items/item-words.ts";
import { areTaxesAmounts } from "./line-taxes.ts";
import { invoiceLine, tillInvoiceLine } from "./invoice-line.ts";
import { type TillItems, tillReadings } from "../../../evidence/invoice/items/till-items.ts";
import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import { isAmountColumn, type ItemTable } from "../../../evidence/invoice/items/item-table.ts";
import { columnsWith, type Roles } from "../../../evidence/invoice/items/item-roles.ts";
import type { Cutting } from "../../../evidence/invoice/items/line-cells.ts";
import {
  includesTaxOf,
  type LinesReading,
  type OfferedLines,
  NO_LINES,
  spansOf,
  tableEvidence,
  tillEvidence,
} from "./lines-evidence.ts";

/** Reads the items of an invoice, bill or receipt; none where the paper lists none. */
export function readInvoiceLines(paper: InvoicePaper, chooseItems: ChooseItems): LinesReading {
  const cutting: Cutting = { paper, words: itemWordsOf(paper) };
  const { offer, rival, share } = chooseItems(paper, itemsOffers(cutting));
  if (offer === null) return { ...NO_LINES, share };
  const lines = { ...linesOfOffer(offer, cutting), share };
  // What neither products nor sums bear out is told already.
  if (rival === null || lines.notices.length > 0) return lines;
  const difference = firstDifference(billedItems(offer), billedItems(rival));
  if (difference === null) return lines;
  const [chosen, other] = difference;
  const facts = { chosen: chosen?.printed ?? null, other: other?.printed ?? null };
  return { ...lines, notices: [...lines.notices, found("items-left-open", facts, ["lineItems"])] };
}

/** Items that cost something: whether a line of 0.00 is one changes nothing that anybody pays. */
function billedItems(offer: ItemsOffer): ReturnType<typeof offeredItems> {
  return offeredItems(offer).filter(({ amount }) => !amount.value.isZero());
}

/** Every way to read the items of a paper. */
export function itemsOffers(cutting: Cutting): readonly ItemsOffer[] {
  return [...tableReadings(cutting), ...tillReadings(cutting)];
}

/** The lines that one way to read the items comes to. */
export function linesOfOffer(offer: ItemsOffer, cutting: Cutting): OfferedLines {
  return offer.kind === "till" ? tillReading(offer, cutting) : readingOf(offer, cutting);
}

/** Lines behind the amount of a till's item that may tell of it. */
const LINES_BEHIND = 1;

/** The whole numbers from one up to, not including, another. */
function stretch(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

function tillReading({ items, sums, end }: TillItems, cutting: Cutting): OfferedLines {
  const printed = items.filter(({ factors }) => factors !== null).length;
  const fitting = items.filter(({ isProduct }) => isProduct).length;
  const products = { printed, fitting };
  const indexes = items.flatMap(({ index, first }) => [first, index]);
  const last = Math.min(end ?? Infinity, cutting.paper.lines.length);
  const lines = items.map((item, at) => {
    const next = Math.min(items[at + 1]?.first ?? last, item.index + 1 + LINES_BEHIND);
    return tillInvoiceLine(item, stretch(item.first, next), cutting.paper);
  });
  return {
    lines,
    spans: spansOf(indexes, null, lines, cutting.paper),
    sums,
    includesTax: includesTaxOf(undefined, cutting.paper, cutting.words),
    isNamed: false,
    areFactorsClear: factorsOf(products, false),
    products,
    ...tillEvidence({ products, sums }),
  };
}

/** Whether captions name one column of quantities and one of unit prices, and no other. */
function hasOwnFactors({ columns }: ItemTable, { isNamed }: Roles): boolean {
  const isOne = (meaning: InvoiceColumn): boolean => columnsWith(columns, meaning).length === 1;
  return isNamed && isOne("quantity") && isOne("unitPrice");
}

/** What is named is clear, unless no product of several is its amount; else most products must be the amounts. */
function factorsOf(
  { printed, fitting }: LinesReading["products"],
  areNamed: boolean,
): LinesReading["areFactorsClear"] {
  if (areNamed && printed > 1 && fitting === 0)
    return {
      holds: false,
      because: `In none of ${printed} lines is quantity times unit price the amount: something else may be in the price.`,
    };
  return areNamed || fitting * 2 > printed
    ? { holds: true, because: "Captions or most products say which figures are the factors." }
    : {
        holds: false,
        because:
          "Neither captions nor most products say which figures are quantity and unit price.",
      };
}

const NO_TEXT: ItemText = { words: [], code: [], rows: [] };

function readingOf({ anchors, table, roles, sums }: TableReading, cutting: Cutting): OfferedLines {
  const { paper, words } = cutting;
  const place = textPlaceOf(table, anchors);
  const texts = itemTexts(table, anchors, roles, place);
  const making = {
    paper,
    words,
    table,
    roles,
    code: codeColumn(table, anchors, place),
    areTaxesAmounts: areTaxesAmounts(table, roles),
  };
  const indexes = [...anchors.map(({ row }) => row), ...texts.flatMap(({ rows }) => rows)].map(
    ({ index }) => index,
  );
  const lines = anchors.map((anchor, at) => invoiceLine(anchor, texts[at] ?? NO_TEXT, making));
  return {
    lines,
    spans: spansOf(indexes, table.header, lines, paper),
    sums,
    includesTax: includesTaxOf(table.columns[roles.amount], paper, words),
    isNamed: isAmountColumn(table.columns[roles.amount]),
    areFactorsClear: factorsOf(roles.products, hasOwnFactors(table, roles)),
    products: roles.products,
    ...tableEvidence(table.header, roles, { sums }),
  };
}

import type { InvoicePaper } from "../invoice-paper.ts";
import { headersIn } from "./header-captions.ts";
import {
  readingBelow,
  isConfirmed,
  isWithTax,
  openReadings,
  type TableReading,
} from "./table-readings.ts";
import { type ItemText, itemTexts } from "./item-texts.ts";
import { codeColumn, textPlaceOf } from "./text-place.ts";
import { itemWordsOf } from "./item-words.ts";
import { invoiceLine, tillInvoiceLine } from "./invoice-line.ts";
import { type TillItems, tillItems } from "./till-items.ts";
import type { InvoiceColumn } from "../../invoice-template.ts";
import { distinctHeaders, isAmountColumn, type ItemTable } from "./item-table.ts";
import { columnsWith, type Roles } from "./item-roles.ts";
import type { Cutting } from "./line-cells.ts";
import { includesTaxOf, spansOf, tableEvidence, tillEvidence } from "./lines-evidence.ts";
import { type LinesReading, NO_LINES } from "./lines-reading.ts";

/** Reads the items of an invoice, bill or receipt; none where the paper lists none. */
export function readInvoiceLines(paper: InvoicePaper): LinesReading {
  const words = itemWordsOf(paper);
  const cutting: Cutting = { paper, words };
  const headers = headersIn(paper, words);
  const found = distinctHeaders(headers).flatMap(
    (header) => readingBelow(header, headers, cutting) ?? [],
  );
  const open = found.some(isConfirmed) ? [] : openReadings(cutting);
  const [best] = [...found, ...open].toSorted((a, b) => b.score - a.score);
  const till =
    best === undefined || !isConfirmed(best) || isNarrow(paper) ? tillItems(cutting) : null;
  if (till !== null && tillScore(till, paper) > (best?.score ?? 0))
    return tillReading(till, cutting);
  return best === undefined ? NO_LINES : readingOf(best, cutting);
}

/** Till rolls are narrower than this many points. */
const ROLL = 330;

function isNarrow({ layout }: InvoicePaper): boolean {
  return layout.pages.every(({ page }) => page.width < ROLL);
}

/** Items read line by line count where their sum is printed; on a roll they are likelier than columns. */
function tillScore({ items, proof }: TillItems, paper: InvoicePaper): number {
  const products = items.filter(({ isProduct }) => isProduct).length;
  const factors = items.filter((item) => item.factors !== null).length;
  if (items.length === 0 || (proof === 0 && products < 2)) return 0;
  const share = factors === 0 ? 0 : (5 * products) / factors;
  const isRoll = isNarrow(paper);
  const rated = items.map(({ amount, index }) => ({
    amount: amount.value,
    figures: paper.lines[index]?.figures ?? [],
  }));
  if (!isRoll && products === 0 && isWithTax(rated)) return 0;
  return proof + share + Math.min(2, 0.2 * items.length) + (isRoll ? 4 : products === 0 ? -2 : 0);
}

function tillReading({ items, sums }: TillItems, cutting: Cutting): LinesReading {
  const printed = items.filter(({ factors }) => factors !== null).length;
  const fitting = items.filter(({ isProduct }) => isProduct).length;
  const products = { printed, fitting };
  const indexes = items.flatMap(({ index, first }) => [first, index]);
  return {
    lines: items.map(tillInvoiceLine),
    spans: spansOf(indexes, null, cutting.paper),
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

/** What is named is clear; else most products must be the amounts. */
function factorsOf(
  { printed, fitting }: LinesReading["products"],
  areNamed: boolean,
): LinesReading["areFactorsClear"] {
  return areNamed || fitting * 2 > printed
    ? { holds: true, because: "Captions or most products say which figures are the factors." }
    : {
        holds: false,
        because:
          "Neither captions nor most products say which figures are quantity and unit price.",
      };
}

const NO_TEXT: ItemText = { words: [], code: [], rows: [] };

function readingOf({ anchors, table, roles, sums }: TableReading, cutting: Cutting): LinesReading {
  const { paper, words } = cutting;
  const place = textPlaceOf(table, anchors);
  const texts = itemTexts(table, anchors, roles, place);
  const making = { paper, words, table, roles, code: codeColumn(table, anchors, place) };
  const indexes = [...anchors.map(({ row }) => row), ...texts.flatMap(({ rows }) => rows)].map(
    ({ index }) => index,
  );
  return {
    lines: anchors.map((anchor, at) => invoiceLine(anchor, texts[at] ?? NO_TEXT, making)),
    spans: spansOf(indexes, table.header, paper),
    sums,
    includesTax: includesTaxOf(table.columns[roles.amount], paper, words),
    isNamed: isAmountColumn(table.columns[roles.amount]),
    areFactorsClear: factorsOf(roles.products, hasOwnFactors(table, roles)),
    products: roles.products,
    ...tableEvidence(table.header, roles, { sums }),
  };
}

import type { InvoicePaper } from "../invoice-paper.ts";
import { type Header, headersIn } from "./header-captions.ts";
import { type Anchors, anchorsOf } from "./item-anchors.ts";
import { amountColumns, type Roles, rolesOf } from "./item-roles.ts";
import { type ItemTable, tableBelow } from "./item-table.ts";
import { openTables } from "./open-rows.ts";
import { type ItemText, itemTexts } from "./item-texts.ts";
import { codeColumn, textPlaceOf } from "./text-place.ts";
import { itemWordsOf } from "./item-words.ts";
import { invoiceLine, tillInvoiceLine } from "./invoice-line.ts";
import { type TillItems, tillItems } from "./till-items.ts";
import type { Cutting } from "./line-cells.ts";
import { includesTaxOf, spansOf, tableEvidence, tillEvidence } from "./lines-evidence.ts";
import { type LinesReading, NO_LINES } from "./lines-reading.ts";

/** One way to read the items of a paper. */
interface Candidate extends Anchors {
  readonly table: ItemTable;
  readonly roles: Roles;
  readonly score: number;
}

/** Reads the items of an invoice, bill or receipt; none where the paper lists none. */
export function readInvoiceLines(paper: InvoicePaper): LinesReading {
  const words = itemWordsOf(paper.words);
  const cutting: Cutting = { paper, words };
  const headers = headersIn(paper, words);
  const found = headers.flatMap((header) => candidateBelow(header, headers, cutting) ?? []);
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
  return proof + share + Math.min(2, 0.2 * items.length) + (isNarrow(paper) ? 4 : 0);
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
    products,
    ...tillEvidence({ products, sums }),
  };
}

/** Whether products and printed sums bear a reading out, so that no other need be tried. */
function isConfirmed({ proof, roles, anchors }: Candidate): boolean {
  const { printed, fitting } = roles.products;
  return (
    (proof >= 3 && anchors.length > 1) ||
    (fitting > 1 && fitting >= 0.8 * printed) ||
    (proof > 0 && fitting > 0)
  );
}

/** Readings without captions, which need the arithmetic. */
function openReadings(cutting: Cutting): readonly Candidate[] {
  return openTables(cutting).flatMap((table) => {
    const candidate = bestReading(table, cutting);
    return candidate !== null && isConfirmed(candidate) ? [candidate] : [];
  });
}

function candidateBelow(
  header: Header,
  headers: readonly Header[],
  cutting: Cutting,
): Candidate | null {
  const table = tableBelow(header, headers, cutting);
  return table === null ? null : bestReading(table, cutting);
}

/** Of all columns that may hold the amounts the one that the paper confirms best. */
function bestReading(table: ItemTable, { paper }: Cutting): Candidate | null {
  let best: Candidate | null = null;
  amountColumns(table).forEach((amount, rank) => {
    const roles = rolesOf(table, amount);
    const anchors = anchorsOf(table, roles, paper);
    if (anchors.anchors.length === 0 || !looksLikeItems(anchors, table, roles)) return;
    const candidate = {
      ...anchors,
      table,
      roles,
      score: scoreOf(anchors, table, roles) - 0.2 * rank,
    };
    if (best === null || candidate.score > best.score) best = candidate;
  });
  return best;
}

/** A single amount without quantity, price or description is a value below its label, not an item. */
function looksLikeItems({ anchors }: Anchors, { columns }: ItemTable, roles: Roles): boolean {
  if (anchors.length > 1 || roles.quantity >= 0 || roles.unitPrice >= 0) return true;
  return columns.some(({ meanings, isFigures }) => !isFigures && meanings[0] === "description");
}

function scoreOf(
  { anchors, proof }: Anchors,
  { header, columns }: ItemTable,
  roles: Roles,
): number {
  const { printed, fitting } = roles.products;
  const isItems = columns.some(
    ({ meanings }) => meanings.includes("description") || meanings.includes("code"),
  );
  return (
    proof +
    (printed === 0 ? 0 : (5 * fitting) / printed) +
    Math.min(2, 0.2 * anchors.length) +
    (header === null ? 0 : 1) +
    (isItems ? 1 : -1) +
    (roles.quantity >= 0 ? 1 : 0) +
    (roles.unitPrice >= 0 ? 1 : 0)
  );
}

const NO_TEXT: ItemText = { words: [], code: [], rows: [] };

function readingOf({ anchors, table, roles, sums }: Candidate, cutting: Cutting): LinesReading {
  const { paper, words } = cutting;
  const place = textPlaceOf(table, anchors);
  const texts = itemTexts(table, anchors, roles, place);
  const making = { paper, table, roles, code: codeColumn(table, anchors, place) };
  const indexes = [...anchors.map(({ row }) => row), ...texts.flatMap(({ rows }) => rows)].map(
    ({ index }) => index,
  );
  return {
    lines: anchors.map((anchor, at) => invoiceLine(anchor, texts[at] ?? NO_TEXT, making)),
    spans: spansOf(indexes, table.header, paper),
    sums,
    includesTax: includesTaxOf(table.columns[roles.amount], paper, words),
    products: roles.products,
    ...tableEvidence(table.header, roles, { sums }),
  };
}

import type { Assessment } from "../../../document/assessment.ts";
import type { InvoiceLine } from "../../../document/invoice.ts";
import type { Header } from "../../../evidence/invoice/items/header-captions.ts";
import type { ItemColumn } from "../../../evidence/invoice/items/item-columns.ts";
import type { Roles } from "../../../evidence/invoice/items/item-roles.ts";
import { type ItemWords, phrasesOf } from "../../../evidence/invoice/items/item-words.ts";
import { type Finding, found } from "../../../finding/finding.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { type Box, unionOf } from "../../../base/box.ts";
import { textOfWords } from "../../../page/page.ts";

/** Lines of the paper that the items cover, by their places in `InvoicePaper.lines`, both included. */
export interface LineSpan {
  readonly from: number;
  readonly to: number;
  /** Around the captions and all values of its page: what stands left or right of it is beside the items. */
  readonly room: Box | null;
}

/** The items of an invoice with what speaks for them. */
export interface LinesReading extends OfferedLines {
  /** How probable all ways to read them are that come to the same; of none, that there are none. */
  readonly share: number;
}

/** The items as one way to read them has them. */
export interface OfferedLines {
  /** In the order of the paper; none where it lists no items. */
  readonly lines: readonly InvoiceLine[];
  /** Where the items stand, captions included; one span for each stretch without other print between. */
  readonly spans: readonly LineSpan[];
  /** Figures printed outside the items that the amounts add up to, exactly. */
  readonly sums: readonly InvoiceFigure[];
  /** Whether the amounts hold the tax, as the caption of their column says; null where it says nothing. */
  readonly includesTax: boolean | null;
  /** Whether a caption says that the column of the amounts is one. */
  readonly isNamed: boolean;
  /** Whether captions or products say which figures are quantities and unit prices. */
  readonly areFactorsClear: Assessment;
  /** How many lines hold quantity, price and amount, and in how many of these the product is the amount. */
  readonly products: { readonly printed: number; readonly fitting: number };
  /** Full sentences on how the items were found and what confirms them. */
  readonly because: readonly string[];
  /** Full sentences on what did not come out clearly. */
  readonly notices: readonly Finding[];
}

/** A paper on which no items were found. */
export const NO_LINES: OfferedLines = {
  lines: [],
  spans: [],
  sums: [],
  includesTax: null,
  isNamed: false,
  areFactorsClear: { holds: true, because: "No item is read." },
  products: { printed: 0, fitting: 0 },
  because: [],
  notices: [],
};

type Evidence = Pick<LinesReading, "because" | "notices">;

/** The stretches of paper that some lines cover, one for each page; the captions belong to the first. */
export function spansOf(
  indexes: readonly number[],
  header: Header | null,
  items: readonly InvoiceLine[],
  { lines }: InvoicePaper,
): readonly LineSpan[] {
  const rooms = roomsOf(items);
  const byPage = new Map<number, { from: number; to: number; room: Box | null }>();
  const all = header === null ? indexes : [header.first, header.last, ...indexes];
  for (const index of all) {
    const page = lines[index]?.line.pageNumber ?? 0;
    const span = byPage.get(page);
    if (span === undefined) {
      const captions = index === header?.first ? header.captions.map(({ box }) => box) : [];
      const boxes = [...captions, ...(rooms.get(page) ?? [])];
      const room = boxes.length === 0 ? null : unionOf(boxes);
      byPage.set(page, { from: index, to: index, room });
    } else {
      span.from = Math.min(span.from, index);
      span.to = Math.max(span.to, index);
    }
  }
  return [...byPage.values()].toSorted((a, b) => a.from - b.from);
}

/** The places of all values of the items, by page. */
function roomsOf(items: readonly InvoiceLine[]): ReadonlyMap<number, readonly Box[]> {
  const rooms = new Map<number, Box[]>();
  for (const item of items)
    for (const value of Object.values(item) as InvoiceLine[keyof InvoiceLine][])
      for (const { pageNumber, box } of value?.from ?? []) {
        const boxes = rooms.get(pageNumber) ?? [];
        boxes.push(box);
        rooms.set(pageNumber, boxes);
      }
  return rooms;
}

/** Whether the amounts hold the tax: as their caption says, else as a sentence anywhere says. */
export function includesTaxOf(
  column: ItemColumn | undefined,
  paper: InvoicePaper,
  words: ItemWords,
): boolean | null {
  const [meaning] = column?.meanings ?? [];
  if (meaning === "grossAmount") return true;
  if (meaning === "netAmount") return false;
  const says = paper.lines.some(
    ({ line }) => phrasesOf(words, "taxIncluded", line.words).length > 0,
  );
  return says ? true : null;
}

/** What speaks for a table of items, and what does not. */
export function tableEvidence(
  header: Header | null,
  { products, isNamed, quantity, unitPrice }: Roles,
  { sums }: Pick<LinesReading, "sums">,
): Evidence {
  const because = [
    header === null
      ? "The items have no captions that are known; their amounts stand below each other."
      : `The items stand below the captions ${header.captions.map(({ words }) => `"${textOfWords(words)}"`).join(", ")}.`,
    ...provenBy(products, sums),
  ];
  const notices: Finding[] = [];
  if (!isNamed && quantity >= 0 && unitPrice >= 0)
    because.push("Which columns hold quantity and unit price follows from the products alone.");
  if (products.printed > 1 && products.fitting === 0)
    notices.push(found("products-do-not-fit", { lines: products.printed }, ["lineItems"]));
  if (sums.length === 0 && products.fitting === 0)
    notices.push(found("lines-not-proven", {}, ["lineItems"]));
  return { because, notices };
}

/** What speaks for items read line by line. */
export function tillEvidence({
  products,
  sums,
}: Pick<LinesReading, "products" | "sums">): Evidence {
  const because = [
    "The items stand one below the other without columns.",
    ...provenBy(products, sums),
  ];
  return { because, notices: [] };
}

function provenBy(
  { printed, fitting }: LinesReading["products"],
  sums: LinesReading["sums"],
): readonly string[] {
  const [sum] = sums;
  const sentences: string[] = [];
  if (printed > 0)
    sentences.push(
      `Quantity times unit price is the amount in ${fitting} of ${printed} lines that print all three.`,
    );
  if (sum !== undefined) sentences.push(`The line amounts add up to the printed ${sum.printed}.`);
  return sentences;
}

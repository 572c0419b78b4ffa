import { type Box, centreX, overlapX, unionOf } from "../../base/box.ts";
import { phraseKeys } from "../../base/phrase.ts";
import type { Money } from "../../base/money.ts";
import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Run } from "../../layout/lines.ts";
import { placeOfWords } from "../places.ts";
import type { Figure } from "../figures.ts";
import type { PagePieces, PieceLine } from "../pieces.ts";
import { LIST_CAPTIONS, type ListColumn } from "./change-order-captions.ts";
import { markedOrder } from "./change-order-mark.ts";
import { moneyOf } from "./read-sheet.ts";

/** Words of a heading that speak of change orders, and of those that are not yet part of the contract. */
const ORDERS =
  /change\s+orders?|\bc\.?o\.?\s*(?:'?s|log|list|register)\b|variations|modifications/i;
const PENDING =
  /\b(?:pending|proposed|potential|not\s+(?:yet\s+)?approved|unapproved|unexecuted|requested|submitted)\b/i;

/** A heading stands at most this many lines above its captions. */
const HEADING_LINES = 3;

/** A list ends where nothing more follows within this many glyph heights. */
const GAP = 3.2;

/** More rows than these are a schedule and no list of orders. */
const MOST_ROWS = 400;

interface ListCaption {
  readonly column: ListColumn;
  readonly run: Run;
}

/** Change orders of the first approved list on the pages: a table of its own with number, description and amount. */
export function changeOrderList(
  pages: readonly PagePieces[],
  excluded: ReadonlySet<Figure>,
): readonly ListedChangeOrder[] {
  for (const page of pages) {
    for (const [index, line] of page.lines.entries()) {
      const captions = captionsOf(line);
      if (!isHeader(captions) || !isOfOrders(captions, page, index)) continue;
      const orders = ordersBelow(page, index, captions, excluded);
      if (orders.length > 0) return orders;
    }
  }
  return [];
}

function captionsOf({ line }: PieceLine): readonly ListCaption[] {
  return line.runs.flatMap((run) => {
    if (run.words.length > 4) return [];
    const text = phraseKeys(run.words.map((word) => word.text).join(" ")).join(" ");
    const found = Object.entries(LIST_CAPTIONS).find(([, phrases]) => phrases.includes(text));
    return found === undefined ? [] : [{ column: found[0] as ListColumn, run }];
  });
}

/** A number, and an amount or additions and deductions to the right of it. */
function isHeader(captions: readonly ListCaption[]): boolean {
  const has = (column: ListColumn): boolean =>
    captions.some((caption) => caption.column === column);
  return has("number") && (has("amount") || (has("addition") && has("deduction")));
}

function isOfOrders(captions: readonly ListCaption[], page: PagePieces, index: number): boolean {
  const headings = page.lines.slice(Math.max(0, index - HEADING_LINES), index).map(textOf);
  const above = headings.toReversed().find((text) => ORDERS.test(text) || PENDING.test(text));
  if (above !== undefined) return ORDERS.test(above) && !isPending(above);
  return captions.some(
    ({ column, run }) =>
      column === "number" &&
      /change|\bc\.?\/?o\b|[ps]?cco|mod/i.test(run.words.map((word) => word.text).join(" ")),
  );
}

/** What a heading above a list speaks of: change orders, or those that are not yet part of the contract. */
export function ordersHeading(text: string): "orders" | "pending" | null {
  if (!ORDERS.test(text) && !PENDING.test(text)) return null;
  return isPending(text) ? "pending" : "orders";
}

function isPending(heading: string): boolean {
  return (
    PENDING.test(heading) &&
    !/\b(?:approved|executed)\b/i.test(heading.replace(/not\s+(?:yet\s+)?approved/i, ""))
  );
}

function textOf({ line }: PieceLine): string {
  return line.words.map((word) => word.text).join(" ");
}

function ordersBelow(
  page: PagePieces,
  index: number,
  captions: readonly ListCaption[],
  excluded: ReadonlySet<Figure>,
): readonly ListedChangeOrder[] {
  const orders: ListedChangeOrder[] = [];
  const area = unionOf(captions.map(({ run }) => run.box));
  const height = captions[0]?.run.glyphHeight ?? 10;
  let bottom = area.bottom;
  for (const line of page.lines.slice(index + 1, index + 1 + MOST_ROWS)) {
    const own = runsWithin(line, area, height);
    if (own.length === 0) continue;
    const box = unionOf(own.map((run) => run.box));
    if (box.top - bottom > GAP * height) break;
    bottom = box.bottom;
    const first = own[0]?.words.map((word) => word.text).join(" ") ?? "";
    if (/^(?:total|net)/i.test(first) || PENDING.test(first)) break;
    if (/^sub-?\s*total/i.test(first)) continue;
    const order = orderOf(line, own, captions, excluded);
    if (order === "no list") return [];
    if (order !== null) orders.push(order);
  }
  return orders;
}

/** The runs of a line that stand under the captions: a ledger beside the list is none of its business. */
function runsWithin({ line, pieces }: PieceLine, area: Box, height: number): readonly Run[] {
  const beside = new Set(
    pieces.flatMap(({ figure, run }) =>
      figure !== null && isAmount(figure) && run.box.right < area.left ? [run] : [],
    ),
  );
  return line.runs.filter(
    (run) =>
      run.box.right > area.left - 4 * height &&
      run.box.left < area.right + 4 * height &&
      !beside.has(run),
  );
}

/** One row. Null for a wrapped description; "no list" where the rows are a schedule that has been read. */
function orderOf(
  line: PieceLine,
  own: readonly Run[],
  captions: readonly ListCaption[],
  excluded: ReadonlySet<Figure>,
): ListedChangeOrder | "no list" | null {
  const amount = amountOf(line, own, captions);
  if (amount === null) return null;
  if (amount.figures.some((figure) => excluded.has(figure))) return "no list";
  const cell = (column: ListColumn): Sourced<string> | null => {
    const runs = own.filter(
      (run) =>
        captionOver(run, captions)?.column === column &&
        !run.words.every((word) => amount.figures.some((figure) => figure.words.includes(word))),
    );
    const words = runs.flatMap((run) => run.words);
    const [first] = words;
    if (first === undefined) return null;
    const from = placeOfWords(words, line.line.pageNumber);
    return { value: from.printed, from: [from] };
  };
  const number = cell("number");
  const numbered = numberOf(number);
  if (numbered === null) return null;
  return {
    number: numbered.number,
    reference: cell("reference"),
    description: cell("description") ?? numbered.description,
    amount: amount.value,
  };
}

/** "CO-001", "Change Order 3", "7" or "#2"; a date or a word is no number of an order. */
function numberOf(
  text: Sourced<string> | null,
): Pick<ListedChangeOrder, "number" | "description"> | null {
  if (text === null) return null;
  const marked = markedOrder(text);
  if (marked !== null && marked.number !== null) return marked;
  const match =
    /^(?:no\.?\s*|#\s*)?((?:[A-Z]{1,5}[-#\s]?)?\d{1,5}[A-Z]?)(?:\s*[-–:.]?\s+(\D.*))?$/i.exec(
      text.value,
    );
  if (match === null) return null;
  const [, number = "", description = ""] = match;
  return {
    number: { ...text, value: number },
    description: description === "" ? null : { ...text, value: description },
  };
}

function captionOver(run: Run, captions: readonly ListCaption[]): ListCaption | null {
  const apart = ({ run: caption }: ListCaption): number =>
    overlapX(caption.box, run.box) > 0
      ? 0
      : Math.min(
          Math.abs(caption.box.left - run.box.left),
          Math.abs(caption.box.right - run.box.right),
          Math.abs(centreX(caption.box) - centreX(run.box)),
        );
  const [nearest] = captions.toSorted((a, b) => apart(a) - apart(b));
  return nearest ?? null;
}

/** The signed change of a row: what stands under "Amount", or under additions less deductions. */
function amountOf(
  line: PieceLine,
  own: readonly Run[],
  captions: readonly ListCaption[],
): { readonly value: Sourced<Money> | null; readonly figures: readonly Figure[] } | null {
  const under = (column: ListColumn): Figure | null => {
    const pieces = line.pieces.filter(
      ({ figure, run }) =>
        figure !== null &&
        own.includes(run) &&
        isAmount(figure) &&
        captionOver({ ...run, box: figure.box }, captions)?.column === column,
    );
    return pieces.at(-1)?.figure ?? null;
  };
  const amount = under("amount");
  if (amount !== null) return { value: moneyOf(amount), figures: [amount] };
  const added = under("addition");
  const deducted = under("deduction");
  const figures = [added, deducted].flatMap((figure) => figure ?? []);
  if (figures.length === 0) return null;
  const plus = moneyOf(added);
  const minus = moneyOf(deducted);
  const isAdded = plus !== null && !plus.value.isZero();
  if (isAdded || minus === null) return { value: plus, figures };
  return { value: { ...minus, value: minus.value.absolute().negated() }, figures };
}

function isAmount({ form }: Figure): boolean {
  return form === "amount" || form === "dash";
}

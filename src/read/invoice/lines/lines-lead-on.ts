import { type Box, overlapX, overlapY, unionOf } from "../../../base/box.ts";
import { Money } from "../../../base/money.ts";
import type { Assessment } from "../../../document/assessment.ts";
import type { InvoiceLine } from "../../../document/invoice.ts";
import type { Provenance, Sourced } from "../../../document/sourced.ts";
import { enumerate } from "../../../finding/figure-words.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import type { LinesReading } from "./lines-evidence.ts";

/** More amounts than these help nobody. */
const MOST_NAMED = 3;

/** Items that the sum of a group is tried for. */
const LONGEST_GROUP = 60;

/** The totals that the items may lead to. */
interface Below {
  readonly subtotal: Sourced<Money> | null;
  /** Every figure that is called a subtotal. */
  readonly subtotals: readonly InvoiceFigure[];
  /** Where sums stand, of which the first ends the items. */
  readonly ends: readonly Provenance[];
}

/**
 * Whether the items as they were read lead to the subtotal at once, so that a sum of them that does not hold speaks
 * against the paper: they are a table of amounts, none was left over, and no other sum stands between.
 */
export function linesLeadOn(items: LinesReading, paper: InvoicePaper, below: Below): Assessment {
  const unread = unreadAmounts(items, paper, below.ends);
  if (unread.length > 0) return { holds: false, because: unreadSentence(unread) };
  const isTable = items.isNamed || items.products.fitting > 0 || hasLabelledSum(items, paper);
  if (!isTable)
    return {
      holds: false,
      because: "No caption, product or labelled sum says that the column of the items is amounts.",
    };
  const { subtotal, subtotals } = below;
  const other = items.sums.find(
    (sum) => subtotals.includes(sum) && subtotal?.value.equals(sum.value) === false,
  );
  return other === undefined
    ? { holds: true, because: "All amounts in the column of the items are read." }
    : {
        holds: false,
        because: `The items add up to ${other.printed}, which is another sum before the subtotal.`,
      };
}

/** Amounts in the column of the items, before the totals, that are none of them and no sum of some. */
function unreadAmounts(
  { lines, spans }: LinesReading,
  paper: InvoicePaper,
  ends: readonly Provenance[],
): readonly InvoiceFigure[] {
  const [first] = spans;
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  if (first === undefined || amounts.length === 0) return [];
  const column = unionOf(amounts.flatMap(({ from }) => from.map(({ box }) => box)));
  const items = byPage(lines.flatMap(placesOf));
  const sums = byPage(ends);
  const unread: InvoiceFigure[] = [];
  let before: readonly Money[] = [];
  for (const { figures } of paper.lines.slice(first.from)) {
    if (figures.some((figure) => isAt(figure, sums))) break;
    const isOfItem = figures.some((figure) => isLevel(figure, items));
    const inColumn = figures.filter((figure) => isAmountIn(column, figure));
    if (isOfItem) before = [...before, ...inColumn.map(({ value }) => value)].slice(-LONGEST_GROUP);
    else unread.push(...inColumn.filter(({ value }) => !isSumOf(before, value)));
  }
  return unread;
}

/** Whether a printed sum of the items stands by a label of amounts; a bare count is none. */
function hasLabelledSum({ sums }: LinesReading, { lines }: InvoicePaper): boolean {
  const money = new Set(sums.filter(({ isMarked }) => isMarked));
  return lines.some(
    ({ labels, figures }) =>
      labels.some(({ meanings }) => meanings.some(isAmount)) &&
      figures.some((figure) => money.has(figure)),
  );
}

function isAmount(meaning: string): boolean {
  return meaning.startsWith("amount:");
}

type PlacesByPage = ReadonlyMap<number, readonly Box[]>;

function byPage(places: readonly Provenance[]): PlacesByPage {
  const pages = new Map<number, Box[]>();
  for (const { pageNumber, box } of places) {
    const own = pages.get(pageNumber);
    if (own === undefined) pages.set(pageNumber, [box]);
    else own.push(box);
  }
  return pages;
}

/** Where the figures of an item stand. */
function placesOf(line: InvoiceLine): readonly Provenance[] {
  const { quantity, unitPrice, amount, discount, taxAmount } = line;
  return [quantity, unitPrice, amount, discount, taxAmount].flatMap((cell) => cell?.from ?? []);
}

function isAt({ box, pageNumber }: InvoiceFigure, places: PlacesByPage): boolean {
  const own = places.get(pageNumber) ?? [];
  return own.some((place) => overlapX(place, box) > 0 && overlapY(place, box) > 0);
}

/** Whether a figure stands on the level of one of some places. */
function isLevel({ box, pageNumber }: InvoiceFigure, places: PlacesByPage): boolean {
  const half = (box.bottom - box.top) / 2;
  return (places.get(pageNumber) ?? []).some((place) => overlapY(place, box) > half);
}

/** Whether a figure is money in a column: percentages and counts are something else. */
function isAmountIn(column: Box, { box, isPercent, decimals, value }: InvoiceFigure): boolean {
  return !isPercent && decimals === 2 && !value.isZero() && overlapX(column, box) > 0;
}

/** Whether a value is what the items directly before it come to: a sum of a group, or one that is carried forward. */
function isSumOf(before: readonly Money[], value: Money): boolean {
  let sum = Money.zero;
  for (const [back, amount] of before.toReversed().entries()) {
    sum = sum.plus(amount);
    if (back > 0 && sum.equals(value)) return true;
  }
  return false;
}

function unreadSentence(unread: readonly InvoiceFigure[]): string {
  const named = unread
    .slice(0, MOST_NAMED)
    .map(({ printed, pageNumber }) => `${printed} on page ${pageNumber}`);
  const more = unread.length - named.length;
  const all = enumerate(more === 0 ? named : [...named, `${more} more`]);
  return unread.length === 1
    ? `An amount stands among the items and is read as none of them: ${all}.`
    : `Amounts stand among the items and are read as none of them: ${all}.`;
}

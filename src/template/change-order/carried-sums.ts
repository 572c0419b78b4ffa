import { phraseKeys } from "../../base/phrase.ts";
import { Money } from "../../base/money.ts";
import type { CostCell, CostColumn } from "./cost-column.ts";

/** A contract sum carried forward in a column, told by its arithmetic: the change is one of its figures. */
export interface CarriedSum {
  readonly original: CostCell | null;
  readonly previous: CostCell | null;
  readonly before: CostCell | null;
  readonly change: CostCell;
  readonly after: CostCell;
  /** What the change moves the sum by, signed; null where the ledger does not add up with it. */
  readonly moved: Money | null;
}

/** Words of a cost breakdown: its subtotals add up in the same way. */
const COSTS = new Set(
  [
    "labor labour material materials equipment overhead profit markup tax fee bond insurance subtotal hours",
    "ohp freight direct lower tier quote supplier burden rental hst gst vat retainage",
  ]
    .flatMap((list) => list.split(" "))
    .flatMap(phraseKeys),
);

/** Words of the first line: the sum before this change. */
const STARTS = keysOf(
  "contract agreement commitment purchase po guaranteed gmp award awarded signing original existing current present previous before prior",
);

/** Words of the last line: the sum with this change. */
const ENDS = keysOf(
  "contract agreement commitment purchase po guaranteed gmp revised new now with including after amended adjusted included if",
);

/** Words of orders before this one, which are not its change. */
const EARLIER = keysOf("previous previously prior former earlier date signing original");

const ORIGINAL = keysOf("original originally initial award awarded signing");

/** Words of the changes before this one. */
const CHANGES = keysOf(
  "change changes order orders variation variations modification amendments previous earlier",
);

/** Words of the sum before, which is not that after. */
const BEFORE = keysOf("before prior previous existing present original");

function keysOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").flatMap(phraseKeys));
}

/** The first column in which a sum is carried forward by a change; null where there is none. */
export function carriedSum(columns: readonly CostColumn[]): CarriedSum | null {
  for (const length of [5, 4, 3]) {
    for (const cells of stretchesOf(columns, length)) {
      const found = carriedIn(cells);
      if (found !== null) return found;
    }
  }
  return null;
}

/** So many figures that follow each other in a column, from every place where they may begin. */
function* stretchesOf(
  columns: readonly CostColumn[],
  length: number,
): Generator<readonly CostCell[]> {
  for (const { cells } of columns) {
    for (let begin = 0; begin + length <= cells.length; begin += 1) {
      yield cells.slice(begin, begin + length);
    }
  }
}

function carriedIn(cells: readonly CostCell[]): CarriedSum | null {
  const [change, ...sums] = cells;
  const [original, previous, after] = sums;
  const isAhead =
    cells.length === 4 &&
    change !== undefined &&
    original !== undefined &&
    previous !== undefined &&
    after !== undefined &&
    areSums(sums, original, after) &&
    [change, previous].every(({ amount }) => isLarger(original, amount)) &&
    Money.sum([change.amount, original.amount, previous.amount]).equals(after.amount);
  return isAhead
    ? { original, previous, before: null, change, after, moved: change.amount }
    : carriedInOrder(cells);
}

function carriedInOrder(cells: readonly CostCell[]): CarriedSum | null {
  const places = placesIn(cells);
  if (places === null || !areSums(cells, places.first, places.after)) return null;
  const { first, previous, before, change, after } = places;
  if (!isLarger(first, change.amount)) return null;
  const start = previous === null ? first.amount : first.amount.plus(previous.amount);
  const starts = before === null ? [start] : [before.amount, start];
  const moved =
    starts
      .map((sum) => after.amount.minus(sum))
      .find((difference) => difference.absolute().equals(change.amount.absolute())) ?? null;
  const isBegun = before === null || before.amount.equals(start);
  const isWhole = before !== null && previous !== null;
  if (moved === null && !(isBegun && isWhole)) return null;
  if (!isBegun && !(isWhole && tellsStart(first, previous))) return null;
  const original = cells.length === 3 ? null : first;
  return { original, previous, before, change, after, moved };
}

/** Whether the captions say what a sum is made of that the figures do not make: an original sum, and earlier changes. */
function tellsStart(first: CostCell, previous: CostCell): boolean {
  return (
    phraseKeys(first.caption).some((key) => ORIGINAL.has(key)) &&
    phraseKeys(previous.caption).some((key) => CHANGES.has(key))
  );
}

/** What the figures of a ledger are by their places: one of four has no sum before, one of three no earlier orders. */
interface Places {
  /** The sum that the ledger begins with. */
  readonly first: CostCell;
  readonly previous: CostCell | null;
  readonly before: CostCell | null;
  readonly change: CostCell;
  readonly after: CostCell;
}

function placesIn(cells: readonly CostCell[]): Places | null {
  const [first] = cells;
  const after = cells.at(-1);
  const change = cells.at(-2);
  if (first === undefined || after === undefined || change === undefined) return null;
  const previous = cells.length > 3 ? (cells[1] ?? null) : null;
  const before = cells.length === 4 ? null : (cells.at(-3) ?? null);
  return { first, previous, before, change, after };
}

function isLarger({ amount }: CostCell, other: Money): boolean {
  return amount.absolute().compare(other.absolute()) > 0;
}

function areSums(cells: readonly CostCell[], first: CostCell, last: CostCell): boolean {
  if (cells.some(({ caption }) => phraseKeys(caption).some((key) => COSTS.has(key)))) return false;
  const change = phraseKeys(cells.at(-2)?.caption ?? "");
  const end = phraseKeys(last.caption);
  if (change.some((key) => EARLIER.has(key)) || end.some((key) => BEFORE.has(key))) return false;
  return (
    phraseKeys(first.caption).some((key) => STARTS.has(key)) &&
    phraseKeys(last.caption).some((key) => ENDS.has(key))
  );
}

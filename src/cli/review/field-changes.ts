import { isDeepStrictEqual } from "node:util";
import { namesOf } from "../../base/names-of.ts";
import type { GridRow, ReviewGrid, ReviewItem } from "../../review/review-item.ts";
import { type ItemView, itemView, rowViews } from "./item-views.ts";
import type { SizeOf } from "./page-places.ts";
import { rowsPart } from "./review-grid.ts";
import { detailPart, linePart, stateOf } from "./review-parts.ts";

/** What has changed of a field. A part that is as it was is left out. */
export interface FieldChange extends Partial<FieldParts> {
  readonly field: string;
  /** Of a list, the rows that have changed. */
  readonly rows: readonly RowChange[];
}

/** What the page shows of a field; of a list all but its rows. */
interface FieldParts {
  readonly item: ItemView;
  readonly state: string;
  /** Its line, and what is folded below it, as HTML. */
  readonly line: string;
  readonly detail: string;
}

/** Rows of a list that stand in the place of others. */
interface RowChange {
  /** The index of the first row that goes, and how many go. */
  readonly at: number;
  readonly count: number;
  /** The rows that come, as HTML, and for each what is known of it and of its cells. */
  readonly html: string;
  readonly rows: readonly (readonly ItemView[])[];
}

/** What the page has to change to show these fields, which stand in the same order as those that it shows; all of them where it shows none. */
export function fieldChanges(
  shown: readonly ReviewItem[],
  items: readonly ReviewItem[],
  sizeOf: SizeOf,
): readonly FieldChange[] {
  return items.flatMap((item, index) => {
    const [before, now] = [partsOf(shown[index], sizeOf), partsOf(item, sizeOf)];
    const parts: Partial<FieldParts> = Object.fromEntries(
      Object.entries(now).filter(
        ([name, part]) => !isDeepStrictEqual(part, before[name as keyof FieldParts]),
      ),
    );
    // Rows are made for their columns: where these are others, all rows come anew.
    const rows = parts.detail === undefined ? (shown[index]?.grid?.rows ?? []) : [];
    const changed = item.grid === null ? [] : rowChanges(rows, item.grid, item.field, sizeOf);
    const isSame = Object.keys(parts).length === 0 && changed.length === 0;
    return isSame ? [] : { field: item.field, ...parts, rows: changed };
  });
}

function partsOf(item: ReviewItem | undefined, sizeOf: SizeOf): Partial<FieldParts> {
  if (item === undefined) return {};
  return {
    item: itemView(item, sizeOf),
    state: stateOf(item),
    line: linePart(item).text,
    detail: detailPart(item).text,
  };
}

function rowChanges(
  before: readonly GridRow[],
  grid: ReviewGrid,
  list: string,
  sizeOf: SizeOf,
): readonly RowChange[] {
  return changedRuns(before, grid.rows).map(({ at, count, end }) => ({
    at,
    count,
    html: rowsPart(grid, at, end),
    rows: grid.rows.slice(at, end).map((row) => rowViews(list, row, sizeOf)),
  }));
}

/** Rows that differ, and up to which row others come in their place. */
interface Run extends Pick<RowChange, "at" | "count"> {
  readonly end: number;
}

/** Runs of rows that differ; where there are more or fewer rows than before, one of all that differ. */
function changedRuns(before: readonly GridRow[], after: readonly GridRow[]): readonly Run[] {
  const isSame = (index: number, shift = 0): boolean =>
    isSameRow(before[index], after[index + shift]);
  if (before.length !== after.length) {
    const fewer = Math.min(before.length, after.length);
    let [head, tail] = [0, 0];
    while (head < fewer && isSame(head)) head += 1;
    const shift = after.length - before.length;
    while (head + tail < fewer && isSame(before.length - 1 - tail, shift)) tail += 1;
    return [{ at: head, count: before.length - tail - head, end: after.length - tail }];
  }
  const runs: Run[] = [];
  after.forEach((_row, index) => {
    if (isSame(index)) return;
    const last = runs.at(-1);
    const isNext = last?.end === index;
    const at = isNext ? last.at : index;
    if (isNext) runs.pop();
    runs.push({ at, count: index + 1 - at, end: index + 1 });
  });
  return runs;
}

function isSameRow(one: GridRow | undefined, other: GridRow | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return (
    one.isStruck === other.isStruck &&
    one.cells.length === other.cells.length &&
    isSameItem(one.row, other.row) &&
    one.cells.every((cell, index) => isSameItem(cell, other.cells[index]))
  );
}

/** Nearly all members are the very same; only the others are compared by what is in them. */
function isSameItem<Item extends ReviewItem>(one: Item, other: Item | undefined): boolean {
  if (other === undefined) return false;
  return namesOf(one).every(
    (name) => one[name] === other[name] || isDeepStrictEqual(one[name], other[name]),
  );
}

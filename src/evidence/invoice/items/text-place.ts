import type { Anchor } from "./item-anchors.ts";
import type { ItemColumn } from "./item-columns.ts";
import type { ItemTable } from "./item-table.ts";

/** Where the descriptions stand, from left to right. */
export interface TextPlace {
  /** Columns of `ItemTable.columns` whose texts describe. */
  readonly columns: ReadonlySet<number>;
  readonly left: number;
  readonly right: number;
}

/** Finds the column of the descriptions: that with the caption, else that with the most letters. */
export function textPlaceOf(
  { header, columns, rows }: ItemTable,
  anchors: readonly Anchor[],
): TextPlace {
  const letters = columns.map((column, index) => ({
    index,
    column,
    count: column.isFigures ? 0 : lettersIn(anchors, index),
  }));
  const named = letters.filter(
    ({ column, count }) => count > 0 && column.meanings[0] === "description",
  );
  const loose = letters.filter(
    ({ column, count }) => count > 0 && !hasOtherMeaning(column.meanings[0]),
  );
  const [longest] = (named.length > 0 ? named : loose).toSorted((a, b) => b.count - a.count);
  const height = rows[0]?.paperLine.line.runs[0]?.glyphHeight ?? 10;
  const apart = named.length > 0 ? null : placeBelowCaption(header, columns);
  if (apart !== null) return apart;
  if (longest === undefined) {
    const first = Math.min(
      ...columns.filter(({ isFigures }) => isFigures).map(({ right }) => right),
    );
    return {
      columns: new Set(),
      left: -Infinity,
      right: Number.isFinite(first) ? Infinity : first,
    };
  }
  const used =
    named.length > 1
      ? named.filter((one) => one === longest || !isOfCodes(anchors, one.index))
      : [longest];
  const first = Math.min(...used.map(({ column }) => column.left));
  const before = columns.filter(({ right }) => right <= first).map(({ right }) => right);
  const left = Math.max(first - 4 * height, ...before);
  const last = Math.max(...used.map(({ column }) => column.left));
  const right = Math.min(
    ...columns.filter((column) => column.left > last + 1).map((column) => column.left),
  );
  return { columns: new Set(used.map(({ index }) => index)), left, right };
}

/** Where the caption of the descriptions stands, where they begin above or below the figures of their items. */
function placeBelowCaption(
  header: ItemTable["header"],
  columns: readonly ItemColumn[],
): TextPlace | null {
  const caption = header?.captions.find(({ meanings }) => meanings[0] === "description");
  if (caption === undefined || columns.some((column) => column.caption === caption)) return null;
  const before = columns.filter(({ right }) => right <= caption.box.left + 1);
  const behind = columns.filter(({ left }) => left >= caption.box.right - 1);
  return {
    columns: new Set(),
    left: Math.max(-Infinity, ...before.map(({ right }) => right)),
    right: Math.min(Infinity, ...behind.map(({ left }) => left)),
  };
}

function hasOtherMeaning(meaning: string | undefined): boolean {
  return meaning !== undefined && meaning !== "other";
}

function lettersIn(anchors: readonly Anchor[], column: number): number {
  let count = 0;
  for (const { row } of anchors)
    for (const cell of row.inColumns[column] ?? [])
      for (const { text } of cell.words) count += text.replace(/[^\p{L}]/gu, "").length;
  return count;
}

/** Whether a column holds single words with digits, as codes are. */
function isOfCodes(anchors: readonly Anchor[], column: number): boolean {
  const cells = anchors.flatMap(({ row }) => row.inColumns[column] ?? []);
  return cells.every(({ words }) => words.length <= 2 && words.some(({ text }) => /\d/.test(text)));
}

/** The columns of codes: captioned, or a second column of descriptions that holds codes only. */
export function codeColumn(
  { columns }: ItemTable,
  anchors: readonly Anchor[],
  place: TextPlace,
): number {
  const named = columns.findIndex(({ meanings }) => meanings[0] === "code");
  if (named >= 0) return named;
  return columns.findIndex(
    ({ meanings }, index) =>
      (meanings[0] === "description" || meanings.includes("code")) &&
      !place.columns.has(index) &&
      isOfCodes(anchors, index),
  );
}

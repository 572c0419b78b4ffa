import { phraseKeys } from "../../base/phrase.ts";
import type { RowKind, TableShape } from "./table.ts";

/** A longer text is an item's, even when it begins with "Total". */
const LONGEST_TOTAL = 7;

export function kindOf<ColumnName extends string>(
  caption: string,
  shape: TableShape<ColumnName>,
): RowKind {
  if (caption.length > 80 || !shape.mayBeTotal.test(caption)) return "item";
  const keys = phraseKeys(caption);
  if (keys.length > LONGEST_TOTAL) return "item";
  const isOne = (phrases: readonly (readonly string[])[]): boolean =>
    phrases.some(
      (wanted) =>
        wanted.every((key, position) => keys[position] === key) ||
        wanted.every((key, position) => keys[keys.length - wanted.length + position] === key),
    );
  if (isOne(shape.grandTotals)) return "grand-total";
  return isOne(shape.totals) ? "total" : "item";
}

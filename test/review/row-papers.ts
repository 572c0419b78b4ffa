import type { FieldGroup } from "../../src/kinds/kind.ts";
import { pointedValue } from "../../src/fallback/pointed-value.ts";
import type { Decisions, RowCells } from "../../src/review/decisions.ts";
import { lineCells } from "../../src/review/line-cells.ts";
import { type ListRow, listRows, listsOf, placesOfRow } from "../../src/review/list-rows.ts";
import type { PrintedWords } from "../../src/review/printed-words.ts";
import type { ReviewPaper } from "./review-papers.ts";

/** The list of a paper at a path; fails where it has none. */
export function listAt({ reading }: ReviewPaper, path: string): FieldGroup {
  const group = listsOf(reading).find((one) => one.path === path);
  if (group === undefined) throw new RangeError(`${path} was to be a list.`);
  return group;
}

/** The words of the lines in which a row stands, all of each line, as a click on it chooses them. */
export function linesOf({ words }: ReviewPaper, { values }: ListRow): PrintedWords {
  const places = placesOfRow(values);
  const lines = words.flatMap(({ word, pageNumber, line }) =>
    places.some(
      (place) =>
        place.pageNumber === pageNumber &&
        place.box.left < word.box.right &&
        word.box.left < place.box.right &&
        place.box.top < (word.box.top + word.box.bottom) / 2 &&
        (word.box.top + word.box.bottom) / 2 < place.box.bottom,
    )
      ? [line]
      : [],
  );
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  return words.filter(({ line }) => first <= line && line <= last);
}

/** What our readers read at the lines of a row, given the other rows of its list. */
export function cellsAtLines(
  { readers }: ReviewPaper,
  words: PrintedWords,
  group: FieldGroup,
  rows: readonly ListRow[],
): RowCells {
  return Object.fromEntries(
    lineCells(words, group, rows).flatMap(({ name, type, tries }) => {
      const [value] = tries.flatMap((own) => pointedValue(own, type, readers) ?? []);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The rows of a list after decisions. */
export function rowsOfPaper(
  paper: ReviewPaper,
  path: string,
  decisions: Decisions = new Map(),
): readonly ListRow[] {
  return listRows(paper.reading, listAt(paper, path), decisions);
}

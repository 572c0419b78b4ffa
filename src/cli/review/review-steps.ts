import type { Provenance } from "../../document/sourced.ts";
import { valueAt } from "../../document/value-at.ts";
import { type PointedValue, pointedValue } from "../../fallback/pointed-value.ts";
import { isFigure } from "../../kinds/field.ts";
import type { FieldGroup } from "../../kinds/kind.ts";
import type { Decision, Decisions, RowCells } from "../../review/decisions.ts";
import { lineCells } from "../../review/line-cells.ts";
import {
  isAlwaysPrinted,
  type ListRow,
  listRows,
  listsOf,
  MOST_ADDED_ROWS,
  nextRow,
  placeInList,
} from "../../review/list-rows.ts";
import { numbersOf, type PrintedWords, printedText, wordsAt } from "../../review/printed-words.ts";
import type { ReviewItem } from "../../review/review-item.ts";
import type { Wish } from "./asked-shapes.ts";
import type { OpenPaper } from "./open-paper.ts";
import { TYPE_WORDS } from "./review-parts.ts";

/** What a wish comes to: something is said, or a sentence says why it cannot be. */
export type ReviewStep =
  | {
      readonly kind: "said";
      readonly field: string;
      readonly decision: Decision;
      /** What to look at next; left out where the page decides. */
      readonly look?: string;
      readonly told?: string;
    }
  | { readonly kind: "refused"; readonly told: string };

/** A paper, and what was said of it so far. */
interface StepGiven {
  readonly paper: OpenPaper;
  readonly decisions: Decisions;
}

/** What is said by a wish. */
export function stepOf(item: ReviewItem, wish: Wish, given: StepGiven): ReviewStep {
  const { decisions, paper } = given;
  const { field } = item;
  switch (wish.act) {
    case "accept": {
      const before = decisions.get(field);
      return said(field, before?.kind === "added" ? before : { kind: "accepted" });
    }
    case "absent":
      return absentStep(item, paper);
    case "choose":
      return item.choices.some(({ value }) => value === wish.choice)
        ? said(field, { kind: "chosen", choice: wish.choice })
        : refused("This is none of the words of this field.");
    case "point":
      return pointStep(item, wish.words, given);
    case "add":
      return addStep(item, wish.words, given);
  }
}

function said(field: string, decision: Decision): ReviewStep {
  return { kind: "said", field, decision };
}

function refused(told: string): ReviewStep {
  return { kind: "refused", told };
}

function absentStep({ field, kind }: ReviewItem, { reading }: OpenPaper): ReviewStep {
  switch (kind) {
    case "choice":
      return refused("This is always said in one of these words: choose one.");
    case "list":
      return said(field, { kind: "wrong" });
    case "row":
      return said(field, { kind: "struck" });
    case "value":
      return said(field, { kind: "absent" });
    case "cell":
      return isAlwaysPrinted(reading, field)
        ? refused("Every row has this. If this is no row, strike it out: press X.")
        : said(field, { kind: "absent" });
  }
}

function pointStep(
  { field, type }: ReviewItem,
  numbers: readonly number[],
  { paper, decisions }: StepGiven,
): ReviewStep {
  const place = placeInList(paper.reading, field);
  if (place !== null && decisions.get(place.row)?.kind === "struck")
    return refused("This row is struck out: press u, or Enter at its number, to take it back.");
  if (type === null) return refused("Nothing can be pointed at for this field.");
  const words = wordsAt(paper.words, numbers);
  if (words === null) return refused(NOT_ON_PAPER);
  const value = pointedValue(words, type, paper.readers);
  return value === null
    ? refused(
        `“${printedText(words)}” cannot be read as ${TYPE_WORDS[type]}. Point at the words that print it and no others, next to each other.`,
      )
    : said(field, { kind: "pointed", value, words: numbers });
}

const NOT_ON_PAPER = "These words are not on the paper.";

/** A row is added by its line: its cells are what stands in the columns of the other rows. */
function addStep(
  { field }: ReviewItem,
  numbers: readonly number[],
  { paper, decisions }: StepGiven,
): ReviewStep {
  const group = listsOf(paper.reading).find(({ path }) => path === field);
  if (group === undefined) return refused("Rows can be added to a list alone.");
  const path = nextRow(paper.reading, group, decisions);
  if (path === null)
    return refused(
      `No more than ${MOST_ADDED_ROWS} rows can be added to a paper. Say with x that its rows are missing, and give it a layout of its own.`,
    );
  const words = wordsAt(paper.words, numbers);
  if (words === null) return refused(NOT_ON_PAPER);
  const rows = listRows(paper.reading, group, decisions);
  const read = cellsAt(words, { paper, group, rows });
  const cells = Object.fromEntries(read.map(({ name, value }) => [name, value]));
  const known = rows.findIndex((row) => !row.isStruck && sharesFigure(row, cells, group));
  if (known >= 0) return refused(`This is row ${known + 1} already.`);
  const missing = Object.entries(group.fields).find(
    ([name, { isAlways }]) => isAlways === true && cells[name] === undefined,
  );
  if (missing !== undefined)
    return refused(
      `No ${missing[1].label.toLowerCase()} is read in “${printedText(words)}”. Point at the line that prints it.`,
    );
  if (Object.keys(cells).length === 0)
    return refused(`Nothing in “${printedText(words)}” stands in a column of this list.`);
  return {
    kind: "said",
    field: path,
    decision: {
      kind: "added",
      cells,
      words: Object.fromEntries(read.map(({ name, at }) => [name, numbersOf(paper.words, at)])),
    },
    look: path,
    told: addedWords(cells, group),
  };
}

/** A cell of a row that is added, and the words that it was read at. */
interface ReadCell {
  readonly name: string;
  readonly value: PointedValue;
  readonly at: PrintedWords;
}

function cellsAt(
  words: PrintedWords,
  {
    paper,
    group,
    rows,
  }: Pick<StepGiven, "paper"> & {
    readonly group: FieldGroup;
    readonly rows: readonly ListRow[];
  },
): readonly ReadCell[] {
  return lineCells(words, group, rows).flatMap(({ name, type, tries }) => {
    const [cell] = tries.flatMap((at) => {
      const value = pointedValue(at, type, paper.readers);
      return value === null ? [] : [{ name, value, at }];
    });
    return cell ?? [];
  });
}

/** Whether a figure of a row stands where one of some cells does. */
function sharesFigure({ values }: ListRow, cells: RowCells, { fields }: FieldGroup): boolean {
  return Object.entries(cells).some(([name, { from }]) => {
    const field = fields[name];
    if (field === undefined || !isFigure(field)) return false;
    const own = valueAt(values, name)?.from ?? [];
    return own.some((place) => isSamePlace(place, from[0]));
  });
}

function isSamePlace(one: Provenance, other: Provenance): boolean {
  return (
    one.pageNumber === other.pageNumber &&
    one.box.left < other.box.right &&
    other.box.left < one.box.right &&
    one.box.top < other.box.bottom &&
    other.box.top < one.box.bottom
  );
}

/** `Added with description, amount.` */
function addedWords(cells: RowCells, { fields }: FieldGroup): string {
  const names = Object.entries(fields).flatMap(([name, { label }]) =>
    cells[name] === undefined ? [] : [label.toLowerCase()],
  );
  return `Row added with ${names.join(", ")}. → goes to its cells, u takes it back.`;
}

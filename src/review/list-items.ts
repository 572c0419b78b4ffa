import { type Box, unionOf } from "../base/box.ts";
import { namesOf } from "../base/names-of.ts";
import { valueAt } from "../document/value-at.ts";
import { type LabelledValue, valuesOf } from "../explain/labelled-values.ts";
import { sentenceOf, severityOfFinding } from "../finding/sentences.ts";
import { entriesOf, isFigure } from "../kinds/field.ts";
import type { FieldGroup } from "../kinds/kind.ts";
import type { Reading } from "../kinds/reading.ts";
import type { Decisions } from "./decisions.ts";
import { type CellDoubt, doubtfulCells, failingCells } from "./doubtful-cells.ts";
import { type ListRow, listRows, placesOfRow } from "./list-rows.ts";
import {
  type GridCell,
  type GridRow,
  printedAt,
  type ReviewGrid,
  type ReviewItem,
} from "./review-item.ts";

/** What the items of a list are made of. */
export interface ListGiven {
  readonly reading: Reading;
  /** With all that was corrected. */
  readonly corrected: Reading;
  readonly decisions: Decisions;
}

/** What a list says of itself, before its rows are looked at. */
type OwnDoubt = Pick<
  ReviewItem,
  "field" | "isLeftOut" | "probability" | "why" | "isDoubtful" | "decision"
>;

/** More doubtful cells than these are asked for by their list alone: it is looked at as a whole. */
const MOST_ASKED = 30;

/** A list with its rows and their cells. */
export function listItem(group: FieldGroup, own: OwnDoubt, given: ListGiven): ReviewItem {
  const { reading, corrected, decisions } = given;
  const rows = listRows(reading, group, decisions);
  const doubts = doubtfulCells(reading, group);
  const isAsked = doubts.size <= MOST_ASKED;
  const failing = failingNow(corrected, group, rows);
  const columns = columnsOf(group, rows);
  const extents = extentsOf(rows);
  const grid: ReviewGrid = {
    columns,
    rows: rows.map((row, index) =>
      gridRow(row, {
        group,
        extents,
        columns,
        number: index + 1,
        decisions,
        failing,
        doubts: isAsked ? doubts : new Map(),
        isListSaid: own.decision !== null,
      }),
    ),
  };
  const { why, isDoubtful: isListDoubtful } = listDoubt(reading, group, doubts);
  const isDoubtful = own.isDoubtful || isListDoubtful || !isAsked;
  const count = rows.filter(({ isStruck }) => !isStruck).length;
  const asked = grid.rows.flatMap(({ cells }) => cells.filter((cell) => cell.isDoubtful));
  return {
    ...own,
    label: group.heading,
    kind: "list",
    type: null,
    choices: [],
    text: count === 0 ? null : `${count} ${count === 1 ? "row" : "rows"}`,
    printed: null,
    from: grid.rows.flatMap(({ row, isStruck }) => (isStruck ? [] : row.from)),
    grid,
    why: [...new Set([...own.why, ...why])],
    isDoubtful: isDoubtful || asked.length > 0,
    isOpen: isDoubtful && own.decision === null,
  };
}

/** Columns from left to right, by where their cells begin on the page. */
function columnsOf(group: FieldGroup, rows: readonly ListRow[]): ReviewGrid["columns"] {
  const columns = entriesOf(group.fields).map(([name, field]) => {
    const lefts = rows.flatMap(({ values }) => valueAt(values, name)?.from[0].box.left ?? []);
    const middle = lefts.toSorted((one, other) => one - other)[Math.floor(lefts.length / 2)];
    const isUsual = group.plain === undefined ? false : name in group.plain.fields;
    return {
      name,
      header: field.label,
      isFigure: isFigure(field),
      isShown: middle !== undefined || isUsual,
      left: middle ?? Infinity,
    };
  });
  const isAnyShown = columns.some(({ isShown }) => isShown);
  return columns
    .toSorted((one, other) => (one.left === other.left ? 0 : one.left - other.left))
    .map(({ left: _left, ...column }) => ({ ...column, isShown: column.isShown || !isAnyShown }));
}

/** What the items of a row are made of. */
interface RowGiven {
  readonly group: FieldGroup;
  readonly extents: ColumnExtents;
  readonly columns: ReviewGrid["columns"];
  /** From 1, as people count them. */
  readonly number: number;
  readonly decisions: Decisions;
  readonly doubts: ReadonlyMap<string, CellDoubt>;
  readonly failing: ReadonlySet<string>;
  /** Whether somebody has said of the whole list what it is. */
  readonly isListSaid: boolean;
}

function gridRow(row: ListRow, given: RowGiven): GridRow {
  const { group, columns, number, decisions } = given;
  const names = namesOf(group.fields);
  const values = valuesOf(group.fields, row.values, row.path);
  const cells = columns.flatMap(({ name }) => {
    const value = values[names.indexOf(name)];
    return value === undefined ? [] : cellItem(value, row, name, given);
  });
  const item: ReviewItem = {
    field: row.path,
    label: `Row ${number}`,
    kind: "row",
    type: null,
    choices: NONE,
    text: cells.flatMap(({ text }) => text ?? []).join(" · "),
    printed: null,
    from: cells.flatMap(({ from }) => from),
    grid: null,
    isLeftOut: false,
    probability: null,
    why: NONE,
    isDoubtful: false,
    isOpen: false,
    decision: decisions.get(row.path)?.kind ?? null,
  };
  return { row: item, cells, isStruck: row.isStruck };
}

const NONE: readonly never[] = [];

function cellItem(
  { path, label, text, from }: LabelledValue,
  row: ListRow,
  name: string,
  { group, extents, number, decisions, doubts, failing, isListSaid }: RowGiven,
): GridCell {
  const doubt = row.readIndex === null ? undefined : doubts.get(path);
  const decision = decisions.get(path)?.kind ?? null;
  const isFailing = failing.has(path);
  const isSaid = isListSaid || decisions.has(row.path) || decision !== null;
  const comesOut = row.isChanged && doubt?.isOfRow === true && !isFailing;
  // Written out: a list has thousands of cells, and to spread common members into each took most of the time.
  return {
    field: path,
    label: `Row ${number}, ${label.toLowerCase()}`,
    kind: "cell",
    type: group.fields[name]?.type ?? null,
    choices: NONE,
    text,
    printed: printedAt(from),
    from,
    grid: null,
    isLeftOut: false,
    probability: null,
    why: doubt?.why ?? NONE,
    isDoubtful: doubt !== undefined,
    isOpen: doubt !== undefined && !isSaid && !comesOut,
    decision,
    isFailing,
    blankAt: text === null ? blankAt(row, name, extents) : null,
  };
}

/** Where a cell would be printed, by the other cells of its row and of its column on the page. */
function blankAt(row: ListRow, name: string, extents: ColumnExtents): GridCell["blankAt"] {
  const [first, ...others] = placesOfRow(row.values);
  const column = first === undefined ? undefined : extents.get(extentKey(name, first.pageNumber));
  if (first === undefined || column === undefined) return null;
  const { pageNumber } = first;
  const level = [first, ...others.filter((place) => place.pageNumber === pageNumber)];
  const { top, bottom } = unionOf(level.map(({ box }) => box));
  return { pageNumber, box: { ...column, top, bottom } };
}

/** How far each column reaches on each page. */
type ColumnExtents = ReadonlyMap<string, Box>;

function extentKey(name: string, pageNumber: number): string {
  return `${name} ${pageNumber}`;
}

function extentsOf(rows: readonly ListRow[]): ColumnExtents {
  const extents = new Map<string, Box>();
  for (const { values } of rows)
    for (const name of Object.keys(values))
      for (const { pageNumber, box } of valueAt(values, name)?.from ?? []) {
        const key = extentKey(name, pageNumber);
        const known = extents.get(key);
        extents.set(key, known === undefined ? box : unionOf([known, box]));
      }
  return extents;
}

/** Cells that a failed check uses after all that was corrected, by the rows as they are shown. */
function failingNow(
  corrected: Reading,
  group: FieldGroup,
  rows: readonly ListRow[],
): ReadonlySet<string> {
  const kept = rows.filter(({ isStruck }) => !isStruck);
  const inner = group.path.length + 1;
  return new Set(
    [...failingCells(corrected, group)].flatMap((path) => {
      const [index = "", name = ""] = path.slice(inner).split(".");
      const row = kept[Number(index)];
      return row === undefined ? [] : `${row.path}.${name}`;
    }),
  );
}

/** What checks and findings say of a list as a whole: that its sums do not come out, or what is not said of single cells. */
function listDoubt(
  { checks, identities, findings }: Reading,
  { path }: FieldGroup,
  cells: ReadonlyMap<string, CellDoubt>,
): Pick<ReviewItem, "why" | "isDoubtful"> {
  const isInner = (figure: string): boolean =>
    figure === path || figure.startsWith(`${path}.`) || figure.startsWith(`${path}[`);
  const isOfRows = (figures: readonly string[]): boolean =>
    cells.size > 0 && figures.every((figure) => isInner(figure) && figure !== path);
  const isOfList = ({ figures }: { readonly figures: readonly string[] }): boolean =>
    figures.some(isInner) && !isOfRows(figures);
  const told = findings.filter(
    (finding) => severityOfFinding(finding) !== "low" && isOfList(finding),
  );
  const isFailing = [...checks, ...identities].some(
    (check) => check.passed === false && isOfList(check),
  );
  return { why: told.map(sentenceOf), isDoubtful: isFailing || told.length > 0 };
}

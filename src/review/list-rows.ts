import type { Provenance, Sourced } from "../document/sourced.ts";
import { valueAt } from "../document/value-at.ts";
import { namesOf } from "../base/names-of.ts";
import type { FieldType } from "../kinds/field.ts";
import type { FieldGroup } from "../kinds/kind.ts";
import { kindOf } from "../kinds/kinds.ts";
import { rowsOf } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";
import type { Decision, Decisions } from "./decisions.ts";

/** A row of a list as it stands after all that was said of it. */
export interface ListRow {
  /** `lineItems.2`. Rows keep their number when others are added or struck out. */
  readonly path: string;
  /** Its place among the rows that were read, from 0; null of one that a person has added. */
  readonly readIndex: number | null;
  readonly isStruck: boolean;
  /** Whether a person has changed a cell of it, or has added it. */
  readonly isChanged: boolean;
  /** Its values by the names of their columns; null where nothing is printed. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Where a path leads within a list. */
interface PlaceInList {
  readonly group: FieldGroup;
  /** `lineItems.2`. */
  readonly row: string;
  /** The name of the cell's column; null where it is the row. */
  readonly column: string | null;
}

/** Rows that a person may add to one paper. Where more are missing, a layout of its own is less work. */
export const MOST_ADDED_ROWS = 200;

/** The lists of a paper of this kind. */
export function listsOf({ documentType }: Reading): readonly FieldGroup[] {
  return kindOf(documentType).groups.filter(({ isTable }) => isTable);
}

/** The row or the cell that a path names; null where it names none. */
export function placeInList(reading: Reading, path: string): PlaceInList | null {
  for (const group of listsOf(reading)) {
    if (!path.startsWith(`${group.path}.`)) continue;
    const [, number, column = null] =
      /^(\d{1,9})(?:\.(\w+))?$/.exec(path.slice(group.path.length + 1)) ?? [];
    if (number === undefined || (column !== null && !Object.hasOwn(group.fields, column))) continue;
    return { group, row: `${group.path}.${number}`, column };
  }
  return null;
}

/** What may be pointed at for a cell; null where the path names none. */
export function cellType(reading: Reading, path: string): FieldType | null {
  const place = placeInList(reading, path);
  return place?.column == null ? null : (place.group.fields[place.column]?.type ?? null);
}

/** Whether a path is a cell that no row of its list is without. */
export function isAlwaysPrinted(reading: Reading, path: string): boolean {
  const place = placeInList(reading, path);
  return place?.column != null && place.group.fields[place.column]?.isAlways === true;
}

/** The rows of a list from top to bottom: those that were read, struck ones among them, and those that were added, each where it is printed. */
export function listRows(
  reading: Reading,
  group: FieldGroup,
  decisions: Decisions,
): readonly ListRow[] {
  const rows = (rowsOf(reading, group) ?? []).map((values, index) =>
    rowAt(`${group.path}.${index}`, { group, decisions, values, readIndex: index }),
  );
  for (const [path, { cells }] of addedRows(reading, decisions)) {
    if (placeInList(reading, path)?.group !== group) continue;
    const row = rowAt(path, { group, decisions, values: cells, readIndex: null });
    const below = rows.findIndex((other) => standsBelow(other, row));
    rows.splice(below < 0 ? rows.length : below, 0, row);
  }
  return rows;
}

/** The path of the next row that is added to a list; null where no more may be. */
export function nextRow(reading: Reading, group: FieldGroup, decisions: Decisions): string | null {
  if (addedRows(reading, decisions).length >= MOST_ADDED_ROWS) return null;
  const numbers = [...decisions.keys()].flatMap((path) => {
    const place = placeInList(reading, path);
    return place?.group === group ? Number(place.row.slice(group.path.length + 1)) : [];
  });
  const read = rowsOf(reading, group)?.length ?? 0;
  return `${group.path}.${Math.max(read, ...numbers.map((number) => number + 1))}`;
}

/** Whether a list has other rows or cells than were read. */
export function isListChanged(rows: readonly ListRow[]): boolean {
  return rows.some(({ isStruck, isChanged }) => isStruck || isChanged);
}

/** Where the values of a row are printed. */
export function placesOfRow(values: ListRow["values"]): readonly Provenance[] {
  return Object.keys(values).flatMap((name) => valueAt(values, name)?.from ?? []);
}

type Added = Extract<Decision, { readonly kind: "added" }>;

function addedRows(
  reading: Reading,
  decisions: Decisions,
): readonly (readonly [path: string, added: Added])[] {
  return [...decisions].flatMap(([path, decision]) =>
    decision.kind === "added" && placeInList(reading, path) !== null
      ? [[path, decision] as const]
      : [],
  );
}

function rowAt(
  path: string,
  {
    group,
    decisions,
    values,
    readIndex,
  }: Pick<ListRow, "readIndex"> & {
    readonly group: FieldGroup;
    readonly decisions: Decisions;
    readonly values: object;
  },
): ListRow {
  const names = namesOf(group.fields);
  let isChanged = readIndex === null;
  const cells = names.map((name): readonly [string, Sourced<unknown> | null] => {
    const read = valueAt(values, name);
    const decision = decisions.get(`${path}.${name}`);
    const now =
      decision?.kind === "pointed" ? decision.value : decision?.kind === "absent" ? null : read;
    isChanged ||= now !== read;
    return [name, now];
  });
  const isStruck = decisions.get(path)?.kind === "struck";
  return { path, readIndex, isStruck, isChanged, values: Object.fromEntries(cells) };
}

/** Whether a row is printed below another one; one that is printed nowhere is not. */
function standsBelow({ values: one }: ListRow, { values: other }: ListRow): boolean {
  const [place, before] = [topOf(one), topOf(other)];
  if (place === null || before === null) return false;
  return (
    place.pageNumber > before.pageNumber ||
    (place.pageNumber === before.pageNumber && place.box.top > before.box.top)
  );
}

function topOf(values: ListRow["values"]): Provenance | null {
  return placesOfRow(values).reduce<Provenance | null>((top, place) => {
    const isHigher =
      top === null ||
      place.pageNumber < top.pageNumber ||
      (place.pageNumber === top.pageNumber && place.box.top < top.box.top);
    return isHigher ? place : top;
  }, null);
}

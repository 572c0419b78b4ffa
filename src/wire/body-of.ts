import { unionOf } from "../base/box.ts";
import { type CalendarDate, isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Sourced } from "../document/sourced.ts";
import { memberAt, valueAt } from "../document/value-at.ts";
import type { Field, FieldType, ValueOfType } from "../kinds/field.ts";
import type { Content } from "../kinds/kind.ts";
import type { DocumentType } from "../kinds/kinds.ts";
import { rowsOf } from "../kinds/known-by.ts";
import type { JsonOfType } from "./answer-of.ts";
import type { RowPlace } from "./evidence-contract.ts";
import type { AddedShape, Members, ObjectShape, Shape, TableShape, ValueShape } from "./shape.ts";
import { toHundredths } from "./values.ts";

/** An object of an answer, as JSON has it. */
type Body = Readonly<Record<string, unknown>>;

/** What is told where no field is declared; of rows a list with something for each. */
type Addings = (added: AddedShape) => unknown;

/** What an answer says in some members of what is read of a paper. */
export function bodyOf(members: Members, read: Content, addings: Addings): Body {
  return eachOf(members, (shape) => {
    switch (shape.is) {
      case "value":
        return jsonOfValue(shape, rowsOf(read, shape.group)?.[0]);
      case "choice":
        return memberAt(read.document, shape.name);
      case "object":
        return isMissing(shape, read) ? null : bodyOf(shape.members, read, addings);
      case "table":
        return tableBody(shape, read, addings);
      case "added":
        return addings(shape);
    }
  });
}

/** What an answer says of one row of a table, what is added to it aside. */
export function rowBody({ row, hasPlace, group }: TableShape, values: object): Body {
  const cells = rowCells(row, values);
  if (!hasPlace) return cells;
  const { placedBy, fields } = group;
  const place =
    placedBy === undefined
      ? placeOfRow(Object.keys(fields).map((name) => valueAt(values, name)))
      : placeOf(valueAt(values, placedBy));
  return { ...cells, ...place };
}

/** A row has fields alone, and objects of them. */
function rowCells(members: Members, values: object): Body {
  return eachOf(members, (shape) => {
    if (shape.is === "object") return rowCells(shape.members, values);
    return shape.is === "value" ? jsonOfValue(shape, values) : null;
  });
}

function tableBody(table: TableShape, read: Content, addings: Addings): readonly Body[] {
  const columns = [...table.added].flatMap(([name, shape]) =>
    shape.is === "added" ? [[name, addings(shape)] as const] : [],
  );
  return (rowsOf(read, table.group) ?? []).map((values, index) => ({
    ...rowBody(table, values),
    ...Object.fromEntries(
      columns.map(([name, column]) => [name, Array.isArray(column) ? column[index] : null]),
    ),
  }));
}

function eachOf(members: Members, valueOf: (shape: Shape) => unknown): Body {
  return Object.fromEntries([...members].map(([name, shape]) => [name, valueOf(shape)]));
}

/** Whether a paper has none of what an object holds, and the object may be missing. */
function isMissing(shape: ObjectShape, read: Content): boolean {
  return shape.part.absent !== undefined && !isThere(shape, read);
}

function isThere(shape: Shape, read: Content): boolean {
  switch (shape.is) {
    case "value":
    case "table":
      return rowsOf(read, shape.group) !== null;
    case "object":
      return [...shape.members.values()].some((member) => isThere(member, read));
    case "choice":
    case "added":
      return true;
  }
}

function jsonOfValue({ name, field }: ValueShape, values: object | undefined): Json {
  return values === undefined ? null : jsonOf(field, valueAt(values, name));
}

type Json = number | string | null;

/** How values come out in JSON: amounts as numbers, percents as points, days as `YYYY-MM-DD`. */
const JSON_OF: { readonly [Type in FieldType]: (value: ValueOfType[Type]) => JsonOfType[Type] } = {
  text: (words) => words,
  identifier: (words) => words,
  code: (words) => words,
  date: (day: CalendarDate) => isoDate(day),
  money: (amount: Money) => amount.toJsonNumber(),
  deduction: (amount: Money) => amount.toJsonNumber(),
  percent: ({ points }) => points.toJsonNumber(),
  quantity: (quantity: Money) => quantity.toJsonNumber(),
};

/** A value of a field; the types of documents say that it is of the field's type. */
function jsonOf({ type }: Field, figure: Sourced<unknown> | null): Json {
  const toJson = JSON_OF[type] as (value: unknown) => number | string;
  return figure === null ? null : toJson(figure.value);
}

/** What follows from a type of document alone, made when it is first asked for and then kept. */
export function oncePerType<Made>(
  make: (documentType: DocumentType) => Made,
): (documentType: DocumentType) => Made {
  const kept = new Map<DocumentType, Made>();
  return (documentType) => {
    const made = kept.get(documentType) ?? make(documentType);
    kept.set(documentType, made);
    return made;
  };
}

/** The place of a row by its cells. */
function placeOfRow(cells: readonly (Sourced<unknown> | null)[]): RowPlace {
  const places = cells.flatMap((cell) => cell?.from ?? []);
  const [first] = places;
  if (first === undefined) return NOWHERE;
  const { pageNumber } = first;
  const boxes = places.filter((place) => place.pageNumber === pageNumber).map(({ box }) => box);
  return { page: pageNumber, box: toHundredths(unionOf(boxes)) };
}

/** The first place of a value. */
function placeOf(value: Sourced<unknown> | null): RowPlace {
  if (value === null) return NOWHERE;
  const [{ pageNumber, box }] = value.from;
  return { page: pageNumber, box: toHundredths(box) };
}

const NOWHERE: RowPlace = { page: null, box: null };

import { memberAt } from "../../document/value-at.ts";
import { sentenceCase } from "../../base/sentence-case.ts";
import { entriesOf, type Field } from "../../kinds/field.ts";
import type { FieldGroup, Kind } from "../../kinds/kind.ts";
import type { AnyContent, DocumentType } from "../../kinds/kinds.ts";
import { rowsOf } from "../../kinds/known-by.ts";
import type { Reading } from "../../kinds/reading.ts";
import { APPLICATION_PARTS } from "./application-parts.ts";
import {
  arranged,
  type Arrangement,
  choiceColumn,
  failedNames,
  fieldColumn,
  FILE,
  fileNameOf,
  namesOrNull,
  PAGE,
  type PaperRow,
  type TableRow,
} from "./columns.ts";
import { INVOICE_PARTS } from "./invoice-parts.ts";
import { ORDER_PARTS } from "./order-parts.ts";
import type { OwnParts, OwnTable } from "./parts.ts";
import type { Column, SheetDefinition } from "../sheet.ts";
import { namerOf, toFourPlaces } from "../../wire/values.ts";

/** One row for each paper of a kind: what it is told to be, what it is known by, its fields, the totals of its tables. */
export function paperSheet(
  kind: Kind<AnyContent>,
  own: OwnParts<Reading> = OWN_PARTS[kind.documentType] ?? {},
): SheetDefinition<PaperRow> {
  const title = sentenceCase(kind.plural);
  const once = kind.groups.filter(({ isTable }) => !isTable);
  const totals = once.filter(({ totalsOf }) => totalsOf !== undefined);
  const fields = new Map(
    [ownFields(kind), ...once.filter((group) => !totals.includes(group))]
      .toSorted((one, other) => Number(one.path !== "") - Number(other.path !== ""))
      .flatMap((group) => columnsOf(kind, group)),
  );
  return {
    title,
    fileName: fileNameOf(title),
    columns: [
      FILE,
      ...Object.entries(kind.choices).map(([name, choice]) =>
        choiceColumn<PaperRow>(choice, ({ reading }) => memberAt(reading.document, name)),
      ),
      ...arranged(fields, own.paper ?? usualArrangement(kind, fields)),
      ...totals.flatMap((group) => columnsOf(kind, group).map(([, column]) => column)),
      {
        header: "Failed checks",
        kind: "text",
        value: ({ reading }) => namesOrNull(failedChecksOf(reading)),
      },
      {
        header: "Confidence",
        kind: "certainty",
        value: ({ reading }) => toFourPlaces(reading.confidence),
      },
      { header: "Layout", kind: "text", value: ({ reading }) => reading.templateId },
    ],
  };
}

/** Names of the checks that a paper fails. */
export function failedChecksOf({ documentType, checks, identities }: Reading): readonly string[] {
  const isByChecksAlone = OWN_PARTS[documentType]?.isFailedByChecksAlone === true;
  return failedNames(isByChecksAlone ? checks : [...checks, ...identities]);
}

/** What a paper is known by stands first. */
function usualArrangement(
  { knownBy: { sender, number, date } }: Kind<AnyContent>,
  fields: ReadonlyMap<string, unknown>,
): Arrangement<PaperRow> {
  const named = [sender, number, date].flatMap((path) => path ?? []);
  return { first: named.filter((path) => fields.has(path)) };
}

/** The contract's fields as a group. */
function ownFields({ fields, noun }: Kind<AnyContent>): FieldGroup<AnyContent> {
  return { path: "", answer: "", heading: noun, fields, isTable: false };
}

function columnsOf(
  { documentType }: Kind<AnyContent>,
  group: FieldGroup<AnyContent>,
): readonly (readonly [path: string, column: Column<PaperRow>])[] {
  const nameOf = namerOf(documentType);
  return entriesOf(group.fields).flatMap(([name, field]) => {
    const header = headerOf(field, group);
    if (header === undefined) return [];
    const path = group.path === "" ? name : `${group.path}.${name}`;
    const column = fieldColumn<PaperRow>(field, {
      header,
      name,
      figure: nameOf(path),
      holderOf: ({ reading }) => rowsOf(reading, group)?.[0] ?? null,
    });
    return [[path, column]];
  });
}

/** A total is named by the letter of its column. */
function headerOf(
  { column, item }: Field,
  { totalsOf }: FieldGroup<AnyContent>,
): string | undefined {
  return totalsOf === undefined || column === undefined ? column : `Total ${item ?? column}`;
}

/** One row for each row of a table of the papers of a kind. */
export function tableSheet(
  { documentType, noun, shortName }: Kind<AnyContent>,
  { path, heading, fields, sheetTitle }: FieldGroup<AnyContent>,
  own: OwnTable<Reading> = OWN_PARTS[documentType]?.tables?.[path] ?? {},
): SheetDefinition<TableRow> {
  const nameOf = namerOf(documentType);
  const title = sheetTitle ?? sentenceCase(`${noun} ${heading.toLowerCase()}`);
  const columns = entriesOf(fields).flatMap(([name, field]): [string, Column<TableRow>][] => {
    const { column: header } = field;
    if (header === undefined) return [];
    const figure = nameOf(`${path}.${name}`);
    const holderOf = ({ cells }: TableRow): object => cells;
    return [[name, fieldColumn<TableRow>(field, { header, name, figure, holderOf })]];
  });
  return {
    title,
    fileName: fileNameOf(title),
    columns: [
      FILE,
      PAGE,
      { header: shortName, kind: "text", value: ({ number }) => number },
      ...arranged(new Map(columns), own.columns ?? {}),
    ],
  };
}

/** Kinds whose sheets are more than their declared fields in the usual order. */
export const OWN_PARTS: Readonly<Partial<Record<DocumentType, OwnParts<Reading>>>> = {
  PAY_APPLICATION: APPLICATION_PARTS,
  CHANGE_ORDER: ORDER_PARTS,
  INVOICE: INVOICE_PARTS,
};

import { sentenceCase } from "../../finding/figure-words.ts";
import { entriesOf } from "../../kinds/field.ts";
import type { FieldGroup, Kind } from "../../kinds/kind.ts";
import type { AnyContent } from "../../kinds/kinds.ts";
import type { Reading } from "../../kinds/reading.ts";
import { namerOf } from "../../wire/public-name.ts";
import type { Column, SheetDefinition } from "../sheet.ts";
import { arranged } from "./arrangement.ts";
import { fieldColumn } from "./field-column.ts";
import { FILE, fileNameOf, PAGE } from "./file-column.ts";
import { OWN_PARTS } from "./own-parts.ts";
import type { OwnTable } from "./parts.ts";
import type { TableRow } from "./rows.ts";

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

import { describe, expect, test } from "vitest";
import type { Field } from "../../src/kinds/field.ts";
import { entriesOf } from "../../src/kinds/field.ts";
import { type AnyContent, KINDS } from "../../src/kinds/kinds.ts";
import type { FieldGroup, Kind } from "../../src/kinds/kind.ts";
import { paperSheet, tableSheet } from "../../src/sheets/definitions/paper-sheet.ts";
import { RunSheets } from "../../src/sheets/run-sheets.ts";

const NEW: Field = {
  type: "money",
  describes: "Declared by this test alone.",
  label: "New",
  column: "New column",
  columnWidth: 33,
};

function headersOf({
  columns,
}: {
  readonly columns: readonly { readonly header: string }[];
}): readonly string[] {
  return columns.map(({ header }) => header);
}

describe.each(KINDS.map((kind): [string, Kind<AnyContent>] => [kind.plural, kind]))(
  "the sheets of %s",
  (_, kind) => {
    const tables = kind.groups.filter(({ isTable }) => isTable);

    test("have a column for each declared one, once", () => {
      const once = kind.groups.filter(({ isTable }) => !isTable);
      const declared = [kind, ...once].flatMap(({ fields, ...group }) =>
        entriesOf(fields).flatMap(([, { column, item }]) => {
          if (column === undefined) return [];
          return "totalsOf" in group ? `Total ${item ?? column}` : column;
        }),
      );
      expect(declared.length).toBeGreaterThan(8);
      const headers = headersOf(paperSheet(kind));
      for (const column of declared)
        expect(headers.filter((header) => header === column)).toEqual([column]);
      expect(headers).toEqual([...new Set(headers)]);
      for (const group of tables) {
        const ofTable = headersOf(tableSheet(kind, group));
        for (const [, { column }] of entriesOf(group.fields))
          expect(ofTable.filter((header) => header === column)).toEqual([column]);
      }
    });

    test("get the column of a new field by themselves", () => {
      const column = { header: "New column", kind: "money", width: 33 };
      const widened = { ...kind, fields: { ...kind.fields, addedByTest: NEW } };
      expect(paperSheet(widened).columns).toContainEqual(
        expect.objectContaining({ ...column, figure: "addedByTest" }),
      );
      for (const group of tables) {
        const wider: FieldGroup<AnyContent> = {
          ...group,
          fields: { ...group.fields, addedByTest: NEW },
        };
        expect(tableSheet(kind, wider).columns).toContainEqual(expect.objectContaining(column));
      }
    });

    test("need no line of their own", () => {
      const { sender, number, date } = kind.knownBy;
      const known = [sender, number, date].filter((path) => path !== null);
      const columnAt = (path: string): string | undefined => {
        const within = kind.groups.find((group) => path.startsWith(`${group.path}.`));
        const name = within === undefined ? path : path.slice(within.path.length + 1);
        return (within?.fields ?? kind.fields)[name]?.column;
      };
      const told = Object.values(kind.choices).map(({ label }) => label);
      const usual = headersOf(paperSheet(kind, {}));
      expect(usual.slice(0, 1 + told.length + known.length)).toEqual([
        "File",
        ...told,
        ...known.map(columnAt),
      ]);
      for (const group of tables) {
        const columns = entriesOf(group.fields).map(([, { column }]) => column);
        const { sheetTitle: _title, ...untitled } = group;
        const { title, fileName, ...sheet } = tableSheet(kind, untitled, {});
        expect(headersOf(sheet)).toEqual(["File", "Page", kind.shortName, ...columns]);
        expect(title.toLowerCase()).toBe(`${kind.noun} ${group.heading.toLowerCase()}`);
        expect(fileName).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      }
    });

    test("are all in the workbook, each once", () => {
      const titles = new RunSheets().finished([]).map(({ title }) => title);
      const own = [paperSheet(kind), ...tables.map((group) => tableSheet(kind, group))];
      for (const { title } of own)
        expect(titles.filter((other) => other === title)).toEqual([title]);
    });
  },
);

test("an arrangement that names no field is refused", () => {
  const [kind] = KINDS;
  expect(() => paperSheet(kind, { paper: { first: ["noSuchField"] } })).toThrow("noSuchField");
});

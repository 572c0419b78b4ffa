import { phraseKeys } from "../../../src/base/phrase.ts";
import { layoutOf } from "../../../src/layout/layout.ts";
import type { Page, Ruling, Word } from "../../../src/page/page.ts";
import { labelsIn } from "../../../src/template/labels.ts";
import { piecesOf } from "../../../src/template/pieces.ts";
import { readTable } from "../../../src/template/table/read-table.ts";
import type { TableReading, TableShape } from "../../../src/template/table/table.ts";
import type { SheetColumn } from "../../../src/template/template.ts";
import { textsOf } from "../../../src/template/texts.ts";
import { vocabularyOf } from "../../../src/template/vocabulary.ts";
import { typedPage, typedWord } from "../../support/typed-page.ts";

/** A page as a typewriter prints it: every character, blanks too, has the same width, every line the same height. */
export type Typed = readonly string[];

/** Width of a character and of the left margin, height of a line and of the top margin, in points. */
const CHARACTER = 5;
const MARGIN = 40;
const LINE = 14;

/** Columns of a small sheet; enough to tell them apart, no more. */
const CAPTIONS = vocabularyOf<SheetColumn>([
  ["item", "item"],
  ["no", "item"],
  ["description", "description"],
  ["scheduled value", "scheduledValue"],
  ["contract amount", "scheduledValue"],
  ["amount", "scheduledValue"],
  ["previous", "previousWork"],
  ["previous amount", "previousWork"],
  ["this period", "workThisPeriod"],
  ["approved", "workThisPeriod"],
  ["this period amount", "workThisPeriod"],
  ["now amount", "workThisPeriod"],
  ["now quantity", "other"],
  ["earlier amount", "previousWork"],
  ["earlier quantity", "other"],
  ["stored", "storedMaterials"],
  ["to date", "completedAndStored"],
  ["balance", "balanceToFinish"],
  ["retainage", "retainage"],
  ["percent", "percentComplete"],
  ["quantity", "other"],
  ["this period quantity", "other"],
  ["previous quantity", "other"],
  ["unit", "other"],
]);

const SHAPE: TableShape<SheetColumn> = {
  captions: CAPTIONS,
  grandTotals: [phraseKeys("grand total")],
  totals: [phraseKeys("total")],
  mayBeTotal: /total/i,
  textColumns: ["item", "description"],
  descriptionColumn: "description",
};

/** Where the character at a place of a typed line begins, in points from the left. */
export function atCharacter(place: number): number {
  return MARGIN + CHARACTER * place;
}

/** Where a typed line begins, in points from the top. */
export function atLine(line: number): number {
  return MARGIN + LINE * line;
}

/** A page of typed lines. */
export function typewritten(lines: Typed, pageNumber = 1, rulings: readonly Ruling[] = []): Page {
  const words = lines.flatMap((line, index): readonly Word[] =>
    [...line.matchAll(/\S+/g)].map((match) =>
      typedWord(match[0], atCharacter(match.index), atLine(index)),
    ),
  );
  return { ...typedPage(words, rulings), pageNumber };
}

/** A line of a sheet: an item number, a text, and figures or captions that end at one place each. */
export function typedRow(item: string, text: string, cells: readonly string[]): string {
  const figures = cells.map((cell) => cell.padStart(COLUMN));
  return `${item.padEnd(6)}${text.padEnd(22)}${figures.join("")}`.trimEnd();
}

/** Characters of a column of figures. */
const COLUMN = 17;

/** The table on these pages, read with the captions of the small sheet. */
export function tableOn(pages: readonly Page[]): TableReading<SheetColumn> | null {
  const layout = layoutOf(pages);
  const labels = labelsIn(
    textsOf(layout, (key) => key),
    CAPTIONS,
  );
  return readTable(
    layout.pages.map((page) => piecesOf(page, "point")),
    labels,
    SHAPE,
  );
}

/** The table on typed pages, numbered from 1. */
export function typedTable(...pages: readonly Typed[]): TableReading<SheetColumn> {
  const table = tableOn(pages.map((lines, index) => typewritten(lines, index + 1)));
  if (table === null) throw new RangeError("There is no table on these pages.");
  return table;
}

/** The rows of a table, each in one line: a mark for a total, its text, its figures; `.` is an empty cell. */
export function rowsIn(table: TableReading<SheetColumn>): readonly string[] {
  return table.rows.map(({ kind, caption, figures }) => {
    const mark = { item: "", total: "= ", "grand-total": "== " }[kind];
    const cells = table.names.map((_, index) => figures[index]?.printed ?? ".");
    return `${mark}${caption} | ${cells.join(" ")}`;
  });
}

/** Headings of sections, as printed. */
export function headingsIn({ headings }: TableReading<SheetColumn>): readonly string[] {
  return headings.map(({ text }) => text.flatMap(({ words }) => words.map(printed)).join(" "));
}

/** The texts of each row by column. */
export function textsIn(
  table: TableReading<SheetColumn>,
): readonly Readonly<Partial<Record<SheetColumn, string>>>[] {
  return table.rows.map(({ texts }) =>
    Object.fromEntries(
      [...texts].map(([name, runs]) => [
        name,
        runs.flatMap(({ words }) => words.map(printed)).join(" "),
      ]),
    ),
  );
}

function printed({ text }: Word): string {
  return text;
}

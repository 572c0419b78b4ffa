import { decodedText } from "../../base/decoded-text.ts";
import { MATCH_LIMITS } from "../../base/match-limits.ts";
import { type ColumnName, COLUMNS, type TableKind } from "./columns.ts";
import { csvHead, csvRows, type Separator } from "./csv-rows.ts";
import type { DecimalSign } from "./figures.ts";
import { type HeadingRow, headingRowOf, type NamedColumns } from "./heading-row.ts";
import { tableDecimal } from "./table-decimal.ts";
import { TableError } from "./table-error.ts";
import type { TableRow } from "./table-row.ts";

/*
 * A table of orders or receipts as any program writes it. The separator is the one by which most headings are known, the
 * decimal sign is what all numbers together say, and what cannot be told is refused with what to do: nothing is guessed.
 */

/** A table as it was given: the bytes of a file, or rows of cells with the headings first. */
export interface GivenTable {
  /** As the user calls it. */
  readonly name: string;
  readonly content: Uint8Array | readonly (readonly string[])[];
  /** The sign before decimals, where the rows were numbers of a program; left out where that is not known. */
  readonly decimal?: DecimalSign;
}

/** What the user says of a table. */
export interface TableWishes {
  readonly named: NamedColumns;
  /** Null where the numbers are to say it. */
  readonly decimal: DecimalSign | null;
}

/** A table that was read, and how. */
export interface ReadTable {
  readonly name: string;
  /** Null where it was given as rows. */
  readonly separator: Separator | null;
  readonly decimal: DecimalSign;
  /** The heading of each column that is there. */
  readonly columns: ReadonlyMap<ColumnName, string>;
  /** Headings that nothing is read of. */
  readonly unused: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Reads a table. Throws TableError. */
export function readTable(given: GivenTable, kind: TableKind, wishes: TableWishes): ReadTable {
  const { name: file } = given;
  const { rows: all, separator, above } = cutInto(given, kind, wishes);
  const head = headingRowOf(all, kind, wishes.named);
  if (head === null) throw new TableError({ code: "no-rows", facts: { file } });
  refuseHead(file, head);
  const rows = rowsBelow(file, head, { all, above });
  if (rows.length === 0) throw new TableError({ code: "no-rows", facts: { file } });
  const used = new Set(head.places.values());
  return {
    name: file,
    separator,
    decimal: tableDecimal(file, rows, given.decimal ?? wishes.decimal),
    columns: new Map([...head.places].map(([name, at]) => [name, head.headings[at] ?? ""])),
    unused: head.headings.filter((heading, at) => heading !== "" && !used.has(at)),
    rows,
  };
}

/** The headings of a table, also where it lacks needed ones; none where it has no rows. Throws TableError. */
export function headingsIn(
  given: GivenTable,
  kind: TableKind,
  wishes: TableWishes,
): readonly string[] {
  const { rows } = cutInto(given, kind, wishes);
  return headingRowOf(rows, kind, wishes.named)?.headings ?? [];
}

/** A text as rows, and how it was cut. */
interface CutText {
  readonly rows: readonly (readonly string[])[];
  readonly separator: Separator | null;
  /** Rows before the first of these. */
  readonly above: number;
}

const SEPARATORS: readonly Separator[] = [",", ";", "\t", "|"];

/** By this line Excel is told the separator. */
const TOLD_SEPARATOR = /^sep=([,;\t|])\r?\n/i;

function cutInto(
  { name: file, content }: GivenTable,
  kind: TableKind,
  wishes: TableWishes,
): CutText {
  if (!(content instanceof Uint8Array)) return { rows: content, separator: null, above: 0 };
  const mostBytes = MATCH_LIMITS.tableBytes;
  if (content.length > mostBytes)
    throw new TableError({ code: "too-large", facts: { file, mostBytes } });
  if (isWorkbook(content)) throw new TableError({ code: "workbook", facts: { file } });
  const whole = decodedText(content);
  if (whole === null) throw new TableError({ code: "no-text", facts: { file } });
  const told = TOLD_SEPARATOR.exec(whole);
  const text = told === null ? whole : whole.slice(told[0].length);
  const separator = (told?.[1] as Separator | undefined) ?? separatorOf(text, kind, wishes);
  const rows = csvRows(text, separator);
  if (rows === null) throw new TableError({ code: "open-quote", facts: { file } });
  return { rows, separator, above: told === null ? 0 : 1 };
}

/** Whether it is a workbook: a ZIP file, or the older form of Excel. */
function isWorkbook(bytes: Uint8Array): boolean {
  return [ZIP, COMPOUND].some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** The separator by which most headings are known, then by which there are most. */
function separatorOf(text: string, kind: TableKind, { named }: TableWishes): Separator {
  const weighed = SEPARATORS.map((separator) => {
    const head = headingRowOf(csvHead(text, separator), kind, named);
    return { separator, known: head?.places.size ?? 0, all: head?.headings.length ?? 0 };
  });
  const [best] = weighed.toSorted((one, other) => other.known - one.known || other.all - one.all);
  return best?.separator ?? ",";
}

function refuseHead(file: string, { headings, missing, repeated }: HeadingRow): void {
  const [first] = missing;
  if (first !== undefined) {
    const words = missing.map(({ called }) => called);
    const example = first.any[0]?.[0] ?? "order";
    throw new TableError({
      code: "columns-missing",
      facts: { file, missing: words, headings, example },
    });
  }
  if (repeated === null) return;
  const { column, heading } = repeated;
  const { called } = COLUMNS[column];
  throw new TableError({
    code: "headings-repeated",
    facts: { file, heading, called, option: column },
  });
}

function rowsBelow(
  file: string,
  { rowIndex, headings, places }: HeadingRow,
  { all, above }: { readonly all: CutText["rows"]; readonly above: number },
): readonly TableRow[] {
  const rows: TableRow[] = [];
  for (let index = rowIndex + 1; index < all.length; index += 1) {
    const cells = all[index] ?? [];
    if (cells.every((cell) => cell.trim() === "")) continue;
    const rowNumber = index + 1 + above;
    const last = cells.findLastIndex((cell) => cell.trim() !== "");
    if (last >= headings.length)
      throw new TableError({
        code: "row-too-long",
        facts: { file, rowNumber, cells: last + 1, columns: headings.length },
      });
    if (rows.length === MATCH_LIMITS.tableRows)
      throw new TableError({ code: "too-many-rows", facts: { file, most: rows.length } });
    const kept: Partial<Record<ColumnName, string>> = {};
    for (const [column, at] of places) {
      const text = cellText(cells[at] ?? "");
      if (text !== "") kept[column] = text;
    }
    rows.push({ rowNumber, cells: kept });
  }
  return rows;
}

/** Excel is kept from taking a number apart by `="0012"`. */
const AS_FORMULA = /^="(.*)"$/s;

/** Most cells have neither blanks at their ends nor two in a row. */
const UNEVEN = /^\s|\s$|\s\s|[\n\r\t]/;

function cellText(cell: string): string {
  const cut =
    cell.length > MATCH_LIMITS.cellCharacters ? cell.slice(0, MATCH_LIMITS.cellCharacters) : cell;
  const even = UNEVEN.test(cut) ? cut.replaceAll(/\s+/g, " ").trim() : cut;
  return even.startsWith("=") ? (AS_FORMULA.exec(even)?.[1] ?? even).trim() : even;
}

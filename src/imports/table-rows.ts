import { enumerate } from "../finding/figure-words.ts";
import { beginsLikeFormula } from "../sheets/csv-text.ts";

/** A row of a table that a user writes: its number in the file, from 1, and the text of each column, blank where it is not there. */
export interface TableRow<Name extends string> {
  readonly row: number;
  readonly said: Readonly<Record<Name, string>>;
}

/** What is wrong with a row, as the end of a sentence that begins with its number. */
export interface Wrong {
  readonly wrong: string;
}

/** Whether something could not be made of a row. */
export function isWrong(value: object | string): value is Wrong {
  return typeof value === "object" && "wrong" in value;
}

/** The rows of a table whose first row is its header, or what is wrong with the header. Rows of blanks are left out. */
export function tableRows<const Name extends string>(
  rows: readonly (readonly string[])[],
  { columns, needed }: { readonly columns: readonly Name[]; readonly needed: readonly Name[] },
): readonly TableRow<Name>[] | string {
  const [header = [], ...body] = rows;
  const names = header.map((name) => name.trim().toLowerCase());
  const isKnown = names.every((name) => (columns as readonly string[]).includes(name));
  if (
    !isKnown ||
    needed.some((name) => !names.includes(name)) ||
    new Set(names).size < names.length
  )
    return `Its first row is the header, ${columns.join(",")}: ${enumerate(needed)} are always there, and of the others those that are used.`;
  return body.flatMap((cells, index) => {
    const texts = columns.map((column) => plainText(cells[names.indexOf(column)] ?? ""));
    if (texts.every((text) => text === "")) return [];
    const said = Object.fromEntries(columns.map((column, at) => [column, texts[at] ?? ""]));
    return [{ row: index + 2, said: said as Readonly<Record<Name, string>> }];
  });
}

/** The text of a cell; an apostrophe that keeps it from being a formula is no part of it. */
function plainText(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && beginsLikeFormula(text.slice(1)) ? text.slice(1) : text;
}

import { parseCsv } from "hucre/csv";

/** What separates the cells of a row. */
export type Separator = "," | ";" | "\t" | "|";

/** A text with separators as rows of cells; null where a quotation mark is opened and never closed. */
export function csvRows(text: string, separator: Separator): readonly (readonly string[])[] | null {
  // An open quotation mark swallows all that follows, and the parser does not say so: then the last row is not the end.
  const rows = textsIn(`${text}\n${END}`, separator);
  const last = rows.at(-1) ?? [];
  return last.length === 1 && last[0] === END ? rows.slice(0, -1) : null;
}

/** The first rows of a text; the last of them may be cut off. */
export function csvHead(text: string, separator: Separator): readonly (readonly string[])[] {
  return textsIn(text.slice(0, HEAD_CHARACTERS), separator);
}

/** Without being asked for types, the parser gives texts alone. */
function textsIn(text: string, separator: Separator): readonly (readonly string[])[] {
  return parseCsv(text, { delimiter: separator }) as readonly (readonly string[])[];
}

/** As much of a text as has its headings. */
const HEAD_CHARACTERS = 65_536;

/** No program writes this into a table. */
const END = "\u0001 end of the table \u0001";

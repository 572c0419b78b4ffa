import { parseCsv } from "hucre/csv";
import { decodedText } from "../base/decoded-text.ts";
import { IMPORT_LIMITS } from "../base/limits.ts";

/**
 * The rows of a file of separated values, as texts: parted by what parts its first line, in UTF-8 or in what spreadsheet
 * programs write instead. Null where the bytes are no text.
 */
export function csvRowsOf(bytes: Uint8Array): readonly string[][] | null {
  const text = decodedText(bytes);
  if (text === null) return null;
  const rows = parseCsv(text, {
    delimiter: delimiterOf(text),
    skipBom: true,
    maxRows: IMPORT_LIMITS.acceptedRows + 1,
  });
  return rows.map((cells) =>
    cells.slice(0, IMPORT_LIMITS.columns).map((cell) => (cell === null ? "" : String(cell))),
  );
}

const DELIMITERS = [",", ";", "\t", "|"] as const;

/** What stands most often in the first line that says anything. */
function delimiterOf(text: string): string {
  const first = /^.*\S.*$/m.exec(text.slice(0, FIRST_LINE))?.[0] ?? "";
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Characters in which the first line ends. */
const FIRST_LINE = 100_000;

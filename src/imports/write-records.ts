import { csvOfTexts } from "../sheets/csv-text.ts";
import { shownColumns, type Target } from "./fill-paper.ts";

/** The file of a program: its headers where it has any, and all records. */
export function writtenRecords(
  { program, mapping }: Target,
  records: readonly (readonly string[])[],
): string {
  const { file, records: kinds } = program;
  const headers = [kinds.paper, kinds.line, kinds.end].flatMap((columns) =>
    columns === null ? [] : [shownColumns(columns, mapping).map(({ header }) => header)],
  );
  const all = [...(file.hasHeader ? headers : []), ...records];
  if (file.delimiter === ",") return csvOfTexts(all);
  // Values have neither tabs nor line breaks, so that nothing needs quotes.
  return all.map((cells) => `${cells.join("\t")}\r\n`).join("");
}

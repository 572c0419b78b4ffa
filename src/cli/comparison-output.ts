import { extname } from "node:path";
import type { WrittenFile } from "./output-place.ts";
import { writeResultFile } from "./result-file.ts";

/** How the commands that compare papers write what they found. */
type ComparisonFormat = "table" | "json" | "note";

/** The format that the ending of a file asks for. */
export function formatOfFile(path: string | undefined): ComparisonFormat {
  return extname(path ?? "").toLowerCase() === ".json" ? "json" : "table";
}

/** What a file of a format is, and how it may end. */
export function writtenFile(format: ComparisonFormat): WrittenFile {
  return format === "json"
    ? { what: "This is written as JSON", endings: [".json"], example: "audit.json" }
    : { what: "This is written as text", endings: [".txt"], example: "audit.txt" };
}

/** Writes a text, or the bytes of a workbook, to a file, or to standard output where none is named. */
export async function writeText(text: string | Uint8Array, out: string | undefined): Promise<void> {
  if (out === undefined) process.stdout.write(text);
  else await writeResultFile(out, text);
}

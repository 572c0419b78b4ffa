import {
  type Cursor,
  expectWord,
  latin,
  parseCount,
  parseValue,
  skipBlank,
} from "./parse-value.ts";
import { DamagedPdf, type PdfObject, type PdfValue } from "./pdf-value.ts";

/** An object with the numbers that stand before it. */
export interface NumberedObject extends PdfObject {
  readonly number: number;
  readonly generation: number;
}

/** Reads the object at the cursor. `lengthOf` gives the length of its stream. Throws DamagedPdf where none stands there. */
export function parseObject(
  cursor: Cursor,
  lengthOf: (value: PdfValue | undefined) => number,
): NumberedObject {
  const [number, generation] = [parseCount(cursor), parseCount(cursor)];
  expectWord(cursor, "obj");
  const value = parseValue(cursor);
  skipBlank(cursor);
  const { bytes, at } = cursor;
  const isStream = value.kind === "dictionary" && latin(bytes, at, at + 6) === "stream";
  if (!isStream) return { number, generation, value, packed: null };
  const from = at + (bytes[at + 6] === 13 ? 8 : 7);
  const to = from + lengthOf(value.entries.get("Length"));
  const end: Cursor = { bytes, at: to };
  if (to > bytes.length) throw new DamagedPdf("A stream does not end.");
  expectWord(end, "endstream");
  return { number, generation, value, packed: bytes.subarray(from, to) };
}

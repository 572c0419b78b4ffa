import { HYBRID_LIMITS } from "../base/limits.ts";
import { type Cursor, latin, parseCount, parseValue, parseWord, skipBlank } from "./parse-value.ts";
import { parseObject } from "./parse-object.ts";
import { countOf, DamagedPdf, nameOf, type PdfDictionary, type PdfValue } from "./pdf-value.ts";
import { unpackStream } from "./unpack-stream.ts";

/** Where an object stands: at a byte, or in a stream of objects. A free number stands for nothing. */
export type ObjectPlace =
  | { readonly kind: "free" }
  | { readonly kind: "at"; readonly offset: number; readonly generation: number }
  | { readonly kind: "packed"; readonly stream: number; readonly index: number };

/** The objects of a file by their numbers. */
export interface CrossReference {
  readonly places: ReadonlyMap<number, ObjectPlace>;
  /** Of the newest part. */
  readonly trailer: PdfDictionary;
  /** The byte at which the newest part begins. */
  readonly startsAt: number;
  /** Whether the newest part is a table; else it is a stream. */
  readonly isTable: boolean;
}

interface Section {
  readonly trailer: PdfDictionary;
  readonly isTable: boolean;
}

/** Follows the cross-references of a file from its end. Throws DamagedPdf where they do not lead to each other. */
export function readCrossReference(bytes: Uint8Array): CrossReference {
  const startsAt = startOf(bytes);
  const places = new Map<number, ObjectPlace>();
  const newest = readSection({ bytes, at: startsAt }, places);
  const seen = new Set([startsAt]);
  const waiting = [...olderOf(newest)];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size >= HYBRID_LIMITS.sections)
      throw new DamagedPdf("Cross-references lead in a circle.");
    seen.add(at);
    waiting.push(...olderOf(readSection({ bytes, at }, places)));
  }
  return { places, startsAt, ...newest };
}

/** Bytes at the end of a file in which it says where its cross-references are. */
const END_BYTES = 2_048;

function startOf(bytes: Uint8Array): number {
  const from = Math.max(0, bytes.length - END_BYTES);
  const at = latin(bytes, from, bytes.length).lastIndexOf("startxref");
  if (at < 0) throw new DamagedPdf("The file does not say where its cross-references are.");
  return parseCount({ bytes, at: from + at + "startxref".length });
}

/** What a table leaves to a stream beside it comes before what is older. */
function olderOf({ trailer: { entries } }: Section): readonly number[] {
  return ["XRefStm", "Prev"].flatMap((name) =>
    entries.has(name) ? [countOf(entries.get(name))] : [],
  );
}

function readSection(cursor: Cursor, places: Map<number, ObjectPlace>): Section {
  skipBlank(cursor);
  const { bytes, at } = cursor;
  if (at >= bytes.length) throw new DamagedPdf("Cross-references are missing.");
  if (latin(bytes, at, at + 4) !== "xref") return readStream(cursor, places);
  cursor.at += 4;
  readTable(cursor, places);
  const trailer = parseValue(cursor);
  if (trailer.kind !== "dictionary") throw new DamagedPdf("The trailer is missing.");
  return { trailer, isTable: true };
}

/** What is known already is newer. */
function add(places: Map<number, ObjectPlace>, number: number, place: ObjectPlace): void {
  if (places.has(number)) return;
  if (places.size >= HYBRID_LIMITS.objects) throw new DamagedPdf("There are too many objects.");
  places.set(number, place);
}

/** Reads to the word `trailer`, which comes behind. */
function readTable(cursor: Cursor, places: Map<number, ObjectPlace>): void {
  for (let word = parseWord(cursor); word !== "trailer"; word = parseWord(cursor)) {
    if (!/^\d{1,10}$/.test(word)) throw new DamagedPdf("A cross-reference is no number.");
    const first = Number(word);
    const count = parseCount(cursor);
    // Every entry takes bytes, so that a count that is too large ends with the file.
    for (let index = 0; index < count; index += 1) {
      const [offset, generation] = [parseCount(cursor), parseCount(cursor)];
      const kind = parseWord(cursor);
      if (kind === "n") add(places, first + index, { kind: "at", offset, generation });
      else if (kind === "f") add(places, first + index, { kind: "free" });
      else throw new DamagedPdf("A cross-reference is neither used nor free.");
    }
  }
}

function readStream(cursor: Cursor, places: Map<number, ObjectPlace>): Section {
  const { value, packed } = parseObject(cursor, countOf);
  if (
    value.kind !== "dictionary" ||
    packed === null ||
    nameOf(value.entries.get("Type")) !== "XRef"
  )
    throw new DamagedPdf("Cross-references are missing.");
  const { entries } = value;
  const widths = countsOf(entries.get("W"));
  const size = countOf(entries.get("Size"));
  const ranges = entries.has("Index") ? countsOf(entries.get("Index")) : [0, size];
  const rows = rowsOf(unpackStream(value, packed), widths);
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range, range + 2);
    for (let index = 0; index < count; index += 1) {
      const row = rows.next();
      if (row.done === true) throw new DamagedPdf("Cross-references end too early.");
      const place = placeOf(row.value);
      if (place !== null) add(places, first + index, place);
    }
  }
  return { trailer: value, isTable: false };
}

function countsOf(value: PdfValue | undefined): readonly number[] {
  if (value?.kind !== "array") throw new DamagedPdf("A list of numbers is missing.");
  return value.items.map(countOf);
}

type Row = readonly [kind: number, second: number, third: number];

function* rowsOf(bytes: Uint8Array, widths: readonly number[]): Generator<Row, undefined> {
  const [first = 0, second = 0, third = 0] = widths;
  const width = first + second + third;
  if (widths.length !== 3 || width === 0 || width > MOST_ROW_BYTES)
    throw new DamagedPdf("Rows of cross-references have no size.");
  for (let at = 0; at + width <= bytes.length; at += width) {
    yield [
      first === 0 ? 1 : numberAt(bytes, at, first),
      numberAt(bytes, at + first, second),
      numberAt(bytes, at + first + second, third),
    ];
  }
}

const MOST_ROW_BYTES = 24;

function numberAt(bytes: Uint8Array, from: number, width: number): number {
  return bytes.subarray(from, from + width).reduce((number, byte) => number * 256 + byte, 0);
}

/** Null for a kind that is not known, which stands for nothing. */
function placeOf([kind, second, third]: Row): ObjectPlace | null {
  if (kind === 0) return { kind: "free" };
  if (kind === 1) return { kind: "at", offset: second, generation: third };
  return kind === 2 ? { kind: "packed", stream: second, index: third } : null;
}

import { HYBRID_LIMITS } from "../base/limits.ts";
import { type CrossReference, readCrossReference } from "./cross-reference.ts";
import { parseObject } from "./parse-object.ts";
import { type Cursor, latin, parseCount, parseValue } from "./parse-value.ts";
import {
  countOf,
  DamagedPdf,
  PDF_NULL,
  type PdfDictionary,
  type PdfObject,
  type PdfReference,
  type PdfValue,
} from "./pdf-value.ts";
import { unpackStream } from "./unpack-stream.ts";

/** A PDF whose objects can be looked up. What it gives throws DamagedPdf where the file is not built as it says. */
export interface PdfFile extends CrossReference {
  readonly bytes: Uint8Array;
  readonly objectOf: (reference: PdfReference) => PdfObject;
  /** What a value stands for. */
  readonly resolved: (value: PdfValue | undefined) => PdfValue;
}

/** Opens a PDF by its cross-references; nothing of it is guessed. Throws DamagedPdf. */
export function openPdfFile(bytes: Uint8Array): PdfFile {
  const reference = readCrossReference(bytes);
  const { places } = reference;
  const streams = new Map<number, readonly PdfValue[]>();

  const objectOf = (wanted: PdfReference): PdfObject => {
    const place = places.get(wanted.number);
    if (place === undefined || place.kind === "free") return { value: PDF_NULL, packed: null };
    if (place.kind === "at") return objectAt(place.offset, wanted.number, lengthOf);
    const values = streams.get(place.stream) ?? valuesIn(place.stream);
    streams.set(place.stream, values);
    return { value: values[place.index] ?? PDF_NULL, packed: null };
  };
  const objectAt = (
    offset: number,
    number: number,
    length: (value: PdfValue | undefined) => number,
  ): PdfObject => {
    const object = parseObject({ bytes, at: offset }, length);
    if (object.number !== number)
      throw new DamagedPdf("A cross-reference leads to another object.");
    return object;
  };
  // The length of a stream is a number or an object that is one, and never a stream itself.
  const lengthOf = (value: PdfValue | undefined): number => {
    if (value?.kind !== "reference") return countOf(value);
    const place = places.get(value.number);
    if (place?.kind !== "at") throw new DamagedPdf("The length of a stream is missing.");
    return countOf(objectAt(place.offset, value.number, countOf).value);
  };
  const valuesIn = (stream: number): readonly PdfValue[] => {
    const place = places.get(stream);
    if (place?.kind !== "at") throw new DamagedPdf("A stream of objects is missing.");
    return packedValues(objectAt(place.offset, stream, lengthOf));
  };
  const resolved = (value: PdfValue | undefined): PdfValue => {
    let found = value ?? PDF_NULL;
    for (let step = 0; found.kind === "reference"; step += 1) {
      if (step > HYBRID_LIMITS.depth) throw new DamagedPdf("References lead in a circle.");
      found = objectOf(found).value;
    }
    return found;
  };
  return { ...reference, bytes, objectOf, resolved };
}

/** The dictionary that a value stands for; null for anything else. */
export function dictionaryIn(file: PdfFile, value: PdfValue | undefined): PdfDictionary | null {
  const found = file.resolved(value);
  return found.kind === "dictionary" ? found : null;
}

/** The items of the list that a value stands for; none for anything else. */
export function itemsIn(file: PdfFile, value: PdfValue | undefined): readonly PdfValue[] {
  const found = file.resolved(value);
  return found.kind === "array" ? found.items : [];
}

/** The objects of a stream of objects: first their numbers and places, then each of them. */
function packedValues({ value, packed }: PdfObject): readonly PdfValue[] {
  if (value.kind !== "dictionary" || packed === null)
    throw new DamagedPdf("A stream of objects is missing.");
  const bytes = unpackStream(value, packed);
  const first = countOf(value.entries.get("First"));
  const count = countOf(value.entries.get("N"));
  const header: Cursor = { bytes: bytes.subarray(0, first), at: 0 };
  const values: PdfValue[] = [];
  // Every pair of numbers takes bytes, so that a count that is too large ends with the stream.
  for (let index = 0; index < count; index += 1) {
    parseCount(header);
    values.push(parseValue({ bytes, at: first + parseCount(header) }));
  }
  return values;
}

/** Whether the bytes begin as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return latin(bytes, 0, 5) === "%PDF-";
}

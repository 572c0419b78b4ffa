import { createHash } from "node:crypto";
import { itemsIn, type PdfFile } from "./pdf-file.ts";
import {
  countOf,
  DamagedPdf,
  nameValue,
  numberValue,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from "./pdf-value.ts";
import { writtenValue } from "./write-value.ts";

/** An object that is new, or is written in the place of an older one. */
export interface WrittenObject extends PdfObject {
  readonly number: number;
  readonly generation: number;
}

/**
 * The file with objects put behind it, as PDF adds to a file: every byte of it stays, and a list of what is new follows in the form
 * that its own list has. Throws DamagedPdf where the file has no mark of its own.
 */
export function appendUpdate(file: PdfFile, objects: readonly WrittenObject[]): Uint8Array {
  const sorted = objects.toSorted((one, other) => one.number - other.number);
  const parts: Buffer[] = [Buffer.from(file.bytes), Buffer.from("\n")];
  let at = file.bytes.length + 1;
  const put = (bytes: Buffer): void => {
    parts.push(bytes);
    at += bytes.length;
  };
  const places = sorted.map((object): Place => {
    const place = { number: object.number, generation: object.generation, offset: at };
    put(objectBytes(object));
    return place;
  });
  const startsAt = at;
  const trailer = trailerOf(file, places, parts);
  put(file.isTable ? tableBytes(places, trailer) : streamBytes(places, trailer, startsAt));
  put(Buffer.from(`startxref\n${startsAt}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

interface Place {
  readonly number: number;
  readonly generation: number;
  readonly offset: number;
}

function objectBytes({ number, generation, value, packed }: WrittenObject): Buffer {
  const head = `${number} ${generation} obj\n${writtenValue(value)}\n`;
  if (packed === null) return Buffer.from(`${head}endobj\n`, "latin1");
  return Buffer.concat([
    Buffer.from(`${head}stream\n`, "latin1"),
    packed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

/** What the trailer says beside the places. The first mark of the file stays, and the second is of its new content. */
function trailerOf(
  file: PdfFile,
  places: readonly Place[],
  parts: readonly Buffer[],
): ReadonlyMap<string, PdfValue> {
  const { entries } = file.trailer;
  const [first] = itemsIn(file, entries.get("ID"));
  if (first?.kind !== "string") throw new DamagedPdf("The file has no mark of its own.");
  const hash = createHash("md5");
  for (const part of parts) hash.update(part);
  const second: PdfValue = { kind: "string", text: `<${hash.digest("hex").toUpperCase()}>` };
  const size = Math.max(countOf(entries.get("Size")), ...places.map(({ number }) => number + 1));
  const kept = ["Root", "Info"].flatMap((name): readonly [string, PdfValue][] => {
    const value = entries.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return new Map<string, PdfValue>([
    ["Size", numberValue(size)],
    ...kept,
    ["ID", { kind: "array", items: [first, second] }],
    ["Prev", numberValue(file.startsAt)],
  ]);
}

function tableBytes(places: readonly Place[], trailer: ReadonlyMap<string, PdfValue>): Buffer {
  const rows = runsOf(places).map((run) => {
    const entries = run.map(
      ({ offset, generation }) => `${padded(offset, 10)} ${padded(generation, 5)} n \n`,
    );
    return `${run[0]?.number ?? 0} ${run.length}\n${entries.join("")}`;
  });
  const said = writtenValue({ kind: "dictionary", entries: trailer });
  return Buffer.from(`xref\n${rows.join("")}trailer\n${said}\n`, "latin1");
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, "0");
}

/** Numbers that follow on each other, together. */
function runsOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const runs: Place[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1)?.number === place.number - 1) run.push(place);
    else runs.push([place]);
  }
  return runs;
}

/** The list is an object of its own and names itself. */
function streamBytes(
  others: readonly Place[],
  trailer: ReadonlyMap<string, PdfValue>,
  offset: number,
): Buffer {
  const number = countOf(trailer.get("Size"));
  const places: readonly Place[] = [...others, { number, generation: 0, offset }];
  const rows = Buffer.alloc(places.length * ROW_BYTES);
  places.forEach((place, index) => {
    rows.writeUInt8(1, index * ROW_BYTES);
    rows.writeUIntBE(place.offset, index * ROW_BYTES + 1, 5);
    rows.writeUInt16BE(place.generation, index * ROW_BYTES + 6);
  });
  const ranges = runsOf(places).flatMap((run) => [run[0]?.number ?? 0, run.length]);
  const value: PdfDictionary = {
    kind: "dictionary",
    entries: new Map<string, PdfValue>([
      ["Type", nameValue("XRef")],
      ...trailer,
      ["Size", numberValue(number + 1)],
      ["W", { kind: "array", items: [1, 5, 2].map(numberValue) }],
      ["Index", { kind: "array", items: ranges.map(numberValue) }],
      ["Length", numberValue(rows.length)],
    ]),
  };
  return objectBytes({ number, generation: 0, value, packed: rows });
}

/** A kind, a place and a generation: one byte, five and two. */
const ROW_BYTES = 8;

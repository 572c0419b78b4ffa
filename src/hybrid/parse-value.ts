import { HYBRID_LIMITS } from "../base/limits.ts";
import { DamagedPdf, type PdfDictionary, type PdfValue } from "./pdf-value.ts";

/** A place in the bytes that moves on as they are read. */
export interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

/** Reads the value at the cursor. Throws DamagedPdf where none stands there. */
export function parseValue(cursor: Cursor, depth = 0): PdfValue {
  if (depth > HYBRID_LIMITS.depth) throw new DamagedPdf("Values lie too deep in each other.");
  skipBlank(cursor);
  const { bytes, at } = cursor;
  const first = bytes[at];
  if (first === SLASH) return { kind: "name", name: parseName(cursor) };
  if (first === ROUND_OPEN) return { kind: "string", text: literalString(cursor) };
  if (first === ANGLE_OPEN && bytes[at + 1] === ANGLE_OPEN) return parseDictionary(cursor, depth);
  if (first === ANGLE_OPEN) return { kind: "string", text: hexString(cursor) };
  if (first === SQUARE_OPEN) return parseArray(cursor, depth);
  const text = parseWord(cursor);
  return /^\d+$/.test(text) ? integerOrReference(cursor, text) : plain(text);
}

/** The word at the cursor, such as `obj` or a number. Throws DamagedPdf where none stands there. */
export function parseWord(cursor: Cursor): string {
  skipBlank(cursor);
  const { bytes, at: from } = cursor;
  while (cursor.at < bytes.length && isRegular(bytes[cursor.at])) cursor.at += 1;
  if (cursor.at === from) throw new DamagedPdf("A word is missing.");
  return latin(bytes, from, cursor.at);
}

/** A whole number at the cursor that is a size or a place. Throws DamagedPdf for anything else. */
export function parseCount(cursor: Cursor): number {
  const text = parseWord(cursor);
  if (!/^\d{1,15}$/.test(text)) throw new DamagedPdf("A whole number is missing.");
  return Number(text);
}

/** Reads a word that has to stand there. Throws DamagedPdf where it does not. */
export function expectWord(cursor: Cursor, word: string): void {
  if (parseWord(cursor) !== word) throw new DamagedPdf(`The word ${word} is missing.`);
}

/** Characters of one byte each. */
export function latin(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1", from, to);
}

/** Goes on to what is neither blank nor a comment. */
export function skipBlank(cursor: Cursor): void {
  const { bytes } = cursor;
  for (; cursor.at < bytes.length; cursor.at += 1) {
    const byte = bytes[cursor.at];
    if (byte === PERCENT) skipComment(cursor);
    else if (!isBlank(byte)) return;
  }
}

function skipComment(cursor: Cursor): void {
  const { bytes } = cursor;
  while (cursor.at + 1 < bytes.length && !isLineEnd(bytes[cursor.at + 1])) cursor.at += 1;
}

function plain(text: string): PdfValue {
  if (!/^(?:true|false|null|[+-]?(?:\d+\.?\d*|\.\d+))$/.test(text))
    throw new DamagedPdf("A word stands where a value belongs.");
  return { kind: "plain", text };
}

/** `12 0 R` stands for an object; else the first number is meant alone. */
function integerOrReference(cursor: Cursor, text: string): PdfValue {
  const ahead: Cursor = { bytes: cursor.bytes, at: cursor.at };
  skipBlank(ahead);
  const generation = digitsAt(ahead);
  if (generation === "") return plain(text);
  skipBlank(ahead);
  if (ahead.bytes[ahead.at] !== LETTER_R || isRegular(ahead.bytes[ahead.at + 1]))
    return plain(text);
  cursor.at = ahead.at + 1;
  return { kind: "reference", number: Number(text), generation: Number(generation) };
}

/** Digits of a generation, which has five at most; empty where none stand there. */
function digitsAt(cursor: Cursor): string {
  const from = cursor.at;
  while (isDigit(cursor.bytes[cursor.at]) && cursor.at < from + 6) cursor.at += 1;
  return latin(cursor.bytes, from, cursor.at);
}

function parseName(cursor: Cursor): string {
  const from = cursor.at + 1;
  cursor.at = from;
  while (isRegular(cursor.bytes[cursor.at])) cursor.at += 1;
  return latin(cursor.bytes, from, cursor.at).replaceAll(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function parseArray(cursor: Cursor, depth: number): PdfValue {
  const items: PdfValue[] = [];
  cursor.at += 1;
  for (;;) {
    skipBlank(cursor);
    if (cursor.bytes[cursor.at] === SQUARE_CLOSE) break;
    // Every value takes at least a byte, and at the end of the file none stands.
    items.push(parseValue(cursor, depth + 1));
  }
  cursor.at += 1;
  return { kind: "array", items };
}

function parseDictionary(cursor: Cursor, depth: number): PdfDictionary {
  const entries = new Map<string, PdfValue>();
  cursor.at += 2;
  for (;;) {
    skipBlank(cursor);
    if (cursor.bytes[cursor.at] !== SLASH) break;
    const name = parseName(cursor);
    entries.set(name, parseValue(cursor, depth + 1));
  }
  const isClosed =
    cursor.bytes[cursor.at] === ANGLE_CLOSE && cursor.bytes[cursor.at + 1] === ANGLE_CLOSE;
  if (!isClosed) throw new DamagedPdf("A dictionary does not end.");
  cursor.at += 2;
  return { kind: "dictionary", entries };
}

function literalString(cursor: Cursor): string {
  const { bytes, at: from } = cursor;
  let open = 0;
  for (; cursor.at < bytes.length; cursor.at += 1) {
    const byte = bytes[cursor.at];
    if (byte === BACKSLASH) cursor.at += 1;
    else if (byte === ROUND_OPEN) open += 1;
    else if (byte === ROUND_CLOSE) open -= 1;
    if (open === 0) break;
  }
  if (cursor.at >= bytes.length) throw new DamagedPdf("A string does not end.");
  cursor.at += 1;
  return latin(bytes, from, cursor.at);
}

function hexString(cursor: Cursor): string {
  const from = cursor.at;
  const end = cursor.bytes.indexOf(ANGLE_CLOSE, from);
  if (end < 0) throw new DamagedPdf("A string does not end.");
  cursor.at = end + 1;
  return latin(cursor.bytes, from, end + 1);
}

const PERCENT = 0x25;
const ROUND_OPEN = 0x28;
const ROUND_CLOSE = 0x29;
const SLASH = 0x2f;
const ANGLE_OPEN = 0x3c;
const ANGLE_CLOSE = 0x3e;
const LETTER_R = 0x52;
const SQUARE_OPEN = 0x5b;
const BACKSLASH = 0x5c;
const SQUARE_CLOSE = 0x5d;

const BLANKS: ReadonlySet<number | undefined> = new Set([0, 9, 10, 12, 13, 32]);

/** What ends a word beside a blank: ( ) / < > [ ] { } %. */
const DELIMITERS: ReadonlySet<number | undefined> = new Set(Buffer.from("()/<>[]{}%"));

function isBlank(byte: number | undefined): boolean {
  return BLANKS.has(byte);
}

function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && !BLANKS.has(byte) && !DELIMITERS.has(byte);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 10 || byte === 13;
}

import { crc32 } from "node:zlib";
import { type FileHandle, open } from "node:fs/promises";
import { closeSync, openSync, readSync } from "node:fs";
import { indexDataOf, type IndexData, LIST_NAMES } from "../index/index-data.ts";
import type { Listing } from "../listing.ts";
import type { SourceState } from "../source/source.ts";

/** What a snapshot says of itself, before its lists. */
interface Header {
  readonly createdAt: number;
  readonly sources: readonly SourceState[];
  readonly sections: Readonly<Record<string, Section>>;
}

/** Where a list stands in the file, and the sum that shows that it is whole. */
interface Section {
  readonly offset: number;
  readonly length: number;
  readonly sum: number;
}

/** What is written as a snapshot. */
export interface SnapshotContents {
  readonly createdAt: number;
  readonly sources: readonly SourceState[];
  readonly index: IndexData;
  /** The listings as JSON, in the index's order. */
  readonly records: readonly Uint8Array[];
}

/** Eight bytes that say what the file is, and in which version. */
const MAGIC = Buffer.from("CFFIND02", "latin1");
const MOST_HEADER_BYTES = 16_777_216;
const PIECE_BYTES = 1_048_576;
const RECORDS = "records";

/** Writes a snapshot to a file that does not exist yet; when it settles, every byte is on disk. */
export async function writeSnapshot(path: string, contents: SnapshotContents): Promise<void> {
  const { createdAt, sources, index, records } = contents;
  const sections: Record<string, Section> = {};
  let offset = 0;
  for (const name of LIST_NAMES) {
    const bytes = bytesOf(index[name]);
    sections[name] = { offset, length: bytes.length, sum: crc32(bytes) };
    offset += bytes.length;
  }
  const length = records.reduce((sum, record) => sum + record.length, 0);
  // What a record's bytes are worth shows when it is read.
  sections[RECORDS] = { offset, length, sum: 0 };
  const header = Buffer.from(JSON.stringify({ createdAt, sources, sections } satisfies Header));
  const lead = Buffer.alloc(MAGIC.length + 8);
  MAGIC.copy(lead);
  lead.writeUInt32LE(header.length, MAGIC.length);
  lead.writeUInt32LE(crc32(header), MAGIC.length + 4);
  const file = await open(path, "wx", 0o600);
  try {
    await writeAll(file, [lead, header]);
    for (const name of LIST_NAMES) await writeAll(file, [bytesOf(index[name])]);
    for (let at = 0; at < records.length; at += RECORDS_AT_ONCE) {
      await writeAll(file, [Buffer.concat(records.slice(at, at + RECORDS_AT_ONCE))]);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

const RECORDS_AT_ONCE = 500;

/** A snapshot that is open: its index in memory, its listings on disk until they are asked for. */
export class Snapshot {
  readonly path: string;
  readonly createdAt: number;
  readonly sources: readonly SourceState[];
  readonly index: IndexData;
  readonly #file: number;
  readonly #recordsAt: number;

  private constructor(path: string, opened: Opened) {
    this.path = path;
    this.createdAt = opened.header.createdAt;
    this.sources = opened.header.sources;
    this.index = opened.index;
    this.#recordsAt = opened.recordsAt;
    this.#file = openSync(path, "r");
  }

  /** Null where the file is missing, cut off or damaged. Reads in pieces, so that nothing waits long for it. */
  static async open(path: string): Promise<Snapshot | null> {
    try {
      const opened = await readIndex(path);
      return opened && new Snapshot(path, opened);
    } catch {
      return null;
    }
  }

  /** How many listings it holds. */
  get count(): number {
    return this.index.flags.length;
  }

  /** A listing by its number; null where its bytes are damaged. */
  listing(number: number): Listing | null {
    const from = this.index.recordStarts[number] ?? 0;
    const bytes = Buffer.alloc((this.index.recordStarts[number + 1] ?? from) - from);
    const read = readSync(this.#file, bytes, 0, bytes.length, this.#recordsAt + from);
    if (read !== bytes.length || read === 0) return null;
    try {
      return JSON.parse(bytes.toString("utf8")) as Listing;
    } catch {
      return null;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

interface Opened {
  readonly header: Header;
  readonly index: IndexData;
  readonly recordsAt: number;
}

async function readIndex(path: string): Promise<Opened | null> {
  const file = await open(path, "r");
  try {
    const lead = await readPieces(file, 0, MAGIC.length + 8);
    if (!lead.subarray(0, MAGIC.length).equals(MAGIC)) return null;
    const headerBytes = lead.readUInt32LE(MAGIC.length);
    if (headerBytes > MOST_HEADER_BYTES) return null;
    const text = await readPieces(file, lead.length, headerBytes);
    if (crc32(text) !== lead.readUInt32LE(MAGIC.length + 4)) return null;
    const header = JSON.parse(text.toString("utf8")) as Header;
    const begin = lead.length + headerBytes;
    const records = header.sections[RECORDS];
    const { size } = await file.stat();
    if (records === undefined || size !== begin + records.offset + records.length) return null;
    const lists = new Map<string, ArrayBuffer>();
    for (const name of LIST_NAMES) {
      const section = header.sections[name];
      if (section === undefined) return null;
      const bytes = await readPieces(file, begin + section.offset, section.length, section.sum);
      lists.set(name, bytes.buffer as ArrayBuffer);
    }
    const index = indexDataOf(lists);
    return index && { header, index, recordsAt: begin + records.offset };
  } finally {
    await file.close();
  }
}

/** Bytes of a file in a buffer of their own; throws where there are fewer, or where their sum is another. */
async function readPieces(
  file: FileHandle,
  offset: number,
  length: number,
  sum: number | null = null,
): Promise<Buffer> {
  const bytes = Buffer.from(new ArrayBuffer(length));
  let running = 0;
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(
      bytes,
      at,
      Math.min(PIECE_BYTES, length - at),
      offset + at,
    );
    if (bytesRead === 0) throw new Error("The file is cut off.");
    running = crc32(bytes.subarray(at, at + bytesRead), running);
    at += bytesRead;
  }
  if (sum !== null && running !== sum) throw new Error("The file is damaged.");
  return bytes;
}

function bytesOf(list: IndexData[keyof IndexData]): Uint8Array {
  return new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
}

async function writeAll(file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
  for (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      const { bytesWritten } = await file.write(piece, at, piece.length - at);
      at += bytesWritten;
    }
  }
}

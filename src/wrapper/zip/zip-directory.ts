import { WRAPPER_LIMITS } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import { viewOf } from "../../base/view-of.ts";
import { broken } from "../refusals.ts";
import { wholePart, type WrapperBytes } from "../wrapper-bytes.ts";
import { longAt } from "./long-at.ts";

/** Where the list of members stands. */
interface Directory {
  readonly from: number;
  readonly sizeBytes: number;
  /** Members, as the end of the file says it. */
  readonly count: number;
  /** By how much everything lies further behind than it is said: some put a program before the ZIP file. */
  readonly shift: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const MOST_REMARK_BYTES = 0xffff;

/** Finds the list of members from the end of a ZIP file (APPNOTE 4.3.16). Throws a ReadError where there is none. */
export async function directoryOf(bytes: WrapperBytes): Promise<Directory> {
  const { sizeBytes } = bytes;
  const tailBytes = Math.min(sizeBytes, END_BYTES + MOST_REMARK_BYTES);
  const tail = await wholePart(bytes, sizeBytes - tailBytes, tailBytes);
  const at = tail === null ? null : endIn(tail);
  if (tail === null || at === null) throw broken("ZIP file");
  const end = viewOf(tail.subarray(at, at + END_BYTES));
  const endAt = sizeBytes - tailBytes + at;
  if (end.getUint16(4, true) !== end.getUint16(6, true)) throw inParts();
  const long = await longEndBefore(bytes, endAt);
  const said = long ?? {
    endAt,
    count: end.getUint16(10, true),
    sizeBytes: end.getUint32(12, true),
    from: end.getUint32(16, true),
  };
  if (said.sizeBytes > WRAPPER_LIMITS.listBytes)
    throw new ReadError("too-large", "", LIST_TOO_LARGE);
  const from = said.endAt - said.sizeBytes;
  const shift = from - said.from;
  if (from < 0 || shift < 0) throw broken("ZIP file");
  return { from, sizeBytes: said.sizeBytes, count: said.count, shift };
}

const LIST_TOO_LARGE =
  "The list of what is in the ZIP file is larger than 64 MB. Split it, or unpack it and name the folder.";

function inParts(): ReadError {
  const sentence =
    "This is one of several parts of a ZIP file. Put them together, or unpack them and name the folder.";
  return new ReadError("damaged", "", sentence);
}

/** Where the end of a ZIP file begins: the last place at which it may; one that the file ends with goes before one that is followed by more. */
function endIn(tail: Uint8Array): number | null {
  const view = viewOf(tail);
  let other: number | null = null;
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    const end = at + END_BYTES + view.getUint16(at + 20, true);
    if (end === tail.length) return at;
    if (end < tail.length) other ??= at;
  }
  return other;
}

const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const LONG_END = 0x06064b50;
const LONG_END_BYTES = 56;

interface LongEnd extends Omit<Directory, "shift"> {
  /** Where the list of members ends. */
  readonly endAt: number;
}

/** The end in the extension for large files (4.3.14); null where there is none. */
async function longEndBefore(bytes: WrapperBytes, endAt: number): Promise<LongEnd | null> {
  const locator = await wholePart(bytes, endAt - LOCATOR_BYTES, LOCATOR_BYTES);
  if (locator === null || viewOf(locator).getUint32(0, true) !== LOCATOR) return null;
  const at = endAt - LOCATOR_BYTES - LONG_END_BYTES;
  const saidAt = longAt(viewOf(locator), 8);
  for (const longAtPlace of [saidAt, at]) {
    const long = await wholePart(bytes, longAtPlace, LONG_END_BYTES);
    if (long === null || viewOf(long).getUint32(0, true) !== LONG_END) continue;
    const view = viewOf(long);
    if (view.getUint32(16, true) !== view.getUint32(20, true)) throw inParts();
    const [count, sizeBytes, from] = [longAt(view, 32), longAt(view, 40), longAt(view, 48)];
    return { endAt: longAtPlace, count, sizeBytes, from };
  }
  throw broken("ZIP file");
}

import { WRAPPER_LIMITS } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import { viewOf } from "../../base/view-of.ts";
import type { Listed, ZipMember } from "../member.ts";
import { broken, tooMany } from "../refusals.ts";
import { wholePart, type WrapperBytes } from "../wrapper-bytes.ts";
import { directoryOf } from "./zip-directory.ts";
import { longAt } from "./long-at.ts";
import { extraField, zipName } from "./zip-names.ts";

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const IS_ENCRYPTED = 0x0001;

/** The least that stands before the bytes of a member. */
const HEADER_BYTES = 30;

/** The files in a ZIP file, without folders. Throws a ReadError where it is broken or over a limit. */
export async function zipList(bytes: WrapperBytes): Promise<readonly Listed[]> {
  if (bytes.sizeBytes > WRAPPER_LIMITS.zipBytes) throw new ReadError("too-large", "", TOO_LARGE);
  const directory = await directoryOf(bytes);
  const list = await wholePart(bytes, directory.from, directory.sizeBytes);
  if (list === null) throw broken("ZIP file");
  const entries = entriesIn(list, directory.shift);
  // Without its extension a ZIP file counts to 65,535 and begins anew.
  if ((entries.length - directory.count) % 0x10000 !== 0) throw broken("ZIP file");
  refuseOverlaps(entries, directory.from);
  return entries
    .filter(({ path }) => !/[/\\]$/.test(path))
    .map(({ path, flags, member }) => ({
      path,
      member,
      trouble: troubleOf(flags, member.method),
      isOfText: false,
    }));
}

const TOO_LARGE = "The ZIP file is larger than 4 GB. Split it, or unpack it and name the folder.";

interface Entry {
  readonly path: string;
  readonly flags: number;
  readonly member: ZipMember;
}

function entriesIn(list: Uint8Array, shift: number): readonly Entry[] {
  const entries: Entry[] = [];
  const view = viewOf(list);
  let at = 0;
  while (at + ENTRY_BYTES <= list.length && view.getUint32(at, true) === ENTRY) {
    if (entries.length === WRAPPER_LIMITS.members) throw tooMany();
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const end = extraEnd + view.getUint16(at + 32, true);
    if (end > list.length) throw broken("ZIP file");
    const flags = view.getUint16(at + 8, true);
    const extra = list.subarray(nameEnd, extraEnd);
    const name = list.subarray(at + ENTRY_BYTES, nameEnd);
    const member = memberAt(viewOf(list.subarray(at, at + ENTRY_BYTES)), extra, shift);
    entries.push({ path: zipName({ name, extra, flags }), flags, member });
    at = end;
  }
  // A signature over the list may follow (4.3.13), and nothing else.
  if (at !== list.length && view.getUint8(at) !== 0x50) throw broken("ZIP file");
  return entries;
}

const ZIP64 = 0x0001;
const SAID_ELSEWHERE = 0xffffffff;

function memberAt(entry: DataView, extra: Uint8Array, shift: number): ZipMember {
  const long = extraField(extra, ZIP64) ?? new Uint8Array();
  const longs = viewOf(long);
  let at = 0;
  // Only what does not fit stands in the extension, in this order (4.5.3).
  const said = (short: number): number => {
    if (short !== SAID_ELSEWHERE) return short;
    if (at + 8 > long.length) throw broken("ZIP file");
    at += 8;
    return longAt(longs, at - 8);
  };
  const sizeBytes = said(entry.getUint32(24, true));
  const packedBytes = said(entry.getUint32(20, true));
  const headerAt = said(entry.getUint32(42, true)) + shift;
  const [method, crc32] = [entry.getUint16(10, true), entry.getUint32(16, true)];
  return { kind: "zip", headerAt, packedBytes, sizeBytes, crc32, method };
}

/** Members that share bytes are a bomb: few bytes that are unpacked again and again. */
function refuseOverlaps(entries: readonly Entry[], directoryFrom: number): void {
  const members = entries
    .map(({ member }) => member)
    .toSorted((one, other) => one.headerAt - other.headerAt);
  for (const [index, { headerAt, packedBytes }] of members.entries()) {
    const end = headerAt + HEADER_BYTES + packedBytes;
    if (headerAt < 0 || end > (members[index + 1]?.headerAt ?? directoryFrom))
      throw broken("ZIP file");
  }
}

const STORED = 0;
const DEFLATED = 8;
const METHOD_NAMES: Readonly<Partial<Record<number, string>>> = {
  9: "Deflate64",
  12: "bzip2",
  14: "LZMA",
  93: "Zstandard",
  95: "XZ",
};

function troubleOf(flags: number, method: number): string | null {
  if ((flags & IS_ENCRYPTED) !== 0)
    return "This member of the ZIP file is protected by a password. Unpack it and name the document.";
  if (method === STORED || method === DEFLATED) return null;
  const name = METHOD_NAMES[method];
  const named = name === undefined ? `method ${method}` : `method ${method}, ${name}`;
  return `This member of the ZIP file is compressed in a way (${named}) that is not read. Unpack it and name the document.`;
}

import { crc32 } from "../../src/base/crc32.ts";
import { deflateRawSync } from "node:zlib";

/** A member of a ZIP file that a test writes, with all that may be wrong about it. */
export interface WrittenMember {
  readonly name: string | Uint8Array;
  readonly content?: Uint8Array;
  /** 8 for deflate, 0 for stored; usually deflate. */
  readonly method?: number;
  readonly flags?: number;
  /** What is said of it where that is not true. */
  readonly said?: {
    readonly crc?: number;
    readonly sizeBytes?: number;
    readonly packedBytes?: number;
    readonly headerAt?: number;
  };
  readonly extra?: Uint8Array;
  /** Whether its own header leaves sizes to a descriptor behind it, as programs do that write to a pipe. */
  readonly hasDescriptor?: boolean;
  /** Whether its sizes stand in the extension for large files. */
  readonly isLong?: boolean;
}

interface Written {
  readonly before?: Uint8Array;
  readonly remark?: string;
  /** Whether the end of the file stands in the extension for large files. */
  readonly isLong?: boolean;
  readonly count?: number;
}

/** A ZIP file as it is written by hand, byte for byte. */
export function zipFile(
  members: readonly WrittenMember[],
  { before = new Uint8Array(), remark = "", isLong = false, count = members.length }: Written = {},
): Uint8Array {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const member of members) {
    const { local, entry } = writtenMember(member, at);
    parts.push(local);
    list.push(entry);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = endOf({ count, sizeBytes: directory.length, from: at, remark, isLong });
  return new Uint8Array(Buffer.concat([before, ...parts, directory, end]));
}

/** A field of two bytes for its kind, two for its length, and its content. */
export function extraField(kind: number, content: Uint8Array): Uint8Array {
  const field = Buffer.alloc(4 + content.length);
  field.writeUInt16LE(kind, 0);
  field.writeUInt16LE(content.length, 2);
  field.set(content, 4);
  return field;
}

const LONG = 0xffffffff;

function writtenMember(
  member: WrittenMember,
  at: number,
): { readonly local: Buffer; readonly entry: Buffer } {
  const { content = new Uint8Array(), method = 8, flags = 0, said = {}, isLong = false } = member;
  const name = Buffer.from(member.name);
  const packed = method === 8 ? deflateRawSync(content) : content;
  const facts = {
    crc: said.crc ?? crc32(content),
    packedBytes: said.packedBytes ?? packed.length,
    sizeBytes: said.sizeBytes ?? content.length,
    headerAt: said.headerAt ?? at,
  };
  const bits = flags | (member.hasDescriptor === true ? 8 : 0);
  const long = isLong
    ? extraField(1, longs([facts.sizeBytes, facts.packedBytes, facts.headerAt]))
    : new Uint8Array();
  const extra = Buffer.concat([member.extra ?? new Uint8Array(), long]);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(bits, 6);
  header.writeUInt16LE(method, 8);
  if (member.hasDescriptor !== true) writeFacts(header, 14, facts);
  header.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(bits, 8);
  entry.writeUInt16LE(method, 10);
  writeFacts(entry, 16, isLong ? { ...facts, packedBytes: LONG, sizeBytes: LONG } : facts);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt32LE(isLong ? LONG : facts.headerAt, 42);
  const descriptor = Buffer.alloc(member.hasDescriptor === true ? 16 : 0);
  if (descriptor.length > 0) {
    descriptor.writeUInt32LE(0x08074b50, 0);
    writeFacts(descriptor, 4, facts);
  }
  return {
    local: Buffer.concat([header, name, packed, descriptor]),
    entry: Buffer.concat([entry, name, extra]),
  };
}

function writeFacts(
  into: Buffer,
  at: number,
  facts: { readonly crc: number; readonly packedBytes: number; readonly sizeBytes: number },
): void {
  into.writeUInt32LE(facts.crc, at);
  into.writeUInt32LE(facts.packedBytes, at + 4);
  into.writeUInt32LE(facts.sizeBytes, at + 8);
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * index);
  return bytes;
}

function endOf({
  count,
  sizeBytes,
  from,
  remark,
  isLong,
}: Required<Pick<Written, "count" | "remark" | "isLong">> & {
  readonly sizeBytes: number;
  readonly from: number;
}): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(isLong ? 0xffff : count % 0x10000, 8);
  end.writeUInt16LE(isLong ? 0xffff : count % 0x10000, 10);
  end.writeUInt32LE(isLong ? LONG : sizeBytes, 12);
  end.writeUInt32LE(isLong ? LONG : from, 16);
  end.writeUInt16LE(remark.length, 20);
  const tail = Buffer.concat([end, Buffer.from(remark)]);
  if (!isLong) return tail;
  const long = Buffer.alloc(56);
  long.writeUInt32LE(0x06064b50, 0);
  long.writeBigUInt64LE(44n, 4);
  longs([count, count, sizeBytes, from]).copy(long, 24);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(from + sizeBytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([long, locator, tail]);
}

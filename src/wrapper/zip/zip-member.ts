import { crc32 } from "../../base/crc32.ts";
import { WRAPPER_LIMITS } from "../../base/limits.ts";
import { joinedBytes } from "../../base/joined-bytes.ts";
import { ReadError } from "../../base/read-error.ts";
import { tooLarge } from "../../base/too-large.ts";
import { viewOf } from "../../base/view-of.ts";
import { broken } from "../refusals.ts";
import { wholePart, type WrapperBytes } from "../wrapper-bytes.ts";
import type { ZipMember } from "../member.ts";

const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const STORED = 0;

/** Takes a member out of a ZIP file. Throws a ReadError where it is broken or larger than the limit. */
export async function zipMemberBytes(
  bytes: WrapperBytes,
  member: ZipMember,
  limitBytes: number,
): Promise<Uint8Array> {
  const { sizeBytes, packedBytes, headerAt } = member;
  if (sizeBytes > limitBytes) throw tooLarge(sizeBytes, limitBytes);
  const { ratio, unsuspectedBytes } = WRAPPER_LIMITS;
  if (sizeBytes > Math.max(unsuspectedBytes, packedBytes * ratio)) throw tooTight();
  const header = await wholePart(bytes, headerAt, HEADER_BYTES);
  if (header === null || viewOf(header).getUint32(0, true) !== HEADER) throw broken(MEMBER);
  // The names here and in the list may differ in their length; sizes here may be missing.
  const [nameBytes, extraBytes] = [26, 28].map((at) => viewOf(header).getUint16(at, true));
  const from = headerAt + HEADER_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0);
  // No packed bytes are more than the limit and what deflate adds to it at most.
  const packed =
    packedBytes > limitBytes + WRAPPER_LIMITS.unsuspectedBytes
      ? null
      : await wholePart(bytes, from, packedBytes);
  if (packed === null) throw broken(MEMBER);
  const whole = member.method === STORED ? packed : await inflated(packed, sizeBytes);
  if (whole?.length !== sizeBytes || crc32(whole) !== member.crc32) throw broken(MEMBER);
  return whole;
}

const MEMBER = "member of the ZIP file";

function tooTight(): ReadError {
  return new ReadError(
    "too-large",
    "",
    `This member of the ZIP file is packed more tightly than any document (by more than ${WRAPPER_LIMITS.ratio}). Unpack it and name the document, if you trust it.`,
  );
}

/** At most so many bytes, or null where more come of it or it is broken. */
async function inflated(packed: Uint8Array, mostBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  const stream: ReadableStream<Uint8Array> = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      sizeBytes += next.value.length;
      if (sizeBytes > mostBytes) {
        await reader.cancel();
        return null;
      }
      parts.push(next.value);
    }
  } catch {
    return null;
  }
  return joinedBytes(parts);
}

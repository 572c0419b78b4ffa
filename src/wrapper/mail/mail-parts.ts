import { WRAPPER_LIMITS } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import type { Listed } from "../member.ts";
import { broken, tooMany } from "../refusals.ts";
import { wholePart, type WrapperBytes } from "../wrapper-bytes.ts";
import { type PartFacts, partFacts } from "./part-facts.ts";
import { partPath, troubleOfPart } from "./part-path.ts";

/**
 * What is attached to an e-mail, without its text. All parts are found in one pass over its lines (RFC 2046, 5.1), and a forwarded
 * e-mail is one of them. Throws a ReadError where it is none or over a limit.
 */
export async function mailParts(bytes: WrapperBytes): Promise<readonly Listed[]> {
  const { sizeBytes } = bytes;
  if (sizeBytes > WRAPPER_LIMITS.heldBytes) throw new ReadError("too-large", "", TOO_LARGE);
  const whole = await wholePart(bytes, 0, sizeBytes);
  if (whole === null) throw broken("e-mail");
  const { leaves, isCutOff } = leavesOf(whole);
  const listed: Listed[] = [];
  for (const { facts, from, to } of leaves) {
    const path = partPath(facts, listed.length + 1);
    if (path === null) continue;
    const member = { kind: "mail", from, to, coding: facts.coding ?? "none" } as const;
    const isOfText = facts.type.startsWith("image/") && (facts.isInline || facts.hasContentId);
    listed.push({ path, member, trouble: troubleOfPart(facts), isOfText });
  }
  if (isCutOff) listed.push(REST);
  return listed;
}

/** What stood behind the end of an e-mail that is cut off: nobody knows how many documents. */
const REST: Listed = {
  path: "rest",
  member: { kind: "mail", from: 0, to: 0, coding: "none" },
  trouble:
    "The e-mail is cut off: its end is missing, and documents that were attached may be. Save it again whole.",
  isOfText: false,
};

const TOO_LARGE =
  "The e-mail is larger than 100 MB. Save the documents that are attached to it and name them.";

/** A part that holds no others. */
interface Leaf {
  readonly facts: PartFacts;
  readonly from: number;
  readonly to: number;
}

/** What is known while the lines of an e-mail are looked at. */
interface Walk {
  readonly bytes: Uint8Array;
  /** Boundaries of the multiparts that are open, the outermost first. */
  readonly open: Uint8Array[];
  readonly leaves: Leaf[];
  /** The part whose content is being passed; null in the head of one, and where nothing counts. */
  leaf: Omit<Leaf, "to"> | null;
  hyphenLines: number;
}

function leavesOf(bytes: Uint8Array): {
  readonly leaves: readonly Leaf[];
  readonly isCutOff: boolean;
} {
  const walk: Walk = { bytes, open: [], leaves: [], leaf: null, hyphenLines: 0 };
  let at = beginPart(walk, afterMailbox(bytes));
  if (walk.leaf === null && walk.open.length === 0) throw noMail();
  while (at < bytes.length) {
    const end = lineEnd(bytes, at);
    const found = bytes[at] === HYPHEN && bytes[at + 1] === HYPHEN ? delimiterAt(walk, at) : null;
    if (found === null) {
      at = end;
      continue;
    }
    endLeaf(walk, at);
    walk.open.splice(found.isLast ? found.level : found.level + 1);
    at = found.isLast ? end : beginPart(walk, end);
  }
  endLeaf(walk, bytes.length);
  // Inner multiparts are often left open, the outermost never.
  return { leaves: walk.leaves, isCutOff: walk.open.length > 0 };
}

function noMail(): ReadError {
  return new ReadError(
    "damaged",
    "",
    "This is no e-mail: it does not begin with lines such as From and Subject. Save it as .eml again.",
  );
}

const HYPHEN = 0x2d;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Where the line behind this one begins. */
function lineEnd(bytes: Uint8Array, from: number): number {
  const at = bytes.indexOf(LINE_FEED, from);
  return at < 0 ? bytes.length : at + 1;
}

/** Behind a byte order mark, and the line by which mailboxes part their e-mails. */
function afterMailbox(bytes: Uint8Array): number {
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const begin = new TextDecoder("latin1").decode(bytes.subarray(from, from + 5));
  return begin === "From " ? lineEnd(bytes, from) : from;
}

/** Reads the head of a part and says where its content begins. */
function beginPart(walk: Walk, from: number): number {
  const { bytes, open } = walk;
  const headEnd = endOfHead(walk, from);
  const facts = partFacts(bytes.subarray(from, headEnd));
  // The empty line belongs to neither.
  const at = isBlank(bytes, headEnd) ? lineEnd(bytes, headEnd) : headEnd;
  if (facts === null) return at;
  if (facts.boundary === null) {
    if (walk.leaves.length === WRAPPER_LIMITS.members) throw tooMany();
    walk.leaf = { facts, from: at };
    return at;
  }
  if (open.length === WRAPPER_LIMITS.multiparts) throw new ReadError("damaged", "", TOO_DEEP);
  open.push(new TextEncoder().encode(`--${facts.boundary}`));
  if (facts.type === "multipart/encrypted") walk.leaves.push({ facts, from: at, to: at });
  return at;
}

const TOO_DEEP =
  "The parts of the e-mail lie deeper in each other than any mail program nests them. Save the documents that are attached to it and name them.";

/** Where the head of a part ends: at an empty line, or at a delimiter where a part has a head and nothing else. */
function endOfHead(walk: Walk, from: number): number {
  const { bytes } = walk;
  let at = from;
  while (at < bytes.length && !isBlank(bytes, at)) {
    if (bytes[at] === HYPHEN && delimiterAt(walk, at) !== null) break;
    at = lineEnd(bytes, at);
    if (at - from > WRAPPER_LIMITS.headBytes) throw broken("e-mail");
  }
  return at;
}

function isBlank(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === LINE_FEED || (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED);
}

/** The multipart whose delimiter a line is, the outermost of several; null where it is none. */
function delimiterAt(
  walk: Walk,
  at: number,
): { readonly level: number; readonly isLast: boolean } | null {
  const { bytes, open } = walk;
  walk.hyphenLines += 1;
  if (walk.hyphenLines > WRAPPER_LIMITS.hyphenLines) throw broken("e-mail");
  for (const [level, boundary] of open.entries()) {
    if (!boundary.every((byte, index) => bytes[at + index] === byte)) continue;
    let end = at + boundary.length;
    const isLast = bytes[end] === HYPHEN && bytes[end + 1] === HYPHEN;
    if (isLast) end += 2;
    while (bytes[end] === 0x20 || bytes[end] === 0x09) end += 1;
    if (end >= bytes.length || isBlank(bytes, end)) return { level, isLast };
  }
  return null;
}

/** Ends the part that is open; the line break before a delimiter belongs to the delimiter. */
function endLeaf(walk: Walk, at: number): void {
  const { bytes, leaf } = walk;
  if (leaf === null) return;
  let to = at;
  if (at < bytes.length && bytes[to - 1] === LINE_FEED)
    to -= bytes[to - 2] === CARRIAGE_RETURN ? 2 : 1;
  walk.leaves.push({ ...leaf, to: Math.max(leaf.from, to) });
  walk.leaf = null;
}

/*
 * ZIP files and e-mails, in which documents lie as in a folder. Listing one gives where each member lies and how it is taken
 * out (`Member`), as plain data: whoever reads the document takes it out, in a worker that can be stopped. `zip/` reads the
 * list at the end of a ZIP file and inflates with a bound, `mail/` finds the parts of an e-mail in one pass and decodes one.
 * A wrapper in a wrapper is taken out to be listed, so far and so much as the limits allow. Nothing is written anywhere.
 */

import { WRAPPER_LIMITS } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { PDF, PICTURE } from "./document-names.ts";
import { mailMemberBytes } from "./mail/mail-member.ts";
import { mailParts } from "./mail/mail-parts.ts";
import { isClutter, isTooLong, memberPath } from "./member-path.ts";
import type { Listed, Member } from "./member.ts";
import { heldWrapper, type WrapperBytes } from "./wrapper-bytes.ts";
import {
  isOutlookMail,
  kindByName,
  OUTLOOK_MAIL,
  WRAPPER_WORDS,
  type WrapperKind,
} from "./wrapper-kind.ts";
import { tooMany } from "./refusals.ts";
import { zipList } from "./zip/zip-list.ts";
import { zipMemberBytes } from "./zip/zip-member.ts";

/** A file in a wrapper that may be a document. */
export interface WrappedFile {
  /** Below the wrapper, parted by slashes; that of no other file in it. */
  readonly path: string;
  readonly sizeBytes: number;
  /** The members through which it is reached, the outermost first. */
  readonly way: readonly Member[];
  /** A picture of the text of an e-mail, such as a logo. */
  readonly isOfText: boolean;
}

/** Something in a wrapper that cannot be had. */
interface WrappedTrouble {
  readonly path: string;
  /** A full sentence. */
  readonly message: string;
}

/** What lies in a wrapper and in those that lie in it, in their order. */
export interface Unwrapped {
  readonly files: readonly WrappedFile[];
  readonly troubles: readonly WrappedTrouble[];
}

/**
 * Lists what lies in a wrapper. What is to be left out is not looked into. Throws a ReadError where the wrapper itself is broken,
 * is none, or is over a limit.
 */
export async function unwrap(
  bytes: WrapperBytes,
  kind: WrapperKind,
  isLeftOut: (path: string) => boolean,
): Promise<Unwrapped> {
  const walk: Walk = {
    isLeftOut,
    files: [],
    troubles: [],
    names: new Map(),
    listedCount: 0,
    totalBytes: 0,
  };
  await listInto(walk, { bytes, kind, path: "", way: [] });
  return { files: walk.files, troubles: walk.troubles };
}

/** Takes a member out of a wrapper. Throws a ReadError where it cannot be had or is larger than the limit. */
export async function memberBytes(
  bytes: WrapperBytes,
  way: readonly Member[],
  limitBytes: number,
): Promise<Uint8Array> {
  const [member, ...further] = way;
  if (member === undefined) throw new ReadError("internal");
  const isLast = further.length === 0;
  const most = isLast ? limitBytes : WRAPPER_LIMITS.heldBytes;
  const taken =
    member.kind === "zip"
      ? await zipMemberBytes(bytes, member, most)
      : await mailMemberBytes(bytes, member, most);
  return isLast ? taken : memberBytes(heldWrapper(taken), further, limitBytes);
}

interface Walk {
  readonly isLeftOut: (path: string) => boolean;
  readonly files: WrappedFile[];
  readonly troubles: WrappedTrouble[];
  /** How often each path was met, so that no two files have the same. */
  readonly names: Map<string, number>;
  listedCount: number;
  totalBytes: number;
}

interface Opened {
  readonly bytes: WrapperBytes;
  readonly kind: WrapperKind;
  /** Below the outermost wrapper; empty for that itself. */
  readonly path: string;
  readonly way: readonly Member[];
}

async function listInto(walk: Walk, opened: Opened): Promise<void> {
  const { bytes, kind, way } = opened;
  const members = kind === "zip" ? await zipList(bytes) : await mailParts(bytes);
  refuseOffice(members);
  for (const listed of members) {
    walk.listedCount += 1;
    if (walk.listedCount > WRAPPER_LIMITS.members) throw tooMany();
    const own = memberPath(listed.path);
    // What is attached to an e-mail was attached by somebody, whatever it is called.
    if (kind === "zip" && isClutter(own)) continue;
    const path = unusedPath(walk, joined(opened.path, own === "" ? "unnamed" : own));
    if (walk.isLeftOut(path)) continue;
    const trouble = troubleOf(listed, path);
    if (trouble !== null) walk.troubles.push({ path: shownPath(path), message: trouble });
    else await takeInto(walk, opened, { ...listed, path, way: [...way, listed.member] });
  }
}

function joined(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

/** What has a path that was met before gets a number, as programs number copies. */
function unusedPath({ names }: Walk, path: string): string {
  let unused = path;
  for (let count = names.get(path); count !== undefined && names.has(unused);) {
    count += 1;
    names.set(path, count);
    unused = path.replace(/(\.[^./]*)?$/, ` (${count})$1`);
  }
  names.set(unused, 1);
  return unused;
}

function troubleOf({ trouble, member }: Listed, path: string): string | null {
  if (trouble !== null && (member.kind === "mail" || mayHoldDocument(path))) return trouble;
  if (isTooLong(path))
    return `Its path has more than ${WRAPPER_LIMITS.pathCharacters} characters. Unpack it under a shorter name.`;
  return isOutlookMail(path) ? OUTLOOK_MAIL : null;
}

/** What is said to be too long is not said at its length. */
function shownPath(path: string): string {
  return isTooLong(path) ? `${path.slice(0, 100)}…` : path;
}

/** Files of other kinds are left alone whether they can be had or not. */
function mayHoldDocument(path: string): boolean {
  return kindByName(path) !== null || PDF.test(path) || PICTURE.test(path);
}

async function takeInto(
  walk: Walk,
  { bytes }: Opened,
  { path, member, way, isOfText }: Listed & Pick<WrappedFile, "way">,
): Promise<void> {
  const sizeBytes = member.kind === "zip" ? member.sizeBytes : member.to - member.from;
  const kind = kindByName(path);
  if (kind === null) {
    if (mayHoldDocument(path)) countBytes(walk, sizeBytes);
    walk.files.push({ path, sizeBytes, way, isOfText });
    return;
  }
  try {
    if (way.length >= WRAPPER_LIMITS.depth) throw tooDeep(kind);
    countBytes(walk, sizeBytes);
    const held = heldWrapper(await memberBytes(bytes, [member], WRAPPER_LIMITS.heldBytes));
    const before = walk.files.length + walk.troubles.length;
    await listInto(walk, { bytes: held, kind, path, way });
    // A forwarded e-mail to which nothing is attached is a file like others that are no documents.
    if (walk.files.length + walk.troubles.length === before)
      walk.files.push({ path, sizeBytes, way, isOfText });
  } catch (error) {
    if (!(error instanceof ReadError) || isOverAll(error)) throw error;
    walk.troubles.push({ path, message: error.message });
  }
}

function tooDeep(kind: WrapperKind): ReadError {
  const sentence = `The ${WRAPPER_WORDS[kind]} lies deeper in others than is followed (${WRAPPER_LIMITS.depth}). Take it out and name it.`;
  return new ReadError("too-large", "", sentence);
}

/** What is over a bound of the whole wrapper, and not of one in it. */
class OverAll extends ReadError {}

function isOverAll(error: ReadError): boolean {
  return error instanceof OverAll;
}

function countBytes(walk: Walk, sizeBytes: number): void {
  walk.totalBytes += sizeBytes;
  if (walk.totalBytes <= WRAPPER_LIMITS.totalBytes) return;
  throw new OverAll(
    "too-large",
    "",
    "Its documents have more than 8 GB when they are unpacked. Split it, or unpack it and name the folder.",
  );
}

/** Documents of office programs are ZIP files of their own. */
function refuseOffice(members: readonly Listed[]): void {
  if (
    !members.some(({ path }) => path === "[Content_Types].xml" || path === "META-INF/manifest.xml")
  )
    return;
  throw new ReadError("not-a-pdf", "", OFFICE);
}

const OFFICE = "This is a document of an office program. Save it as PDF.";

import { type Box, overlapX, overlapY, unionOf, width } from "../base/box.ts";
import type { Line, Run } from "../layout/lines.ts";
import type { Page, Ruling, Word } from "../page/page.ts";
import type { Figure } from "../paper/paper.ts";
import { captionIn, isAwaited, isTypedSignature } from "./signing-words.ts";

/** What stands on the line for the signature: nothing, something, or it cannot be told. */
export type SignatureSeen = "SIGNED" | "BLANK" | "UNCLEAR";

/** A page on which somebody may have signed. */
export interface SignablePage {
  readonly page: Page;
  readonly lines: readonly { readonly line: Line }[];
  /** The usual size of print, in points: the measure of distances. */
  readonly glyphHeight: number;
}

/** A line for a signature is at least this many glyph heights wide. */
const SHORTEST = 6;

/** A caption stands this many glyph heights below its line at most, or the line begins this close behind it. */
const BELOW = 1.8;
const BEHIND = 4;

/** A hand needs this many glyph heights above a line. A caption with less room above and below it fills the cell of a table. */
const LEAST_ROOM = 1;

/** A hand reaches this many glyph heights above its line, and below it. */
const ABOVE_LINE = 3;
const UNDER_LINE = 1.2;

/** Text on a line reaches this many glyph heights above it. */
const TYPED_HEIGHT = 1.4;

/** A name in print this much larger than the usual one was put there as a signature. */
const LARGE = 1.25;

/** A signature stands this many glyph heights above the printed name of the signer at most, and this far below the caption of its box. */
const ABOVE_NAME = 4;
const IN_BOX = 4;

/** Whether pages are signed, by the places for signatures whose captions stand on them, and by what stands over the name of the signer where that is known. */
export function signatureOn(
  pages: readonly SignablePage[],
  signer: Figure<unknown> | null = null,
): SignatureSeen {
  const seen = pages.flatMap((page) => signaturesOn(page, signer));
  if (seen.includes("SIGNED")) return "SIGNED";
  if (pages.flatMap(runsOf).some(({ words }) => isAwaited(words))) return "BLANK";
  return seen.length > 0 && seen.every((one) => one === "BLANK") ? "BLANK" : "UNCLEAR";
}

function signaturesOn(
  page: SignablePage,
  signer: Figure<unknown> | null,
): readonly SignatureSeen[] {
  const runs = runsOf(page);
  if (runs.some(({ words }) => isTypedSignature(words))) return ["SIGNED"];
  if (page.page.drawings === undefined || page.page.straightened !== undefined) return [];
  const names = wordsOfName(signer);
  const captioned = runs.flatMap(({ words }) => {
    const caption = captionIn(words);
    if (caption.length === 0) return [];
    const box = unionOf(caption.map((word) => word.box));
    const isFilledIn = /\p{L}/u.test(words[caption.length]?.text ?? "");
    return placesOf(box, words, page).map((place) =>
      isFilledIn && !isAbove(place, box) ? "UNCLEAR" : seenIn(place, { caption, names, page }),
    );
  });
  const isOwn = signer !== null && signer.pageNumber === page.page.pageNumber;
  return isOwn && isSignedOver(signer.words, names, page) ? ["SIGNED"] : captioned;
}

/** The runs of a page, from top to bottom. */
export function runsOf({ lines }: SignablePage): readonly Run[] {
  return lines.flatMap(({ line }) => line.runs);
}

/** The parts of a name that are more than an initial, in lower case. */
function wordsOfName(signer: Figure<unknown> | null): ReadonlySet<string> {
  const texts = signer?.words.map(({ text }) => plain(text)) ?? [];
  return new Set(texts.filter((text) => text.length > 2));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}

/** Where a signature may stand, and whether nothing in it says that nobody signed. */
interface Place {
  readonly box: Box;
  readonly isLine: boolean;
}

/** Lines of one box end within so many points of each other. */
const FLUSH = 2;

/** The line that a caption stands under or before, and the box that it is the heading of. */
function placesOf(caption: Box, words: readonly Word[], page: SignablePage): readonly Place[] {
  if (isCell(caption, page)) return [];
  const line = lineOf(caption, words, page);
  const { glyphHeight } = page;
  const below = horizontalLines(page).find(
    ({ top, bottom, left, right }) =>
      top - caption.bottom > LEAST_ROOM * glyphHeight &&
      bottom - caption.bottom < IN_BOX * glyphHeight &&
      left <= caption.left + glyphHeight &&
      right >= caption.right,
  );
  const isBox =
    below !== undefined &&
    (line === null ||
      (Math.abs(line.left - below.left) < FLUSH && Math.abs(line.right - below.right) < FLUSH));
  const inBox = isBox ? [{ box: inCell(below, caption, page), isLine: false }] : [];
  return line === null ? inBox : [...inBox, { box: line, isLine: true }];
}

/** A line's part between the upright lines on both sides of a caption. */
function inCell(line: Box, caption: Box, { page }: SignablePage): Box {
  const walls = page.rulings.filter(
    ({ direction, box }) =>
      direction === "vertical" && box.top < caption.bottom && box.bottom > caption.top,
  );
  const left = walls.map(({ box }) => box.right).filter((at) => at <= caption.left + 1);
  const right = walls.map(({ box }) => box.left).filter((at) => at >= caption.right - 1);
  return {
    ...line,
    left: Math.max(line.left, ...left),
    right: Math.min(line.right, ...right),
  };
}

function horizontalLines({ page, glyphHeight }: SignablePage): readonly Box[] {
  return page.rulings
    .filter(({ direction }: Ruling) => direction === "horizontal")
    .map(({ box }) => box)
    .filter((box) => width(box) >= SHORTEST * glyphHeight);
}

/** Whether a place is the line over a caption: what is filled in behind the caption then names who is to sign. */
function isAbove({ box, isLine }: Place, caption: Box): boolean {
  return isLine && box.bottom <= caption.top + 1;
}

/** The line that a caption stands under or before; null where there is none. */
function lineOf(caption: Box, words: readonly Word[], page: SignablePage): Box | null {
  const { glyphHeight } = page;
  const lines = horizontalLines(page);
  const behind = lines.find(
    (box) =>
      Math.abs(box.top - caption.bottom) < UNDER_LINE * glyphHeight &&
      box.right > caption.right + SHORTEST * glyphHeight &&
      box.left - caption.right < BEHIND * glyphHeight,
  );
  if (behind !== undefined) return { ...behind, left: Math.max(behind.left, caption.right) };
  const above = lines.find(
    (box) =>
      caption.top - box.bottom > -glyphHeight / 2 &&
      caption.top - box.bottom < BELOW * glyphHeight &&
      overlapX(box, caption) > 0 &&
      !isTopOfBox(box, caption, page),
  );
  if (above !== undefined) return above;
  // Underscores are a line of text.
  const own = words.find(({ text }) => /_{6,}/.test(text));
  return own === undefined ? null : { ...own.box, top: own.box.bottom, bottom: own.box.bottom };
}

/** Whether a line is the upper edge of a box that a caption stands in. */
function isTopOfBox(line: Box, caption: Box, { page, glyphHeight }: SignablePage): boolean {
  return page.rulings.some(
    ({ direction, box }) =>
      direction === "vertical" &&
      Math.abs(box.top - line.top) < glyphHeight / 2 &&
      box.bottom >= caption.bottom &&
      (Math.abs(box.left - line.left) < FLUSH || Math.abs(box.right - line.right) < FLUSH),
  );
}

/** Whether a caption fills a cell between two lines, as the head of a column does: nobody signs there. */
function isCell(caption: Box, { page, glyphHeight }: SignablePage): boolean {
  const lines = page.rulings.filter(
    ({ direction, box }) => direction === "horizontal" && overlapX(box, caption) > 0,
  );
  const isClose = (distance: number): boolean =>
    distance > -glyphHeight / 2 && distance <= LEAST_ROOM * glyphHeight;
  return (
    lines.some(({ box }) => isClose(caption.top - box.bottom)) &&
    lines.some(({ box }) => isClose(box.top - caption.bottom))
  );
}

interface Seen {
  readonly caption: readonly Word[];
  /** The parts of the signer's name. */
  readonly names: ReadonlySet<string>;
  readonly page: SignablePage;
}

function seenIn({ box: line, isLine }: Place, { caption, names, page }: Seen): SignatureSeen {
  const { glyphHeight } = page;
  const field = {
    left: line.left,
    right: line.right,
    top: line.top - ABOVE_LINE * glyphHeight,
    bottom: line.bottom + (isLine ? UNDER_LINE * glyphHeight : 0),
  };
  const frame = caption.length > 1 ? unionOf(caption.map((word) => word.box)) : null;
  if (isDrawnIn(field, page, frame)) return "SIGNED";
  if (isInPicture(field, page)) return "UNCLEAR";
  const typed = page.page.words.filter(
    (word) =>
      !caption.includes(word) &&
      /\p{L}/u.test(word.text) &&
      overlapX(word.box, line) > 0 &&
      word.box.bottom <= line.bottom + glyphHeight / 2 &&
      word.box.bottom > line.top - TYPED_HEIGHT * glyphHeight,
  );
  if (typed.some((word) => isLargeName(word, names, page))) return "SIGNED";
  return typed.length > 0 ? "UNCLEAR" : "BLANK";
}

/** Whether a hand drew within a field. What goes around a whole caption is its frame. */
function isDrawnIn(field: Box, { page }: SignablePage, caption: Box | null = null): boolean {
  return (page.drawings ?? []).some(
    (box) =>
      (caption === null || !encloses(box, caption)) &&
      overlapX(box, field) > 0 &&
      box.bottom > field.top &&
      box.top < field.bottom &&
      !isLarge(box, page),
  );
}

/** A scan, a letterhead or a watermark, in which ink could not be told. */
function isInPicture(field: Box, { page }: SignablePage): boolean {
  return (page.drawings ?? []).some(
    (box) => isLarge(box, page) && overlapX(box, field) > 0 && overlapY(box, field) > 0,
  );
}

/** No hand signs so large. */
function isLarge({ top, bottom }: Box, page: Page): boolean {
  return bottom - top >= page.height / 4;
}

function encloses(outer: Box, inner: Box): boolean {
  const isWide = outer.left <= inner.left && outer.right >= inner.right;
  return isWide && outer.top <= inner.top && outer.bottom >= inner.bottom;
}

/** A part of the signer's name in larger print, as programs put it for a signature. */
function isLargeName(
  { text, glyphHeight }: Word,
  names: ReadonlySet<string>,
  page: SignablePage,
): boolean {
  return glyphHeight > LARGE * page.glyphHeight && names.has(plain(text));
}

/** Whether a hand, or the same name in larger print, stands over the printed name of the signer. */
function isSignedOver(
  name: readonly Word[],
  parts: ReadonlySet<string>,
  page: SignablePage,
): boolean {
  const { glyphHeight } = page;
  const box = unionOf(name.map((word) => word.box));
  const line = horizontalLines(page).find(
    (one) => overlapX(one, box) > 0 && Math.abs(box.top - one.bottom) < UNDER_LINE * glyphHeight,
  );
  const { left, right } = line === undefined ? box : unionOf([box, line]);
  const field = { left, right, top: box.top - ABOVE_NAME * glyphHeight, bottom: box.top };
  if (isDrawnIn(field, page)) return true;
  const copies = page.page.words.filter(
    (word) =>
      parts.has(plain(word.text)) &&
      overlapX(word.box, box) > 0 &&
      word.box.bottom > field.top &&
      word.box.top < box.bottom + ABOVE_NAME * glyphHeight,
  );
  return copies.some((upper) =>
    copies.some(
      (lower) =>
        plain(lower.text) === plain(upper.text) &&
        lower.box.top >= upper.box.bottom - glyphHeight / 2 &&
        upper.glyphHeight > LARGE * lower.glyphHeight,
    ),
  );
}

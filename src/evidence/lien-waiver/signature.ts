import { type Box, overlapX } from "../../base/box.ts";
import type { Ruling, Word } from "../../page/page.ts";
import { textOfWords } from "../../page/page.ts";
import type { Paper, PaperPage } from "../../paper/paper.ts";
import { anyOf } from "../../words/any-of.ts";
import {
  signatureCaptions,
  signatureWords,
  signedElectronically,
} from "../../words/construction/packages.ts";

/** What stands on the line for the signature: nothing, something, or it cannot be told. */
export type SignatureSeen = "SIGNED" | "BLANK" | "UNCLEAR";

/** "Signed:", "Authorized signature", or a firm's name and "by" below the line. */
const CAPTION = new RegExp(
  `^\\W*${anyOf(signatureCaptions)}(?!\\p{L})|(?<!\\p{L})${anyOf(signatureCaptions)}\\W*$|(?<!\\p{L})${anyOf(signatureWords)}(?!\\p{L})`,
  "iu",
);
const ELECTRONIC = new RegExp(`(?<!\\p{L})${anyOf(signedElectronically)}(?!\\p{L})`, "iu");

/** "/s/ Jane Doe". */
const TYPED = /^\/s\/$|^\/s\/\p{Lu}/iu;

/** Longer texts are sentences about signing. */
const MOST_WORDS = 7;

/** A line for a signature is at least this many glyph heights wide. */
const SHORTEST = 6;

/** A caption stands this many glyph heights below its line at most, or the line begins this close behind it. */
const BELOW = 1.8;
const BEHIND = 4;

/** A hand reaches this many glyph heights above its line, and below it. */
const ABOVE_LINE = 3;
const UNDER_LINE = 1.2;

/** Text on a line reaches this many glyph heights above it. */
const TYPED_HEIGHT = 1.4;

/** Whether a paper is signed, by the lines for signatures whose captions stand on it. */
export function signatureOn(paper: Paper): SignatureSeen {
  const seen = paper.pages.flatMap((page) => signaturesOn(page));
  if (seen.includes("SIGNED")) return "SIGNED";
  return seen.length > 0 && seen.every((one) => one === "BLANK") ? "BLANK" : "UNCLEAR";
}

function signaturesOn(page: PaperPage): readonly SignatureSeen[] {
  const runs = page.lines.flatMap(({ line }) => line.runs);
  if (runs.some(({ words }) => isTypedSignature(words))) return ["SIGNED"];
  if (page.page.drawings === undefined || page.page.straightened !== undefined) return [];
  return runs
    .filter(({ words }) => words.length <= MOST_WORDS && CAPTION.test(textOfWords(words)))
    .flatMap(({ words, box }) => {
      const line = lineOf(box, words, page);
      return line === null ? [] : [seenOn(line, words, page)];
    });
}

function isTypedSignature(words: readonly Word[]): boolean {
  return words.some(({ text }) => TYPED.test(text)) || ELECTRONIC.test(textOfWords(words));
}

/** The line that a caption stands under or before; null where there is none. */
function lineOf(
  caption: Box,
  words: readonly Word[],
  { page, glyphHeight }: PaperPage,
): Box | null {
  const lines = page.rulings.filter(
    ({ direction, box }: Ruling) =>
      direction === "horizontal" && box.right - box.left >= SHORTEST * glyphHeight,
  );
  const behind = lines.find(
    ({ box }) =>
      Math.abs(box.top - caption.bottom) < UNDER_LINE * glyphHeight &&
      box.right > caption.right + SHORTEST * glyphHeight &&
      box.left - caption.right < BEHIND * glyphHeight,
  );
  if (behind !== undefined)
    return { ...behind.box, left: Math.max(behind.box.left, caption.right) };
  const above = lines.find(
    ({ box }) =>
      caption.top - box.bottom > -glyphHeight / 2 &&
      caption.top - box.bottom < BELOW * glyphHeight &&
      overlapX(box, caption) > 0,
  );
  if (above !== undefined) return above.box;
  // Underscores are a line of text.
  const own = words.find(({ text }) => /_{6,}/.test(text));
  return own === undefined ? null : { ...own.box, top: own.box.bottom, bottom: own.box.bottom };
}

function seenOn(
  line: Box,
  caption: readonly Word[],
  { page, glyphHeight }: PaperPage,
): SignatureSeen {
  const field = {
    left: line.left,
    right: line.right,
    top: line.top - ABOVE_LINE * glyphHeight,
    bottom: line.bottom + UNDER_LINE * glyphHeight,
  };
  const isDrawn = (page.drawings ?? []).some(
    (box) =>
      overlapX(box, field) > 0 &&
      box.bottom > field.top &&
      box.top < field.bottom &&
      box.bottom - box.top < page.height / 4,
  );
  if (isDrawn) return "SIGNED";
  const isTyped = page.words.some(
    (word) =>
      !caption.includes(word) &&
      /\p{L}/u.test(word.text) &&
      overlapX(word.box, line) > 0 &&
      word.box.bottom <= line.bottom + glyphHeight / 2 &&
      word.box.bottom > line.top - TYPED_HEIGHT * glyphHeight,
  );
  return isTyped ? "UNCLEAR" : "BLANK";
}

import { area, type Box, holdsMiddle, unionOf } from "../base/box.ts";
import type { Page, Word } from "../page/page.ts";
import type { PlacedPicture } from "./open.ts";

/** A page with fewer words of its own is not read by them. */
const FEW_WORDS = 8;

/** Smaller pictures, as a share of the page, are logos, stamps and signatures. */
const LEAST_SHARE = 0.06;

/** A smaller picture with so many lines of the page's text beside it is a column of figures that was pasted in. */
const LEAST_COLUMN_SHARE = 0.01;
const LINES_BESIDE = 7;

/** A picture with more words of the page on it is a background. */
const MOST_WORDS_ON_IT = 3;

/** A text layer of which more than this share has no certain meaning is not read. */
const MOST_UNSURE = 0.5;

/** Certainty of characters whose meaning the file does not say is below this. */
const SURE = 0.6;

/** Whether the file says what the characters of a word mean. */
export function hasMeaning({ certainty }: Word): boolean {
  return certainty >= SURE;
}

/** Whether a word has letters or figures: leaders may run into a picture. */
export function saysSomething({ text }: Word): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * The part of a page that has to be read from its picture, in points from the top left; null where the page's own
 * text says all: a scan with or without somebody else's text layer, a page whose fonts do not say what their
 * characters mean, or a picture of some size that is pasted into a page with text.
 */
export function pictureToRead(page: Page, pictures: readonly PlacedPicture[]): Box | null {
  const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
  const own = page.words.filter(({ reader }) => reader !== "ocr");
  const unsure = own.filter((word) => !hasMeaning(word)).length;
  if (own.length >= FEW_WORDS && unsure > MOST_UNSURE * own.length) return whole;
  const open = pictures
    .map(({ box }) => within(box, whole))
    .filter(
      (box) =>
        own.filter((word) => saysSomething(word) && holdsMiddle(box, word.box)).length <=
        MOST_WORDS_ON_IT,
    );
  const large = open.filter((box) => {
    const share = area(box) / area(whole);
    return share >= LEAST_SHARE || (share >= LEAST_COLUMN_SHARE && isBesideLines(own, box));
  });
  const covered = open.reduce((sum, box) => sum + area(box), 0);
  if (own.length < FEW_WORDS && covered >= LEAST_SHARE * area(whole)) return whole;
  return large.length === 0 ? null : unionOf(large);
}

/** Whether many lines of text stand at the height of a picture, each on its own. */
function isBesideLines(words: readonly Word[], { top, bottom }: Box): boolean {
  const lines = new Set<number>();
  for (const { box, glyphHeight } of words) {
    if (box.top >= top && box.bottom <= bottom) lines.add(Math.round(box.bottom / glyphHeight));
  }
  return lines.size >= LINES_BESIDE;
}

function within(box: Box, page: Box): Box {
  return {
    left: Math.max(box.left, page.left),
    top: Math.max(box.top, page.top),
    right: Math.max(page.left, Math.min(box.right, page.right)),
    bottom: Math.max(page.top, Math.min(box.bottom, page.bottom)),
  };
}

import {
  area,
  type Box,
  centreX,
  centreY,
  holdsMiddle,
  overlapX,
  overlapY,
  unionOf,
} from "../base/box.ts";
import { askewAgain } from "../ocr/askew.ts";
import type { PictureReading, PictureWord } from "../ocr/recognise-picture.ts";
import type { Page, Ruling, Word } from "../page/page.ts";
import type { PlacedPicture } from "./open.ts";

/** The same place on both: a share of the smaller of two words that the other covers. */
const SAME_PLACE = 0.5;

/** Share of a text layer's reading beside the picture's own where the two differ. */
const LAYER_SHARE = 0.1;

/** Share of doubt that stays where two readers see the same. */
const DOUBT_OF_TWO = 0.3;

/**
 * A page as its picture shows it once it is turned and straightened. Words of its own stay where that is not needed;
 * somebody else's text layer is a second witness, never the answer.
 */
export function recognisedPage(page: Page, reading: PictureReading, pixelsPerPoint: number): Page {
  const inPoints = (pixels: number): number => pixels / pixelsPerPoint;
  const { quarterTurns, skewDegrees } = reading;
  const isStraight = quarterTurns === 0 && skewDegrees === 0;
  const own = isStraight ? page.words.filter(isOwn) : [];
  const layer = isStraight ? page.words.filter(({ reader }) => reader === "ocr") : [];
  const seen = reading.words.map((word) =>
    wordOf(word, scaled(word.box, 1 / pixelsPerPoint), inPoints(word.fontSize)),
  );
  return {
    ...page,
    width: inPoints(reading.width),
    height: inPoints(reading.height),
    words: [...own, ...besides(own, seen).map((word) => witnessed(word, layer))],
    rulings: rulingsOf(reading, (box) => scaled(box, 1 / pixelsPerPoint)),
    straightened: { quarterTurns, skewDegrees },
  };
}

/** A page with text of its own, and with what stands in the picture at a place on it. */
export function withPicture(
  page: Page,
  reading: PictureReading,
  { place, pixelsPerPoint }: { readonly place: Box; readonly pixelsPerPoint: number },
): Page {
  if (reading.quarterTurns !== 0) return page;
  const middle = { x: centreX(place), y: centreY(place) };
  const onPage = (box: Box): Box => askewAgain(box, reading, { middle, scale: 1 / pixelsPerPoint });
  const own = page.words.filter(isOwn);
  const seen = reading.words.map((word) =>
    wordOf(word, onPage(word.box), word.fontSize / pixelsPerPoint),
  );
  return {
    ...page,
    words: [...own, ...besides(own, seen)],
    rulings: [...page.rulings, ...rulingsOf(reading, onPage)],
    straightened: { quarterTurns: 0, skewDegrees: 0 },
  };
}

function isOwn(word: Word): boolean {
  return word.reader !== "ocr" && hasMeaning(word);
}

/** What the picture shows and the page's own text does not. */
function besides(own: readonly Word[], seen: readonly Word[]): readonly Word[] {
  return own.length === 0
    ? seen
    : seen.filter(
        ({ box }) => !own.some((word) => saysSomething(word) && isSamePlace(word.box, box)),
      );
}

function scaled({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}

function rulingsOf(
  { rulings: { horizontal, vertical } }: PictureReading,
  boxOf: (box: Box) => Box,
): readonly Ruling[] {
  return [
    ...horizontal.map((line): Ruling => ({ direction: "horizontal", box: boxOf(line) })),
    ...vertical.map((line): Ruling => ({ direction: "vertical", box: boxOf(line) })),
  ];
}

function wordOf({ text, certainty, alternatives }: PictureWord, box: Box, points: number): Word {
  return {
    text,
    box,
    glyphHeight: points,
    isBold: false,
    reader: "ocr",
    certainty,
    alternatives,
  };
}

/** A word beside what a text layer says at its place: surer where both agree, in doubt where they differ. */
function witnessed(word: Word, layer: readonly Word[]): Word {
  const witness = layer.find(({ box }) => isSamePlace(box, word.box));
  if (witness === undefined) return word;
  if (witness.text === word.text) {
    return { ...word, certainty: 1 - (1 - word.certainty) * DOUBT_OF_TWO };
  }
  const isNumber = /\d/.test(word.text) && /\d/.test(witness.text);
  const isKnown = (word.alternatives ?? []).some(({ text }) => text === witness.text);
  if (!isNumber || isKnown) return word;
  return {
    ...word,
    certainty: word.certainty * (1 - LAYER_SHARE),
    alternatives: [...(word.alternatives ?? []), { text: witness.text, share: LAYER_SHARE }],
  };
}

function isSamePlace(one: Box, other: Box): boolean {
  const [across, along] = [overlapX(one, other), overlapY(one, other)];
  if (across <= 0 || along <= 0) return false;
  return across * along >= SAME_PLACE * Math.min(area(one), area(other));
}

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

/** Share of the height at either end of a page in which stamps stand: a count of pages, the number of an archive or a signing service. */
const STAMPED = 0.06;

/** Whether the file says what the characters of a word mean. */
function hasMeaning({ certainty }: Word): boolean {
  return certainty >= SURE;
}

/** Whether a word has letters or figures: leaders may run into a picture. */
function saysSomething({ text }: Word): boolean {
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
  const body = own.filter(({ box }) => !isStamped(box, page));
  const placed = pictures.map(({ box }) => within(box, whole));
  const open = placed.filter(
    (box) =>
      body.filter((word) => saysSomething(word) && holdsMiddle(box, word.box)).length <=
      MOST_WORDS_ON_IT,
  );
  const large = open.filter((box) => {
    const share = area(box) / area(whole);
    return share >= LEAST_SHARE || (share >= LEAST_COLUMN_SHARE && isBesideLines(own, box));
  });
  const covered = placed.reduce((sum, box) => sum + area(box), 0);
  if (body.length < FEW_WORDS && covered >= LEAST_SHARE * area(whole)) return whole;
  return large.length === 0 ? null : unionOf(large);
}

function isStamped({ top, bottom }: Box, { height }: Page): boolean {
  return bottom <= STAMPED * height || top >= (1 - STAMPED) * height;
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

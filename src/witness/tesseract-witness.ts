import { height, holdsMiddle } from "../base/box.ts";
import type { Limits } from "../base/limits.ts";
import { doneOf } from "../ocr/apart-end.ts";
import type { Grey } from "../ocr/picture/grey.ts";
import type { SeenText } from "../ocr/seen-text.ts";
import { lineByTesseract } from "../ocr/tesseract-engine.ts";
import { textOfWords, type Word } from "../page/page.ts";
import { lookAtStraightPictures, type StraightPage } from "../pdf/straight-pictures.ts";
import { cutOut } from "./cut-out.ts";
import type { LookedAt } from "./picture-witness.ts";
import { digitsOf, firstOfPages, pagesOf, type ReadPlace } from "./read-places.ts";
import { seenTwice } from "./seen-twice.ts";
import type { Difference, Testimony } from "./testimony.ts";

/** Places of a page that are looked at, each in a few hundredths of a second; a dense schedule has 400. The time of a read counts anew for each page. */
const MOST_OF_A_PAGE = 800;

/** Other digits are told where each character is at least so certain: with less, more is told of figures that were read right than wrong, see "Second recogniser" in bench/RESULTS.md. */
const CLEAR = 0.9;

/** Digits that the first recogniser holds for possible itself need only be so certain: two that err in one place err differently. */
const CLEAR_ENOUGH = 0.3;

/** What is possible to the first recogniser: a reading with this share of all. */
const POSSIBLE_SHARE = 0.1;

/** A place so many times as high as its letters is of several lines. */
const ONE_LINE = 2;

/** What tesseract.js sees at places whose characters were recognised, each cut out of its page. It differs only where it sees the same other digits twice. */
export async function tesseractTestimony(
  places: readonly ReadPlace[],
  document: LookedAt,
): Promise<Testimony> {
  return seenTwice(
    firstOfPages(places, MOST_OF_A_PAGE),
    (some, renderDpi) => lookAt(some, document, renderDpi),
    (one, other) => digitsOf(one) === digitsOf(other),
  );
}

async function lookAt(
  places: readonly ReadPlace[],
  { bytes, pages, limits, onScan }: LookedAt,
  renderDpi: number,
): Promise<Testimony> {
  const wanted = new Set(pagesOf(places));
  const own = pages.filter(({ pageNumber }) => wanted.has(pageNumber));
  let compared = 0;
  const differences: Difference[] = [];
  await lookAtStraightPictures(bytes, own, { limits, renderDpi, onScan }, async (page) => {
    for (const place of places) {
      if (place.pageNumber !== page.page.pageNumber) continue;
      const said = await saidOf(place, page, limits);
      if (said === "nothing") continue;
      compared += 1;
      if (said !== "the same") differences.push({ place, seen: said.seen });
    }
  });
  return { witness: "tesseract.js", compared, differences };
}

/** What is said of one place: nothing where no digits are seen, letters among them, or others than were read and not clearly. */
async function saidOf(
  place: ReadPlace,
  { page, picture, pixelsOf }: StraightPage,
  limits: Limits,
): Promise<"nothing" | "the same" | { readonly seen: string }> {
  const words = page.words.filter(({ box }) => holdsMiddle(place.box, box));
  const isOneLine = words.every(({ glyphHeight }) => height(place.box) < ONE_LINE * glyphHeight);
  const cut = isOneLine ? cutOut(picture, pixelsOf(place.box)) : null;
  const texts = cut === null ? [] : await textsIn(cut, limits);
  const seen = texts.map(({ text }) => text).join(" ");
  const digits = digitsOf(seen);
  if (digits === "") return "nothing";
  // What stands beside the place may have come along.
  if (digits.includes(digitsOf(place.printed))) return "the same";
  if (hasLetters(seen) && !hasLetters(place.printed)) return "nothing";
  const needed = possibleDigits(words).has(digits) ? CLEAR_ENOUGH : CLEAR;
  return texts.every(({ certainty }) => certainty >= needed) ? { seen } : "nothing";
}

async function textsIn(picture: Grey, { readMs }: Limits): Promise<readonly SeenText[]> {
  return doneOf(await lineByTesseract(picture, readMs)) ?? [];
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** The digits of a place with one of its words read otherwise, as the first recogniser may as well have read it. */
function possibleDigits(words: readonly Word[]): ReadonlySet<string> {
  const others = words.flatMap((word, index) =>
    (word.alternatives ?? [])
      .filter(({ share }) => share >= POSSIBLE_SHARE)
      .map(({ text }) => digitsOf(textOfWords(words.with(index, { ...word, text })))),
  );
  return new Set(others);
}

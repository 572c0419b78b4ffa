import { type Box, overlapX, overlapY, unionOf, width } from "../base/box.ts";
import type { Run } from "../layout/lines.ts";
import { textOfWords } from "../page/page.ts";
import { anyOf, wholeWords } from "../words/any-of.ts";
import { besideParties, dateCaptions } from "../words/construction/agreement.ts";
import { runsOf, type SignablePage } from "./signature.ts";
import { isTypedSignature } from "./signing-words.ts";

/*
 * How many have signed, whatever captions a paper has: a signature by hand is drawn beside or over words that say whose it
 * is, and a typed one says it itself. Captions tell whether a place is blank: see `signature.ts`.
 */

/** A signature is at least this many glyph heights wide, which no tick is, and at most this many high, which a picture is. */
const NARROWEST = 3;
const HIGHEST = 8;

/** Strokes of one hand stand this many glyph heights apart at most. */
const STROKES = 3;

/** Words stand this many glyph heights before a signature at most, or this many below it. */
const BEFORE = 6;
const BELOW = 3;

/** The share of a page's words that stand above what is signed; a picture in its head has fewer. */
const ABOVE = 0.5;

const DATED_BEFORE = new RegExp(`(?<!\\p{L})${anyOf(dateCaptions)}\\W*$`, "iu");
const DATED_BELOW = new RegExp(`^\\W*${anyOf(dateCaptions)}(?!\\p{L})`, "iu");

/** Who recommends or attests is no party. */
const BESIDE = wholeWords(besideParties);

/** The words beside each signature of a party on the pages, in reading order. A name that is typed twice has signed once. */
export function signersOn(pages: readonly SignablePage[]): readonly Run[] {
  const byText = new Map(pages.flatMap(typedOn).map((run) => [textOfWords(run.words), run]));
  return [...byText.values(), ...pages.flatMap(handsOn)];
}

function typedOn({ lines }: SignablePage): readonly Run[] {
  return lines.flatMap(({ line: { runs } }) =>
    runs.filter(
      (run, at) =>
        isTypedSignature(run.words) &&
        [run, runs[at - 1]].every(
          (one) => one === undefined || !BESIDE.test(textOfWords(one.words)),
        ),
    ),
  );
}

/** Whether ink cannot be told from other marks on a page, because it is a picture as a whole. */
export function isInkHidden({ page }: SignablePage): boolean {
  return page.straightened !== undefined;
}

function handsOn(one: SignablePage): readonly Run[] {
  if (isInkHidden(one)) return [];
  const { words } = one.page;
  return inkOn(one).flatMap((ink) => {
    const above = words.filter(({ box }) => box.bottom <= ink.bottom).length;
    return above < ABOVE * words.length ? [] : (signerAt(ink, one) ?? []);
  });
}

/** What is drawn as large as a hand signs, strokes of one signature together, from left to right. */
function inkOn({ page, glyphHeight }: SignablePage): readonly Box[] {
  const found: Box[] = [];
  for (const stroke of (page.drawings ?? []).toSorted((a, b) => a.left - b.left)) {
    if (stroke.bottom - stroke.top > HIGHEST * glyphHeight) continue;
    const at = found.findIndex(
      (ink) => overlapY(ink, stroke) > 0 && stroke.left - ink.right < STROKES * glyphHeight,
    );
    const joined = found[at];
    if (joined === undefined) found.push(stroke);
    else found[at] = unionOf([joined, stroke]);
  }
  return found.filter((ink) => width(ink) >= NARROWEST * glyphHeight);
}

/** The words before a signature, else those below it; null where there are none, or where they say that no party signs there. */
function signerAt(ink: Box, page: SignablePage): Run | null {
  const { glyphHeight } = page;
  const runs = runsOf(page);
  const before = runs
    .filter(
      ({ box }) =>
        overlapY(box, ink) > 0 &&
        box.right < ink.left + glyphHeight &&
        ink.left - box.right < BEFORE * glyphHeight,
    )
    .toSorted((a, b) => b.box.right - a.box.right)
    .at(0);
  const inColumn = runs.filter(({ box }) => overlapX(box, ink) > 0);
  const below = inColumn.find(
    ({ box }) =>
      box.bottom > ink.bottom && box.top > ink.top && box.top - ink.bottom < BELOW * glyphHeight,
  );
  const above = inColumn.findLast(
    ({ box }) => box.bottom < ink.bottom && ink.top - box.bottom < BELOW * glyphHeight,
  );
  const says = (run: Run | undefined, what: RegExp): boolean =>
    run !== undefined && what.test(textOfWords(run.words));
  const isDate = says(before, DATED_BEFORE) || says(below, DATED_BELOW);
  const isBeside = [before, below, above].some((run) => says(run, BESIDE));
  return isDate || isBeside ? null : (before ?? below ?? null);
}

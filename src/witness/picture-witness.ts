import type { Limits } from "../base/limits.ts";
import type { Page, Word } from "../page/page.ts";
import { wordsInPictures } from "../pdf/pictured-words.ts";
import { pagesOf, type ReadPlace } from "./read-places.ts";
import { type Difference, type SeenPages, type Testimony, testimonyOf } from "./testimony.ts";

/** Resolutions at which pages are drawn: what differs at the first is looked at again at the second. */
const FIRST_DPI = 200;
const SECOND_DPI = 300;

/**
 * Recognised words of at least this certainty are seen: they are right in 99.6 of a hundred cases, see "Scans" in
 * bench/RESULTS.md. The same mistake at two resolutions is far rarer.
 */
const CLEAR = 0.95;

/** A document that is looked at again: its file, and its pages as they were read. */
export interface LookedAt {
  readonly bytes: Uint8Array;
  readonly pages: readonly Page[];
  readonly limits: Limits;
}

/** What the pictures of the pages show at all places. It differs only where it is seen clearly, and twice the same. */
export async function pictureTestimony(
  places: readonly ReadPlace[],
  { bytes, pages, limits }: LookedAt,
): Promise<Testimony> {
  const lookAt = async (some: readonly ReadPlace[], renderDpi: number): Promise<Testimony> => {
    const wanted = new Set(pagesOf(some));
    const own = pages.filter(({ pageNumber }) => wanted.has(pageNumber));
    const seen = await wordsInPictures(bytes, own, { limits, renderDpi });
    return testimonyOf("picture", some, clearIn(seen));
  };
  const first = await lookAt(places, FIRST_DPI);
  if (first.differences.length === 0) return first;
  const again = await lookAt(
    first.differences.map(({ place }) => place),
    SECOND_DPI,
  );
  return { ...first, differences: first.differences.filter((one) => isSeenIn(again, one)) };
}

function isSeenIn({ differences }: Testimony, { place, seen }: Difference): boolean {
  return differences.some((other) => other.place === place && other.seen === seen);
}

function clearIn(pages: ReadonlyMap<number, readonly Word[]>): SeenPages {
  return new Map(
    [...pages].map(([pageNumber, words]) => [
      pageNumber,
      words
        .filter(({ certainty }) => certainty >= CLEAR)
        .map(({ text, box, alternatives = [] }) => ({
          text,
          box,
          others: alternatives.map((other) => other.text),
        })),
    ]),
  );
}

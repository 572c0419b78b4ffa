import type { Limits } from "../base/limits.ts";
import type { Page, Word } from "../page/page.ts";
import type { OnScan } from "../pdf/contents.ts";
import { wordsInPictures } from "../pdf/pictured-words.ts";
import { pagesOf, type ReadPlace } from "./read-places.ts";
import { seenTwice } from "./seen-twice.ts";
import { type SeenPages, type Testimony, testimonyOf } from "./testimony.ts";

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
  /** Told of each page before its picture is looked at again. */
  readonly onScan: OnScan;
}

/** What the pictures of the pages show at all places. It differs only where it is seen clearly, and twice the same. */
export async function pictureTestimony(
  places: readonly ReadPlace[],
  { bytes, pages, limits, onScan }: LookedAt,
): Promise<Testimony> {
  return seenTwice(
    places,
    async (some, renderDpi) => {
      const wanted = new Set(pagesOf(some));
      const own = pages.filter(({ pageNumber }) => wanted.has(pageNumber));
      const seen = await wordsInPictures(bytes, own, { limits, renderDpi, onScan });
      return testimonyOf("picture", some, clearIn(seen));
    },
    (one, other) => one === other,
  );
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

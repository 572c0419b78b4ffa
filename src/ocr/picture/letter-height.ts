import type { Component } from "./components.ts";

/** Letter sizes of a page with hardly any text: a capital of 9 points on paper that is 8.5 inches wide. */
const USUAL_SHARE = 0.09 / 8.5;
/** Fewer letters than this say nothing about their page. */
const ENOUGH_LETTERS = 12;
const LEAST_PIXELS = 5;
/** A part of a page may be small and its letters large. */
const LARGEST_OF_PARTS = 60;

/** Height of most capitals and digits of a page in pixels: the measure of everything that depends on the size of print. */
export function letterHeightOf(
  components: readonly Component[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const most = Math.max(LARGEST_OF_PARTS, Math.ceil(Math.max(width, height) / 30));
  const counts = new Int32Array(most + 1);
  let letters = 0;
  for (const { left, top, right, bottom, area } of components) {
    const tall = bottom - top;
    const wide = right - left;
    const isLetter =
      tall >= LEAST_PIXELS && tall <= most && wide <= 1.5 * tall && wide >= 0.15 * tall;
    if (!isLetter || area < 0.15 * tall * wide) continue;
    counts[tall] = (counts[tall] ?? 0) + 1;
    letters++;
  }
  if (letters < ENOUGH_LETTERS)
    return Math.max(LEAST_PIXELS, USUAL_SHARE * Math.min(width, height));
  // Half of the letters have no ascender; capitals and digits stand above the middle, brackets and titles at the end.
  let rest = 0.65 * letters;
  let tall = 0;
  while (tall < most && rest > 0) rest -= counts[++tall] ?? 0;
  return tall;
}

import { type Component, componentsOf, USUAL_LETTERS } from "./picture/components.ts";
import { flattened } from "./picture/flatten.ts";
import type { Grey } from "./picture/grey.ts";
import { inkOf } from "./picture/ink.ts";
import { sizeOnAnySide } from "./picture/skew.ts";

/** A page whose paper is white and whose print is black, and the ink on it. */
interface FlatPage {
  readonly flat: Grey;
  readonly components: readonly Component[];
  /** Of a page that may lie on its side, in pixels. */
  readonly letterHeight: number;
}

/** So many times as large as usual, print says that the paper is narrower than a sheet: a till receipt, or a part of a page. */
const LARGE_PRINT = 1.4;

/**
 * Makes a page's paper white. What is a letter and what is a bar depends on the size of print: on a receipt that fills its
 * picture, bold letters are as large as the bars of a sheet, and would be taken for them. Such a page is flattened once more.
 */
export function flatPage(picture: Grey): FlatPage {
  const first = seen(flattened(picture));
  const pageWidth = Math.round(first.letterHeight / USUAL_LETTERS);
  const narrow = Math.min(picture.width, picture.height);
  return pageWidth > LARGE_PRINT * narrow ? seen(flattened(picture, pageWidth)) : first;
}

function seen(flat: Grey): FlatPage {
  const components = componentsOf(inkOf(flat));
  return { flat, components, letterHeight: sizeOnAnySide(components, flat) };
}

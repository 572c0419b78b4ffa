import { expect, test } from "vitest";
import type { Grey } from "../../src/ocr/picture/grey.ts";
import { cutOut } from "../../src/witness/cut-out.ts";

/** A picture of 100 by 60 pixels, each as dark as its column. */
const PICTURE: Grey = {
  width: 100,
  height: 60,
  pixels: Uint8Array.from({ length: 6_000 }, (_, at) => at % 100),
};

function pixelsAt({ width, pixels }: Grey, row: number): readonly number[] {
  return [...pixels.subarray(row * width, (row + 1) * width)];
}

test("a place is cut out with what is beside it, on white paper", () => {
  const cut = cutOut(PICTURE, { left: 40, right: 60, top: 20, bottom: 40 });
  // Six pixels more on either side, two above and below, and twelve of white all around.
  expect([cut?.width, cut?.height]).toEqual([32 + 24, 24 + 24]);
  const middle = pixelsAt(cut as Grey, 24);
  expect(middle.slice(0, 13)).toEqual([...Array.from({ length: 12 }, () => 255), 34]);
  expect(middle.slice(43)).toEqual([65, ...Array.from({ length: 12 }, () => 255)]);
  expect(new Set(pixelsAt(cut as Grey, 11))).toEqual(new Set([255]));
});

test("at the border of a page no more is cut out than there is", () => {
  const cut = cutOut(PICTURE, { left: -5, right: 10, top: 50, bottom: 70 });
  expect([cut?.width, cut?.height]).toEqual([16 + 24, 12 + 24]);
});

test("a place outside of the page is none", () => {
  expect(cutOut(PICTURE, { left: 200, right: 240, top: 10, bottom: 20 })).toBeNull();
  expect(cutOut(PICTURE, { left: 20, right: 40, top: 90, bottom: 99 })).toBeNull();
});

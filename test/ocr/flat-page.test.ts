import { describe, expect, test } from "vitest";
import { flatPage } from "../../src/ocr/flat-page.ts";
import { flattened } from "../../src/ocr/picture/flatten.ts";
import type { Grey } from "../../src/ocr/picture/grey.ts";
import { inkOf } from "../../src/ocr/picture/ink.ts";
import { fill, paper, textPage, write } from "./picture/dotted-page.ts";

/** A till receipt that fills its picture: its bold letters are as large as the bars of a sheet. */
function receipt(): Grey {
  const page = paper(640, 800);
  for (let top = 80; top < 700; top += 110)
    write(page, "HET 825 TEH", { left: 40, top }, { dot: 8, value: 40 });
  return page;
}

/** Share of a page's ink that is still ink when its paper is white. */
function keptInk(page: Grey, flat: Grey): number {
  const { pixels } = inkOf(flat);
  let [ink, kept] = [0, 0];
  page.pixels.forEach((value, at) => {
    if (value > 128) return;
    ink++;
    kept += pixels[at] ?? 0;
  });
  return kept / ink;
}

describe("a flat page", () => {
  test("keeps the bold letters of a receipt that fills its picture", () => {
    const page = receipt();
    expect(keptInk(page, flatPage(page).flat)).toBeGreaterThan(0.97);
    // By the width of its picture they are taken for bars.
    expect(keptInk(page, flattened(page))).toBeLessThan(0.9);
  });

  test("of usual print is flattened by the width of its picture, once", () => {
    const page = textPage(1050, 1000);
    fill(page, { left: 50, top: 400, right: 850, bottom: 440 }, 60);
    expect(Buffer.compare(flatPage(page).flat.pixels, flattened(page).pixels)).toBe(0);
  });

  test("tells how large its letters are", () => {
    expect(flatPage(receipt()).letterHeight).toBe(56);
    expect(flatPage(textPage(1050, 1000)).letterHeight).toBe(14);
  });
});

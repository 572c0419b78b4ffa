import { describe, expect, test } from "vitest";
import { spread, strengthened } from "../../../src/ocr/picture/broken-print.ts";
import { componentsOf, letterHeightOf } from "../../../src/ocr/picture/components.ts";
import type { Grey } from "../../../src/ocr/picture/grey.ts";
import { inkOf } from "../../../src/ocr/picture/ink.ts";
import { textRunsOf } from "../../../src/ocr/picture/text-runs.ts";
import { mendedPage, preparedPage } from "../../../src/ocr/prepared-page.ts";
import { at, fill, paper, write } from "./dotted-page.ts";

function linesOf(value: number): Grey {
  const page = paper(600, 500);
  for (let top = 40; top < 400; top += 40)
    write(page, "TEA 1250 THE HEAT 80", { left: 40, top }, { dot: 3, value });
  return page;
}

/** Lines of a needle printer, whose dots do not touch, and so faint that a pen beside them is six times as dark. */
function needlePage(): Grey {
  const page = linesOf(215);
  // A pixel of paper between the dots.
  for (let y = 0; y < 420; y++)
    for (let x = 0; x < 600; x++) if (x % 3 === 0 || y % 3 === 0) page.pixels[y * 600 + x] = 255;
  fill(page, { left: 40, top: 450, right: 300, bottom: 454 }, 20);
  return page;
}

describe("broken print", () => {
  test("is found in whole lines where its dots are spread, in pieces where not", () => {
    const broken = preparedPage(needlePage());
    const mended = mendedPage(broken);
    const inPrint = preparedPage(linesOf(0)).runs.length;
    expect(mended.runs.length).toBe(inPrint);
    expect(broken.runs.length).not.toBe(inPrint);
    expect(letterHeightOf(mended.components, mended.grey)).toBeGreaterThan(18);
  });

  test("is made as dark as the darkest near it, blank paper is not", () => {
    const page = needlePage();
    page.pixels[480 * 600 + 500] = 240;
    const strong = strengthened(page);
    expect(at(strong, 43, 41)).toBeLessThan(100);
    expect(at(strong, 500, 480)).toBe(240);
    expect(at(strong, 100, 452)).toBeLessThan(20);
  });

  test("spreads by a pixel to each side and over no edge", () => {
    const page = paper(5, 4);
    page.pixels[4] = 10;
    const rows = (grey: Grey): readonly string[] =>
      Array.from({ length: 4 }, (_, row) =>
        Array.from(grey.pixels.subarray(row * 5, row * 5 + 5), (value) =>
          value === 255 ? "." : "#",
        ).join(""),
      );
    expect(rows(spread(page))).toEqual(["...##", "...##", ".....", "....."]);
  });

  test("of whole letters stays what it is", () => {
    const page = paper(600, 300);
    for (let top = 40; top < 260; top += 40)
      write(page, "TEA 1250 THE HEAT 80", { left: 40, top }, { dot: 3 });
    const whole = preparedPage(page);
    expect(mendedPage(whole).runs.length).toBe(whole.runs.length);
    expect(textRunsOf(componentsOf(inkOf(page)), page).length).toBe(whole.runs.length);
  });
});

import { describe, expect, test } from "vitest";
import { componentsOf } from "../../../src/ocr/picture/components.ts";
import { flattened } from "../../../src/ocr/picture/flatten.ts";
import {
  type Grey,
  type Mask,
  type Quarters,
  rotated,
  turned,
} from "../../../src/ocr/picture/grey.ts";
import { inkOf } from "../../../src/ocr/picture/ink.ts";
import { type PixelRulings, rulingsIn } from "../../../src/ocr/picture/rulings.ts";
import { quarterOf, sizeOnAnySide, skewOf } from "../../../src/ocr/picture/skew.ts";
import { type TextRun, textRunsOf } from "../../../src/ocr/picture/text-runs.ts";
import { withoutRulings } from "../../../src/ocr/picture/without-rulings.ts";
import { at, fill, maskOf, paper, textPage, write } from "./dotted-page.ts";

function runsOf(grey: Grey): TextRun[] {
  return textRunsOf(componentsOf(maskOf(grey)), grey);
}

function boxesOf(runs: readonly TextRun[]): number[][] {
  return runs.map(({ left, top, right, bottom }) => [left, top, right, bottom]);
}

/** Which quarter a page of the tests seems to be turned by. */
function quarterTurned(grey: Grey): 0 | 1 {
  const mask = maskOf(grey);
  const components = componentsOf(mask);
  return quarterOf(components, sizeOnAnySide(components, mask));
}

describe("a grey picture", () => {
  test("turns clockwise, and four quarters bring it back", () => {
    const grey: Grey = { width: 3, height: 2, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    expect([...turned(grey, 1).pixels]).toEqual([4, 1, 5, 2, 6, 3]);
    expect([...turned(grey, 2).pixels]).toEqual([6, 5, 4, 3, 2, 1]);
    for (const quarters of [1, 2, 3] satisfies Quarters[]) {
      const back = ((4 - quarters) % 4) as Quarters;
      expect(turned(turned(grey, quarters), back)).toEqual(grey);
    }
  });

  test("grows when it is rotated, and keeps its middle", () => {
    const grey = paper(101, 61);
    fill(grey, { left: 49, top: 29, right: 52, bottom: 32 });
    fill(grey, { left: 1, top: 1, right: 9, bottom: 9 });
    const slanted = rotated(grey, 5);
    expect(slanted.width).toBeGreaterThan(101);
    expect(at(slanted, (slanted.width - 1) / 2, (slanted.height - 1) / 2)).toBe(0);
    const dark = (picture: Grey): number =>
      picture.pixels.reduce((sum, value) => sum + 255 - value, 0);
    expect(dark(slanted) / dark(grey)).toBeCloseTo(1, 1);
  });
});

describe("a flattened page", () => {
  test("is white below a shadow and keeps its faint print", () => {
    const page = textPage(900, 1200);
    // Print at 70 % of the paper, paper from 240 at the left to 120 at the right, and noise.
    for (let index = 0; index < page.pixels.length; index++) {
      const light = 240 - (120 * (index % 900)) / 900;
      const noise = ((index * 7919) % 13) - 6;
      page.pixels[index] = light * (page.pixels[index] === 0 ? 0.7 : 1) + noise;
    }
    const flat = flattened(page);
    const truth = textPage(900, 1200).pixels;
    let [wrong, ink] = [0, 0];
    inkOf(flat).pixels.forEach((value, index) => {
      if ((value === 1) !== (truth[index] === 0)) wrong++;
      ink += value;
    });
    expect(ink).toBeGreaterThan(20_000);
    expect(wrong / ink).toBeLessThan(0.02);
    expect(at(flat, 20, 20)).toBe(255);
    expect(at(flat, 880, 1180)).toBe(255);
  });

  test("has the light text of a dark bar dark on white, and no copier's border", () => {
    const page = textPage(900, 1200);
    fill(page, { left: 50, top: 400, right: 850, bottom: 440 }, 60);
    write(page, "THE HETE 1250", { left: 200, top: 413 }, { value: 250 });
    fill(page, { left: 0, top: 0, right: 25, bottom: 1200 });
    fill(page, { left: 0, top: 0, right: 900, bottom: 18 });
    const flat = flattened(page);
    expect(at(flat, 100, 405)).toBe(255);
    // The bar of the first T.
    expect(at(flat, 204, 414)).toBeLessThan(60);
    expect(at(flat, 10, 600)).toBe(255);
    expect(at(flat, 500, 5)).toBe(255);
    expect(at(flat, 64, 61)).toBeLessThan(60);
  });
});

test("ink has points of two pixels, but no dust", () => {
  const page = paper(60, 40);
  fill(page, { left: 10, top: 10, right: 12, bottom: 12 });
  fill(page, { left: 30, top: 20, right: 31, bottom: 21 });
  expect(componentsOf(inkOf(page))).toEqual([
    { left: 10, top: 10, right: 12, bottom: 12, area: 4 },
  ]);
});

test("components hang together over corners", () => {
  const rows = ["#..#", ".##.", "....", "#..#"];
  const pixels = Uint8Array.from(rows.join(""), (mark) => (mark === "#" ? 1 : 0));
  expect(componentsOf({ width: 4, height: 4, pixels })).toEqual([
    { left: 0, top: 0, right: 4, bottom: 2, area: 4 },
    { left: 0, top: 3, right: 1, bottom: 4, area: 1 },
    { left: 3, top: 3, right: 4, bottom: 4, area: 1 },
  ]);
});

describe("the skew", () => {
  test.each([-5.3, -1.2, 0, 0.35, 2.75])("of a page rotated by %d degrees", (degrees) => {
    const skew = skewOf(inkOf(rotated(textPage(1000, 900), degrees)));
    expect(Math.abs(skew - degrees)).toBeLessThanOrEqual(0.05);
  });

  test("of a page without lines is none", () => {
    const page = paper(400, 400);
    fill(page, { left: 100, top: 100, right: 102, bottom: 102 });
    expect(skewOf(maskOf(page))).toBe(0);
    expect(skewOf(maskOf(paper(50, 50)))).toBe(0);
  });

  test("a page on its side is told from an upright one with long upright rulings", () => {
    const page = textPage(900, 700);
    for (let left = 50; left < 900; left += 90)
      fill(page, { left, top: 40, right: left + 3, bottom: 680 });
    expect(quarterTurned(page)).toBe(0);
    expect(quarterTurned(turned(page, 1))).toBe(1);
    expect(quarterTurned(turned(page, 3))).toBe(1);
  });
});

describe("rulings", () => {
  function removed(page: Grey): { grey: Grey; mask: Mask; rulings: PixelRulings } {
    const mask = maskOf(page);
    const rulings = rulingsIn(mask);
    return { ...withoutRulings(page, mask, rulings), rulings };
  }

  test("are found with gaps and steps, double and dashed; letters and minus signs are none", () => {
    const page = textPage(900, 1000);
    fill(page, { left: 40, top: 50, right: 400, bottom: 52 });
    fill(page, { left: 150, top: 50, right: 153, bottom: 52 }, 255);
    for (let step = 0; step < 7; step++) {
      const left = 40 + step * 110;
      fill(page, { left, top: 80 + step, right: left + 110, bottom: 82 + step });
    }
    fill(page, { left: 500, top: 900, right: 800, bottom: 902 }, 0);
    const low = paper(900, 1200);
    low.pixels.set(page.pixels);
    for (const top of [1050, 1056]) fill(low, { left: 100, top, right: 300, bottom: top + 2 });
    for (let left = 400; left < 600; left += 20)
      fill(low, { left, top: 1052, right: left + 12, bottom: 1054 });
    fill(low, { left: 30, top: 1000, right: 33, bottom: 1150 });
    write(low, "-1250 - TTTE", { left: 650, top: 1050 });
    const { horizontal, vertical } = rulingsIn(maskOf(low));
    const spans = horizontal.map(({ left, right }) => [left, right]);
    expect(spans).toEqual([
      [40, 400],
      [40, 810],
      [500, 800],
      [100, 300],
      [400, 592],
      [100, 300],
    ]);
    expect(vertical.map(({ left, top, right, bottom }) => [left, top, right, bottom])).toEqual([
      [30, 1000, 33, 1150],
    ]);
  });

  test("go, and digits that stand on them keep their feet", () => {
    const clean = textPage(900, 500);
    write(clean, "1250.82", { left: 600, top: 460 });
    const page: Grey = { ...clean, pixels: clean.pixels.slice() };
    // The line begins where the digits end.
    fill(page, { left: 500, top: 474, right: 800, bottom: 476 });
    const { mask, rulings } = removed(page);
    expect(rulings.horizontal).toHaveLength(1);
    const before = maskOf(clean).pixels;
    const lost = before.filter((value, index) => value === 1 && mask.pixels[index] === 0);
    expect(lost).toHaveLength(0);
    expect(mask.pixels.slice(475 * 900 + 500, 475 * 900 + 595)).not.toContain(1);
    expect(mask.pixels.slice(475 * 900 + 700, 475 * 900 + 800)).not.toContain(1);
  });

  test("go, and letters that cross them stay whole", () => {
    const clean = textPage(900, 500);
    write(clean, "THE 1280 HEHT", { left: 60, top: 460 });
    const page: Grey = { ...clean, pixels: clean.pixels.slice() };
    fill(page, { left: 40, top: 470, right: 860, bottom: 472 });
    const { mask, grey } = removed(page);
    const before = maskOf(clean).pixels;
    expect(before.filter((value, index) => value === 1 && mask.pixels[index] === 0)).toHaveLength(
      0,
    );
    expect(at(grey, 45, 471)).toBe(255);
    expect(at(grey, 600, 471)).toBe(255);
  });
});

describe("runs of text", () => {
  test("end at gaps of columns, not of words, and hold points and minus signs", () => {
    const page = textPage(900, 400);
    const end = write(page, "Heat agea", { left: 60, top: 360 });
    const amount = write(page, "-1,250.80", { left: end + 18, top: 360 });
    const runs = runsOf(page).filter(({ top }) => top >= 355);
    expect(boxesOf(runs)).toEqual([
      [60, 360, end, 378],
      [end + 20, 360, amount, 376],
    ]);
    expect(runs[0]?.gaps.some(({ from, to }) => to - from === 10 && from === 60 + 4 * 12 - 2)).toBe(
      true,
    );
  });

  test("end at leaders, which belong to none", () => {
    const page = textPage(900, 400);
    const end = write(page, "Heat aeae", { left: 60, top: 360 });
    write(page, "..........", { left: end + 6, top: 360 });
    const amount = write(page, "1,250", { left: end + 128, top: 360 });
    const runs = runsOf(page).filter(({ top }) => top >= 355);
    expect(boxesOf(runs)).toEqual([
      [60, 360, end, 374],
      [end + 130, 360, amount, 376],
    ]);
  });

  test("of lines that stand closely stay apart, also when they run aslant", () => {
    const page = paper(1000, 300);
    const text = "Tage Hag agee 1250 THE Heat aged 80 gage 5281 Tage Hage TEH gage 1250";
    for (let line = 0; line < 8; line++) write(page, text, { left: 40, top: 60 + line * 19 });
    expect(runsOf(page)).toHaveLength(8);
    expect(textRunsOf(componentsOf(inkOf(rotated(page, 0.3))), page)).toHaveLength(8);
  });

  test("leave out a stamp across them, specks and a signature", () => {
    const page = textPage(900, 500);
    const count = runsOf(page).length;
    // The frame of a stamp through a gap between words, the stroke of a pen, dust.
    fill(page, { left: 98, top: 405, right: 100, bottom: 495 });
    fill(page, { left: 98, top: 491, right: 704, bottom: 495 });
    for (let x = 200; x < 400; x++) {
      const top = 470 + Math.round(12 * Math.sin(x / 9));
      fill(page, { left: x, top, right: x + 2, bottom: top + 3 });
    }
    fill(page, { left: 800, top: 300, right: 802, bottom: 302 });
    expect(runsOf(page)).toHaveLength(count);
  });

  test("of different sizes side by side are two", () => {
    const page = textPage(900, 400);
    const end = write(page, "THE", { left: 60, top: 356 }, { dot: 4 });
    write(page, "THE HEHT", { left: end + 14, top: 368 });
    expect(runsOf(page).filter(({ bottom }) => bottom > 370).length).toBe(2);
  });
});

import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { readFileSync } from "node:fs";
import { type Grid, runOcrGrid } from "../../bench/ocr-grid.ts";
import { ocrGridFaults, ocrGridReport } from "../../bench/ocr-grid-table.ts";
import { judgePage, type RecognisedWord } from "../../bench/ocr-grid-tokens.ts";
import { wordAt } from "./word-at.ts";

const GRID: Grid = {
  sources: ["fixtures/change-order/owner-form/rock-removal"],
  dpis: [150],
  conditions: ["clean", "skew 2°"],
};

describe("the amounts of a page", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["1,234.56", "1,234.56", "exact"],
    ["$1,234.56", "1,234.56", "exact"],
    ["1,234.56", "1.234.56", "value"],
    ["1,234.56", "1234,56", "value"],
    ["(1,234.56)", "-1,234.56", "value"],
    ["(1,234.56)", "1,234.56", "wrong"],
    ["1,234.56", "1,284.56", "wrong"],
    ["1,234.56", "123456", "wrong"],
    ["1,234.56", "1,234.5G", "wrong"],
    ["$ 95,000", "95.000", "value"],
  ];
  test.each(cases)("%s read as %s is %s", (printed, got, status) => {
    const { tokens } = judgePage(
      [wordAt(printed.replace("$ ", ""), 100)],
      [{ ...wordAt(got, 100), certainty: 0.9 }],
    );
    expect(tokens.map((token) => token.status)).toEqual([status]);
  });

  test("are found in a line that was read as one, and in pieces", () => {
    const words = [wordAt("Total", 100), wordAt("1,234.56", 200), wordAt("78.90", 300)];
    const line = { ...wordAt("Total", 100), text: "Total         1,234.56", certainty: 0.9 };
    const { tokens, extra } = judgePage(words, [
      { ...line, box: { ...line.box, right: 248 } },
      { ...wordAt("78.", 300), certainty: 0.8 },
      { ...wordAt("90", 318), certainty: 0.6 },
      { ...wordAt("5.00", 500), certainty: 0.6 },
    ]);
    expect(tokens.map(({ status, certainty }) => [status, certainty])).toEqual([
      ["exact", 0.9],
      ["exact", 0.6],
    ]);
    expect(extra).toEqual(["5.00"]);
  });

  test("are missing where nothing was read", () => {
    expect(judgePage([wordAt("1,234.56", 200)], []).tokens[0]?.status).toBe("missing");
  });
});

describe("the grid", () => {
  test("finds all right where the page's own words are read, and undoes the skew", async () => {
    const [page] = await pagesOf(readPdf(), LIMITS);
    const pages = await runOcrGrid(async () => wordsOf(page), { ...GRID, conditions: ["clean"] });
    expect(ocrGridFaults(pages)).toBe("");
    expect(ocrGridReport(pages)).toMatch(/\| clean\s+\| 150 \|\s+5 \|\s+100\.00 % \|/);
    const skewed = await runOcrGrid(async () => wordsOf(page).map(skew), GRID);
    const statuses = skewed.at(-1)?.outcome.tokens.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(["exact"]));
    expect(skewed[0]?.outcome.tokens.map(({ status }) => status)).toContain("missing");
  });
});

function readPdf(): Uint8Array {
  return new Uint8Array(readFileSync(`${GRID.sources[0]}.pdf`));
}

function wordsOf(page: Page | undefined): readonly RecognisedWord[] {
  return (page?.words ?? []).map(({ text, box }) => ({ text, box, certainty: 0.99 }));
}

/** Where a word of a letter page stands after the page was turned by two degrees. */
function skew(word: RecognisedWord): RecognisedWord {
  const turn = (2 * Math.PI) / 180;
  const { left, top, right, bottom } = word.box;
  const [x, y] = [(left + right) / 2 - 306, (top + bottom) / 2 - 396];
  const moveX = x * Math.cos(turn) - y * Math.sin(turn) - x;
  const moveY = x * Math.sin(turn) + y * Math.cos(turn) - y;
  const box = {
    left: left + moveX,
    right: right + moveX,
    top: top + moveY,
    bottom: bottom + moveY,
  };
  return { ...word, box };
}

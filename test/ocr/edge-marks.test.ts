import { expect, test } from "vitest";
import { withoutEdgeMarks } from "../../src/ocr/edge-marks.ts";

function word(text: string, left: number, certainty: number) {
  return { text, certainty, box: { left, right: left + 10 * text.length, top: 0, bottom: 10 } };
}

const PRINT = [word("CEMENT", 40, 1), word("26.00", 220, 0.99)];

test("doubtful marks beside all print are left out, at either side", () => {
  expect(withoutEdgeMarks([word("T.", 5, 0.8), ...PRINT, word("I", 290, 0.5)])).toEqual(PRINT);
});

test("what is sure, longer or level with print stays", () => {
  const all = [word("7", 5, 0.97), word("No.", 2, 0.6), ...PRINT, word("@", 150, 0.5)];
  expect(withoutEdgeMarks(all)).toEqual(all);
});

test("a page without a sure word keeps all", () => {
  const all = [word("T", 5, 0.8), word("CEMENT", 40, 0.7)];
  expect(withoutEdgeMarks(all)).toEqual(all);
});

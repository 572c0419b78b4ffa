import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf } from "../../src/layout/lines.ts";
import { stacksOf } from "../../src/layout/stacks.ts";
import type { Ruling, Word } from "../../src/page/page.ts";
import { level, typedPage, typedText, typedWord } from "../support/typed-page.ts";
import { cases } from "../support/cases.ts";

/** Each stack as one text, lines parted by a stroke. */
function told(words: readonly Word[], rulings: readonly Ruling[] = []): readonly string[] {
  const page = typedPage(words, rulings);
  return stacksOf(page, linesOf(page)).map((stack) =>
    stack.map((run) => run.words.map(({ text }) => text).join(" ")).join(" / "),
  );
}

/** Lines of text, each with its left edge, twelve points apart. */
function lines(...texts: readonly (readonly [left: number, text: string])[]): readonly Word[] {
  return texts.flatMap(([left, text], index) => typedText(text, left, 100 + index * 12));
}

describe("wrapped texts are joined", () => {
  test.each<readonly [string, readonly Word[], readonly string[]]>([
    [
      "at the left edge",
      lines([50, "Total changes approved"], [50, "in previous months"]),
      ["Total changes approved / in previous months"],
    ],
    [
      "over three lines",
      lines([50, "Balance to finish"], [50, "including"], [50, "retainage"]),
      ["Balance to finish / including / retainage"],
    ],
    [
      "indented below an item number",
      lines([50, "9. Balance to finish"], [60, "including retainage"]),
      ["9. Balance to finish / including retainage"],
    ],
    [
      "centred",
      lines([60, "Completed"], [50, "and stored to"], [70, "date"]),
      ["Completed / and stored to / date"],
    ],
    ["at the right edge", lines([80, "Balance"], [85, "To fin"]), ["Balance / To fin"]],
    [
      "column by column",
      lines([50, "Work          Stored"], [50, "done          mat'ls"]),
      ["Work / done", "Stored / mat'ls"],
    ],
  ])("%s", (_, words, expected) => {
    expect(told(words)).toEqual(expected);
  });
});

describe("texts stay apart", () => {
  test.each<readonly [string, readonly Word[], readonly string[]]>([
    [
      "when each line has its number",
      lines([50, "1. Original contract sum"], [50, "2. Net change"]),
      ["1. Original contract sum", "2. Net change"],
    ],
    ["from figures", lines([50, "Current due"], [50, "12,000.00"]), ["Current due", "12,000.00"]],
    ["of which one is a figure above", lines([50, "12,000.00"], [50, "Due"]), ["12,000.00", "Due"]],
    [
      "of another size",
      [...typedText("Application", 50, 100, 16), ...typedText("for payment", 50, 117, 10)],
      ["Application", "for payment"],
    ],
    [
      "with a blank line between",
      [...typedText("Owner", 50, 100), ...typedText("Architect", 50, 118)],
      ["Owner", "Architect"],
    ],
    ["beside each other", lines([50, "Owner"], [200, "Architect"]), ["Owner", "Architect"]],
    [
      "begun elsewhere on the line",
      lines([50, "A long caption that goes on"], [90, "note"]),
      ["A long caption that goes on", "note"],
    ],
  ])("%s", (_, words, expected) => {
    expect(told(words)).toEqual(expected);
  });

  test("on both sides of a ruling, if it lies between them", () => {
    const words = lines([50, "Description"], [50, "of work"]);
    expect(told(words, [level(111, 40, 120)])).toEqual(["Description", "of work"]);
    expect(told(words, [level(111, 200, 300)])).toEqual(["Description / of work"]);
    expect(told(words, [level(96, 40, 120)])).toEqual(["Description / of work"]);
  });
});

test("each run belongs to exactly one stack, and reads on downwards", () => {
  const word = fc
    .tuple(
      fc.constantFrom("Total", "work", "5.", "12.00", "a"),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 20 }),
    )
    .map(([text, left, top]) => typedWord(text, left * 16, top * 6));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const page = typedPage(words);
      const lines = linesOf(page);
      const stacks = stacksOf(page, lines);
      const runs = stacks.flat();
      expect(new Set(runs)).toEqual(new Set(lines.flatMap((line) => line.runs)));
      expect(new Set(runs).size).toBe(runs.length);
      for (const stack of stacks) {
        const tops = stack.map((run) => run.box.top);
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      }
    }),
    { seed: 702, numRuns: cases(500) },
  );
});

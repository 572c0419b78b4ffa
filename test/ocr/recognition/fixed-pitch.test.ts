import { describe, expect, test } from "vitest";
import {
  fixedPitch,
  type InkLine,
  roomsAcross,
  usualPitchOf,
} from "../../../src/ocr/recognition/fixed-pitch.ts";
import type { PixelBox } from "../../../src/ocr/recognition/line-picture.ts";

const HEIGHT = 20;

/** Widths of letters in pixels; all others are as wide as a figure. */
const WIDTHS: Readonly<Record<string, number>> = { I: 3, ".": 3, M: 11, W: 11, "1": 5 };

function letterOf(symbol: string, left: number): PixelBox {
  const top = symbol === "." ? HEIGHT - 3 : 0;
  return { left, top, right: left + (WIDTHS[symbol] ?? 9), bottom: HEIGHT };
}

/** Letters in the middle of rooms of 12 pixels, as a till prints them. */
function tillLine(text: string): readonly PixelBox[] {
  return Array.from(text).flatMap((symbol, at) =>
    symbol === " " ? [] : [letterOf(symbol, at * 12 + (12 - (WIDTHS[symbol] ?? 9)) / 2)],
  );
}

/** The same letters side by side, as print sets them. */
function setLine(text: string): readonly PixelBox[] {
  let left = 0;
  return Array.from(text).flatMap((symbol) => {
    const from = left;
    left += symbol === " " ? 7 : (WIDTHS[symbol] ?? 9) + 2;
    return symbol === " " ? [] : [letterOf(symbol, from)];
  });
}

function inkLines(all: readonly (readonly PixelBox[])[]): readonly InkLine[] {
  return all.map((ink) => ({ ink, height: HEIGHT }));
}

/** The words of a line by its pitch. */
function wordsOf(text: string, usual: number | null = null): string {
  const ink = tillLine(text);
  const pitch = fixedPitch({ ink, height: HEIGHT }, usual);
  if (pitch === null) return "no pitch";
  const symbols = text.replaceAll(" ", "");
  return ink
    .map(({ left }, at) => {
      const before = ink[at - 1];
      const isParted =
        before !== undefined && roomsAcross(pitch, { from: before.right, to: left }) > 1.42;
      return `${isParted ? " " : ""}${symbols[at] ?? ""}`;
    })
    .join("");
}

describe("the pitch of a line", () => {
  test.each([
    "TAX INVOICE",
    "RM11.60 SR",
    "CHICKEN RICE I 12.00",
    "WILL I MILL",
    "DISCOUNT  11.11",
  ])("parts %s at its blanks alone", (text) => {
    expect(wordsOf(text, 12)).toBe(text.replaceAll(/ +/g, " "));
  });

  test("is a long line's own, but no short one's: figures stand at one in every type", () => {
    expect(wordsOf("CHICKEN RICE I 12.00", 5)).toBe("CHICKEN RICE I 12.00");
    expect(wordsOf("NO 12/10/15", 5)).toBe("no pitch");
  });

  test("is not found where letters take the room that they need", () => {
    const ink = setLine("WILLIAM MILLI 1.11 IMI");
    expect(fixedPitch({ ink, height: HEIGHT }, 12)).toBeNull();
  });

  test("of a short line is the usual one of its page", () => {
    expect(wordsOf("3.80")).toBe("no pitch");
    expect(wordsOf("3.80", 12)).toBe("3.80");
    expect(wordsOf("2 3.80", 12)).toBe("2 3.80");
  });

  test("of a line with broken letters is the usual one of its page", () => {
    const whole = tillLine("RM16.50 SR");
    const broken = whole.flatMap((one) => [
      { ...one, right: one.left + 3 },
      { ...one, left: one.left + 5 },
    ]);
    expect(fixedPitch({ ink: broken, height: HEIGHT }, 5)).toBeNull();
    expect(fixedPitch({ ink: broken, height: HEIGHT }, 12)?.middles).toEqual(
      whole.map(({ left, right }) => (left + right) / 2),
    );
  });

  test("of most lines is that of the page, three at least", () => {
    const till = ["CHICKEN RICE I 12.00", "TAX INVOICE NO 41", "MILK 1.20 WILL I"].map(tillLine);
    expect(usualPitchOf(inkLines(till))).toBeCloseTo(12, 0);
    expect(usualPitchOf(inkLines(till.slice(1)))).toBeNull();
  });

  test("is none where most long lines have none, though figures and dates stand at one", () => {
    const dates = ["05/01/2026-05/31/2026", "06/01/2026-06/30/2026", "07/01/2026-07/31/2026"].map(
      tillLine,
    );
    const text = Array.from({ length: 4 }, () => setLine("WILLIAM MILLI 1.11 IMI WILL"));
    expect(usualPitchOf(inkLines(dates))).toBeCloseTo(12, 0);
    expect(usualPitchOf(inkLines([...dates, ...text]))).toBeNull();
    expect(fixedPitch({ ink: dates[0] ?? [], height: HEIGHT }, null)).toBeNull();
  });
});

import { expect, test } from "vitest";
import {
  looksLikeNumber,
  type NumberStyle,
  numberReadings,
  spelt,
  styleOf,
} from "../../../src/ocr/recognition/number-readings.ts";

const CENTS: NumberStyle = { notation: "point", hasCents: true };
const WHOLE: NumberStyle = { notation: "point", hasCents: false };
const COMMA: NumberStyle = { notation: "comma", hasCents: true };

function sure(...texts: readonly string[]): ReturnType<typeof numberReadings> {
  return numberReadings(texts.map((text) => ({ text, share: 1 / texts.length })));
}

function spelling(style: NumberStyle, ...texts: readonly string[]): string {
  const [best] = sure(...texts);
  return best === undefined ? "" : spelt(best, style);
}

test("points and commas part no readings of one number, figures and signs do", () => {
  const readings = numberReadings([
    { text: "31.250.00", share: 0.5 },
    { text: "31,250.00", share: 0.2 },
    { text: "31,260.00", share: 0.2 },
    { text: "(31,250.00)", share: 0.1 },
  ]);
  expect(readings.map(({ share }) => Math.round(share * 100))).toEqual([70, 20, 10]);
  expect(readings.map((reading) => spelt(reading, CENTS))).toEqual([
    "31,250.00",
    "31,260.00",
    "(31,250.00)",
  ]);
});

test.each([
  [CENTS, "1.335.475.80", "1,335,475.80"],
  [CENTS, "65.902.000", "65,902,000"],
  [CENTS, "$1,977.560.25", "$1,977,560.25"],
  [CENTS, "1.38720", "1,387.20"],
  [CENTS, "8.875%", "8.875%"],
  [CENTS, "1.250", "1.250"],
  [WHOLE, "435.620", "435,620"],
  [WHOLE, "(5.720)", "(5,720)"],
  [WHOLE, "0.125", "0.125"],
  [COMMA, "1,335,475,80", "1.335.475,80"],
  [COMMA, "31.250,00", "31.250,00"],
  [CENTS, "05/31/2026", "05/31/2026"],
  [CENTS, "2,104,80", "2,104.80"],
  [COMMA, "1.335,475,80€", "1.335.475,80€"],
  [COMMA, "€1.335,475,80", "€1.335.475,80"],
  [COMMA, "31.250,00€", "31.250,00€"],
])("%j writes %s as %s", (style, seen, wanted) => {
  expect(spelling(style, seen)).toBe(wanted);
});

test("thousands are told from a fraction where the picture shows a comma, too", () => {
  expect(spelling(CENTS, "16.560", "16,560")).toBe("16,560");
});

test("a blank within a number is a separator that was too faint", () => {
  expect(spelling(CENTS, "4,200,219 54")).toBe("4,200,219.54");
  expect(spelling(CENTS, "(518 780.04)")).toBe("(518,780.04)");
});

test("a page has commas before cents only where most of its numbers have", () => {
  expect(styleOf(sure("12.50").concat(sure("1.250,00"))).notation).toBe("point");
  expect(styleOf(["12,50", "1.250,00", "7,00"].flatMap((text) => sure(text))).notation).toBe(
    "comma",
  );
  expect(styleOf(["65.902.000", "22.342.000"].flatMap((text) => sure(text)))).toEqual(WHOLE);
});

test("what looks like a number keeps letters that are none out", () => {
  for (const text of [
    "1,234.50",
    "($4,769)",
    "10%",
    "05/31/2026",
    "7A,900.00",
    "1O.50",
    "0.00}",
    "€12,50",
    "12,50€",
  ])
    expect(looksLikeNumber(text), text).toBe(true);
  for (const text of ["7A", "CO-001", "Oil", "SOLD", "A", "-", "B8O"])
    expect(looksLikeNumber(text), text).toBe(false);
});

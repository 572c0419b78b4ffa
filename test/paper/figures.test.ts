import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf } from "../../src/layout/lines.ts";
import { type Figure, figuresOf, numberStyleOf } from "../../src/paper/figures.ts";
import type { NumberStyle } from "../../src/paper/read-value.ts";
import { typedPage, typedText } from "../support/typed-page.ts";
import { cases } from "../support/cases.ts";

/** Four blanks are a column gap, one is a blank between words. */
function figuresIn(text: string, style: NumberStyle = "point"): readonly Figure[] {
  const lines = linesOf(typedPage(typedText(text, 50, 100)));
  return lines.flatMap((line) => figuresOf(line, style));
}

function told({ form, money, percent, printed }: Figure): readonly [string, string, string | null] {
  return [form, printed, money?.toPlain() ?? percent?.toString() ?? null];
}

describe("one figure", () => {
  test.each([
    ["1,234.56", "amount", "1234.56"],
    ["$1,234", "amount", "1234.00"],
    ["$ 1,234.56", "amount", "1234.56"],
    ["$                    1,234.56", "amount", "1234.56"],
    ["USD 12.50", "amount", "12.50"],
    ["(3,850.00)", "amount", "-3850.00"],
    ["( 3,850.00 )", "amount", "-3850.00"],
    ["$ ( 3,850.00 )", "amount", "-3850.00"],
    ["($ 3,850.00 )", "amount", "-3850.00"],
    ["$(28,267.00)", "amount", "-28267.00"],
    ["500.00-", "amount", "-500.00"],
    ["500.00 -", "amount", "-500.00"],
    ["500.00 CR", "amount", "-500.00"],
    ["$ 500.00 CR", "amount", "-500.00"],
    ["120,000", "amount", "120000.00"],
    ["120000", "plain", "120000.00"],
    ["7", "plain", "7.00"],
    ["-", "dash", "0.00"],
    ["--", "dash", "0.00"],
    ["$ -", "dash", "0.00"],
    ["$               -", "dash", "0.00"],
    ["\u2014", "dash", "0.00"],
    ["-0-", "dash", "0.00"],
    ["10%", "percent", "10 %"],
    ["10 %", "percent", "10 %"],
    ["7.5 percent", "percent", "7.5 %"],
    ["7.5 pct.", "percent", "7.5 %"],
    ["(10%)", "percent", "10 %"],
    ["$", "blank", null],
    ["#DIV/0!", "blank", null],
    ["$ #REF!", "blank", null],
    ["#####", "blank", null],
    ["n/a", "blank", null],
    ["TBD", "blank", null],
    ["$XXXX.XX", "blank", null],
  ])("%s is %s", (text, form, value) => {
    const printed = text.replace(/ +/g, " ");
    expect(figuresIn(text).map(told)).toEqual([[form, printed, value]]);
  });

  test("has the box of its digits, without a currency sign that stands apart", () => {
    const [figure] = figuresIn("$          12.00");
    expect(figure?.box).toEqual({ left: 102.5, right: 127.5, top: 100, bottom: 110 });
    expect(figure?.words.map(({ text }) => text)).toEqual(["$", "12.00"]);
    expect(figure?.pageNumber).toBe(1);
  });
});

describe("a line", () => {
  test.each<readonly [string, readonly string[]]>([
    ["Original contract sum", []],
    ["see www.example.com or call 555-0199", []],
    ["Change Order 1: Paving", []],
    ["Change Order 1 Paving", ["1"]],
    ["Work, as agreed - see Exhibit", []],
    ["Line 1 \u00b1 2    4,076,276.80", ["1", "2", "4,076,276.80"]],
    ["Balance ...... -", ["-"]],
    ["Less retainage    -    12.00", ["-", "12.00"]],
    ["a. 10 % of Completed Work    $ 334.20", ["10 %", "$ 334.20"]],
    ["5,000.00    6,000.00    $    7,000.00", ["5,000.00", "6,000.00", "$ 7,000.00"]],
    ["$    5.00    $    6.00", ["$ 5.00", "$ 6.00"]],
    ["$    $    6.00", ["$", "$ 6.00"]],
    ["1,200.00350.00    7.00", ["7.00"]],
    ["12/31/2026    1.00", ["1.00"]],
  ])("%s", (text, printed) => {
    expect(figuresIn(text).map((figure) => figure.printed)).toEqual(printed);
  });

  test("with a comma before the cents may group digits by blanks", () => {
    expect(figuresIn("1 234,56    (1 234 567,00)    12,5", "comma").map(told)).toEqual([
      ["amount", "1 234,56", "1234.56"],
      ["amount", "(1 234 567,00)", "-1234567.00"],
      ["plain", "12,5", "12.50"],
    ]);
  });

  test("gives each word to one figure at most, in order", () => {
    const words = fc.constantFrom(
      "$",
      "(",
      "1,234.56",
      "7",
      ")",
      "-",
      "10",
      "%",
      "CR",
      "of",
      "n/a",
      "Total",
    );
    const gaps = fc.constantFrom(" ", "    ");
    const text = fc
      .array(fc.tuple(words, gaps), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.flat().join("").trim());
    fc.assert(
      fc.property(text, (printed) => {
        const line = linesOf(typedPage(typedText(printed, 50, 100)));
        const figures = line.flatMap((one) => figuresOf(one, "point"));
        const used = figures.flatMap((figure) => figure.words);
        expect(new Set(used).size).toBe(used.length);
        const order = line.flatMap((one) => one.words).filter((word) => used.includes(word));
        expect(order).toEqual(used);
        for (const { form, money, percent } of figures) {
          expect(money === null || percent === null).toBe(true);
          expect(money === null && percent === null).toBe(form === "blank");
        }
      }),
      { seed: 702, numRuns: cases(1_000) },
    );
  });
});

describe("the decimal sign of a document", () => {
  test.each<readonly [string, NumberStyle]>([
    ["", "point"],
    ["1,234.56", "point"],
    ["1.234,56", "comma"],
    ["12,50    8,00", "comma"],
    ["12.50    8,00    9.00", "point"],
    ["120,000", "point"],
    ["120.000", "comma"],
    ["12,50    12.50", "point"],
    ["Total 12", "point"],
    ["3,769.500    460.000    11.250    403.875", "point"],
    ["3.769,500    460,000    11,250", "comma"],
    ["3,88,479.60    48,75,000", "point"],
  ])("%j shows a %s", (text, style) => {
    expect(numberStyleOf(linesOf(typedPage(typedText(text, 50, 100))))).toBe(style);
  });
});

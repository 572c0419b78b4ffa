import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commaVotes, isDashZero, readNumber } from "../../../src/paper/invoice/amount-text.ts";
import type { NumberStyle } from "../../../src/paper/read-value.ts";
import { typedInvoice } from "../../read/invoice/typed-invoice.ts";
import { cases } from "../../support/cases.ts";

/** The exact value of a text, with the currency that stands with it. */
function numberIn(printed: string, style: NumberStyle = "point"): string | null {
  const number = readNumber(printed, style);
  if (number === null) return null;
  return [number.value.key(), number.currency].filter((text) => text !== "").join(" ");
}

/** The figures of a typed line: values, with "%" and currency. */
function figuresIn(line: string): readonly string[] {
  return typedInvoice([line]).lines.flatMap(({ figures }) =>
    figures.map(({ value, isPercent, currency }) =>
      [value.key(), isPercent ? "%" : "", currency].filter((text) => text !== "").join(" "),
    ),
  );
}

describe("a number is read in the ways of many countries", () => {
  test.each([
    ["1234", "1234"],
    ["0", "0"],
    ["1,234.56", "1234.56"],
    ["1.234,56", "1234.56"],
    ["1 234,56", "1234.56"],
    ["1\u202f234,56", "1234.56"],
    ["1\u00a0234,56", "1234.56"],
    ["1 234.56", "1234.56"],
    ["1’234.56", "1234.56"],
    ["1'234.56", "1234.56"],
    ["1’234’567.05", "1234567.05"],
    ["1,23,456.00", "123456"],
    ["12,34,567.89", "1234567.89"],
    ["1.234.567", "1234567"],
    ["1,234,567", "1234567"],
    ["12.5", "12.5"],
    ["12,5", "12.5"],
    ["0.125", "0.125"],
    ["0,125", "0.125"],
    ["0.0375", "0.0375"],
    ["1,2345", "1.2345"],
    ["1.234,5678", "1234.5678"],
    [".50", "0.5"],
    [",50", "0.5"],
    ["25,-", "25"],
    ["25.—", "25"],
    ["1’250.–", "1250"],
    ["12.50*", "12.5"],
    ["+12.50", "12.5"],
  ])("%s", (printed, value) => {
    expect(numberIn(printed)).toBe(value);
    expect(numberIn(printed, "comma")).toBe(value);
  });

  test("A dash for the cents leaves no decimals before it, whatever the style", () => {
    // The mark before the dash is the decimal sign, so that "1.250" before it is a thousand and more.
    expect(numberIn("1.250,--", "comma")).toBe("1250");
    expect(numberIn("1.250,--", "point")).toBe("1250");
  });

  test("by the style of the document where thousands and decimals look alike", () => {
    expect(numberIn("1.234", "point")).toBe("1.234");
    expect(numberIn("1.234", "comma")).toBe("1234");
    expect(numberIn("1,234", "point")).toBe("1234");
    expect(numberIn("1,234", "comma")).toBe("1.234");
    expect(readNumber("1.234", "comma")?.other?.key()).toBe("1.234");
    expect(readNumber("1.234", "point")?.other?.key()).toBe("1234");
    expect(readNumber("1.234,00", "point")?.other).toBeNull();
  });
});

describe("a sign is read", () => {
  test.each([
    ["-12.50", "-12.5"],
    ["−12.50", "-12.5"],
    ["–12.50", "-12.5"],
    ["12.50-", "-12.5"],
    ["12,50−", "-12.5"],
    ["(12.50)", "-12.5"],
    ["( 12.50 )", "-12.5"],
    ["12.50 CR", "-12.5"],
    ["12.50CR", "-12.5"],
    ["$12.50", "12.5 $"],
    ["-$12.50", "-12.5 $"],
    ["$-12.50", "-12.5 $"],
    ["($12.50)", "-12.5 $"],
    ["$(12.50)", "-12.5 $"],
    ["12.50 $", "12.5 $"],
    ["1.234,56 €", "1234.56 €"],
    ["€1,234.56", "1234.56 €"],
    ["€ 1.234,56-", "-1234.56 €"],
    ["-1.234,56 €", "-1234.56 €"],
    ["$3.292,58", "3292.58 $"],
    ["CA$40.00", "40 CA$"],
    ["R$ 1.200,00", "1200 R$"],
    ["R640.00", "640 R"],
    ["-R36.15", "-36.15 R"],
    ["R1234", null],
    ["CHF 12.50", "12.5 CHF"],
    ["12.50 CHF", "12.5 CHF"],
    ["Rs.1,23,456.00", "123456 Rs."],
    ["Fr. 12.50", "12.5 Fr."],
    ["12,50 zł", "12.5 zł"],
    ["1 250 Kč", "1250 Kč"],
    ["250 kr", "250 kr"],
    ["£0.99", "0.99 £"],
    ["EUR100,00", "100 EUR"],
  ])("%s", (printed, value) => {
    expect(numberIn(printed)).toBe(value);
  });
});

describe("no number is", () => {
  test.each([
    "",
    "-",
    "abc",
    "A12",
    "12A",
    "12/2025",
    "1.2.3",
    "01.02.2025",
    "1,2,3",
    "1.23.456",
    "12,34.567,89",
    "--12",
    "-12-",
    "RM-118842",
    "10:45",
    "QQQ 12.00",
    "12.345.67",
    "1 23",
    "$",
    "1".repeat(41),
  ])("%j", (printed) => {
    expect(numberIn(printed)).toBeNull();
  });

  test("Dashes stand for zero in a column of amounts", () => {
    expect(["-", "–", "--", "-,-", "-.--", "nil", "NIL"].map(isDashZero)).not.toContain(false);
    expect(["", "- 1", "---", "0", "n"].map(isDashZero)).not.toContain(true);
  });
});

describe("the figures of a line", () => {
  test.each<[string, readonly string[]]>([
    ["Total 1 234,56", ["1234.56"]],
    ["Total 1 234 567,00 €", ["1234567 €"]],
    ["3 400 1.200,00", ["3400", "1200"]],
    ["VAT 20 %        12.40", ["20 %", "12.4"]],
    ["VAT 20%         12.40", ["20 %", "12.4"]],
    ["VAT (20%):      12.40", ["20 %", "12.4"]],
    ["USD        12.40", ["12.4 USD"]],
    ["$          12.40", ["12.4 $"]],
    ["12,40 EUR       14,90 EUR", ["12.4 EUR", "14.9 EUR"]],
    ["Discount    -   12.40", ["12.4"]],
    ["Discount       - 12.40", ["-12.4"]],
    ["Discount       -$ 12.40", ["-12.4 $"]],
    ["Refund   12.40 - $ 12.40", ["-12.4", "12.4 $"]],
    ["Refund          12.40 -", ["-12.4"]],
    ["Total           12.40    CHF", ["12.4 CHF"]],
    ["Item 4711-B     Q3/2025", []],
    ["Pallet A12      12.40", ["12.4"]],
  ])("%j", (line, expected) => {
    expect(figuresIn(line)).toEqual(expected);
  });

  test("One blank may part thousands, the next column does not", () => {
    expect(figuresIn("4      250,00")).toEqual(["4", "250"]);
    expect(figuresIn("4 250,00")).toEqual(["4250"]);
  });

  test("A sign close between two of them belongs to one", () => {
    const [line] = typedInvoice(["12.40 kr 12.40"]).lines;
    const used = line?.figures.flatMap(({ words }) => words) ?? [];
    expect(used).toHaveLength(new Set(used).size);
  });

  test("No word belongs to two of them", () => {
    const line = fc.array(
      fc.constantFrom(
        "12.40",
        "1",
        "234",
        "567,00",
        "€12",
        "-5",
        "%",
        "20",
        "8.00-",
        "Total",
        "50€",
      ),
      { minLength: 1, maxLength: 14 },
    );
    fc.assert(
      fc.property(line, fc.constantFrom(" ", "    "), (words, gap) => {
        for (const { figures } of typedInvoice([words.join(gap)]).lines) {
          const used = figures.flatMap((figure) => figure.words);
          expect(new Set(used).size).toBe(used.length);
        }
      }),
      { seed: 1, numRuns: cases(150) },
    );
  });
});

describe("the decimal sign of a document", () => {
  test.each<[string, readonly string[], number]>([
    ["both marks tell it", ["1.234,56"], 1],
    ["and the other way", ["1,234.56"], -1],
    ["two decimals do", ["12,50", "7,00"], 1],
    ["two decimals with a point do", ["12.50"], -1],
    ["three digits behind a mark speak a little for thousands", ["1.234"], 1],
    ["dates say nothing", ["01.02.25", "1/2/25"], 0],
    ["whole numbers say nothing", ["1234", "17"], 0],
    ["the many outvote the few", ["12,50", "12,60", "1.50"], 1],
  ])("%s", (_, texts, sign) => {
    expect(Math.sign(commaVotes(texts))).toBe(sign);
  });
});

/** How an amount of whole cents is written. */
interface Way {
  readonly group: string;
  readonly decimal: string;
  readonly around: string;
  readonly isNegative: boolean;
}

const way: fc.Arbitrary<Way> = fc.record({
  group: fc.constantFrom("", ".", ",", " ", "’", "'", "\u202f"),
  decimal: fc.constantFrom(".", ","),
  around: fc.constantFrom("#", "$#", "€ #", "# €", "CHF #", "# EUR", "£#", "# kr", "Rs. #"),
  isNegative: fc.boolean(),
});

describe("any amount", () => {
  test("of any country is read to the cent whatever the style of the document", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        way.filter(({ group, decimal }) => group !== decimal),
        fc.constantFrom("-#", "#-", "(#)", "−#", "# -"),
        fc.constantFrom<NumberStyle>("point", "comma"),
        (cents, { group, decimal, around, isNegative }, minus, style) => {
          const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, () => group);
          const digits = `${whole}${decimal}${String(cents % 100).padStart(2, "0")}`;
          const worn = around.replace("#", () => digits);
          const printed = isNegative ? minus.replace("#", () => worn) : worn;
          const expected = (cents / 100) * (isNegative && cents > 0 ? -1 : 1);
          expect(Number(readNumber(printed, style)?.value.key()), printed).toBe(expected);
        },
      ),
      { seed: 2, numRuns: cases(600) },
    );
  });

  test("No text makes the reading of numbers fail or dawdle", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const number = readNumber(text, "comma");
        expect(number === null || number.value.key() !== "").toBe(true);
      }),
      { seed: 3, numRuns: cases(1000) },
    );
    const start = process.cpuUsage();
    for (const text of ["(".repeat(40), "1,".repeat(20), "-".repeat(39) + "1", "1 ".repeat(20)])
      expect(readNumber(text, "point")).toBeNull();
    expect(process.cpuUsage(start).user).toBeLessThan(200_000);
  });
});

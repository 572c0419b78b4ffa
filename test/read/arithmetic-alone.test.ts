import { describe, expect, test } from "vitest";
import { isoDate } from "../../src/base/calendar-date.ts";
import type { ApplicationReading } from "../../src/kinds/reading.ts";
import { readApplication } from "../support/read-application.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

type Printed = readonly (readonly [words: string, ...amounts: readonly string[]])[];

/** A summary in words that no form uses: only its arithmetic says what it is. */
const SUMMARY: Printed = [
  ["Alpha sum", "$246,500.00"],
  ["Beta through gamma", "$650.80"],
  ["Alpha with beta", "$247,150.80"],
  ["Delta so far", "$97,273.20"],
  ["Kept by the owner", "$9,727.32"],
  ["Delta without what is kept", "$87,545.88"],
  ["Epsilon until now", "$39,879.18"],
  ["Epsilon of today", "$47,666.70"],
  ["Alpha not yet epsilon", "$159,604.92"],
];

/** Rows with three amounts each, as a schedule has them. */
const ROWS: Printed = Array.from({ length: 30 }, (_, index) => {
  const amount = `$${index + 1},0${index + 10}.00`;
  return [`Zeta ${"abcdefghij"[index % 10] ?? ""}`, amount, amount, "$0.00"];
});

function reading(lines: Printed): ApplicationReading {
  const words = lines.flatMap(([text, ...amounts], index) => {
    const top = 40 + 16 * index;
    return [
      ...typedText(text, 40, top),
      ...amounts.flatMap((amount, column) =>
        typedText(amount, 350 + 80 * column - amount.length * 5, top),
      ),
    ];
  });
  return readApplication([typedPage(words)]);
}

function replaced(words: string, amount: string): Printed {
  return SUMMARY.map((line) => (line[0] === words ? [words, amount] : line));
}

describe("a summary whose words are unknown", () => {
  test.each([
    ["by itself", SUMMARY],
    ["above the rows of a schedule", [...SUMMARY, ...ROWS]],
  ])("is read by its four identities, %s", (_, lines) => {
    const { document, checks } = reading(lines);
    expect([
      document.contractSumToDate?.value.toPlain(),
      document.totalCompletedAndStoredToDate?.value.toPlain(),
      document.retainageHeldToDate?.value.toPlain(),
      document.currentPaymentDue?.value.toPlain(),
      document.balanceToFinishIncludingRetainage?.value.toPlain(),
    ]).toEqual(["247150.80", "97273.20", "9727.32", "47666.70", "159604.92"]);
    expect(checks.find(({ name }) => name === "g702_math")?.passed).toBe(true);
  });

  // The original sum and its changes stand in one sum alone, and may be left out of it.
  test.each(SUMMARY.slice(2).map(([words]) => words))(
    "is refused, said to be wrong or left out where %j does not add up",
    (words) => {
      const printed = SUMMARY.find(([own]) => own === words)?.[1] ?? "";
      const misprint = printed.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 1) % 10));
      const told = readOrRefused(replaced(words, misprint));
      if (told === null) return;
      const failed = [...told.checks, ...told.identities].filter(({ passed }) => passed === false);
      const isLeftOut = Object.values(told.document.lines).every(
        (line) => line?.from[0].printed !== misprint,
      );
      const isDoubted = told.findings.some(
        (finding) =>
          finding.code === "value-withheld" &&
          finding.facts.candidates.some(({ printed: one }) => one === misprint),
      );
      expect(failed.length > 0 || isLeftOut || isDoubted).toBe(true);
    },
  );
});

function readOrRefused(lines: Printed): ApplicationReading | null {
  try {
    return reading(lines);
  } catch (error) {
    expect(String(error)).toContain("looks like no construction pay application");
    return null;
  }
}

test("a date below a caption that goes on with its own is not taken for it", () => {
  const dates: Printed = [
    ["Through date of draw: Jan 31, 2026"],
    ["Draw requested: Feb 3, 2026"],
    ...SUMMARY,
  ];
  const { periodTo } = reading(dates).document;
  expect(periodTo === null ? null : isoDate(periodTo.value)).not.toBe("2026-02-03");
});

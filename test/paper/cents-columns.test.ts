import { describe, expect, test } from "vitest";
import { layoutOf } from "../../src/layout/layout.ts";
import { piecesOf } from "../../src/paper/pieces.ts";
import type { Page } from "../../src/page/page.ts";
import { readApplication } from "../support/read-application.ts";
import { typedPage, typedText } from "../support/typed-page.ts";
import { warningsOf } from "../../src/finding/sentences.ts";

type Row = readonly [text: string, dollars: string, cents: string];

const SUMMARY: readonly Row[] = [
  ["1. Original contract sum", "$246,500", "00"],
  ["2. Net change by change orders", "(650", "80)"],
  ["3. Contract sum to date", "245,849", "20"],
  ["4. Total completed and stored to date", "97,273", "20"],
  ["5. Total retainage", "9,727", "32"],
  ["6. Total earned less retainage", "87,545", "88"],
  ["7. Less previous certificates for payment", "39,879", "18"],
  ["8. Current payment due", "47,666", "70"],
  ["9. Balance to finish, including retainage", "158,303", "32"],
];

/** A page with the dollars of all rows ending, and their cents starting, at one place each. */
function ledger(rows: readonly Row[], gap: number): Page {
  return typedPage(
    rows.flatMap(([text, dollars, cents], index) => {
      const top = 40 + 16 * index;
      return [
        ...typedText(text, 40, top),
        ...typedText(dollars, 400 - (typedText(dollars, 0, 0).at(-1)?.box.right ?? 0), top),
        ...typedText(cents, 400 + gap, top),
      ];
    }),
  );
}

function amounts(rows: readonly Row[]): readonly (string | undefined)[] {
  const [page] = layoutOf([ledger(rows, 8)]).pages;
  if (page === undefined) throw new RangeError("There is no page.");
  return piecesOf(page, "point").figures.map(({ money }) => money?.toPlain());
}

describe("cents in a column of their own", () => {
  test.each([3, 8, 14, 30])("belong to their dollars, %i points away", (gap) => {
    const { document } = readApplication([ledger(SUMMARY, gap)]);
    expect(document.contractSumToDate?.value.toPlain()).toBe("245849.20");
    expect(document.lines.netChangeByChangeOrders?.value.toPlain()).toBe("-650.80");
    expect(document.currentPaymentDue?.value.toPlain()).toBe("47666.70");
    expect(document.currentPaymentDue?.from[0]?.printed).toBe("47,666 70");
  });

  test.each<[string, readonly string[]]>([
    ["percents", ["50", "25", "100", "75"]],
    ["percents of two digits", ["50", "25", "10", "75"]],
    ["row numbers", ["01", "02", "03", "04"]],
    ["other numbers", ["00", "05", "120", "10"]],
  ])("are no %s", (_, column) => {
    const rows = column.map((number): Row => ["Work", "1,200", number]);
    expect(amounts(rows)).toEqual(column.flatMap((number) => ["1200.00", `${Number(number)}.00`]));
  });

  test.each<[string, string, string]>([
    ["( 650", "80 )", "-650.80"],
    ["650", "80 CR", "-650.80"],
    ["(650", "80", "undefined"],
  ])("keep the sign around both: %s | %s", (dollars, cents, wanted) => {
    const [, credit] = amounts(
      SUMMARY.map((row) => (row[1].startsWith("(") ? [row[0], dollars, cents] : row)),
    );
    expect(String(credit)).toBe(wanted);
  });

  test("are not seen in two rows", () => {
    expect(amounts(SUMMARY.slice(2, 4))).toEqual(["245849.00", "20.00", "97273.00", "20.00"]);
  });

  test("are named in a warning where they are not clear enough to be read", () => {
    const rows = SUMMARY.map(([text, dollars], index): Row => [
      text,
      dollars.startsWith("(") ? `${dollars})` : dollars,
      index === 0 ? "11" : "",
    ]);
    const warnings = warningsOf(readApplication([ledger(rows, 8)]));
    expect(warnings).toContain(
      "Behind $246,500 on page 1 stands 11, which may be its cents and was not read with it.",
    );
  });
});

import { describe, expect, test } from "vitest";
import { readApplication } from "../support/read-application.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

/** The rates of work and of stored material on a page of these lines, set close as in one text. */
function rates(...lines: readonly string[]): readonly [string | null, string | null] {
  const words = [
    ...lines.flatMap((text, index) => typedText(text, 40, 40 + 13 * index)),
    ...typedText("Total earned less retainage    $600.00", 40, 600),
    ...typedText("Less previous certificates for payment    $1,500.00", 40, 620),
  ];
  const { rates: read } = readApplication([typedPage(words)]).document;
  return [read.onWork?.value.toString() ?? null, read.onStored?.value.toString() ?? null];
}

describe("the rate of retainage", () => {
  test.each<readonly [lines: readonly string[], onWork: string | null]>([
    [["10 % of completed work    $334.20"], "10 %"],
    [["Retainage on work completed 10%    $334.20"], "10 %"],
    [["Retainage on work completed (10.0 percent)    $334.20"], "10 %"],
    [["Retainage on work completed", "at 10 percent    $334.20"], "10 %"],
    [["Retainage on work completed", "@ 7.5%    $334.20"], "7.5 %"],
    [["Retainage on work completed", "(5%)    $334.20"], "5 %"],
    [["Retainage on work completed", "see 10% in the agreement    $334.20"], null],
    [["Retainage on work completed", "at 60 percent    $334.20"], null],
    [["Retainage on work completed    $334.20"], null],
  ])("%j", (lines, onWork) => {
    expect(rates(...lines)).toEqual([onWork, null]);
  });

  test("of stored material is its own", () => {
    const lines = ["Retainage on stored material", "at 5 percent    $20.00"];
    expect(rates("Retainage on work completed 10%    $334.20", "", ...lines)).toEqual([
      "10 %",
      "5 %",
    ]);
  });
});

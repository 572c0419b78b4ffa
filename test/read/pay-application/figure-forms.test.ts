import { describe, expect, test } from "vitest";
import { piecesOnPage } from "./typed-rows.ts";
import { typedText } from "../../support/typed-page.ts";

describe("figures of a line", () => {
  test.each<readonly [string, readonly (readonly [form: string, value: string])[]]>([
    ["4,320.00CR", [["amount", "-4320.00"]]],
    ["4,320.00cr.", [["amount", "-4320.00"]]],
    ["$4,320.00CR", [["amount", "-4320.00"]]],
    ["4,320CR", [["amount", "-4320.00"]]],
    ["Credit memo 4,320.00 CR", [["amount", "-4320.00"]]],
    ["(10.0 percent)", [["percent", "10 %"]]],
    ["(10 percent of completed work)", [["percent", "10 %"]]],
    ["(10 %)", [["percent", "10 %"]]],
    ["(10%)", [["percent", "10 %"]]],
    ["at 10 pct.", [["percent", "10 %"]]],
    [
      "10%: 334.20",
      [
        ["percent", "10 %"],
        ["amount", "334.20"],
      ],
    ],
    ["[7.5%]", [["percent", "7.5 %"]]],
    ["10.0 percentile", [["plain", "10.00"]]],
    ["(Line 1 + 2)", []],
  ])("%s", (text, wanted) => {
    const { figures } = piecesOnPage(typedText(text, 40, 40));
    expect(
      figures.map(({ form, money, percent }) => [form, money?.toPlain() ?? percent?.toString()]),
    ).toEqual(wanted);
  });
});

import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { bill, exportOf, mappingFor, type RunPaper } from "../support/import-of.ts";
import { checkQuickbooks } from "./rules/quickbooks.ts";

const QUICKBOOKS = mappingFor(",,,,,ap account,Payable", ",,,,,account,Costs");
const XERO = mappingFor(",,,,,dates,MM/DD/YYYY");
const VISTA = mappingFor(",,,,,vendor,1001", ",,,,,account,5100.");

describe("texts of strangers", () => {
  const described = (description: string): RunPaper =>
    bill("a", { lines: [{ description, amount: "100.00" }] });

  test.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["- 2x4 lumber", "'- 2x4 lumber"],
    ['Pipe 2", "cut"; 3,000 pieces', 'Pipe 2", "cut"; 3,000 pieces'],
    ["two\nlines\r\n\tand more", "two lines and more"],
    ["Müller “Bau” – 3 m²", "Müller “Bau” – 3 m²"],
    ["\u0000\u001b[31mred", "[31mred"],
  ])("stand in a CSV cell as text: %j", (description, expected) => {
    const { text } = exportOf("xero", [described(description)], { mapping: XERO });
    const [header, row]: string[][] = parse(text);
    expect(row?.[header?.indexOf("Description") ?? -1]).toBe(expected);
  });

  test.each([
    ['Pipe 2", cut; 3 pieces', "Pipe 2'', cut, 3 pieces"],
    ["Müller “Bau” – 3 m²", "Muller ''Bau'' - 3 m2"],
    ["Kraków Łódź Øre ß", "Krakow Lodz Ore ss"],
    ["混凝土 C30", "??? C30"],
    ["tab\there\nand there", "tab here and there"],
  ])("stand in an IIF file in ASCII: %j", (description, expected) => {
    const { text } = exportOf("quickbooks", [described(description)], {
      mapping: QUICKBOOKS,
    });
    expect(checkQuickbooks(text).problems).toEqual([]);
    expect(text.split("\r\n")[4]?.split("\t").at(-1)).toBe(expected);
  });

  test("are cut where the program says so, in whole characters", () => {
    const { text } = exportOf("vista", [described(`${"x".repeat(29)}🏗 crane`)], {
      mapping: VISTA,
    });
    expect(text.split("\r\n")[1]?.split("\t")[9]).toBe("x".repeat(29));
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CodeName } from "../../src/imports/codes.ts";
import { codeFor, type Subject } from "../../src/imports/mapping.ts";
import { mappingText } from "../../src/imports/mapping-text.ts";
import { parseMapping } from "../../src/imports/parse-mapping.ts";
import { csvRowsOf } from "../../src/sheets/read-csv.ts";
import { cases } from "../support/cases.ts";
import { mappingFor } from "../support/import-of.ts";

const LINE: Subject = {
  vendor: "Acme Supply, Inc.",
  order: "PO-7",
  line: "item",
  item: "03-100",
  description: "Rebar #4, delivered",
};

function checkCode(lines: readonly string[], field: CodeName, subject: Subject): string {
  const found = codeFor(mappingFor(...lines), field, subject);
  return found.kind === "found"
    ? found.value
    : found.kind === "none"
      ? "none"
      : `rows ${found.rows.join()}`;
}

describe("the row of a mapping that says most decides", () => {
  test.each<[string, readonly string[], string]>([
    ["nothing fits", ["Other,,,,,account,1"], "none"],
    ["a row without conditions", [",,,,,account,1"], "1"],
    ["the vendor before all", [",,,,,account,1", '"Acme Supply, Inc.",,,,,account,2'], "2"],
    ["capitals and blanks", ['"ACME  SUPPLY, inc. ",,,,,account,2'], "2"],
    ["no other spelling", ["Acme Supply,,,,,account,2"], "none"],
    ["a pattern", [",,,,*rebar*,account,3"], "3"],
    ["a pattern with two stars", [",,,,*bar*deliv*,account,3"], "3"],
    ["a pattern that ends otherwise", [",,,,*rebar,account,3"], "none"],
    ["a pattern that begins otherwise", [",,,,bar*,account,3"], "none"],
    ["a star for nothing", [',,,,"Rebar #4, delivered*",account,3'], "3"],
    ["no text twice", [',,,,"Rebar #4, delivered*delivered",account,3'], "none"],
    [
      "a description before a pattern",
      [",,,,*rebar*,account,3", ',,,,"Rebar #4, delivered",account,4'],
      "4",
    ],
    [
      "two conditions before one",
      [",,,,*rebar*,account,3", '"Acme Supply, Inc.",PO-7,,,,account,5'],
      "5",
    ],
    ["the item", [",,,03-100,,account,6"], "6"],
    ["another kind of line", [",,tax,,,account,7"], "none"],
    ["two that say as much", [",PO-7,,,,account,8", ",,,03-100,,account,9"], "rows 2,3"],
    ["two that say the same", [",PO-7,,,,account,8", ",,,03-100,,account,8"], "8"],
    ["what the paper prints", [",,,,,account,{item}"], "03-100"],
    ["more of it", [",,,,,account,{order}/{item}"], "PO-7/03-100"],
  ])("%s", (_title, lines, expected) => {
    expect(checkCode(lines, "account", LINE)).toBe(expected);
  });

  test("what the paper does not print fills nothing in", () => {
    expect(checkCode([",,,,,account,{item}"], "account", { ...LINE, item: null })).toBe("none");
  });
});

describe("a mapping file", () => {
  const problemsOf = (text: string): readonly string[] => {
    const parsed = parseMapping(csvRowsOf(new TextEncoder().encode(text)) ?? []);
    return parsed.kind === "wrong" ? parsed.problems : [];
  };

  test.each([
    ["no header", "Acme,5100\n", "Its first row is the header"],
    ["a column twice", "field,value,value\n", "Its first row is the header"],
    ["an unknown field", "field,value\nacount,5100\n", 'Row 2: there is no field "acount"'],
    [
      "an unknown kind of line",
      "line,field,value\nfreight,account,1\n",
      'Row 2: there is no kind of line "freight"',
    ],
    [
      "a code of papers for a line",
      "line,field,value\ntax,vendor,1\n",
      "Row 2: vendor is looked up once for a paper",
    ],
    [
      "an order of dates",
      "field,value\ndates,YYYY-MM-DD\n",
      "Row 2: dates is MM/DD/YYYY or DD/MM/YYYY",
    ],
  ])("with %s is refused", (_title, text, problem) => {
    expect(problemsOf(text).join()).toContain(problem);
  });

  test.each([
    ["columns in another order", "value,field\n5100,account\n"],
    ["semicolons and a mark", "\ufefffield;value\r\naccount;5100\r\n"],
    ["tabs", "field\tvalue\naccount\t5100\n"],
    ["rows without a value", "field,value\naccount,\naccount,5100\n\n"],
    ["capitals", "Field,Value\nAccount,5100\n"],
  ])("may have %s", (_title, text) => {
    const parsed = parseMapping(csvRowsOf(new TextEncoder().encode(text)) ?? []);
    expect(parsed).toMatchObject({ kind: "mapping", lines: [{ field: "account", value: "5100" }] });
  });

  test("may be written by a spreadsheet program in Western letters", () => {
    const text = Uint8Array.from(
      Buffer.from("vendor,field,value\nM\xfcller,account,1\n", "latin1"),
    );
    expect(csvRowsOf(text)?.[1]).toEqual(["Müller", "account", "1"]);
  });

  test("is no workbook", () => {
    expect(csvRowsOf(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0))).toBe(null);
  });

  test("that is proposed reads as what it says, whatever strangers print", () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
      .map((one) => one.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "").trim())
      .filter((one) => one !== "" && !one.startsWith("'"));
    const printed = fc.oneof(
      text,
      fc.constantFrom('=HYPERLINK("http://x")', "+1", "-2", "@x", 'a "b", c;d'),
    );
    fc.assert(
      fc.property(
        printed,
        printed,
        fc.stringMatching(/^[A-Z0-9]{1,8}$/),
        (vendor, description, value) => {
          const line = {
            vendor,
            order: null,
            line: null,
            item: null,
            description,
            field: "account" as const,
            value,
          };
          const file = `vendor,order,line,item,description,field,value\r\n${mappingText([line])}`;
          expect(file.split("\r\n")[1]).not.toMatch(/^[=+@-]/);
          const parsed = parseMapping(csvRowsOf(new TextEncoder().encode(file)) ?? []);
          expect(parsed).toEqual({ kind: "mapping", lines: [{ ...line, row: 2 }] });
        },
      ),
      { numRuns: cases(300), seed: 20261129 },
    );
  });

  test("of fifty thousand rows is looked up as quickly as a short one", () => {
    const lines = Array.from({ length: 49_999 }, (_, at) => `Vendor ${at},,,,,account,${at}`);
    const mapping = mappingFor(...lines);
    const found = Array.from({ length: 49_999 }, (_, at) =>
      codeFor(mapping, "account", { ...LINE, vendor: `Vendor ${at}` }),
    );
    expect(found.every((one, at) => one.kind === "found" && one.value === String(at))).toBe(true);
  });
});

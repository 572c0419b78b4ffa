import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { found, type Finding } from "../../src/finding/finding.ts";
import { FINDING_CODES } from "../../src/finding/finding-codes.ts";
import { sentenceOf, severityOfFinding, withoutRepeats } from "../../src/finding/sentences.ts";
import { namesOf } from "../../src/base/names-of.ts";
import { stated } from "../../src/finding/statement.ts";

const OVERBILLED = stated("row-within-schedule", {
  completed: Money.of("120"),
  scheduled: Money.of("100"),
  beyond: Money.of("20"),
  passed: false,
});

describe("codes", () => {
  test("are lower case with hyphens, and what each means is one sentence", () => {
    for (const code of namesOf(FINDING_CODES)) {
      expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(FINDING_CODES[code].means).toMatch(/^[A-Z].*\.$/);
    }
  });

  test("are each told somewhere: a code that nothing finds is a promise to nobody", () => {
    const files = globSync("src/**/*.ts", { ignore: "src/finding/**" });
    const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const untold = namesOf(FINDING_CODES).filter(
      (code) => !new RegExp(`found\\(\\s*"${code}"`).test(source),
    );
    expect(untold).toEqual([]);
  });
});

describe("a finding", () => {
  const failed = found(
    "check-failed",
    { name: "row_total", severity: "medium", statements: [OVERBILLED] },
    ["sheet.rows.0.completedAndStored"],
  );

  test("of a check weighs as much as the check, and says what it says", () => {
    expect(severityOfFinding(failed)).toBe("medium");
    expect(sentenceOf(failed)).toBe(
      "Completed and stored 120.00 is 20.00 beyond scheduled value 100.00.",
    );
  });

  test("of another code weighs as much as its code", () => {
    expect(severityOfFinding(found("marked-void", {}))).toBe("high");
    expect(severityOfFinding(found("earlier-balance", { amount: Money.of("35") }))).toBe("low");
  });

  test.each<[Finding, string]>([
    [found("pages-not-read", { pages: [2] }), "Page 2 is a picture without text and was not read."],
    [
      found("pages-not-read", { pages: [2, 4] }),
      "Pages 2, 4 are pictures without text and were not read.",
    ],
    [
      found("value-withheld", { field: "total", name: "The total", candidates: [] }),
      "The total is left out, because it is not certain enough.",
    ],
    [
      found("name-unsure", { field: "vendor.name", name: "The vendor's name", others: [] }),
      "The vendor's name is not certain; compare it with the paper.",
    ],
    [
      found("name-unsure", {
        field: "vendor.name",
        name: "The vendor's name",
        others: [{ printed: "Hallam", pageNumber: 2 }],
      }),
      'The vendor\'s name is not certain; it may also be "Hallam" on page 2.',
    ],
    [
      found("value-withheld", {
        field: "vendor.name",
        name: "The vendor's name",
        candidates: [
          { printed: "x".repeat(90), pageNumber: 1 },
          { printed: "Hallam", pageNumber: 2 },
        ],
      }),
      `The vendor's name is left out, because it is not certain enough: it may be "${"x".repeat(80)}…" on page 1, or "Hallam" on page 2.`,
    ],
    [
      found("model-pointed", {
        names: ["The total", "The due date"],
        host: "h:1",
        leftMachine: true,
      }),
      "The model at h:1 pointed at the words of the total, the due date; verify them.",
    ],
    [
      found("person-accepted", { names: ["The total", "The due date"] }),
      "A person reviewed this paper and decided on the total and the due date; everything else was accepted as it was read.",
    ],
    [
      found("acceptance-not-taken", { because: "read-otherwise" }),
      "The review saved beside this paper no longer leads to the values that were accepted and was not used. Review the paper again.",
    ],
    [
      found("xml-differs", { figure: "taxes.1.ratePercent", xml: "20", printed: "19" }),
      "The embedded XML says that the rate of tax 2 is 20 %, but 19 % is printed.",
    ],
    [
      found("witness-differs", { witness: "picture", page: 2, printed: "1.00", seen: "7.00" }),
      'The text of page 2 says "1.00", but the picture of the page shows "7.00" in this place. Compare it by eye.',
    ],
    [
      found("witness-differs", { witness: "pdf.js", page: 2, printed: "1.00", seen: "7.00" }),
      '"1.00" was read on page 2, but a second reader (pdf.js) sees "7.00" in this place. Compare it by eye.',
    ],
    [
      found("witness-differs-further", { witness: "picture", count: 3 }),
      "The picture differs in 3 places more.",
    ],
    [
      found("witness-differs-further", { witness: "pdf.js", count: 1 }),
      "The second reader (pdf.js) differs in one place more.",
    ],
    [found("xml-differs-further", { count: 1 }), "It disagrees with the pages on one figure more."],
  ])("%j", (finding, sentence) => {
    expect(sentenceOf(finding)).toBe(sentence);
  });

  test("whose words repeat another one's is told once, where the first one stands", () => {
    const other = found("marked-draft", {});
    const again = { ...failed, figures: [] };
    expect(withoutRepeats([failed, other, again])).toEqual([failed, other]);
  });
});

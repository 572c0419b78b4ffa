import { describe, expect, test } from "vitest";
import { valueAt } from "../../src/document/value-at.ts";
import { warningsOf } from "../../src/finding/sentences.ts";
import { acceptedReading } from "../../src/review/accepted-reading.ts";
import { correctedReading } from "../../src/review/corrected.ts";
import type { Decision, Decisions } from "../../src/review/decisions.ts";
import { acceptedMark, savedReviewText } from "../../src/review/saved-review.ts";
import { searchWords } from "../../src/review/search-words.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { pointedAt, reviewPaper, type ReviewPaper } from "./review-papers.ts";

const PAPER = "ab".repeat(32);
const hire = await reviewPaper("fixtures/invoice/hire-schedule/scaffold");
const fingerprinted = { ...hire, fingerprint: PAPER };

/** That a field is printed where a text is found. */
function pointed(paper: ReviewPaper, field: string, text: string): readonly [string, Decision] {
  const words = searchWords(paper.words, text)[0]?.numbers ?? [];
  const value = pointedAt(paper, field, words);
  if (value === null) throw new RangeError(`${text} was to be printed for ${field}.`);
  return [field, { kind: "pointed", value, words }];
}

function savedOf({ reading }: ReviewPaper, decisions: Decisions): string {
  const accepted = acceptedMark(correctedReading(reading, decisions));
  return savedReviewText({ paper: PAPER, accepted }, decisions);
}

const corrections: Decisions = new Map([
  pointed(hire, "invoiceDate", "30/09/2026"),
  pointed(hire, "purchaseOrder", "hhb/2291"),
  ["total", { kind: "accepted" }],
]);
const saved = savedOf(hire, corrections);

describe("what was accepted", () => {
  test("is read again from its words, and a warning says so", () => {
    const reading = acceptedReading(fingerprinted, saved);
    expect(toAnswer(reading)).toMatchObject({
      invoice: { invoiceDate: "2026-09-30", purchaseOrder: "HHB/2291" },
    });
    expect(reading.document).toEqual(correctedReading(hire.reading, corrections).document);
    expect(warningsOf(reading)).toContain(
      "A person reviewed this paper and decided on the invoice date and the purchase order; everything else was accepted as it was read.",
    );
  });

  test("has no value in its file", () => {
    expect(saved).not.toContain("2291");
    expect(saved).not.toContain("2026");
  });

  test("leaves nothing unsure that was accepted", () => {
    const { fields } = acceptedReading(fingerprinted, saved);
    expect(fields.find(({ field }) => field === "total")?.value).toBe(1);
  });

  test("may be all that was read", () => {
    const reading = acceptedReading(fingerprinted, savedOf(hire, new Map()));
    expect(warningsOf(reading)).toContain(
      "A person reviewed this paper and accepted it as it was read.",
    );
  });

  test("has rows that were struck out and added, each cell from its words", async () => {
    const paper = await reviewPaper("fixtures/change-order/workbook/tax-is-wrong");
    const [cell] = valueAt(paper.reading.document, "costs.2.amount")?.from ?? [];
    const [, amount] = pointed(paper, "costs.2.amount", cell?.printed ?? "");
    if (amount.kind !== "pointed") throw new RangeError("An amount was to be pointed at.");
    const { value, words } = amount;
    const decisions: Decisions = new Map<string, Decision>([
      ["costs.2", { kind: "struck" }],
      ["costs.99", { kind: "added", cells: { amount: value }, words: { amount: words } }],
    ]);
    const reading = acceptedReading({ ...paper, fingerprint: PAPER }, savedOf(paper, decisions));
    expect(reading.document).toEqual(correctedReading(paper.reading, decisions).document);
    expect(reading.findings.at(-1)).toMatchObject({ code: "person-accepted" });
  });
});

describe("nothing is taken, and it is told why,", () => {
  const wrongRows = savedOf(hire, new Map([["lineItems", { kind: "wrong" }]]));
  test.each([
    ["of another file", saved.replace(PAPER, "cd".repeat(32)), "other-document"],
    [
      "where another reading follows",
      saved.replace(/"words":\[\d+/, '"words":[0'),
      "read-otherwise",
    ],
    ["where a decision is missing", saved.replace(/.*purchaseOrder.*\n/, ""), "read-otherwise"],
    [
      "of words that are not there",
      saved.replace(/"words":\[\d+/, '"words":[999999'),
      "read-otherwise",
    ],
    [
      "of a word that no field may have",
      withSaid({ field: "paper", kind: "chosen", choice: "x" }),
      "read-otherwise",
    ],
    ["where rows are wrong", wrongRows, "rows-wrong"],
    ["of what is no JSON", saved.slice(1), "not-understood"],
    [
      "of a value that was typed",
      withSaid({ field: "total", kind: "typed", value: "1" }),
      "not-understood",
    ],
    ["of no list", '{"paper":"","accepted":"","said":{}}', "not-understood"],
  ])("%s", (_case, text, because) => {
    const reading = acceptedReading(fingerprinted, text);
    expect(reading.document).toBe(hire.reading.document);
    expect(reading.fields).toBe(hire.reading.fields);
    expect(reading.findings.at(-1)).toMatchObject({
      code: "acceptance-not-taken",
      facts: { because },
    });
  });
});

/** The saved review with one decision more. */
function withSaid(decision: object): string {
  return saved.replace('"said": [', `"said": [${JSON.stringify(decision)},`);
}

import { describe, expect, test } from "vitest";
import { TEMPLATE_LIMITS } from "../../src/base/limits.ts";
import { parseTemplate } from "../../src/lexicon/parse/parse-template.ts";
import { expectTemplateOrSentences, problemsOf, withMember } from "../support/template-problems.ts";

const VENDOR = {
  id: "quillfeather-plumbing",
  kind: "INVOICE",
  describes: "The bill of Quillfeather Plumbing.",
  recognise: { all: ["quillfeather plumbing ltd"], some: ["mb3 8qt"], none: ["quote"] },
  fields: {
    invoiceNumber: { labels: ["our [job|] mark"], look: ["right", "below"] },
    total: { labels: ["all in"], look: ["behind"] },
    vendorName: { printed: "Quillfeather Plumbing Ltd" },
    vendorTaxId: { labels: ["crown number"], look: ["right"] },
  },
  columns: { quantity: ["grabs"], other: ["bin"] },
  decoys: ["van"],
} as const;

test("a template comes back as it was written", () => {
  expect(parseTemplate(JSON.stringify(VENDOR))).toEqual({ kind: "template", template: VENDOR });
});

test("a template may name nothing but what recognises it", () => {
  const template = { ...VENDOR, fields: {}, columns: {}, decoys: [] };
  expect(parseTemplate(JSON.stringify(template))).toEqual({ kind: "template", template });
});

describe("each mistake is told with its place", () => {
  test.each<readonly [path: string, value: unknown, sentence: string]>([
    ["columns", undefined, 'The template lacks the member "columns".'],
    [
      "sheet",
      {},
      'The template has the member "sheet", which is not known. Allowed are "id", "kind", "describes", "recognise", "fields", "columns", "decoys".',
    ],
    [
      "fields.total.look",
      ["above"],
      'fields.total.look[0] is "above". Allowed are "right", "below", "behind".',
    ],
    ["fields.total.look", ["right", "right"], "fields.total.look names a place twice."],
    [
      "fields.total.labels",
      [],
      "fields.total.labels has no element, but at least 1 must be there.",
    ],
    [
      "fields.total.labels",
      ["All in"],
      'fields.total.labels[0] is "All in", but phrases are written in lower case.',
    ],
    [
      "fields.total",
      { printed: "1.00" },
      'fields.total has the member "printed", which is not known. Allowed are "labels", "look".',
    ],
    [
      "fields.vendorName",
      { printed: "X", look: ["right"] },
      'fields.vendorName has the member "look", which is not known. Only "printed" is allowed.',
    ],
    [
      "fields.vendorName.printed",
      "***",
      'fields.vendorName.printed is "***", which has no letter and no digit.',
    ],
    ["fields.vendorName.printed", 1, "fields.vendorName.printed is 1, but text is needed."],
    [
      "fields.vendorName.printed",
      "x".repeat(301),
      `fields.vendorName.printed has 301 characters, but at most ${TEMPLATE_LIMITS.sentenceCharacters} are allowed.`,
    ],
    ["columns.quantity", "grabs", 'columns.quantity is "grabs", but a list is needed.'],
    ["kind", "BILL", 'kind is "BILL". Allowed are "PAY_APPLICATION", "CHANGE_ORDER", "INVOICE".'],
  ])("%s as %j", (path, value, sentence) => {
    expect(problemsOf(withMember(VENDOR, path, value))).toContain(sentence);
  });

  test("a field that does not exist, with the one that is meant", () => {
    const problems = problemsOf(withMember(VENDOR, "fields.totals", { labels: ["a"], look: [] }));
    expect(problems.join(" ")).toContain(
      'fields has the member "totals", which is not known. Did you mean "total"?',
    );
  });
});

test("anything in place of a member gives the template or sentences", () => {
  expectTemplateOrSentences(VENDOR, ["recognise", "fields", "columns", "decoys", "id", "kind"]);
});

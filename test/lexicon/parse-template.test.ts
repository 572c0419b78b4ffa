import { describe, expect, test } from "vitest";
import { TEMPLATE_LIMITS } from "../../src/base/limits.ts";
import { parseTemplate } from "../../src/lexicon/parse/parse-template.ts";
import { expectTemplateOrSentences, problemsOf, withMember } from "../support/template-problems.ts";

const TEMPLATE = {
  id: "hillside-draw",
  kind: "PAY_APPLICATION",
  describes: "The draw request of Hillside Homes.",
  recognise: { all: ["hillside homes"], some: ["draw request"], none: [] },
  fields: {
    periodTo: { labels: ["through"] },
    totalRetainage: { labels: ["held back"] },
  },
  decoys: ["draw date"],
  sheet: {
    columns: { scheduledValue: ["budget"], other: ["code"] },
    grandTotals: ["all draws"],
    totals: ["total"],
  },
  heading: {
    fields: { project: { labels: ["site"], look: ["right"] } },
    others: ["site engineer"],
  },
} as const;

test("a template comes back as it was written", () => {
  expect(parseTemplate(JSON.stringify(TEMPLATE))).toEqual({ kind: "template", template: TEMPLATE });
});

test("what rules of fields had to say once is accepted and means nothing", () => {
  const former = {
    look: ["right"],
    as: "money",
    item: "5",
    words: { each: [["held"]], none: [] },
    isDeduction: true,
  };
  const withFormer = Object.entries(former).reduce(
    (json, [name, value]) => withMember(JSON.parse(json), `fields.totalRetainage.${name}`, value),
    JSON.stringify(TEMPLATE),
  );
  expect(parseTemplate(withFormer)).toEqual({ kind: "template", template: TEMPLATE });
});

test("what need not be there may be left out", () => {
  for (const path of ["sheet", "heading", "fields.totalRetainage"])
    expect(problemsOf(withMember(TEMPLATE, path, undefined)), path).toEqual([]);
});

describe("each mistake is told with its place", () => {
  const NOT_LINE = "but one line of text without blanks around it is needed.";
  test.each<readonly [path: string, value: unknown, sentence: string]>([
    ["id", undefined, 'The template lacks the member "id".'],
    ["id", 7, "id is 7, but text is needed."],
    [
      "id",
      "../evil",
      'id is "../evil", but small letters, digits and single hyphens between them are needed.',
    ],
    ["kind", "BILL", 'kind is "BILL". Allowed are "PAY_APPLICATION", "CHANGE_ORDER", "INVOICE".'],
    ["kind", undefined, 'The template lacks the member "kind".'],
    ["describes", "", `describes is empty text, ${NOT_LINE}`],
    ["describes", "a\u0007b", String.raw`describes is "a\u0007b", ${NOT_LINE}`],
    ["describes", "x".repeat(301), "describes has 301 characters, but at most 300 are allowed."],
    ["recognise", [], "recognise is a list, but an object is needed."],
    [
      "recognise.any",
      ["x"],
      'recognise has the member "any", which is not known. Did you mean "all"? Allowed are "all", "some", "none".',
    ],
    ["recognise.none", undefined, 'recognise lacks the member "none".'],
    ["recognise.all", "hillside", 'recognise.all is "hillside", but a list is needed.'],
    ["recognise.all", [["x"]], "recognise.all[0] is a list, but text is needed."],
    ["fields", null, "fields is null, but an object is needed."],
    [
      "fields.periodTo.looks",
      ["right"],
      'fields.periodTo has the member "looks", which is not known. Did you mean "look"? Allowed are "labels", "look", "as", "item", "words", "isDeduction".',
    ],
    [
      "fields.periodTo.labels",
      [],
      "fields.periodTo.labels has no element, but at least 1 must be there.",
    ],
    [
      "fields.periodTo.labels",
      ["through", "Through Date"],
      'fields.periodTo.labels[1] is "Through Date", but phrases are written in lower case.',
    ],
    [
      "fields.periodTo.labels",
      ["..."],
      'fields.periodTo.labels[0] is "...", which has no word that could be found.',
    ],
    [
      "fields.periodTo.labels",
      [" through"],
      `fields.periodTo.labels[0] is " through", ${NOT_LINE}`,
    ],
    [
      "fields.periodTo.labels",
      Array.from({ length: 401 }, (_, index) => `word ${index}`),
      "fields.periodTo.labels has 401 elements, but at most 400 may be.",
    ],
    [
      "fields.periodTo.labels",
      ["work [through|to"],
      'fields.periodTo.labels[0] is "work [through|to", in which a bracket of alternatives is not closed, or stands inside another.',
    ],
    [
      "fields.periodTo.labels",
      ["w".repeat(901)],
      "fields.periodTo.labels[0] has 901 characters, but at most 900 are allowed.",
    ],
    [
      "heading.fields.project.look",
      ["left"],
      'heading.fields.project.look[0] is "left". Allowed are "right", "below", "above".',
    ],
    [
      "heading.fields.project.look",
      ["right", "right"],
      "heading.fields.project.look names a place twice.",
    ],
    ["decoys", {}, "decoys is an object, but a list is needed."],
    ["sheet.totals", undefined, 'sheet lacks the member "totals".'],
    [
      "sheet.columns.other",
      ["X"],
      'sheet.columns.other[0] is "X", but phrases are written in lower case.',
    ],
  ])("%s, case %#", (path, value, sentence) => {
    expect(problemsOf(withMember(TEMPLATE, path, value))).toEqual([sentence]);
  });

  test("an unknown field, with the one that was probably meant", () => {
    const [problem = "", ...others] = problemsOf(withMember(TEMPLATE, "fields.totalRetainag", {}));
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^fields has the member "totalRetainag", which is not known\. Did you mean "totalRetainage"\? Allowed are "applicationNumber", "periodTo"/,
    );
  });

  test("all mistakes at once", () => {
    const json = JSON.stringify({ ...TEMPLATE, id: "A", kind: null, decoys: ["B", 2, "c"] });
    expect(problemsOf(json)).toHaveLength(4);
  });
});

describe("text that is no template", () => {
  test.each(["", "{", "nonsense", '{"id": }', "\u0000"])("%j is no JSON", (json) => {
    expect(problemsOf(json)).toEqual([
      expect.stringMatching(/^The template is not valid JSON: .+\.$/),
    ]);
  });

  test.each([
    ["null", "null"],
    ["[]", "a list"],
    ["7", "7"],
    ['"x"', '"x"'],
  ])("%s is no object", (json, found) => {
    expect(problemsOf(json)).toEqual([`The template is ${found}, but an object is needed.`]);
  });

  test("a member written twice, which JSON.parse would pass over", () => {
    const json = JSON.stringify(TEMPLATE, null, 1).replace('"other":', '"scheduled\\u0056alue":');
    expect(problemsOf(json)).toEqual([
      expect.stringMatching(
        /^sheet\.columns has the member "scheduled\\u0056alue" twice; the second is on line \d+\.$/,
      ),
    ]);
  });

  test("the same member of two objects is none written twice", () => {
    expect(problemsOf(JSON.stringify([[{ a: 1 }, { a: 1, b: [{ a: "a" }, "a", "a"] }]]))).toEqual([
      "The template is a list, but an object is needed.",
    ]);
  });

  test("the prototype is no member like others", () => {
    const json = JSON.stringify(TEMPLATE).replace("{", '{"__proto__":{"sheet":1},');
    expect(problemsOf(json)).toEqual([
      expect.stringContaining('The template has the member "__proto__", which is not known.'),
    ]);
    expect(Object.keys({})).toEqual([]);
  });
});

describe("attacks end soon", () => {
  const fill = (unit: string, length = TEMPLATE_LIMITS.characters): string =>
    unit.repeat(Math.floor(length / unit.length));
  test.each([
    ["too long", `"${fill("x", TEMPLATE_LIMITS.characters + 1)}"`],
    ["deep lists", `${fill("[", 120_000)}${fill("]", 120_000)}`],
    ["deep objects", `${fill('{"a":', 200_000)}0${fill("}", 40_000)}`],
    ["one member many times", `{${fill('"a":0,', 250_000)}"a":0}`],
    [
      "many unknown members",
      `{${Array.from({ length: 20_000 }, (_, index) => `"m${index}":0`).join()}}`,
    ],
    ["a long string", `{"id":"${fill("\\u0041", 200_000)}"}`],
  ])("%s", (_, json) => {
    const problems = problemsOf(json);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.problems + 1);
    expect(problems.join("").length).toBeLessThan(100_000);
  });
});

test("any JSON gives a template or sentences, never an exception", () => {
  expectTemplateOrSentences(TEMPLATE, ["id", "kind", "recognise", "fields", "sheet", "decoys"]);
});

import { describe, expect, test } from "vitest";
import { parseTemplate } from "../../src/lexicon/parse/parse-template.ts";
import { expectTemplateOrSentences, problemsOf, withMember } from "../support/template-problems.ts";

const ORDER = {
  id: "hillside-extra",
  kind: "CHANGE_ORDER",
  describes: "The extra of Hillside Homes.",
  recognise: { all: ["hillside homes"], some: ["extra"], none: ["draw"] },
  fields: {
    number: { labels: ["extra"] },
    agreedAmount: { labels: ["settled at"] },
    scope: { labels: ["what [we|they] do"] },
  },
  decoys: ["extra days"],
  titles: [
    { means: "order", called: "an extra", phrases: ["hillside extra"] },
    { means: "other", called: "an extra log", mayOfferChange: true, phrases: ["extras"] },
  ],
  parties: { sender: { labels: ["homes office"] } },
  otherCaptions: ["foreman"],
  marks: [
    { speaksFor: "GC_CHANGE_ORDER", weight: 1.5, says: "asks nobody", phrases: ["go ahead"] },
  ],
  amountWords: {
    addition: ["on top"],
    deduction: ["off"],
    nothing: ["for free"],
    undetermined: ["later"],
    superseded: ["torn up"],
  },
} as const;

test("a template comes back as it was written", () => {
  expect(parseTemplate(JSON.stringify(ORDER))).toEqual({ kind: "template", template: ORDER });
});

test("what need not be there may be left out", () => {
  for (const path of ["fields.scope", "parties.sender", "titles.1.mayOfferChange"])
    expect(problemsOf(withMember(ORDER, path, undefined)), path).toEqual([]);
  for (const path of ["decoys", "titles", "otherCaptions", "marks"])
    expect(problemsOf(withMember(ORDER, path, [])), path).toEqual([]);
});

describe("each mistake is told with its place", () => {
  const BUT_PHRASES = "but phrases are written in lower case.";
  test.each<readonly [path: string, value: unknown, sentence: string]>([
    ["kind", "ORDER", 'kind is "ORDER". Allowed are "PAY_APPLICATION", "CHANGE_ORDER", "INVOICE".'],
    ["titles", undefined, 'The template lacks the member "titles".'],
    ["describes", 1, "describes is 1, but text is needed."],
    [
      "sheet",
      {},
      'The template has the member "sheet", which is not known. Allowed are "id", "kind", "describes", "recognise", "fields", "decoys", "titles", "parties", "otherCaptions", "marks", "amountWords".',
    ],
    ["titles", {}, "titles is an object, but a list is needed."],
    ["titles.0.means", "log", 'titles[0].means is "log". Allowed are "request", "order", "other".'],
    ["titles.0.called", undefined, 'titles[0] lacks the member "called".'],
    ["titles.1.phrases", [], "titles[1].phrases has no element, but at least 1 must be there."],
    ["titles.1.mayOfferChange", false, "titles[1].mayOfferChange is false. Only true is allowed."],
    ["parties.sender.labels", ["Office"], `parties.sender.labels[0] is "Office", ${BUT_PHRASES}`],
    [
      "parties.sender.under",
      "text",
      'parties.sender has the member "under", which is not known. Allowed are "labels", "look", "as", "item", "words", "isDeduction".',
    ],
    ["otherCaptions.0", "Foreman", `otherCaptions[0] is "Foreman", ${BUT_PHRASES}`],
    [
      "marks.0.speaksFor",
      "OWNER",
      'marks[0].speaksFor is "OWNER". Allowed are "GC_CHANGE_ORDER", "SUBCONTRACTOR_REQUEST".',
    ],
    ["marks.0.weight", 3.5, "marks[0].weight is 3.5, but a number from 0 to 3 is needed."],
    ["marks.0.weight", -1, "marks[0].weight is -1, but a number from 0 to 3 is needed."],
    ["marks.0.weight", "2", 'marks[0].weight is "2", but a number from 0 to 3 is needed.'],
    ["marks.0.says", null, "marks[0].says is null, but text is needed."],
    ["amountWords.nothing", undefined, 'amountWords lacks the member "nothing".'],
    ["amountWords.addition", "+", 'amountWords.addition is "+", but a list is needed.'],
    [
      "amountWords.deduction",
      ["(...)"],
      'amountWords.deduction[0] is "(...)", which has no word that could be found.',
    ],
  ])("%s, case %#", (path, value, sentence) => {
    expect(problemsOf(withMember(ORDER, path, value))).toEqual([sentence]);
  });

  test("a caption that is not known, with the one that was probably meant", () => {
    const [problem = "", ...others] = problemsOf(withMember(ORDER, "parties.adressee", {}));
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^parties has the member "adressee", which is not known\. Did you mean "addressee"\? /,
    );
  });
});

test("any JSON gives a template or sentences, never an exception", () => {
  const lists = ["titles", "otherCaptions", "marks"];
  expectTemplateOrSentences(ORDER, ["kind", "fields", "parties", "amountWords", ...lists]);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alternativesOf, phraseKeys, tokensOf } from "../../src/base/phrase.ts";
import { cases } from "../support/cases.ts";

describe("phrases that say the same have the same keys", () => {
  test.each([
    ["Application No.", "application number"],
    ["APPLICATION NO:", "application #"],
    ["Application №", "application number"],
    ["App. Nos.", "applications number"],
    ["Total Completed & Stored", "total completed and stored"],
    ["Less previous certificates", "less previous certificate"],
    ["Prior payments", "previous payment"],
    ["Previously", "prev."],
    ["Retention", "retainage"],
    ["Less holdback", "less retainage"],
    ["Retainer", "ret"],
    ["Original Subcontract Sum", "orig contract sum"],
    ["Balance to finish, incl. retainage", "bal. to finish including retention"],
    ["Balance (excl. retainage)", "balance excluding retainage"],
    ["10% of completed work", "10 percent of complete work"],
    ["Pct. complete", "% completed"],
    ["Percentage", "percent"],
    ["Base + changes", "base plus changes"],
    ["Contractor's", "contractors"],
    ["Contractor\u2019s", "contractor's"],
    ["Mat'l stored", "materials stored"],
    ["Amts. paid thru", "amount paid through"],
    ["Schedule of values", "scheduled of value"],
    ["Est. qty", "estimate quantity"],
    ["COs", "co"],
    ["Certification for pmt", "certificate for payment"],
  ])("%s, %s", (one, other) => {
    expect(phraseKeys(one)).toEqual(phraseKeys(other));
  });

  test.each([
    ["retainage", "release"],
    ["line 5a", "line 5b"],
    ["including retainage", "excluding retainage"],
    ["previous", "current"],
    ["no", "note"],
    ["work", "works no"],
    ["gas", "ga"],
    ["gross", "gros"],
  ])("but not %s and %s", (one, other) => {
    expect(phraseKeys(one)).not.toEqual(phraseKeys(other));
  });
});

describe("tokens", () => {
  test.each<readonly [string, readonly string[]]>([
    ["", []],
    [" .,:;()-– ", []],
    ["No:3", ["No", "3"]],
    ["1,234.56", ["1", "234", "56"]],
    ["$(12.50)", ["12", "50"]],
    ["5a.", ["5a"]],
    ["#4", ["#", "4"]],
    ["D+E", ["D", "+", "E"]],
    ["10%", ["10", "%"]],
    ["(Line 1 ± 2)", ["Line", "1", "2"]],
    ["Owner's", ["Owner's"]],
    ["day's-end", ["day's", "end"]],
    ["Größe ½", ["Größe", "½"]],
    ["06/30/2026", ["06", "30", "2026"]],
  ])("%j is cut into %j", (text, pieces) => {
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(pieces);
  });

  const text = fc.string({
    unit: fc.constantFrom(...Array.from("aZsé59 .,$%#&+'’-(/:*№")),
    maxLength: 30,
  });

  test("stand in the text one after another and keep every letter and digit", () => {
    fc.assert(
      fc.property(text, (printed) => {
        let end = 0;
        let kept = "";
        for (const token of tokensOf(printed)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.key).not.toBe("");
          kept += printed.slice(token.start, token.end);
          end = token.end;
        }
        expect(kept.replace(/[^\p{L}\p{N}]/gu, "")).toBe(printed.replace(/[^\p{L}\p{N}]/gu, ""));
      }),
      { seed: 702, numRuns: cases(1_000) },
    );
  });

  test("of a text are those of its words", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (words) => {
        expect(phraseKeys(words.join(" "))).toEqual(words.flatMap(phraseKeys));
      }),
      { seed: 702, numRuns: cases(1_000) },
    );
  });

  test("do not depend on case", () => {
    fc.assert(
      fc.property(text, (printed) => {
        expect(phraseKeys(printed.toUpperCase())).toEqual(phraseKeys(printed.toLowerCase()));
      }),
      { seed: 702, numRuns: cases(1_000) },
    );
  });
});

describe("alternatives", () => {
  test.each<readonly [phrase: string, places: readonly (readonly string[])[]]>([
    ["amount due", [["amount due"]]],
    ["[net|] amount due [to|in] period", [["net", ""], ["amount due"], ["to", "in"], ["period"]]],
    ["[Appl.|net amt.] & Nos.", [["application", "net amount"], ["and number"]]],
    ["[due]ly [|-]", [["due"], ["ly"]]],
    ["[] ()", []],
    ["", []],
  ])("of %j, place by place", (phrase, places) => {
    expect(alternativesOf(phrase).map((place) => place.map((keys) => keys.join(" ")))).toEqual(
      places,
    );
  });
});

import { expect, test } from "vitest";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { someStory } from "../../fixtures/draw/random/package/story/story-plan.ts";
import { drawOf, type Draw, type ReadPapers } from "../../src/draw/draw.ts";
import type { ReadWaiver } from "../../src/draw/papers.ts";
import { drawDetail } from "../../src/finding/draw-sentences.ts";
import { found } from "../../src/finding/finding.ts";
import type { FieldConfidence } from "../../src/kinds/reading.ts";
import { centsFigure } from "../support/printed.ts";
import { readStory, storyPapers } from "../support/told-story.ts";

/** A month in which everything agrees. */
function soundPapers(): ReadPapers {
  const chance = chanceOf("doubts");
  const story = someStory("fitting", chance.fork("story"));
  const { contractor, owner } = story.job.firms;
  return readStory(storyPapers(story, chance.fork("papers")), contractor, owner);
}

/** The same with another waiver in the place of the first conditional one of a subcontractor. */
function withWaiver(
  papers: ReadPapers,
  change: (waiver: ReadWaiver) => readonly ReadWaiver[],
): ReadPapers {
  const of = papers.waivers.filter(
    ({ reading }) => reading.document.waiverType === "CONDITIONAL_PROGRESS",
  )[1];
  const waivers = papers.waivers.flatMap((one) => (one === of ? change(one) : [one]));
  return { ...papers, waivers };
}

function tooLow({ file, reading }: ReadWaiver, fields: readonly FieldConfidence[]): ReadWaiver {
  const document = { ...reading.document, amount: centsFigure(12_345) };
  return { file, reading: { ...reading, document, fields } };
}

function amountRead(value: number): readonly FieldConfidence[] {
  return [{ field: "amount", state: "labelled", signs: {}, value }];
}

function findingsOf(draw: Draw, name: string, passed: boolean | null): readonly string[] {
  return draw.findings
    .filter((finding) => finding.name === name && finding.passed === passed)
    .map(drawDetail);
}

test("an amount that was read surely accuses, the same read unsurely is left to an eye", () => {
  const sure = drawOf(withWaiver(soundPapers(), (one) => [tooLow(one, amountRead(0.99))]));
  expect(findingsOf(sure, "waiver_amounts", false)).toHaveLength(1);
  const unsure = drawOf(withWaiver(soundPapers(), (one) => [tooLow(one, amountRead(0.5))]));
  expect(findingsOf(unsure, "waiver_amounts", false)).toEqual([]);
  expect(findingsOf(unsure, "waiver_amounts", null).join(" ")).toMatch(
    /is 123\.45, but .* was not read surely enough to say so: compare it with the paper\./,
  );
  expect(unsure.fundable).toBe("look");
});

test("a waiver of a firm that nobody knows may be the one that is missing, and nobody is accused", () => {
  const nameless = drawOf(
    withWaiver(soundPapers(), ({ file, reading }) => [
      { file, reading: { ...reading, document: { ...reading.document, claimant: null } } },
    ]),
  );
  expect(findingsOf(nameless, "waivers_given", false)).toEqual([]);
  expect(findingsOf(nameless, "waivers_given", null)).toHaveLength(1);
  expect(nameless.apart.waivers).toHaveLength(1);
  const missing = drawOf(withWaiver(soundPapers(), () => []));
  expect(findingsOf(missing, "waivers_given", false)).toHaveLength(1);
});

test("two waivers that add up to the payment are one", () => {
  const halves = drawOf(
    withWaiver(soundPapers(), ({ file, reading }) => {
      const { document } = reading;
      const amount = document.amount?.value;
      if (amount === undefined) return [];
      const part = centsFigure(10_000);
      const rest = amount.minus(part.value);
      const given = [part, { ...part, value: rest }];
      return given.map((one, index) => ({
        file: `${index}-${file}`,
        reading: { ...reading, document: { ...document, amount: one } },
      }));
    }),
  );
  expect(findingsOf(halves, "waiver_amounts", false)).toEqual([]);
  expect(halves.apart.waivers).toEqual([]);
});

test("papers without an application have no answer but that there is none", () => {
  const { waivers, bills, others, isRead } = soundPapers();
  const none = { contracts: [], changeOrders: [], refused: [], outside: [], notices: [] };
  const draw = drawOf({ audit: none, waivers, bills, others, isRead, terms: null });
  expect([draw.parties, draw.findings, draw.fundable]).toEqual([[], [], "look"]);
  expect(draw.apart.waivers).toHaveLength(waivers.length);
});

test("a waiver with other words than its statute is left to an eye", () => {
  const changes = [{ statute: "progress", paper: "final" }];
  const changed = found("statute-text-changed", { statute: "Some Code § 1", changes, others: 0 });
  const draw = drawOf(
    withWaiver(soundPapers(), (one) => [
      { ...one, reading: { ...one.reading, findings: [changed] } },
    ]),
  );
  expect(findingsOf(draw, "waiver_texts", null)).toEqual([
    expect.stringMatching(
      /^A waiver of .*: The waiver follows the form of Some Code § 1, but its text differs: "final" stands in the place of "progress"\. Compare it with the statute\.$/,
    ),
  ]);
});

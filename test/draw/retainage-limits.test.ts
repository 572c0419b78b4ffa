import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { someStory } from "../../fixtures/draw/random/package/story/story-plan.ts";
import { isoDate } from "../../src/base/calendar-date.ts";
import { Percent } from "../../src/base/percent.ts";
import { drawOf } from "../../src/draw/draw.ts";
import type { DrawFinding } from "../../src/draw/draw-check.ts";
import type { ReadPapers } from "../../src/draw/draw.ts";
import { limitFor, RETAINAGE_LIMITS, termsGiven } from "../../src/draw/retainage-limits.ts";
import { Money } from "../../src/base/money.ts";
import { drawDetail } from "../../src/finding/draw-sentences.ts";
import { readStory, storyPapers } from "../support/told-story.ts";

/** A month of a job that holds back at this rate. */
function papersAt(rate: string): ReadPapers {
  for (let seed = 0; seed < 60; seed += 1) {
    const chance = chanceOf(`limits ${seed}`);
    const story = someStory("fitting", chance.fork("story"));
    const { contractor, owner } = story.job.firms;
    const papers = readStory(storyPapers(story, chance.fork("papers")), contractor, owner);
    const rates = papers.audit.contracts.flatMap(({ applications }) =>
      applications.flatMap(
        ({ application }) => application.document.retainageRatePercent?.value ?? [],
      ),
    );
    if (rates.length > 0 && rates.every((one) => one.equals(Percent.of(rate)))) return papers;
  }
  throw new Error(`No story holds back ${rate} %.`);
}

function limitsIn(papers: ReadPapers, contractDate: string, state = "CA"): readonly DrawFinding[] {
  const terms = termsGiven({ state, contractDate });
  if (terms === null || typeof terms === "string") throw new Error(String(terms));
  return drawOf({ ...papers, terms }).findings.filter(({ name }) => name === "retainage_limit");
}

describe("retainage that is held", () => {
  test("above the limit of the state is asked for, with both figures and the statute", () => {
    const findings = limitsIn(papersAt("10"), "2026-02-14");
    expect(findings.length).toBeGreaterThan(1);
    for (const finding of findings) {
      expect([finding.passed, finding.places.length > 0]).toEqual([null, true]);
      expect(drawDetail(finding)).toMatch(
        /held back, more than the limit of 5 % of the work that is completed, [\d,.]+ \(Cal\. Civ\. Code § 8811\), which holds for this contract unless .*: ask why\.$/,
      );
      expect(finding.printed?.minus(finding.expected ?? Money.zero).isNegative()).toBe(false);
    }
  });

  test("within the limit is told so", () => {
    const findings = limitsIn(papersAt("5"), "2026-02-14");
    expect(findings.map(({ passed }) => passed)).toEqual(findings.map(() => true));
    expect(findings.length).toBeGreaterThan(1);
  });

  test("is not compared for a contract that is older than the limit, nor where nothing was said", () => {
    const papers = papersAt("10");
    expect(limitsIn(papers, "2025-12-31")).toEqual([]);
    expect(drawOf(papers).findings.filter(({ name }) => name === "retainage_limit")).toEqual([]);
  });
});

test.each([
  ["NY", "149999.99", null],
  ["NY", "150000.00", "N.Y. Gen. Bus. Law § 756-c"],
  ["CA", "1000.00", "Cal. Civ. Code § 8811"],
])("in %s a contract over %s is limited by %s", (state, sum, statute) => {
  const terms = { state, date: { year: 2026, month: 3, day: 1 }, work: "private" } as const;
  expect(limitFor(terms, Money.of(sum))?.statute ?? null).toBe(statute);
});

test.each([
  [{ state: "CA" }, /needs both the state and the day of the contract/],
  [{ contractDate: "2026-01-01" }, /needs both the state and the day of the contract/],
  [{ publicWork: true }, /needs both the state and the day of the contract/],
  [{ state: "CA", contractDate: "2026-02-30" }, /"2026-02-30" is no day of a contract/],
  [{ state: "CA", contractDate: "14 February" }, /write it as year, month and day/],
  [
    { state: "CA", contractDate: "2026-02-14", publicWork: true },
    /No limit on the retainage of public work in "CA" is known here.* Known are NV, OR, TN\.$/,
  ],
])("%j is refused", (given, sentence) => {
  expect(termsGiven(given)).toMatch(sentence);
});

test("a state is known in small letters, too", () => {
  expect(termsGiven({ state: "ny", contractDate: "2024-01-02" })).toMatchObject({ state: "NY" });
});

test("docs/draw.md lists every limit with its statute and the day from which it holds", () => {
  const page = readFileSync("docs/draw.md", "utf8").replaceAll(/ +/g, " ");
  for (const { state, work, percent, of, least, from, statute } of RETAINAGE_LIMITS) {
    const sum = least === null ? "any" : (least.toString().split(".")[0] ?? "");
    const row = [state, work.join(" and "), `${percent.toString()} of the ${of}`, sum];
    expect(page).toContain(`| ${[...row, isoDate(from), statute].join(" | ")} |`);
  }
});

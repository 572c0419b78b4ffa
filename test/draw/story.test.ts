import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { injected, MISMATCH_NAMES } from "../../fixtures/draw/random/package/story/mismatches.ts";
import { someStory } from "../../fixtures/draw/random/package/story/story-plan.ts";
import { failuresOf, NAMED_BY } from "../../bench/drawn-packages.ts";
import { DRAW_CHECKS } from "../../src/draw/checks.ts";
import type { Draw } from "../../src/draw/draw.ts";
import { drawRemedy } from "../../src/finding/draw-sentences.ts";
import { drawResultSchema, toDrawResult } from "../../src/wire/draw-result.ts";
import { cases } from "../support/cases.ts";
import { drawOfStory, storyPapers } from "../support/told-story.ts";

const SEEDS = Array.from({ length: cases(50, 8) }, (_, index) => index);

function storyOf(seed: number): {
  readonly story: ReturnType<typeof someStory>;
  readonly telling: ReturnType<typeof chanceOf>;
} {
  const chance = chanceOf(`told ${seed}`);
  return { story: someStory("fitting", chance.fork("story")), telling: chance.fork("telling") };
}

function soundDraw(seed: number): Draw {
  const { story, telling } = storyOf(seed);
  const { firms } = story.job;
  return drawOfStory(storyPapers(story, telling.fork("papers")), firms.contractor, firms.owner);
}

test("a month in which everything agrees accuses nobody, and all of its firms are found", () => {
  for (const seed of SEEDS) {
    const draw = soundDraw(seed);
    expect([seed, failuresOf(draw)]).toEqual([seed, []]);
    expect(draw.parties.length).toBe(storyOf(seed).story.subs.length + 1);
    expect(draw.apart).toEqual({ applications: [], waivers: [], bills: [] });
    expect(draw.fundable).not.toBe("no");
  }
});

describe.each(MISMATCH_NAMES)("%s", (name) => {
  test("is named with what stands there, and nothing else is", () => {
    for (const seed of SEEDS) {
      const { story, telling } = storyOf(seed);
      const needsPast = name.startsWith("last-waiver");
      const hasPast = story.subs.some(({ lines }) => lines.some(({ previous }) => previous > 0));
      if (needsPast && !hasPast) continue;
      const { firms } = story.job;
      const { papers, figures } = injected(name, story, telling);
      const draw = drawOfStory(papers, firms.contractor, firms.owner);
      const failures = failuresOf(draw);
      expect([seed, failures[0]?.name]).toEqual([seed, NAMED_BY[name]]);
      expect([seed, new Set(failures.map((failure) => failure.name))]).toEqual([
        seed,
        new Set([NAMED_BY[name]]),
      ]);
      const told = failures.map(({ detail }) => detail.replaceAll(",", "")).join(" ");
      const printed = figures.filter((figure) => figure !== null && /^\d+\.\d\d$/.test(figure));
      const isFigured = !/order|retainage|unsigned|last-waiver-missing|stored-without/.test(name);
      if (isFigured) expect(printed.filter((figure) => !told.includes(String(figure)))).toEqual([]);
      expect(draw.fundable).toBe("no");
    }
  });
});

test("an answer is of the closed shape that is published, and asks for something wherever it fails", () => {
  const isDrawResult = new Ajv({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ } }).compile(
    drawResultSchema,
  );
  for (const name of MISMATCH_NAMES) {
    const { story, telling } = storyOf(2);
    const { firms } = story.job;
    const { papers } = injected(name, story, telling);
    const draw = drawOfStory(papers, firms.contractor, firms.owner);
    expect(isDrawResult(toDrawResult(draw)), JSON.stringify(isDrawResult.errors)).toBe(true);
    for (const finding of draw.findings.filter(({ passed }) => passed === false))
      expect([name, drawRemedy(finding)]).not.toEqual([name, null]);
  }
});

test("every check that a file declares is run, each under a name of its own", () => {
  const declared = readdirSync("src/draw/checks").flatMap((file) =>
    [...readFileSync(`src/draw/checks/${file}`, "utf8").matchAll(/^ {2}name: "(\w+)",$/gm)].map(
      ([, name]) => name,
    ),
  );
  const run = DRAW_CHECKS.map(({ name }) => name);
  expect(run).toHaveLength(declared.length);
  expect(new Set(run)).toEqual(new Set(declared));
});

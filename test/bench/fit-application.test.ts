import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Example, exampleOf } from "../../bench/fit/examples.ts";
import { type FittedApplication, fitApplication } from "../../bench/fit/fit-application.ts";
import { heldOutScores } from "../../bench/fit/held-out-scores.ts";
import { FIT_OPTIONS } from "../../bench/fit/fit-weights.ts";
import { RANDOM } from "../../bench/fit/random-papers.ts";
import type { PaperFile } from "../../bench/fit/sets.ts";
import { applicationTruth, type RawTruth, truthOf } from "../../bench/fit/truth.ts";
import { randomPaper } from "../../fixtures/draw/random/random-paper.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { pagesOf } from "../../src/pdf/contents.ts";

const FIXTURES = ["aia-g702/first-application", "aia-g702/middle", "dot-estimate/sections"];
const SEEDS = [1, 2, 3];

/** A few printed layouts and a few papers composed at random. */
async function someExamples(): Promise<readonly Example[]> {
  const found: (Example | null)[] = [];
  for (const name of FIXTURES) {
    const base = `fixtures/pay-application/${name}`;
    const file = { set: "fixtures", name, pdf: `${base}.pdf`, truth: `${base}.truth.json` };
    const truth = applicationTruth(file);
    if (truth === null) throw new RangeError(`${name} is no pay application.`);
    const pages = await pagesOf(new Uint8Array(await readFile(file.pdf)), LIMITS);
    found.push(exampleOf(truth, pages, found.length));
  }
  for (const seed of SEEDS) {
    const { pdf, truth: raw } = await randomPaper(seed, { kind: "pay-application" });
    const file: PaperFile = { set: RANDOM, name: raw.name, pdf: "", truth: "" };
    const truth = truthOf(file, raw as unknown as RawTruth);
    if (truth === null) throw new RangeError(`${seed} is no pay application.`);
    found.push(exampleOf(truth, await pagesOf(pdf, LIMITS), found.length));
  }
  return found.filter((one) => one !== null);
}

test("a second fit of all numbers gives the same bits", async () => {
  const options = { ...FIT_OPTIONS, epochs: 4, leastLayouts: 2 };
  const fit = async (): Promise<FittedApplication> => {
    const all = await someExamples();
    return fitApplication(all, heldOutScores(all, options), options);
  };
  const [one, other] = [await fit(), await fit()];
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  expect(one.weights.signs.length).toBeGreaterThan(1000);
  expect(one.factors.some((factor) => factor !== 0)).toBe(true);
});

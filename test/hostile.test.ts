import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { drawWithTruth } from "../fixtures/draw/draw-application.ts";
import { invent } from "../fixtures/draw/invent.ts";
import { LIMITS } from "../src/base/limits.ts";
import { built } from "./support/built.ts";
import { bytesOfFixture } from "./support/corpus.ts";
import { mutated, numbers, spliced } from "./support/mutation.ts";
import { cases } from "./support/cases.ts";
import { soon } from "./support/soon.ts";

const { readDocument } = (await built("read.js")) as typeof import("../src/read.ts");
const { ReadError } = (await built(
  "base/read-error.js",
)) as typeof import("../src/base/read-error.ts");
const { toAnswer } = (await built("wire/answer.js")) as typeof import("../src/wire/answer.ts");

/** Growth of the process: the PDF engine's heap may take the limit of one read, and JavaScript a share. */
const MOST_MEGABYTES = 1.25 * LIMITS.readMegabytes;

/** More runs, or runs with another seed, are asked for by the environment. */
const RUNS = Number(process.env["CROSSFOOT_FUZZ_RUNS"] ?? cases(400));
const SEED = Number(process.env["CROSSFOOT_FUZZ_SEED"] ?? 702);

const HOSTILE = globSync("fixtures/hostile/*.expected.json")
  .map((path) => path.replace(/\.expected\.json$/, ""))
  .toSorted();

describe("hostile files end as they should, within time and memory", () => {
  test("there are hostile files", () => {
    expect(HOSTILE.length).toBeGreaterThan(20);
  });

  test.each(HOSTILE)("%s", async (path) => {
    const expected: unknown = JSON.parse(readFileSync(`${path}.expected.json`, "utf8"));
    const before = process.memoryUsage.rss();
    const outcome = await soon(() => outcomeOf(bytesOfFixture(path)));
    expect(outcome === "read" ? { reads: true } : { code: outcome }).toEqual(expected);
    expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(MOST_MEGABYTES);
  });
});

describe("damage of every kind gives a reading or a reason", () => {
  test(`${RUNS} mutations of drawn documents, seed ${SEED}`, async () => {
    const documents = [...checkedIn(), ...(await uncompressed())];
    const next = numbers(SEED);
    const outcomes = new Map<string, number>();
    for (let run = 0; run < RUNS; run += 1) {
      const one = documents[run % documents.length] ?? new Uint8Array(0);
      const other = documents[next(documents.length)] ?? one;
      const bytes = next(7) === 0 ? spliced(one, other, next) : mutated(one, next);
      const outcome = await soon(() => outcomeOf(bytes)).catch((cause: unknown) => {
        throw new Error(`Run ${run} of seed ${SEED} failed.`, { cause });
      });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    // Most damage leaves something to read; some must not.
    expect(outcomes.get("read")).toBeGreaterThan(RUNS / 4);
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining(["read", "cut-off"]));
    expect(await outcomeOf(documents[0] ?? new Uint8Array(0))).toBe("read");
  });
});

/** One document of each way to make a PDF: typed, filled in, turned, with a sheet of its own, a packet. */
function checkedIn(): readonly Uint8Array[] {
  return [
    "aia-g702/first-application",
    "aia-g702/fillable",
    "aia-g702/rotated-sheet",
    "any-pay-application/platform",
    "any-pay-application/lender-draw",
    "any-pay-application/leader-dots",
  ].map((name) => bytesOfFixture(`fixtures/pay-application/${name}`));
}

/** Damage to packed contents mostly unpacks to nothing; in these it reaches words, figures and lines. */
async function uncompressed(): Promise<readonly Uint8Array[]> {
  const documents: Uint8Array[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { application, style } = invent(seed);
    const options = { compress: false };
    documents.push((await drawWithTruth(application, style, { options })).pdf);
  }
  return documents;
}

/** Reads through the public path; gives the code of the refusal, or "read". Anything else that is thrown fails the test. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    const reading = await readDocument(bytes, { limits: LIMITS, kind: "auto" });
    expect(reading.confidence).toBeGreaterThanOrEqual(0);
    expect(reading.confidence).toBeLessThanOrEqual(1);
    expect(JSON.stringify(toAnswer(reading))).toContain(reading.documentType);
    return "read";
  } catch (error) {
    if (error instanceof ReadError && error.code !== "internal") return error.code;
    throw error;
  }
}

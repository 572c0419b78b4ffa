import { expect, test } from "vitest";
import { drawnFields } from "../bench/drawn-fields.ts";
import { randomPaper } from "../fixtures/draw/random/random-paper.ts";
import { LIMITS } from "../src/base/limits.ts";
import { readDocument } from "../src/read.ts";
import { toAnswer } from "../src/wire/answer.ts";

/** Three of them (…114, …236 and …279) print line 4 wrong in the summary, and right where more lines of the form stand. */
const SEEDS = [...Array.from({ length: 50 }, (_, at) => 710_100 + at), 710_236, 710_279];

test("a total that is printed twice and once wrong is never told without a word", async () => {
  const silent: string[] = [];
  for (const seed of SEEDS) {
    const { pdf, truth } = await randomPaper(seed, { kind: "pay-application", misprints: 1 });
    if (truth.error === null) continue;
    const reading = await readDocument(pdf, { limits: LIMITS, kind: "auto" }).catch(() => null);
    if (reading?.documentType !== "PAY_APPLICATION") continue;
    const total = drawnFields(truth, toAnswer(reading)).find(
      ({ name }) => name === "totalCompletedAndStoredToDate",
    );
    if (total?.status === "wrong, no warning") silent.push(`${truth.name}: ${total.got}`);
  }
  expect(silent).toEqual([]);
});

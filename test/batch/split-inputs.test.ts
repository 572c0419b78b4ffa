import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import type * as FindInputs from "../../src/batch/find-inputs.ts";
import type * as ReadMany from "../../src/batch/read-many.ts";
import type * as SplitInputs from "../../src/batch/split-inputs.ts";
import type { Outcome } from "../../src/kinds/reading.ts";
import { built } from "../support/built.ts";

const PACKET = "fixtures/pay-application/aia-g702/in-a-packet.pdf";
const GUARD_MS = 120_000;

const { findInputs } = (await built("batch/find-inputs.js")) as typeof FindInputs;
const { readMany } = (await built("batch/read-many.js")) as typeof ReadMany;
const { splitInputs } = (await built("batch/split-inputs.js")) as typeof SplitInputs;

const WISHES = { limits: LIMITS, jobs: 1, signal: new AbortController().signal };

async function inputsOf(path: string): ReturnType<typeof splitInputs> {
  const { inputs } = await findInputs([path], () => Promise.resolve(new Uint8Array(0)));
  return splitInputs(inputs, WISHES);
}

test(
  "each document of a packet is read by itself, its places on the pages of the file",
  { timeout: GUARD_MS },
  async () => {
    const { inputs, unread, packages } = await inputsOf(PACKET);
    expect(packages).toBe(1);
    expect(unread.map(({ kind, from, to }) => [kind, from, to])).toEqual([["COVER", 1, 1]]);
    expect(inputs.map(({ name }) => name.slice(PACKET.length))).toEqual([
      ", pages 2-3",
      ", page 4",
      ", page 5",
    ]);
    const outcomes: Outcome[] = [];
    const sources = inputs.flatMap((input) => (input.kind === "document" ? [input.source] : []));
    await readMany(sources, {
      read: { kind: "auto", limits: LIMITS },
      jobs: 1,
      signal: WISHES.signal,
      onOutcome: (outcome) => void outcomes.push(outcome),
    });
    const read = outcomes.flatMap((outcome) => (outcome.kind === "read" ? [outcome.reading] : []));
    expect(read.map(({ documentType }) => documentType)).toEqual([
      "PAY_APPLICATION",
      "LIEN_WAIVER",
      "INVOICE",
    ]);
    const pages = read.map(({ evidence }) => [
      ...new Set(evidence.flatMap(({ from }) => from.map(({ pageNumber }) => pageNumber))),
    ]);
    expect(pages.map((own) => own.toSorted((one, other) => one - other))).toEqual([
      [2, 3],
      [4],
      [5],
    ]);
  },
);

test("a file of one document stays as it was", { timeout: GUARD_MS }, async () => {
  const { inputs, packages } = await inputsOf("fixtures/invoice/us-classic/electric.pdf");
  expect(packages).toBe(0);
  expect(inputs).toMatchObject([{ name: "fixtures/invoice/us-classic/electric.pdf" }]);
  expect(inputs[0]).not.toHaveProperty("source.pages");
});

test(
  "a file that cannot be opened is left to the read that says why",
  { timeout: GUARD_MS },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "crossfoot-split-"));
    onTestFinished(async () => rm(folder, { recursive: true, force: true }));
    const path = join(folder, "cut.pdf");
    await writeFile(path, readFileSync(PACKET).subarray(0, 2_000));
    const { inputs, packages } = await inputsOf(path);
    expect([inputs.length, packages]).toEqual([1, 0]);
  },
);

import { expect, test } from "vitest";
import type { Grey } from "../../../src/ocr/picture/grey.ts";
import { boundedRecogniser } from "../../../src/ocr/recognition/bounded-recogniser.ts";
import type { Lattice } from "../../../src/ocr/recognition/lattice.ts";
import type { Recogniser } from "../../../src/ocr/recognition/recogniser.ts";

const SEEN: Lattice = { steps: 0, symbols: [""], probabilities: new Float32Array() };

function lineOf(width: number): Grey {
  return { width, height: 1, pixels: new Uint8Array(width) };
}

/** A recogniser that sees nothing, for which every line takes so long. */
function recogniserOf(lineMs: number): Recogniser {
  return {
    lineHeight: 48,
    stepPixels: 8,
    recognise: async () => new Promise((resolve) => setTimeout(() => resolve(SEEN), lineMs)),
  };
}

test.each([0, 20])(
  "lines are counted by their width, whatever time they take: %i ms",
  async (ms) => {
    const recogniser = boundedRecogniser(recogniserOf(ms), 100);
    for (const width of [60, 30, 10]) expect(await recogniser.recognise(lineOf(width))).toBe(SEEN);
    await expect(recogniser.recognise(lineOf(1))).rejects.toThrow("more lines than are read");
  },
);

test("each picture has its own count", async () => {
  const recogniser = recogniserOf(0);
  for (let picture = 0; picture < 3; picture++) {
    await boundedRecogniser(recogniser, 100).recognise(lineOf(100));
  }
});

test("whoever waits for the process is heard between two lines", async () => {
  const instant = { ...recogniserOf(0), recognise: async (): Promise<Lattice> => SEEN };
  const recogniser = boundedRecogniser(instant, 100);
  let isHeard = false;
  setImmediate(() => (isHeard = true));
  await recogniser.recognise(lineOf(1));
  expect(isHeard).toBe(true);
});

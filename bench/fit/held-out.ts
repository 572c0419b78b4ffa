import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Scores } from "../../src/weights/scores.ts";
import type { Example } from "./examples.ts";
import { CACHE } from "./page-cache.ts";

/** Scores of documents by weights that never saw their layout, kept so that what follows can be fitted without another fit. */
const FILE = join(CACHE, `held-out${process.env["FIT_NAME"] ?? ""}.json`);

export function keepHeldOut(scores: ReadonlyMap<Example, Scores>): void {
  const rounded = [...scores].map(([{ truth }, own]) => [
    truth.file.pdf,
    own.map((slot) => slot.map((score) => Math.round(score * 1e4) / 1e4)),
  ]);
  writeFileSync(FILE, JSON.stringify(rounded));
}

export function keptHeldOut(examples: readonly Example[]): ReadonlyMap<Example, Scores> {
  const kept = new Map(JSON.parse(readFileSync(FILE, "utf8")) as [string, Scores][]);
  return new Map(
    examples.flatMap((example) => {
      const own = kept.get(example.truth.file.pdf);
      return own === undefined ? [] : [[example, own] as const];
    }),
  );
}

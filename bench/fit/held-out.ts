import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SLOTS } from "../../src/evidence/slots.ts";
import { scoreOf, type Weights } from "../../src/weights/weights.ts";
import type { Example } from "./examples.ts";
import { CACHE } from "./page-cache.ts";

/** Scores of every candidate by slot, then of "not printed", by weights that never saw the document's layout. */
export type HeldOut = readonly (readonly number[])[];

/** Scores the candidates of a document for all slots. */
export function scoresOf(example: Example, weights: Weights): HeldOut {
  return SLOTS.map(({ type }, slot) => {
    const scores = example.reading[type].map((candidate) => {
      return scoreOf(weights, slot, candidate);
    });
    return [...scores, weights.absent[slot] ?? 0].map((score) => Math.round(score * 1e4) / 1e4);
  });
}

function nameOf({ truth }: Example): string {
  return truth.file.pdf;
}

const FILE = join(CACHE, `held-out${process.env["FIT_NAME"] ?? ""}.json`);

export function keepHeldOut(scores: ReadonlyMap<Example, HeldOut>): void {
  writeFileSync(FILE, JSON.stringify([...scores].map(([example, own]) => [nameOf(example), own])));
}

export function keptHeldOut(examples: readonly Example[]): ReadonlyMap<Example, HeldOut> {
  const kept = new Map(JSON.parse(readFileSync(FILE, "utf8")) as [string, HeldOut][]);
  return new Map(
    examples.flatMap((example) => {
      const own = kept.get(nameOf(example));
      return own === undefined ? [] : [[example, own] as const];
    }),
  );
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OrderExample } from "./order-examples.ts";
import { CACHE } from "./page-cache.ts";
import { bySlot, type OrderScores } from "../../src/weights/order-weights.ts";

/** Scores of documents by weights that never saw their layout, kept so that what follows can be fitted without another fit. */
const FILE = join(CACHE, `orders-held-out${process.env["FIT_NAME"] ?? ""}.json`);

/** A document with what weights say of its items. */
export type Scored = readonly [example: OrderExample, scores: OrderScores];

export function keepHeldOutOrders(scored: readonly Scored[]): void {
  const rounded = scored.map(([{ truth }, scores]) => [
    truth.file.pdf,
    bySlot((slot) => scores[slot].map((score) => Math.round(score * 1e4) / 1e4)),
  ]);
  writeFileSync(FILE, JSON.stringify(rounded));
}

export function keptHeldOutOrders(examples: readonly OrderExample[]): readonly Scored[] {
  const kept = new Map(JSON.parse(readFileSync(FILE, "utf8")) as readonly [string, OrderScores][]);
  return examples.flatMap((example): Scored[] => {
    const scores = kept.get(example.truth.file.pdf);
    return scores === undefined ? [] : [[example, scores]];
  });
}

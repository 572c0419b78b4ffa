import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Linear } from "../../src/weights/linear.ts";
import { CACHE } from "./page-cache.ts";
import { packedLinear, unpackedLinear } from "../../src/weights/order-weights.ts";

/** What tells a change order, by numbers that never saw the layouts of one fold. */
export interface OrderKind {
  readonly words: Linear;
  readonly signs: Readonly<Record<string, number>>;
}

const FILE = join(CACHE, `order-kinds${process.env["FIT_NAME"] ?? ""}.json`);

/** Keeps what was fitted without each fold, in the order of the folds. */
export function keepOrderKinds(kinds: readonly OrderKind[]): void {
  const kept = kinds.map(({ words, signs }) => ({ words: packedLinear(words), signs }));
  writeFileSync(FILE, JSON.stringify(kept));
}

export function keptOrderKinds(): readonly OrderKind[] {
  const kept = JSON.parse(readFileSync(FILE, "utf8")) as readonly {
    readonly words: string;
    readonly signs: OrderKind["signs"];
  }[];
  return kept.map(({ words, signs }) => ({ words: unpackedLinear(words), signs }));
}

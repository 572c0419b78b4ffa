import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { foldOfLayout } from "./folds.ts";
import { CACHE } from "./page-cache.ts";

/** Numbers that were fitted without one fold each, kept so that other programs may read its papers by them. */
export function keepFolds(name: string, folds: readonly object[]): void {
  writeFileSync(placeOf(name), JSON.stringify(folds));
}

/** The kept numbers, one for each fold. Throws where none are kept. */
export function keptFolds(name: string): unknown {
  return JSON.parse(readFileSync(placeOf(name), "utf8"));
}

/** Of numbers for each fold those that never saw a printed layout. Throws where there are none. */
export function unseenBy<Numbers>(layout: string, folds: readonly Numbers[]): Numbers {
  const numbers = folds[foldOfLayout(layout)];
  if (numbers === undefined) throw new Error(`No numbers are kept without ${layout}.`);
  return numbers;
}

function placeOf(name: string): string {
  return join(CACHE, `folds-${name}.json`);
}

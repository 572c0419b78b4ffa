import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { foldOfLayout } from "./folds.ts";
import { CACHE } from "./page-cache.ts";

/** Numbers that were fitted without one fold each, kept so that other programs may read its papers by them. */
export function keepFolds<Numbers>(name: string, folds: readonly Numbers[]): void {
  writeFileSync(placeOf(name), JSON.stringify(folds));
}

/** The kept numbers that never saw a printed layout. Throws where none are kept. */
export function keptFolds<Numbers>(name: string): (layout: string) => Numbers {
  const folds = JSON.parse(readFileSync(placeOf(name), "utf8")) as readonly Numbers[];
  return (layout) => {
    const numbers = folds[foldOfLayout(layout)];
    if (numbers === undefined) throw new Error(`No fold of ${name} is kept for ${layout}.`);
    return numbers;
  };
}

function placeOf(name: string): string {
  return join(CACHE, `folds-${name}.json`);
}

import { RANDOM } from "./random-papers.ts";
import type { ApplicationTruth } from "./truth.ts";

/** So many parts the printed layouts are dealt into. */
export const FOLDS: number = Number(process.env["FIT_FOLDS"] ?? 6);

/**
 * The fold in which a document is held out. Documents of one printed layout are in one fold, so that none is read by
 * weights that have seen it. Null for papers composed at random, which are in the training of every fold.
 */
export function foldOf({ file, layout }: Pick<ApplicationTruth, "file" | "layout">): number | null {
  return file.set === RANDOM ? null : foldOfLayout(layout);
}

/** The fold of a printed layout. */
export function foldOfLayout(layout: string): number {
  let hash = 7;
  for (const char of layout) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}

/** Each fold with all papers outside of it: numbers that are fitted to these judge those. */
export function* foldsOf<One>(
  all: readonly One[],
  layoutOf: (one: One) => string,
): Iterable<{ readonly held: readonly One[]; readonly others: readonly One[] }> {
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeld = (one: One): boolean => foldOfLayout(layoutOf(one)) === fold;
    yield { held: all.filter(isHeld), others: all.filter((one) => !isHeld(one)) };
  }
}

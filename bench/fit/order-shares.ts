import type { OrderExample } from "./order-examples.ts";
import { RANDOM } from "./order-papers.ts";

/** What a paper composed at random, and one with a figure printed wrong on purpose, counts beside one of the sets. */
const RANDOM_SHARE = 0.3;
const MISPRINTED_SHARE = 0.3;

/** What a document counts in a fit. */
export function shareOf({ truth: { file, isMisprinted } }: OrderExample): number {
  if (file.set === RANDOM) return RANDOM_SHARE;
  return isMisprinted ? MISPRINTED_SHARE : 1;
}

/** Whether a document is of one of the sets, as it was printed. */
export function isMeasured({ truth: { file, isMisprinted } }: OrderExample): boolean {
  return file.set !== RANDOM && !isMisprinted;
}

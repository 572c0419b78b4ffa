import { FOLDS, foldOfLayout } from "./folds.ts";
import type { OrderExample } from "./order-examples.ts";
import { RANDOM } from "./order-papers.ts";

/** `FIT_HOLD=author` holds out all papers of one author at a time instead of one layout's. */
const HELD = process.env["FIT_HOLD"] ?? "layout";

const AUTHORS = [
  "construction",
  "construction-drawn",
  "construction-authors-a",
  "construction-authors-b",
  "author-d",
  "fixtures",
];

/** So many parts the documents are dealt into. */
export const ORDER_FOLDS: number = HELD === "author" ? AUTHORS.length : FOLDS;

/** The authors of the sets: words and names of one are met in all its layouts. */
export function originOf({ truth }: OrderExample): string {
  return truth.file.set.replace("-more", "");
}

/** Documents of one printed layout, or of one author, are in one fold, so that none is read by weights that have seen it. */
export function orderFold(example: OrderExample): number {
  const { layout, file } = example.truth;
  if (file.set === RANDOM) return Number(file.name.replaceAll(/\D/g, "")) % ORDER_FOLDS;
  return HELD === "author" ? AUTHORS.indexOf(originOf(example)) : foldOfLayout(layout);
}

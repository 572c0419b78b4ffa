import { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";
import { placeOfWords } from "../candidates.ts";
import type { AmountCandidate } from "./choose-amount.ts";
import type { CostCell, CostColumn } from "./cost-column.ts";

/** Words of the priced lines that the amount is the sum of. */
export function itemsOf(
  columns: readonly CostColumn[],
  best: AmountCandidate | undefined,
): readonly Sourced<string>[] {
  const amount = best?.candidate.value.absolute();
  if (amount === undefined) return [];
  return partsOf(columns, amount).flatMap(({ figure, caption }) => {
    const value = caption.replace(BEFORE_WORDS, "").trim();
    return value.split(" ").length < 2
      ? []
      : [{ value, from: [placeOfWords(figure.words, figure.pageNumber, value)] as const }];
  });
}

/** Signs, numbers and the kind of an item before its words: "PCO 014", "1.", "Item". */
const BEFORE_WORDS = /^[\W\d]*(?:(?:PCO|COR|CO|PR|CE|RFI|Item)\b[\W\d]*)?/;

/** More lines are no bundle of changes. */
const MOST_PARTS = 12;

/** Lines that follow each other in a column and add up to an amount. */
function partsOf(columns: readonly CostColumn[], amount: Money): readonly CostCell[] {
  for (const { cells } of columns) {
    for (const parts of stretchesOf(cells)) {
      const sum = Money.sum(parts.map((cell) => cell.amount)).absolute();
      if (sum.equals(amount)) return parts;
    }
  }
  return [];
}

/** Every choice of two or more lines that follow each other, from the top, the shorter ones first. */
function* stretchesOf(cells: readonly CostCell[]): Generator<readonly CostCell[]> {
  for (let begin = 0; begin < cells.length; begin += 1) {
    const last = Math.min(cells.length, begin + MOST_PARTS);
    for (let end = begin + 2; end <= last; end += 1) yield cells.slice(begin, end);
  }
}

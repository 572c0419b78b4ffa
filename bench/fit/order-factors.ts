import { changeChoices } from "../../src/solve/change-order/change-choices.ts";
import { firstChangeFactors } from "./first-factors.ts";
import { fitChoices, type JudgedChoices } from "./fit-choices.ts";
import { type OrderExample, wantedOf } from "./order-examples.ts";
import { shareOf } from "./order-shares.ts";
import type { OrderScores } from "../../src/weights/order-weights.ts";

function judged(example: OrderExample, scores: OrderScores, weights: Float32Array): JudgedChoices {
  const choices = changeChoices(example.reading, scores, weights);
  const { sums } = example.truth;
  const wanted = new Set(
    wantedOf(example.truth, "amount").map((one) =>
      one === null ? null : Math.round(Number(one) * 100),
    ),
  );
  return {
    factors: choices.map(({ factors }) => factors),
    right: choices.map(
      (choice) =>
        wanted.has(choice.change) &&
        Object.entries(sums).every(
          ([slot, sum]) =>
            Math.abs(choice.sums[slot as keyof typeof sums] ?? NaN) ===
              Math.abs(Math.round(Number(sum ?? NaN) * 100)) ||
            (sum === null && choice.sums[slot as keyof typeof sums] === null),
        ),
    ),
    by: shareOf(example),
  };
}

/**
 * Factor weights, one for each choice of documents. Choices are made twice: what the first weights choose wrongly is what
 * the second have to learn from.
 */
export function changeFactorsFor(
  documents: readonly (readonly [OrderExample, OrderScores])[],
  uses: readonly ((example: OrderExample) => boolean)[],
): readonly Float32Array[] {
  const choicesBy = (weights: Float32Array): readonly (readonly [OrderExample, JudgedChoices])[] =>
    documents.map(([example, scores]) => [example, judged(example, scores, weights)]);
  const first = firstChangeFactors();
  const weights = fitChoices(
    choicesBy(first).map(([, choices]) => choices),
    first,
  );
  const choices = choicesBy(weights);
  return uses.map((isUsed) =>
    fitChoices(
      choices.filter(([example]) => isUsed(example)).map(([, own]) => own),
      weights,
    ),
  );
}

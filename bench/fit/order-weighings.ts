import type { OrderWeighing } from "../../src/weights/order-weighing.ts";
import { changeFactorsFor } from "./order-factors.ts";
import type { OrderExample } from "./order-examples.ts";
import { ORDER_FOLDS, orderFold } from "./order-folds.ts";
import { keptHeldOutOrders, type Scored } from "./order-held-out.ts";
import { keptOrderKinds } from "./order-kind-folds.ts";
import { sharpened, sharpnessFor } from "./order-sharpness.ts";

/** What weighs each document by numbers that never saw its layout, as sharp as those of all other folds ask for. */
export function heldOutWeighings(
  all: readonly OrderExample[],
): ReadonlyMap<OrderExample, OrderWeighing> {
  const scored = sharpenedByFold(keptHeldOutOrders(all));
  const factors = heldOutFactors(scored);
  const kinds = keptOrderKinds();
  return new Map(
    scored.flatMap(([example, scores]) => {
      const own = factors[orderFold(example)];
      const kind = kinds[orderFold(example)];
      return own === undefined || kind === undefined
        ? []
        : [[example, { scoresOf: () => scores, factors: own, ...kind }] as const];
    }),
  );
}

/** Scores as sharp as those of all other folds ask for. */
export function sharpenedByFold(scored: readonly Scored[]): readonly Scored[] {
  const sharpness = Array.from({ length: ORDER_FOLDS }, (_, fold) =>
    sharpnessFor(scored.filter(([example]) => orderFold(example) !== fold)),
  );
  return scored.map(([example, scores]) => {
    const own = sharpness[orderFold(example)];
    return [example, own === undefined ? scores : sharpened(scores, own)];
  });
}

/** By fold, what was fitted to all others. */
export function heldOutFactors(scored: readonly Scored[]): readonly Float32Array[] {
  return changeFactorsFor(
    scored,
    Array.from(
      { length: ORDER_FOLDS },
      (_, fold) => (example: OrderExample) => orderFold(example) !== fold,
    ),
  );
}

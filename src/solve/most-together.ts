import type { FactorWeights } from "./factors.ts";
import { CLOSING, SIZE_FACTORS, TWICE, type Values } from "./tell-factors.ts";

/** Tells for the figures of the other slots the most that any figure in one place can say together with them. */
export function mostTogether(at: number, weights: FactorWeights): (values: Values) => number {
  const mostOf = (factors: readonly number[]): number =>
    Math.max(0, ...factors.map((one) => weights[one] ?? 0));
  const identities = (CLOSING[at] ?? []).map((closing): MayTell => {
    const { printed, terms, isOpen, isExact, isTrivial, isNear, isBroken } = closing;
    return {
      needs: [printed, ...terms].filter((one) => one !== at),
      most: mostOf([isOpen, isExact, isTrivial, isNear, isBroken]),
      mostWithout: mostOf([isOpen]),
    };
  });
  const sizes = (SIZE_FACTORS[at] ?? []).map(({ needs, tells }): MayTell => ({
    needs,
    most: mostOf(tells),
    mostWithout: 0,
  }));
  const always = mostOf(TWICE);
  const all = [...identities, ...sizes];
  return (values) => {
    let sum = always;
    for (const { needs, most, mostWithout } of all)
      sum += needs.some((other) => Number.isNaN(values[other] ?? NaN)) ? mostWithout : most;
    return sum;
  };
}

/** What some slots may say together: the most where all that it needs is printed, and the most where something is not. */
interface MayTell {
  readonly needs: readonly number[];
  readonly most: number;
  readonly mostWithout: number;
}

import type { CheckResult } from "../checks/check.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import type { SignName, Signs } from "../kinds/reading.ts";

/** Signs that take confidence away; all others add to it. The numbers of the model keep to this. */
export const AGAINST: ReadonlySet<SignName> = new Set([
  "doubts",
  "failures",
  "notices",
  "implied",
  "leftover",
]);

/** 0 for none, ½ for one, towards 1 for many: the second of its kind says less than the first. */
export function saturated(count: number): number {
  return count / (1 + count);
}

/** 0 to 1. */
export function within(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** Certain characters are 1; each further nine of a certainty adds a third: 0.9 is ⅓, 0.99 is ⅔. */
export function certaintySign(from: readonly Provenance[]): number {
  const least = from.reduce((lowest, { certainty }) => Math.min(lowest, certainty), 1);
  return within(-Math.log10(Math.max(0.001, 1 - least)) / 3);
}

/** How many tested identities hold with a figure, besides those that were tested while reading, and how many are broken with it. */
export function identitiesOf(
  figures: readonly string[],
  results: readonly Pick<CheckResult, "figures" | "passed">[],
  besides = 0,
): Pick<Signs, "proofs" | "doubts"> {
  const own = results.filter((result) => result.figures.some((name) => figures.includes(name)));
  return {
    proofs: saturated(besides + own.filter(({ passed }) => passed === true).length),
    doubts: saturated(own.filter(({ passed }) => passed === false).length),
  };
}

/** The share of other fields that were found: a paper that is known in most of its parts is known in this one. */
export function companyOf(
  field: string,
  values: ReadonlyMap<string, Sourced<unknown> | null>,
): number {
  const others = [...values].filter(([name]) => name !== field);
  return others.length === 0
    ? 0
    : others.filter(([, value]) => value !== null).length / others.length;
}

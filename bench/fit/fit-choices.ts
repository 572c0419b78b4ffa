import { sharesOf } from "../../src/weights/scores.ts";

/** Choices for one document: how often each meets each factor, all of them or only those that are met; and which are right. */
export interface JudgedChoices {
  readonly factors: readonly (Float32Array | Met)[];
  readonly right: readonly boolean[];
  readonly by: number;
}

/** How often all documents are gone through, and how strongly a weight is drawn to where it started. */
interface Pace {
  readonly rounds: number;
  readonly pull: number;
}

const USUAL: Pace = { rounds: 60, pull: 0.002 };

/** Fits factor weights so that the right choices of each document have the most of all shares. */
export function fitChoices(
  all: readonly JudgedChoices[],
  start: Float32Array,
  { rounds, pull: drawn }: Pace = USUAL,
): Float32Array {
  const weights = Float32Array.from(start);
  const squares = new Float32Array(weights.length);
  const used = all
    .filter(({ right }) => right.some(Boolean))
    .map(({ factors, ...rest }) => ({ ...rest, met: factors.map(onlyMet) }));
  for (let round = 0; round < rounds; round += 1) {
    const slopes = slopesOf(used, weights);
    for (let at = 0; at < weights.length; at += 1) {
      const pull = drawn * ((weights[at] ?? 0) - (start[at] ?? 0));
      const slope = (slopes[at] ?? 0) / Math.max(1, used.length) - pull;
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) + (0.15 * slope) / (1e-4 + Math.sqrt(squares[at] ?? 0));
    }
  }
  return weights;
}

/** Fitted weights by their names, in hundredths of odds, without those that say less than `least`. */
export function weightsByName(
  names: readonly string[],
  weights: Float32Array,
  least = 0,
): Readonly<Record<string, number>> {
  const named = names.map(
    (name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100] as const,
  );
  return Object.fromEntries(named.filter(([, weight]) => Math.abs(weight) >= least));
}

/** The factors that a choice meets, by their places. */
export interface Met {
  readonly at: Uint32Array;
  readonly by: Float32Array;
}

function onlyMet(factors: Float32Array | Met): Met {
  if (!(factors instanceof Float32Array)) return factors;
  const at = Uint32Array.from(factors.keys()).filter((place) => factors[place] !== 0);
  return { at, by: Float32Array.from(at, (place) => factors[place] ?? 0) };
}

interface MetChoices extends Omit<JudgedChoices, "factors"> {
  readonly met: readonly Met[];
}

function slopesOf(all: readonly MetChoices[], weights: Float32Array): Float64Array {
  const slopes = new Float64Array(weights.length);
  for (const { met, right, by: counts } of all) {
    const shares = sharesOf(met.map((own) => dot(own, weights)));
    const mass = shares.reduce((sum, share, index) => sum + (right[index] === true ? share : 0), 0);
    met.forEach((own, index) => {
      const share = shares[index] ?? 0;
      const wanted = right[index] === true ? share / Math.max(mass, 1e-12) : 0;
      const by = counts * (wanted - share);
      if (Math.abs(by) <= 1e-5) return;
      for (let place = 0; place < own.at.length; place += 1) {
        const at = own.at[place] ?? 0;
        slopes[at] = (slopes[at] ?? 0) + by * (own.by[place] ?? 0);
      }
    });
  }
  return slopes;
}

function dot({ at, by }: Met, weights: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < at.length; place += 1)
    sum += (by[place] ?? 0) * (weights[at[place] ?? 0] ?? 0);
  return sum;
}

/** What is met of some named signs, by the place of each; signs without a place are not weighed. */
export function metBy(
  signs: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, number>,
): Met {
  const met = [...signs].flatMap(([name, by]) => {
    const at = places.get(name);
    return at === undefined || by === 0 ? [] : [[at, by] as const];
  });
  return {
    at: Uint32Array.from(met, ([at]) => at),
    by: Float32Array.from(met, ([, by]) => by),
  };
}

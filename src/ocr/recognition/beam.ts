import { BLANK, type Lattice } from "./lattice.ts";

/** A text with its share of all readings that were followed. */
export interface Reading {
  readonly text: string;
  readonly share: number;
}

/** Readings that are followed at the same time. */
const WIDTH = 16;

/** Less probable symbols of a step are not followed. */
const LEAST = 0.002;

interface Prefix {
  readonly text: string;
  readonly last: number;
  /** Probability of all ways to here that end with a blank, and of those that end with the last symbol. */
  blank: number;
  symbol: number;
}

/**
 * The most probable texts between two steps, by prefix beam search: the ways that lead to the same
 * text are added up, as Graves et al. (2006) define the probability of a labelling.
 */
export function likelyTexts(
  lattice: Lattice,
  {
    from,
    to,
    mayBe,
  }: { readonly from: number; readonly to: number; readonly mayBe: ReadonlySet<string> },
): readonly Reading[] {
  const allowed = lattice.symbols.map((symbol) => mayBe.has(symbol));
  let beam: Prefix[] = [{ text: "", last: BLANK, blank: 1, symbol: 0 }];
  for (let step = from; step < to; step++) beam = advanced(beam, lattice, { step, allowed });
  const total = beam.reduce((sum, { blank, symbol }) => sum + blank + symbol, 0);
  if (!(total > 0)) return [];
  return beam.map(({ text, blank, symbol }) => ({ text, share: (blank + symbol) / total }));
}

function advanced(
  beam: readonly Prefix[],
  { symbols, probabilities }: Lattice,
  { step, allowed }: { readonly step: number; readonly allowed: readonly boolean[] },
): Prefix[] {
  const at = step * symbols.length;
  const next = new Map<string, Prefix>();
  const reach = (text: string, last: number): Prefix => {
    const known = next.get(text);
    if (known !== undefined) return known;
    const made = { text, last, blank: 0, symbol: 0 };
    next.set(text, made);
    return made;
  };
  for (const prefix of beam) {
    const whole = prefix.blank + prefix.symbol;
    const same = reach(prefix.text, prefix.last);
    same.blank += whole * (probabilities[at + BLANK] ?? 0);
    if (prefix.last !== BLANK)
      same.symbol += prefix.symbol * (probabilities[at + prefix.last] ?? 0);
    for (let index = 1; index < symbols.length; index++) {
      const probability = probabilities[at + index] ?? 0;
      if (probability < LEAST || allowed[index] !== true) continue;
      const before = index === prefix.last ? prefix.blank : whole;
      if (before > 0)
        reach(prefix.text + (symbols[index] ?? ""), index).symbol += before * probability;
    }
  }
  const kept = [...next.values()].toSorted(bySize).slice(0, WIDTH);
  const largest = kept[0] === undefined ? 0 : kept[0].blank + kept[0].symbol;
  // Kept near 1: long lines would otherwise fall below what a number can hold.
  return largest > 0
    ? kept.map((one) => ({ ...one, blank: one.blank / largest, symbol: one.symbol / largest }))
    : [];
}

function bySize(one: Prefix, other: Prefix): number {
  return other.blank + other.symbol - (one.blank + one.symbol) || (one.text < other.text ? -1 : 1);
}

import type { Candidate } from "../../src/evidence/candidate.ts";
import { SIGNS } from "../../src/evidence/hash.ts";
import { SLOTS, type SlotType } from "../../src/evidence/slots.ts";
import { FITS, fitSigns } from "../../src/weights/weights.ts";
import type { Example } from "./examples.ts";

/** The slots of one type, by their places. */
export function slotsOf(type: SlotType): readonly number[] {
  return SLOTS.flatMap((slot, place) => (slot.type === type ? [place] : []));
}

/** Signs that are met in enough layouts to be learnt from, numbered one after the other. */
export interface KeptSigns {
  /** By a sign's place its number, or -1. */
  readonly numberOf: Int32Array;
  /** By its number a sign's place. */
  readonly places: Int32Array;
}

/** Signs of a type that are met in at least so many printed layouts. */
export function keptSigns(
  examples: readonly Example[],
  type: SlotType,
  leastLayouts: number,
): KeptSigns {
  const layouts = new Map<string, Set<number>>();
  for (const { truth, training } of examples) {
    const own = layouts.get(truth.layout) ?? new Set();
    layouts.set(truth.layout, own);
    for (const { at } of training[type]) for (const place of at) own.add(place);
  }
  const counts = new Uint16Array(SIGNS);
  for (const own of layouts.values())
    for (const place of own) counts[place] = (counts[place] ?? 0) + 1;
  const numberOf = new Int32Array(SIGNS).fill(-1);
  const places: number[] = [];
  counts.forEach((count, place) => {
    if (count < leastLayouts || count === 0) return;
    numberOf[place] = places.length;
    places.push(place);
  });
  return { numberOf, places: Int32Array.from(places) };
}

/** The candidates of one type of one document, as one row of numbers after the other. */
export interface Table {
  readonly count: number;
  /** Where each candidate's signs begin; one more than there are candidates. */
  readonly starts: Uint32Array;
  readonly signs: Uint32Array;
  readonly by: Float32Array;
  /** Where the phrases of a candidate begin for a slot of the type, by candidate and slot. */
  readonly fitStarts: Uint32Array;
  readonly fits: Uint16Array;
  readonly fitBy: Float32Array;
}

/** Writes candidates as a table. */
export function tableOf(
  candidates: readonly Candidate[],
  slots: readonly number[],
  { numberOf }: KeptSigns,
): Table {
  const [starts, fitStarts] = [[0], [0]];
  const signs: number[] = [];
  const by: number[] = [];
  const fits: number[] = [];
  const fitBy: number[] = [];
  const fit = new Float32Array(FITS);
  for (const candidate of candidates) {
    candidate.at.forEach((place, index) => {
      const number = numberOf[place] ?? -1;
      if (number < 0) return;
      signs.push(number);
      by.push(candidate.by[index] ?? 0);
    });
    starts.push(signs.length);
    for (const slot of slots) {
      fitSigns(candidate, slot, fit);
      fit.forEach((value, at) => {
        if (value === 0) return;
        fits.push(at);
        fitBy.push(value);
      });
      fitStarts.push(fits.length);
    }
  }
  return {
    count: candidates.length,
    starts: Uint32Array.from(starts),
    signs: Uint32Array.from(signs),
    by: Float32Array.from(by),
    fitStarts: Uint32Array.from(fitStarts),
    fits: Uint16Array.from(fits),
    fitBy: Float32Array.from(fitBy),
  };
}

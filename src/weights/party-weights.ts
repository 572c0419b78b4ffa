import { SIGNS } from "../evidence/hash.ts";
import { byPartySlot, PARTY_SLOTS, type PartySlot } from "../evidence/parties/party-slots.ts";
import { type Linear, noLinear, type Weighable } from "./linear.ts";
import { packedPart, unpackPart } from "./packed.ts";

/** So many steps of a weight make one. */
const STEPS = 8;

/** The fitted numbers by which names are read. */
export interface PartyWeighing {
  /** What each sign says in each slot: the numbers of one sign stand side by side, as they are weighed. */
  readonly signs: Float32Array;
  /** What says that a paper is between a subcontractor and a general contractor. */
  readonly level: Linear;
  /** A name that is less certain than this is none. */
  readonly least: Readonly<Record<PartySlot, number>>;
}

/** The same as they were fitted. */
export interface FittedParties extends Omit<PartyWeighing, "signs"> {
  readonly signs: Readonly<Record<PartySlot, Linear>>;
}

/** The same as they are kept in a file. */
export interface PackedParties {
  readonly signs: Readonly<Record<PartySlot, string>>;
  readonly level: string;
  readonly least: Readonly<Record<PartySlot, number>>;
}

/** Numbers as they are kept in a file. */
export function packedParties({ signs, level, least }: FittedParties): PackedParties {
  return {
    signs: byPartySlot((slot) => packedPart(signs[slot], STEPS)),
    level: packedPart(level, STEPS),
    least,
  };
}

/** Numbers from a file. */
export function unpackedParties(kept: PackedParties): PartyWeighing {
  const signs = new Float32Array(SIGNS * PARTY_SLOTS.length);
  PARTY_SLOTS.forEach((slot, place) => {
    unpackPart(kept.signs[slot], STEPS, (at, weight) => {
      signs[at * PARTY_SLOTS.length + place] = weight;
    });
  });
  const level = noLinear();
  unpackPart(kept.level, STEPS, (at, weight) => (level[at] = weight));
  return { signs, level, least: kept.least };
}

/** What an item's signs say in each slot, in the order of the slots. */
export function weighInSlots({ signs }: PartyWeighing, { at, by }: Weighable): Float64Array {
  const width = PARTY_SLOTS.length;
  const scores = new Float64Array(width);
  for (let index = 0; index < at.length; index += 1) {
    const row = (at[index] ?? 0) * width;
    const share = by[index] ?? 0;
    for (let place = 0; place < width; place += 1)
      scores[place] = (scores[place] ?? 0) + (signs[row + place] ?? 0) * share;
  }
  return scores;
}

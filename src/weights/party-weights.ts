import { byPartySlot, type PartySlot } from "../evidence/parties/party-slots.ts";
import { type Linear, noLinear } from "./linear.ts";
import { packedPart, unpackPart } from "./packed.ts";

/** So many steps of a weight make one. */
const STEPS = 8;

/** The fitted numbers by which names are read. */
export interface PartyWeighing {
  /** What each sign says in each slot. */
  readonly signs: Readonly<Record<PartySlot, Linear>>;
  /** What says that a paper is between a subcontractor and a general contractor. */
  readonly level: Linear;
  /** A name that is less likely than this is none. */
  readonly least: Readonly<Record<PartySlot, number>>;
}

/** The same as they are kept in a file. */
export interface PackedParties {
  readonly signs: Readonly<Record<PartySlot, string>>;
  readonly level: string;
  readonly least: Readonly<Record<PartySlot, number>>;
}

/** Numbers as they are kept in a file. */
export function packedParties({ signs, level, least }: PartyWeighing): PackedParties {
  return {
    signs: byPartySlot((slot) => packedSigns(signs[slot])),
    level: packedSigns(level),
    least,
  };
}

/** Numbers from a file. */
export function unpackedParties({ signs, level, least }: PackedParties): PartyWeighing {
  return {
    signs: byPartySlot((slot) => unpackedSigns(signs[slot])),
    level: unpackedSigns(level),
    least,
  };
}

function packedSigns(weights: Linear): string {
  return packedPart(weights, STEPS);
}

function unpackedSigns(kept: string): Linear {
  const weights = noLinear();
  unpackPart(kept, STEPS, (at, weight) => (weights[at] = weight));
  return weights;
}

import { hashed } from "../hash.ts";
import type { Candidate } from "../candidate.ts";
import type { Weighed } from "../change-order/paper-signs.ts";
import type { WaiverCandidates } from "./waiver-candidates.ts";

/** What is asked of a lien waiver: each has weights of its own. */
export const WAIVER_SLOTS = [
  "claimant",
  "customer",
  "owner",
  "project",
  "location",
  "throughDate",
  "amount",
  "exceptions",
  "signer",
  "signedOn",
] as const;

export type WaiverSlot = (typeof WAIVER_SLOTS)[number];

/** Which candidates a slot takes. */
const TAKEN: Readonly<Record<WaiverSlot, keyof WaiverCandidates>> = {
  claimant: "firm",
  customer: "firm",
  owner: "firm",
  signer: "firm",
  project: "text",
  location: "text",
  exceptions: "text",
  throughDate: "date",
  signedOn: "date",
  amount: "money",
};

/** Stands for "not printed". */
const ABSENT: Weighed = { at: Uint32Array.of(hashed("absent")), by: Float32Array.of(1) };

/** The candidates that a slot takes. */
export function candidatesFor(
  slot: WaiverSlot,
  candidates: WaiverCandidates,
): readonly Candidate[] {
  return candidates[TAKEN[slot]];
}

/** What is weighed against each other in a slot: its candidates in their order, and behind them what stands for none. */
export function itemsOf(slot: WaiverSlot, candidates: WaiverCandidates): readonly Weighed[] {
  return [...candidatesFor(slot, candidates), ABSENT];
}

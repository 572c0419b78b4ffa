import { firmLook } from "./firm.ts";
import { type SignList, Signs } from "../signs.ts";
import type { PartyCandidates } from "./party-candidates.ts";

/** Signs of a paper being between a subcontractor and a general contractor: its captions, and what both are called. */
export function levelSigns(
  { absent }: PartyCandidates,
  contractor: string | null,
  addressee: string | null,
): SignList {
  const signs = new Signs();
  const below = lookOf(contractor);
  const above = lookOf(addressee);
  signs.text(`below ${below}`, 1);
  signs.text(`above ${above}`, 1);
  signs.text(`below ${below} above ${above}`, 1);
  return signs.done(absent);
}

function lookOf(name: string | null): string {
  if (name === null) return "none";
  const { certainty, trade } = firmLook(name);
  return `${certainty} ${trade ?? "other"}`;
}

/** What a construction paper names: the firm that does the work and bills it, the firm that is billed, and the job. */
export const PARTY_SLOTS = ["contractor", "addressee", "project"] as const;

export type PartySlot = (typeof PARTY_SLOTS)[number];

/** A record with something for each slot. */
export function byPartySlot<Some>(
  of: (slot: PartySlot) => Some,
): Readonly<Record<PartySlot, Some>> {
  return Object.fromEntries(PARTY_SLOTS.map((slot) => [slot, of(slot)])) as Record<PartySlot, Some>;
}

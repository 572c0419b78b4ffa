import type { OrderParties } from "../../document/change-order.ts";
import type { PartyCaption } from "../change-order-template.ts";
import type { FirmCandidate } from "./firm-candidates.ts";
import { type PartiesReading, sourcedFirm } from "./parties.ts";

/** The firms by their part, as the document names them. */
export function orderParties(parties: PartiesReading): OrderParties {
  return {
    sender: sourcedFirm(parties.senders[0]),
    addressee: sourcedFirm(parties.addressees[0]),
    owner: sourcedFirm(firstOf(parties, ["owner", "toOwner"])),
    contractor: sourcedFirm(firstOf(parties, ["contractor", "toContractor"])),
    subcontractor: sourcedFirm(firstOf(parties, ["subcontractor", "toSubcontractor"])),
  };
}

/** The likeliest firm beside the first of some captions that has one. */
function firstOf(
  { byCaption }: PartiesReading,
  captions: readonly PartyCaption[],
): FirmCandidate | undefined {
  return captions.flatMap((caption) => byCaption.get(caption) ?? [])[0];
}

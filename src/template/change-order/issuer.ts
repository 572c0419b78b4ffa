import type { OrderParties } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { PartyCaption } from "../change-order-template.ts";
import type { FirmCandidate } from "./firm-candidates.ts";
import type { KindReading } from "./kind.ts";
import { isSameFirm, type PartiesReading, sourcedFirm, sureSender } from "./parties.ts";

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

/** The firm that made the paper: who sends it; else who has the part of the one that issues such a paper. */
export function issuerOf(parties: PartiesReading, { kind }: KindReading): Sourced<string> | null {
  const isRequest = kind === "SUBCONTRACTOR_REQUEST";
  const byPart = firstOf(parties, isRequest ? ["subcontractor"] : ["contractor"]);
  const others = [...(parties.byCaption.get(isRequest ? "toContractor" : "toSubcontractor") ?? [])];
  const signer = parties.senders.find(
    ({ name }) => !others.some((other) => isSameFirm(other.name, name)),
  );
  const last = firstOf(parties, isRequest ? ["contractor"] : ["owner"]);
  return sourcedFirm(sureSender(parties) ?? byPart ?? signer ?? last);
}

/** The likeliest firm beside the first of some captions that has one. */
function firstOf(
  { byCaption }: PartiesReading,
  captions: readonly PartyCaption[],
): FirmCandidate | undefined {
  return captions.flatMap((caption) => byCaption.get(caption) ?? [])[0];
}

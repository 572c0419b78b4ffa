import { LIEN_WAIVER } from "../../src/kinds/lien-waiver/kind.ts";
import { isSameParty, isSameWording } from "../score/equality.ts";
import type { ScoredKind } from "./kind.ts";
import { scoredKind } from "./usual-kind.ts";

/** Lien waivers. A waiver of the wrong type or that only seems to be signed costs as much as a wrong amount. */
export const SCORED_WAIVERS: ScoredKind = scoredKind(LIEN_WAIVER, {
  equal: {
    claimant: isSameParty,
    customer: isSameParty,
    owner: isSameParty,
    signer: isSameParty,
    project: isSameWording,
    location: isSameWording,
    exceptions: isSameWording,
  },
  alsoCostly: ["waiverType", "signature"],
});

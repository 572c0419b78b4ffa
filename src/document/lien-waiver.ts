import type { Money } from "../base/money.ts";
import type { WAIVER_CHOICES, WAIVER_FIELDS } from "../kinds/lien-waiver/fields.ts";
import type { Sourced } from "./sourced.ts";
import type { ValuesOf } from "./values-of.ts";

/** Whether a waiver counts only once payment arrives, and for which payment. */
export type WaiverType = (typeof WAIVER_CHOICES)["waiverType"]["values"][number];

/** Whether the line for the signature is filled. */
export type SignatureState = (typeof WAIVER_CHOICES)["signature"]["values"][number];

/** Whether a notary's sentence is filled in. */
export type NotaryState = (typeof WAIVER_CHOICES)["notary"]["values"][number];

/** A waiver and release of lien rights for one payment. */
export interface LienWaiver extends ValuesOf<typeof WAIVER_FIELDS> {
  readonly documentType: "LIEN_WAIVER";
  readonly waiverType: WaiverType;
  readonly signature: SignatureState;
  readonly notary: NotaryState;
  /** The amount as it is printed once more, in words; null where it is not. */
  readonly amountInWords: Sourced<Money> | null;
}

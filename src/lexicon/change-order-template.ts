import type { ChangeOrderKind } from "../document/change-order.ts";
import type { FieldRule, LabelledLayout, Phrases } from "./template.ts";

/**
 * A figure or text of a change order that is read from a label. Papers print up to six totals, so the labels of the
 * amount are told apart by how much they promise: agreed, the change itself, the total of its costs, what is asked.
 */
export type ChangeOrderField =
  | "number"
  | "date"
  | "dateOfAgreement"
  | "agreedAmount"
  | "changeAmount"
  | "totalAmount"
  | "requestedAmount"
  | "plainTotal"
  | "originalContractSum"
  | "previousChanges"
  | "sumBefore"
  | "sumAfter"
  | "contractSum"
  | "subject"
  | "scope";

/** A caption before the name of a firm. */
export type PartyCaption =
  | "sender"
  | "addressee"
  | "toSubcontractor"
  | "toContractor"
  | "toOwner"
  | "subcontractor"
  | "contractor"
  | "owner"
  | "architect";

/** What a paper calls itself. */
export type TitleMeaning = "request" | "order" | "other";

/** What a title means, and how it is said to a person. */
export interface TitleRule {
  readonly means: TitleMeaning;
  /** With its article: "a change order log". */
  readonly called: string;
  /** Another paper, which may yet offer a change where it speaks of one. */
  readonly mayOfferChange?: true;
  readonly phrases: Phrases;
}

/** Words that speak for a kind wherever they stand. */
export interface MarkRule {
  readonly speaksFor: ChangeOrderKind;
  /** About 0 to 3; of one rule's phrases the first that is printed counts. */
  readonly weight: number;
  /** Completes the sentence "It …": "asks for a review or an answer". */
  readonly says: string;
  readonly phrases: Phrases;
}

/** Words that say what a figure beside them does to the contract sum, or that there is none. */
export interface AmountWords {
  readonly addition: Phrases;
  readonly deduction: Phrases;
  /** Neither adds nor deducts: the change is zero. */
  readonly nothing: Phrases;
  /** A price that is not known yet. */
  readonly undetermined: Phrases;
  /** What belongs to another paper: asked for before, quoted by others, settled already. */
  readonly another?: Phrases;
  /** What a newer revision replaces. */
  readonly superseded: Phrases;
}

/** Describes one printed layout of change orders, or of requests for them. */
export interface ChangeOrderTemplate extends LabelledLayout<"CHANGE_ORDER", ChangeOrderField> {
  readonly titles: readonly TitleRule[];
  readonly parties: Readonly<Partial<Record<PartyCaption, FieldRule>>>;
  /** Captions of the head whose values are no firm. */
  readonly otherCaptions: readonly string[];
  readonly marks: readonly MarkRule[];
  readonly amountWords: AmountWords;
}

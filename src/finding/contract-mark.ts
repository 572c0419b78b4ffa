import { enumerate } from "./figure-words.ts";

/** Something that two papers of one contract have in common. */
export type ContractMark =
  | keyof typeof MARK_WORDS
  /** What a change order and a listed one have in common. */
  | { readonly listed: readonly ("number" | "amount" | "words")[] };

/** The mark as the end of a sentence. */
export function markWords(mark: ContractMark): string {
  return typeof mark === "string"
    ? MARK_WORDS[mark]
    : `the ${enumerate(mark.listed)} of a listed change order`;
}

const MARK_WORDS = {
  project: "the project",
  contractNumber: "the contract number",
  projectNumber: "the project number",
  /** The contract's number of one stands as the project's of the other. */
  crossedNumber: "a number",
  contractor: "the contractor",
  addressee: "the addressee",
  originalContractSum: "the original contract sum",
  contractSum: "the contract sum before or after it",
  schedule: "the schedule of values",
  certificates: "line 7, which repeats line 6 of the other",
  biller: "the firm that bills",
  billed: "the firm that is billed",
  requestAddressee: "the firm that the request is for",
  orderAddressee: "the firm that the order is for",
} as const;

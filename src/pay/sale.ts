import type { PaymentRequired, SettleResponse } from "@x402/core/types";
import type { LedgerLine } from "./ledger.ts";

/** How a sale ended. Only `sold` holds an answer, and only after it was paid for. */
export type Sale =
  | {
      readonly kind: "sold";
      readonly body: string;
      readonly receipt: SettleResponse;
      /** The line of the book that says what was paid. */
      readonly line: LedgerLine;
    }
  /** The payment is missing, was refused or is used up: what to pay, why, and the facilitator's word where there is one. */
  | {
      readonly kind: "unpaid";
      readonly demand: PaymentRequired;
      readonly refusal: SettleResponse | null;
    }
  | { readonly kind: "wrong"; readonly sentence: string }
  /** The payment was used for something else, or for what is not known here. */
  | { readonly kind: "conflict"; readonly sentence: string }
  /** Try again: with the same payment where one was sent. */
  | {
      readonly kind: "unavailable";
      readonly why: Hindrance;
      readonly sentence: string;
      readonly retryAfterSeconds: number;
    };

/** A sale that did not come about. */
export type Unsold = Exclude<Sale, { kind: "sold" }>;

/**
 * Why a sale cannot be made or finished now. Unknown: the payment may have moved money, and the answer is kept. Undecided: it may
 * have, and there is no answer. Unread: it has, and its document could not be read again. Unwritten: the book cannot be written.
 * Refund: it is not known whether what is left of a deposit was given back.
 */
export type Hindrance =
  "closed" | "busy" | "gone" | "open" | "unknown" | "undecided" | "unread" | "unwritten" | "refund";

/** A sale that could not be made now. */
export function unavailable(why: Hindrance): Extract<Sale, { kind: "unavailable" }> {
  const sentence = SALE_WORDS[why];
  return { kind: "unavailable", why, sentence, retryAfterSeconds: RETRY_SECONDS };
}

/** What is said to callers. */
export const SALE_WORDS = {
  pay: "Payment required. Pay with x402 and send the same request again.",
  version1:
    "The header X-PAYMENT belongs to x402 version 1, which is not taken here: pay with x402 version 2, and send the payment in the header PAYMENT-SIGNATURE.",
  closed:
    "Payments cannot be taken at the moment. Nothing was charged; try again with the same payment.",
  busy: "Too many paid reads are in progress. Nothing was charged; try again with the same payment.",
  gone: "The connection was closed before the answer was paid for. Nothing was charged.",
  unwritten:
    "The payment could not be written down, and was therefore not taken. Nothing was charged; try again with the same payment.",
  unknown:
    "It is not known yet whether the payment was settled. The answer is kept: send the same request with the same payment, and do not sign another one.",
  undecided:
    "It is not known yet whether this payment was taken. Send the same request with the same payment again, and do not sign another one.",
  unread:
    "This payment was taken, and its document could not be read again just now. Nothing more is charged: send the same request with the same payment again, and do not sign another one.",
  refund:
    "It is not known whether what is left of the deposit was given back. Send the same request again.",
  open: "A request with this payment, or with its identifier, is being answered. Send the same request with the same payment again, and do not sign another one.",
  other: "This payment was used for another document or another reader. Sign a new one.",
  otherIdentified:
    "This payment identifier was used for another document or another reader. Nothing was charged; sign with a new one.",
  badIdentifier:
    "The payment identifier must have 16 to 128 letters, digits, hyphens or underscores. Nothing was charged.",
} as const;

/** A payment that the book has, sent with another document than it was taken for. */
export function takenForOther(time: string): Extract<Sale, { kind: "conflict" }> {
  const sentence = `This payment was taken on ${dayOf(time)} for another document or another reader, and buys nothing else. Nothing more is charged with it; sign a new one.`;
  return { kind: "conflict", sentence };
}

/** A payment that was taken, and nobody here knows for which document. */
export function takenForUnknown(transaction: string): Sale {
  const sentence = `This payment was taken before (transaction ${transaction}), and this server no longer knows for which document. Nothing more is charged with it. Ask the operator before you sign another one.`;
  return { kind: "conflict", sentence };
}

/** A payment that cannot be used any more, and nobody here knows why. */
export function usedBefore(reason: string): Sale {
  const sentence = `This payment was used before (${reason}), and this server does not know for what. Nothing more is charged with it. Look in your wallet before you sign another one.`;
  return { kind: "conflict", sentence };
}

/** What is said with the demand where a payment has brought all that it buys. */
export function usedUp(taken: string, transaction: string, readAgain: string): string {
  return `This payment was taken on ${dayOf(taken)} (transaction ${transaction}), and its document was read again for nothing on ${dayOf(readAgain)}. It buys nothing more, and nothing more is charged with it; pay anew to have the document read once more.`;
}

function dayOf(time: string): string {
  return `${time.slice(0, 10)} at ${time.slice(11, 16)} UTC`;
}

const RETRY_SECONDS = 5;

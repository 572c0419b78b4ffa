import type { PaymentRequired, SettleResponse } from "@x402/core/types";

/** How a sale ended. Only `sold` holds an answer, and only after it was paid for. */
export type Sale =
  | { readonly kind: "sold"; readonly body: string; readonly receipt: SettleResponse }
  /** The payment is missing, or was refused: what to pay, why, and the facilitator's word where there is one. */
  | {
      readonly kind: "unpaid";
      readonly demand: PaymentRequired;
      readonly refusal: SettleResponse | null;
    }
  | { readonly kind: "wrong"; readonly sentence: string }
  /** The payment buys something else, or is being used at the moment. */
  | { readonly kind: "conflict"; readonly sentence: string }
  /** Try again: with the same payment where one was sent. */
  | {
      readonly kind: "unavailable";
      readonly why: Hindrance;
      readonly sentence: string;
      readonly retryAfterSeconds: number;
    };

/** Why a sale cannot be made or finished now. Unknown: the payment may have moved money. */
export type Hindrance = "closed" | "busy" | "gone" | "unknown";

/** A sale that could not be made now. */
export function unavailable(why: Hindrance): Sale {
  const sentence = SALE_WORDS[why];
  return { kind: "unavailable", why, sentence, retryAfterSeconds: RETRY_SECONDS };
}

/** What is said to callers. */
export const SALE_WORDS = {
  pay: "Payment required. Pay with x402 and send the same request again.",
  closed:
    "Payments cannot be taken at the moment. Nothing was charged; try again with the same payment.",
  busy: "Too many paid reads are in progress. Nothing was charged; try again with the same payment.",
  gone: "The connection was closed before the answer was paid for. Nothing was charged.",
  unknown:
    "It is not known yet whether the payment was settled. The answer is kept: send the same request with the same payment, and do not sign another one.",
  open: "A request with this payment, or with its identifier, is being answered. Wait for it, or send the same request again later.",
  other: "This payment was used for another document or another reader. Sign a new one.",
  otherIdentified:
    "This payment identifier was used for another document or another reader. Nothing was charged; sign with a new one.",
  badIdentifier:
    "The payment identifier must have 16 to 128 letters, digits, hyphens or underscores. Nothing was charged.",
} as const;

const RETRY_SECONDS = 5;

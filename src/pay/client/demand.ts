import { isPaymentRequiredV2 } from "@x402/core/schemas";
import type { PaymentRequired, PaymentRequirements } from "@x402/core/types";
import { plainWord } from "../plain-word.ts";
import { chainOf, PAYABLE, type PayableAsset } from "./usdc.ts";

/** What a server asks for that can be paid: one way of paying, and nothing else of its demand. */
export interface Offer {
  readonly payable: PayableAsset;
  /** Millionths of a dollar. */
  readonly micro: bigint;
  readonly payTo: string;
  /** How long the payment may be taken once it is signed. */
  readonly validSeconds: number;
  /** The server's entry as it came: a payment has to repeat it. */
  readonly entry: PaymentRequirements;
  /** The demand with this entry alone, so that no other can be signed. */
  readonly required: PaymentRequired;
}

/** What a demand comes to: ways of paying in the server's order, or a sentence that says why there is none. */
export type Offers =
  | { readonly kind: "offers"; readonly offers: readonly Offer[] }
  | { readonly kind: "unpayable"; readonly sentence: string };

/** Characters of a demand in base64; a usual one has 3,000. */
const MOST_CHARACTERS = 16_384;
const MOST_ENTRIES = 32;

/** A payment that could be taken for longer is not signed: whoever holds it could wait for it to be forgotten. */
export const MOST_VALID_SECONDS = 3_600;

/** The ways of paying that a header `PAYMENT-REQUIRED` names: USD Coin on Base or Solana, the scheme exact, paid after the work. */
export function offersOf(header: string | null): Offers {
  const required = header === null ? null : demandIn(header);
  if (required === null) {
    return unpayable(
      "The server asks for payment, but not as x402 version 2 does: what it wants cannot be told.",
    );
  }
  const offers = required.accepts.flatMap((entry) => offerOf(required, entry));
  if (offers.length > 0) return { kind: "offers", offers };
  const asked = required.accepts.slice(0, 3).map(wordsOf).join("; ");
  return unpayable(
    `The server asks for what is not paid from here: ${asked}. Only USDC on Base and Solana is paid, by the scheme exact, and only for answers that were given.`,
  );
}

/** The demand that a header holds; null where it holds none. */
export function demandIn(header: string): PaymentRequired | null {
  if (header.length > MOST_CHARACTERS || !/^[A-Za-z0-9+/]+={0,2}$/.test(header)) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(header, "base64").toString("utf8"));
    if (!isPaymentRequiredV2(value) || value.accepts.length > MOST_ENTRIES) return null;
    return value as PaymentRequired;
  } catch {
    return null;
  }
}

function offerOf(required: PaymentRequired, entry: PaymentRequirements): readonly Offer[] {
  const { scheme, network, asset, amount, payTo, maxTimeoutSeconds } = entry;
  const payable = PAYABLE.find((known) => known.network === network);
  const isFit =
    payable !== undefined &&
    scheme === "exact" &&
    isSame(payable, asset) &&
    /^[1-9]\d{0,14}$/.test(amount) &&
    ADDRESS[payable.chain].test(payTo) &&
    Number.isInteger(maxTimeoutSeconds) &&
    maxTimeoutSeconds > 0 &&
    maxTimeoutSeconds <= MOST_VALID_SECONDS &&
    hasUsualTerms(payable, termsOf(entry.extra));
  if (!isFit) return [];
  return [
    {
      payable,
      micro: BigInt(amount),
      payTo,
      validSeconds: maxTimeoutSeconds,
      entry,
      required: { ...required, accepts: [entry] },
    },
  ];
}

const ADDRESS = {
  Base: /^0x[0-9a-fA-F]{40}$/,
  Solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
} as const;

/** Addresses of EVM chains are the same in capitals, those of Solana are not. */
function isSame({ chain, asset }: PayableAsset, other: string): boolean {
  return chain === "Base" ? asset.toLowerCase() === other.toLowerCase() : asset === other;
}

/**
 * Whether a payment would be the usual one. `upfront` settles before the work and would charge failures; other methods of transfer
 * sign an allowance in the place of one payment.
 */
function hasUsualTerms({ chain }: PayableAsset, terms: Terms): boolean {
  const { paymentFlow = "authorization", assetTransferMethod = "eip3009", name, version } = terms;
  if (paymentFlow !== "authorization") return false;
  if (chain === "Solana") return typeof terms["feePayer"] === "string";
  return assetTransferMethod === "eip3009" && name === "USD Coin" && version === "2";
}

type Terms = Readonly<Record<string, unknown>>;

/** Further terms of an entry, which the protocol lets a server leave out. */
function termsOf(extra: Terms | null | undefined): Terms {
  return extra ?? {};
}

function wordsOf(entry: PaymentRequirements): string {
  const { scheme, network, asset, amount } = entry;
  const extra = termsOf(entry.extra);
  const terms = ["paymentFlow", "assetTransferMethod"].flatMap((term) =>
    extra[term] === undefined ? [] : [`${term} ${plainWord(extra[term])}`],
  );
  const token = PAYABLE.some((known) => known.network === network && isSame(known, asset))
    ? "USDC"
    : `the token ${plainWord(asset)}`;
  const what = `${plainWord(amount)} units of ${token} on ${chainOf(network)}`;
  return [`${plainWord(scheme)}: ${what}`, ...terms].join(", ");
}

function unpayable(sentence: string): Offers {
  return { kind: "unpayable", sentence };
}

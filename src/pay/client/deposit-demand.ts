import type { PaymentRequired, PaymentRequirements } from "@x402/core/types";
import { CHANNEL_SCHEME, isAmount, isHex, isSameAddress } from "../channels/channel-payment.ts";
import { demandIn, MOST_VALID_SECONDS } from "./demand.ts";
import { PAYABLE } from "./usdc.ts";

type Hex = `0x${string}`;

/** What a server asks for out of a deposit of USD Coin on Base. */
export interface DepositOffer {
  /** Millionths of a dollar. */
  readonly micro: bigint;
  readonly payTo: Hex;
  /** Whose key signs what is claimed and given back. */
  readonly authorizer: Hex;
  /** How long a payer waits who takes his deposit back by himself, in seconds. */
  readonly withdrawSeconds: number;
  /** The server's entry as it came: a payment has to repeat it. */
  readonly entry: PaymentRequirements;
  readonly required: PaymentRequired;
}

/** What the contract takes, but for its longest: a deposit that a server keeps back must not be away for a month. */
const SHORTEST_WITHDRAW_SECONDS = 900;
const LONGEST_WITHDRAW_SECONDS = 7 * 86_400;

/** What a header `PAYMENT-REQUIRED` asks for out of a deposit; null where it asks for nothing that is paid so. */
export function depositOfferOf(header: string | null): DepositOffer | null {
  const required = header === null ? null : demandIn(header);
  const base = PAYABLE.find(({ chain }) => chain === "Base");
  for (const entry of required?.accepts ?? []) {
    if (entry.scheme !== CHANNEL_SCHEME || entry.network !== base?.network) continue;
    const offer = required === null ? null : offerOf(required, entry, base.asset);
    if (offer !== null) return offer;
  }
  return null;
}

function offerOf(
  required: PaymentRequired,
  entry: PaymentRequirements,
  usdc: string,
): DepositOffer | null {
  const { asset, amount, payTo, maxTimeoutSeconds } = entry;
  const terms = termsOf(entry.extra);
  const isFit =
    isSameAddress(asset, usdc) &&
    isAmount(amount) &&
    amount !== "0" &&
    amount.length <= 15 &&
    isHex(payTo, 40) &&
    Number.isInteger(maxTimeoutSeconds) &&
    maxTimeoutSeconds > 0 &&
    maxTimeoutSeconds <= MOST_VALID_SECONDS;
  if (!isFit || terms === null) return null;
  return {
    micro: BigInt(amount),
    payTo,
    ...terms,
    entry,
    required: { ...required, accepts: [entry] },
  };
}

/** The further terms of an entry; null where they are not the usual ones. */
function termsOf(
  extra: Readonly<Record<string, unknown>> | null | undefined,
): Pick<DepositOffer, "authorizer" | "withdrawSeconds"> | null {
  const { receiverAuthorizer: authorizer, withdrawDelay: withdrawSeconds } = extra ?? {};
  const { assetTransferMethod = "eip3009", name, version } = extra ?? {};
  const isUsual =
    isHex(authorizer, 40) &&
    !/^0x0+$/.test(authorizer) &&
    typeof withdrawSeconds === "number" &&
    Number.isInteger(withdrawSeconds) &&
    withdrawSeconds >= SHORTEST_WITHDRAW_SECONDS &&
    withdrawSeconds <= LONGEST_WITHDRAW_SECONDS &&
    assetTransferMethod === "eip3009" &&
    name === "USD Coin" &&
    version === "2";
  return isUsual ? { authorizer, withdrawSeconds } : null;
}

import { createHash } from "node:crypto";
import { isPaymentPayloadV2 } from "@x402/core/schemas";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { type ChannelPayment, channelPaymentOf, voucherName } from "./channels/channel-payment.ts";
import { solanaMessageOf, solanaPaymentOf } from "./solana-payment.ts";

/** What a caller has sent as payment: a payload of the protocol, nothing, or a sentence that says what is wrong. */
export type SentPayment =
  | { readonly kind: "none" }
  /** Only the header of the protocol's version 1, which is not taken. */
  | { readonly kind: "version 1" }
  | { readonly kind: "payment"; readonly payload: PaymentPayload }
  | { readonly kind: "wrong"; readonly sentence: string };

/** Characters of a payment in base64; a usual one has 2,500. */
const MOST_CHARACTERS = 12_000;

/** The payment among a request's headers: `PAYMENT-SIGNATURE`, and `X-PAYMENT` of who speaks version 1 of the protocol. */
export function paymentOfHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): SentPayment {
  const header = headers[PAYMENT_HEADER];
  const sent = paymentOfHeader(typeof header === "string" ? header : header?.join(","));
  const isOld = sent.kind === "none" && headers["x-payment"] !== undefined;
  return isOld ? { kind: "version 1" } : sent;
}

const PAYMENT_HEADER = "payment-signature";

/** The payment of a header `PAYMENT-SIGNATURE`: JSON in base64. */
export function paymentOfHeader(header: string | undefined): SentPayment {
  if (header === undefined || header === "") return { kind: "none" };
  if (header.length > MOST_CHARACTERS) return wrong("is too long");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(header)) return wrong("is no base64");
  try {
    return paymentOfValue(JSON.parse(Buffer.from(header, "base64").toString("utf8")));
  } catch {
    return wrong("is no JSON in base64");
  }
}

/** The payment that JSON holds. */
export function paymentOfValue(value: unknown): SentPayment {
  if (value === undefined || value === null) return { kind: "none" };
  if (typeof value !== "object" || !("x402Version" in value)) return wrong("is no x402 payment");
  if (value.x402Version !== 2) return wrong("is not of x402 version 2, the only one taken here");
  if (!isPaymentPayloadV2(value)) return wrong("lacks what a payment of x402 version 2 has");
  return { kind: "payment", payload: value as PaymentPayload };
}

function wrong(what: string): SentPayment {
  return { kind: "wrong", sentence: `The payment ${what}. Nothing was charged.` };
}

/**
 * One name for one payment, however it is encoded: what the chain itself spends only once. On EVM chains the asset's nonce of
 * a payer, or a voucher with the deposit that comes with it, on Solana the message that was signed. Null where the payload holds
 * none of them.
 */
export function paymentKey(
  { payload }: PaymentPayload,
  { network, asset }: PaymentRequirements,
): string | null {
  const spent = network.startsWith("solana:")
    ? solanaMessageOf(payload["transaction"])
    : (evmNonce(payload) ?? voucherOnce(channelPaymentOf(payload), payload));
  if (spent === null) return null;
  return createHash("sha256").update(`${network}\n${asset.toLowerCase()}\n${spent}`).digest("hex");
}

function evmNonce(payload: Readonly<Record<string, unknown>>): string | null {
  const { authorization } = payload;
  if (typeof authorization !== "object" || authorization === null) return null;
  const { from, nonce } = authorization as Readonly<Record<string, unknown>>;
  if (typeof from !== "string" || typeof nonce !== "string") return null;
  if (!/^0x[0-9a-f]{40}$/i.test(from) || !/^0x[0-9a-f]{64}$/i.test(nonce)) return null;
  return `${from.toLowerCase()}\n${nonce.toLowerCase()}`;
}

/** The signature is part of it: anybody can see a channel on its chain, and its payer's next voucher is easily guessed. */
function voucherOnce(
  sent: ChannelPayment | null,
  payload: Readonly<Record<string, unknown>>,
): string | null {
  if (sent === null || sent.kind === "refund") return null;
  const deposit = sent.kind === "deposit" ? JSON.stringify(payload["deposit"]) : "";
  return `${voucherName(sent)}\n${sent.signature}\n${deposit}`;
}

/**
 * What a client calls its purchase, by the extension `payment-identifier`, so that it may sign again without paying again;
 * null where it gives no name, undefined where the name is none that the extension allows.
 */
export function identifierOf({ extensions }: PaymentPayload): string | null | undefined {
  const extension = extensions?.["payment-identifier"];
  if (typeof extension !== "object" || extension === null || !("info" in extension)) return null;
  const { info } = extension;
  if (typeof info !== "object" || info === null || !("id" in info)) return null;
  return typeof info.id === "string" && /^[\w-]{16,128}$/.test(info.id) ? info.id : undefined;
}

/** What makes a payment findable on its chain. */
interface SpentOnce {
  /** The account that pays, as the payment itself says before anybody has verified it; empty where it says none. */
  readonly payer: string;
  /** What is taken once from this payer: on EVM chains the nonce of the authorisation or his voucher, on Solana his signature; empty without one. */
  readonly nonce: string;
  /** Unix seconds from which the chain takes it no more; null where the payment does not say. */
  readonly expires: number | null;
}

/** How a payment is found again on its chain, whatever became of it. */
export function spentOnce({ payload }: PaymentPayload): SpentOnce {
  const { authorization, transaction } = payload;
  if (typeof authorization !== "object" || authorization === null) {
    const sent = channelPaymentOf(payload);
    if (sent !== null) {
      const payer = sent.config.payer.toLowerCase();
      return { payer, nonce: voucherName(sent), expires: null };
    }
    const payment = solanaPaymentOf(transaction);
    if (payment === null) return UNKNOWN_ONCE;
    return { payer: payment.payer, nonce: payment.signature, expires: null };
  }
  const { from, nonce, validBefore } = authorization as Readonly<Record<string, unknown>>;
  const expires = typeof validBefore === "string" ? Number(validBefore) : Number.NaN;
  return {
    payer: typeof from === "string" ? from.toLowerCase() : "",
    nonce: typeof nonce === "string" ? nonce.toLowerCase() : "",
    expires: Number.isSafeInteger(expires) ? expires : null,
  };
}

const UNKNOWN_ONCE: SpentOnce = { payer: "", nonce: "", expires: null };

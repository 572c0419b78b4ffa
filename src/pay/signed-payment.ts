import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { spentOnce } from "./payment.ts";
import { PAYMENT_SECONDS } from "./price-list.ts";
import type { SignedPayment } from "./testimony.ts";

/** A payment as its chain is asked for it, that has just come. */
export function signedOf({ payload, requirements }: SentFor, now: Date): SignedPayment {
  const { network, asset, payTo, amount } = requirements;
  const spent = spentOnce(payload);
  // What has run out was sent for the first time before: the payer signs for as long as was demanded.
  const signed = spent.expires === null ? Infinity : (spent.expires - PAYMENT_SECONDS) * 1_000;
  const time = new Date(Math.max(0, Math.min(now.getTime(), signed))).toISOString();
  return { network, asset, payTo, amount, ...spent, time };
}

interface SentFor {
  readonly payload: PaymentPayload;
  readonly requirements: PaymentRequirements;
}

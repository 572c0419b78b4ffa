import type { PaymentRequired } from "@x402/core/types";
import { CHANNEL_SCHEME } from "./channels/channel-payment.ts";
import type { Correction } from "./facilitator.ts";

/** A demand that tells a client how far its channel has come. */
export function correctedDemand(demand: PaymentRequired, correction: Correction): PaymentRequired {
  const accepts = demand.accepts.map((entry) =>
    entry.scheme === CHANNEL_SCHEME
      ? { ...entry, extra: { ...entry.extra, ...correction } }
      : entry,
  );
  return { ...demand, accepts };
}

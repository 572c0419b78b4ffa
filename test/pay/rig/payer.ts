import { x402Client, x402HTTPClient } from "@x402/core/client";
import type {
  Network,
  PaymentPayload,
  PaymentRequired,
  SchemeNetworkClient,
} from "@x402/core/types";

/** A wallet that pays what a server asks for, through the published client. */
export interface Payer {
  readonly network: Network;
  readonly address: string;
  /** Signs one payment, always a new one, for the entry of its network. */
  readonly pay: (required: PaymentRequired) => Promise<Payment>;
}

/** A signed payment, and the header that carries it. */
export interface Payment {
  readonly payload: PaymentPayload;
  readonly header: string;
}

/** The name of the header that carries a payment. */
export const PAYMENT_HEADER = "PAYMENT-SIGNATURE";

/** A payer on one network who pays any price: what the published client would refuse is not the server's business. */
export function payerOf(network: Network, address: string, scheme: SchemeNetworkClient): Payer {
  const client = new x402Client().register(network, scheme).setSpendControls(false);
  const http = new x402HTTPClient(client);
  return {
    network,
    address,
    pay: async (required) => {
      const payload = await http.createPaymentPayload(required);
      const header = http.encodePaymentSignatureHeader(payload)[PAYMENT_HEADER];
      if (header === undefined) throw new Error("The published client names its header otherwise.");
      return { payload, header };
    },
  };
}

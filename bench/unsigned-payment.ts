import { randomBytes } from "node:crypto";
import type { PaymentRequired } from "@x402/core/types";

/** A payment that nobody has signed, new each time, for facilitators that believe everything. */
export function unsignedPayment({ accepts, resource, extensions }: PaymentRequired): string {
  const [accepted] = accepts;
  const authorization = {
    from: `0x${randomBytes(20).toString("hex")}`,
    to: accepted?.payTo,
    value: accepted?.amount,
    validAfter: "0",
    validBefore: "4102444800",
    nonce: `0x${randomBytes(32).toString("hex")}`,
  };
  const payload = { signature: `0x${"00".repeat(65)}`, authorization };
  const payment = { x402Version: 2, resource, accepted, payload, extensions };
  return Buffer.from(JSON.stringify(payment)).toString("base64");
}

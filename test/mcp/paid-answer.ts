import type { PaymentRequired, SettleResponse } from "@x402/core/types";
import { expect } from "vitest";
import { textOf, type ToolAnswer } from "./clients.ts";

/** The demand, which stands in the text; and once more, as short as it can be signed, where some clients look alone. */
export function demandIn(answer: ToolAnswer): PaymentRequired {
  const demand = JSON.parse(textOf(answer)) as PaymentRequired;
  const { x402Version, resource, accepts } = demand;
  const payable = accepts.filter(({ network }) => network.startsWith("eip155:"));
  const signed = { x402Version, resource: { url: resource.url }, accepts: payable };
  expect([answer.isError, answer.structuredContent, answer._meta?.["x402/error"]]).toEqual([
    true,
    undefined,
    signed,
  ]);
  return demand;
}

/** The receipt of a payment. */
export function receiptIn({ _meta: meta }: ToolAnswer): SettleResponse {
  return meta?.["x402/payment-response"] as SettleResponse;
}

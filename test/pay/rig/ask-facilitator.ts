import type { PaymentPayload } from "@x402/core/types";
import type { Route } from "./facilitator.ts";

/** A request to a facilitator, and how long to wait for it. */
export interface Question {
  readonly route: Route;
  /** Its own `accepted` is what the facilitator is told that the server wants; null for `supported`. */
  readonly payload: PaymentPayload | null;
  readonly patienceMs: number;
}

/** Status and text that a facilitator answers, as in `200 {"isValid":true}`; "no answer" where there is none. */
export async function askFacilitator(
  url: string,
  { route, payload, patienceMs }: Question,
): Promise<string> {
  try {
    const response = await fetch(`${url}/${route}`, {
      signal: AbortSignal.timeout(patienceMs),
      ...(payload === null ? {} : { method: "POST", body: bodyOf(payload) }),
    });
    return `${response.status} ${await response.text()}`;
  } catch {
    return "no answer";
  }
}

function bodyOf(paymentPayload: PaymentPayload): string {
  const { accepted: paymentRequirements } = paymentPayload;
  return JSON.stringify({ x402Version: 2, paymentPayload, paymentRequirements });
}

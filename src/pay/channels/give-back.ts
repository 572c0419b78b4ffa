import type { PaymentPayload, SettleResponse } from "@x402/core/types";
import type { Cashier } from "../cashier.ts";
import { correctedDemand } from "../corrected-demand.ts";
import { FacilitatorFault } from "../facilitator.ts";
import type { Bill } from "../price-list.ts";
import { type Unsold, unavailable } from "../sale.ts";
import { channelPaymentOf } from "./channel-payment.ts";
import type { Channels } from "./channels.ts";

/** What became of the wish to get back what is left of a deposit. */
export type Returned = { readonly kind: "returned"; readonly receipt: SettleResponse } | Unsold;

/** Whether a payment is the wish to get back what is left of a deposit. */
export function isRefund({ payload }: PaymentPayload): boolean {
  return channelPaymentOf(payload)?.kind === "refund";
}

/** Gives back what is left of a deposit; the bill is what the demand is for that says why not. */
export async function giveBack(
  { cashier, channels }: { readonly cashier: Cashier; readonly channels: Channels },
  payload: PaymentPayload,
  bill: Bill,
): Promise<Returned> {
  const requirements = await cashier.matching(payload, bill);
  if (requirements === null) return refused(cashier, bill, { reason: "no_matching_requirements" });
  try {
    const refund = await channels.refund(payload, requirements);
    switch (refund.kind) {
      case "settled":
        return { kind: "returned", receipt: refund.response };
      case "invalid":
        return await refused(cashier, bill, refund);
      case "refused": {
        const { response } = refund;
        return await refused(cashier, bill, {
          reason: response.errorReason ?? "refused",
          response,
        });
      }
      case "unknown":
        return unavailable("refund");
    }
  } catch (error) {
    if (error instanceof FacilitatorFault) return unavailable("refund");
    throw error;
  }
}

interface Why {
  readonly reason: string;
  readonly response?: SettleResponse;
  readonly correction?: Readonly<Record<string, unknown>>;
}

async function refused(
  cashier: Cashier,
  bill: Bill,
  { reason, response, correction }: Why,
): Promise<Unsold> {
  const sentence =
    correction === undefined ? `Nothing was given back (${reason}). Nothing was charged.` : reason;
  const sale = await cashier.demand(bill, sentence);
  if (sale.kind !== "unpaid") return sale;
  const demand = correction === undefined ? sale.demand : correctedDemand(sale.demand, correction);
  return { ...sale, demand, refusal: response ?? null };
}

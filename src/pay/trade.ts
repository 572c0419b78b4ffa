import type { PaymentPayload, PaymentRequirements, SettleResponse } from "@x402/core/types";
import type { LedgerLine } from "./ledger.ts";
import { spentOnce } from "./payment.ts";
import type { Bill } from "./price-list.ts";
import type { Wares } from "./purchases.ts";

/** What a caller wants to buy, and how it is made. */
export interface Order {
  readonly requestId: string;
  readonly bill: Bill;
  readonly wares: Wares;
  readonly pages: number;
  /** Makes the answer, at most once for one payment. What it throws costs nothing. */
  readonly make: () => Promise<string>;
  /** Aborts when nobody waits for the answer any more; then nothing is settled. */
  readonly signal: AbortSignal;
}

/** An order and the payment for it. */
export interface Trade {
  /** By which the purchase is known. */
  readonly key: string;
  /** What the payer calls the purchase, which is his alone; null where he gives it no name. */
  readonly name: string | null;
  readonly payer: string;
  readonly payload: PaymentPayload;
  readonly requirements: PaymentRequirements;
  readonly order: Order;
}

/** What became of a trade. */
export interface Ending {
  readonly outcome: LedgerLine["outcome"];
  readonly reason: string;
  readonly response: SettleResponse;
}

/** A trade as the book has it, with its document sealed. */
export function lineOf(trade: Trade, ending: Ending, { time, documentHash }: Written): LedgerLine {
  const { key, payload, requirements, order } = trade;
  const { requestId, wares, pages, bill } = order;
  const { network, asset, payTo, amount } = requirements;
  const { payer, nonce, expires } = spentOnce(payload);
  const { outcome, reason, response } = ending;
  return {
    time,
    requestId,
    resource: wares.resource,
    documentHash,
    pages,
    microUsd: bill.microUsd,
    network,
    asset,
    payTo,
    amount,
    payer: payer === "" ? (response.payer ?? "") : payer,
    nonce,
    expires,
    paymentKey: key,
    outcome,
    reason,
    transaction: response.transaction,
  };
}

/** What a line has beside its trade. */
interface Written {
  readonly time: string;
  readonly documentHash: string;
}

/** What is known of a settlement that nobody has heard of. */
export function noReceipt({ requirements, payer }: Trade, transaction: string): SettleResponse {
  return { success: false, transaction, network: requirements.network, payer };
}

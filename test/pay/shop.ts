import type { PaymentPayload, PaymentRequired, SettleResponse } from "@x402/core/types";
import { expect } from "vitest";
import { Cashier } from "../../src/pay/cashier.ts";
import { type Facilitator, FacilitatorFault } from "../../src/pay/facilitator.ts";
import type { LedgerLine } from "../../src/pay/ledger.ts";
import { PURCHASE_BOUNDS, type PurchaseBounds } from "../../src/pay/purchases.ts";
import { NETWORKS } from "../../src/pay/receiver.ts";
import type { Sale } from "../../src/pay/sale.ts";
import type { Order } from "../../src/pay/trade.ts";
import type { Witness } from "../../src/pay/witness.ts";

/** What a facilitator does when it is asked to settle; money moves where it says so. */
export type SettleDeed =
  | "ok"
  | "refuse"
  | "lost before"
  | "lost after"
  | "pending"
  | "pending and moved"
  | "moved and refused";
export type VerifyDeed = "ok" | "refuse" | "fault";

/** A facilitator and a chain in memory: each nonce moves money once. */
export class Chain implements Facilitator {
  readonly moved: Set<string> = new Set();
  verifyDeed: VerifyDeed = "ok";
  settleDeed: SettleDeed = "ok";
  settleCalls = 0;

  readonly supported: Facilitator["supported"] = async () =>
    Promise.resolve([{ x402Version: 2, scheme: "exact", network: NETWORKS.base.network }]);

  readonly verify: Facilitator["verify"] = async (payload) => {
    await Promise.resolve();
    if (this.verifyDeed === "fault") throw new FacilitatorFault("down");
    const isSpent = this.moved.has(nonceOf(payload));
    return this.verifyDeed === "refuse" || isSpent
      ? ({ kind: "invalid", reason: isSpent ? "nonce_already_used" : "no" } as const)
      : ({ kind: "valid", payer: "0x1" } as const);
  };

  readonly settle: Facilitator["settle"] = async (payload) => {
    await Promise.resolve();
    this.settleCalls += 1;
    const nonce = nonceOf(payload);
    const unknown = { kind: "unknown", reason: "no_answer", transaction: "" } as const;
    switch (this.settleDeed) {
      case "lost before":
      case "pending":
        return unknown;
      case "lost after":
      case "pending and moved":
        this.moved.add(nonce);
        return unknown;
      case "moved and refused":
        this.moved.add(nonce);
        return { kind: "refused", response: responseOf(false, "nonce_already_used") };
      case "refuse":
        return { kind: "refused", response: responseOf(false, "insufficient_funds") };
      case "ok":
        if (this.moved.has(nonce)) {
          return { kind: "refused", response: responseOf(false, "nonce_already_used") };
        }
        this.moved.add(nonce);
        return { kind: "settled", response: responseOf(true) };
    }
  };

  readonly witness: Witness = async (payload) =>
    Promise.resolve(this.moved.has(nonceOf(payload)) ? responseOf(true) : null);
}

function responseOf(success: boolean, errorReason?: string): SettleResponse {
  return {
    success,
    transaction: success ? "0xabc" : "",
    network: NETWORKS.base.network,
    ...(errorReason === undefined ? {} : { errorReason }),
  };
}

export function nonceOf({ payload }: PaymentPayload): string {
  return (payload["authorization"] as { nonce: string }).nonce;
}

export interface Shop {
  readonly cashier: Cashier;
  readonly chain: Chain;
  readonly lines: LedgerLine[];
  readonly troubles: string[];
  clockMs: number;
}

export async function shop(bounds: PurchaseBounds = PURCHASE_BOUNDS): Promise<Shop> {
  const chain = new Chain();
  const lines: LedgerLine[] = [];
  const troubles: string[] = [];
  const made: Shop = {
    chain,
    lines,
    troubles,
    clockMs: 1_000_000,
    cashier: new Cashier({
      receivers: [{ ...NETWORKS.base, payTo: "0x209693Bc6afc0C5328bA36FaF03C514EF312287C" }],
      facilitator: chain,
      ledger: {
        write: async (line) => {
          lines.push(line);
          return Promise.resolve();
        },
        close: async () => Promise.resolve(),
      },
      witness: chain.witness,
      now: () => new Date(made.clockMs),
      onTrouble: (what) => troubles.push(what),
      bounds,
    }),
  };
  expect(await made.cashier.open()).toBe(true);
  return made;
}

const BILL = { url: "https://x.example/r", description: "A read.", extensions: {} } as const;

interface Wish {
  readonly document?: string;
  readonly microUsd?: number;
  readonly make?: () => Promise<string>;
  readonly signal?: AbortSignal;
  readonly resource?: string;
}

function orderOf(wish: Wish = {}): Order {
  const { document = "a", microUsd = 200_000, resource = "/r" } = wish;
  return {
    requestId: "1",
    bill: { ...BILL, microUsd },
    wares: { resource, documentHash: document },
    pages: 1,
    make: wish.make ?? (async () => Promise.resolve(`answer of ${document}`)),
    signal: wish.signal ?? new AbortController().signal,
  };
}

export async function demandOf({ cashier }: Shop, microUsd = 200_000): Promise<PaymentRequired> {
  const sale = await cashier.demand({ ...BILL, microUsd }, "Pay.");
  if (sale.kind !== "unpaid") throw new Error("A demand asks for payment.");
  return sale.demand;
}

/** A payment as a wallet makes it, but for its signature, which nobody here looks at. */
export function paymentOf(demand: PaymentRequired, nth = 1, from = "11"): PaymentPayload {
  const [accepted] = demand.accepts;
  if (accepted === undefined) throw new Error("Nothing is accepted.");
  const nonce = `0x${String(nth).padStart(64, "0")}`;
  const authorization = { from: `0x${from.repeat(20)}`, nonce, value: accepted.amount };
  const { resource, extensions } = demand;
  return {
    x402Version: 2,
    resource,
    accepted,
    payload: { signature: "0x", authorization },
    ...(extensions === undefined ? {} : { extensions }),
  };
}

export async function pay(shop: Shop, payload: PaymentPayload, wish: Wish = {}): Promise<Sale> {
  return shop.cashier.sell({ kind: "payment", payload }, orderOf(wish));
}

import type { PaymentPayload, PaymentRequired, SettleResponse } from "@x402/core/types";
import { expect } from "vitest";
import { Cashier, type CashierParts } from "../../src/pay/cashier.ts";
import { type Facilitator, FacilitatorFault } from "../../src/pay/facilitator.ts";
import { sealWith } from "../../src/pay/bookkeeper.ts";
import type { Ledger, LedgerLine } from "../../src/pay/ledger.ts";
import { PastPayments } from "../../src/pay/past-payments.ts";
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
/** Silent: the node of the chain cannot be asked. */
export type WitnessDeed = "ok" | "silent";

/** A facilitator and a chain in memory: each nonce moves money once. */
export class Chain implements Facilitator {
  readonly moved: Set<string> = new Set();
  verifyDeed: VerifyDeed = "ok";
  settleDeed: SettleDeed = "ok";
  witnessDeed: WitnessDeed = "ok";
  /** Whether authorisations that were not used can no longer be used. */
  hasRunOut = false;
  settleCalls = 0;

  readonly supported: Facilitator["supported"] = async () =>
    Promise.resolve([{ x402Version: 2, scheme: "exact", network: NETWORKS.base.network }]);

  readonly verify: Facilitator["verify"] = async (payload) => {
    await Promise.resolve();
    if (this.verifyDeed === "fault") throw new FacilitatorFault("down");
    const isSpent = this.moved.has(nonceOf(payload));
    return this.verifyDeed === "refuse" || isSpent || this.hasRunOut
      ? ({ kind: "invalid", reason: isSpent ? "nonce_already_used" : "no" } as const)
      : ({ kind: "valid", payer: "0x1" } as const);
  };

  readonly settle: Facilitator["settle"] = async (payload) => {
    await Promise.resolve();
    this.settleCalls += 1;
    const nonce = nonceOf(payload);
    const unknown = { kind: "unknown", reason: "no_answer", transaction: "" } as const;
    if (this.hasRunOut && !this.moved.has(nonce)) {
      return { kind: "refused", response: responseOf(false, "expired") };
    }
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

  readonly witness: Witness = async ({ nonce }) => {
    await Promise.resolve();
    if (this.witnessDeed === "silent") return { kind: "not known", reason: "It is silent." };
    if (this.moved.has(nonce)) return { kind: "paid", transaction: "0xabc" };
    return this.hasRunOut
      ? { kind: "never paid", reason: "It has run out." }
      : { kind: "not known", reason: "It may still be used." };
  };
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

/** A book in memory, which outlives its cashiers. */
class Book implements Ledger {
  readonly lines: LedgerLine[] = [];
  isWritable = true;

  readonly write: Ledger["write"] = async (line) => {
    await Promise.resolve();
    if (!this.isWritable) throw new Error("full");
    this.lines.push(line);
  };

  readonly close: Ledger["close"] = async () => Promise.resolve();
}

/** The life of a program in a test: it takes so many steps, and then nothing that it has begun ever goes on. */
export class Life {
  isOver = false;
  #left = Infinity;
  #end = (): void => undefined;
  readonly over: Promise<"killed"> = new Promise((resolve) => {
    this.#end = () => resolve("killed");
  });

  endAfter(steps: number): void {
    this.#left = steps;
  }

  /** Does a piece of work between two steps; a dead program never comes back from it. */
  readonly lived = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await this.#step();
    const outcome = await work().then(
      (result) => ({ isDone: true, result }) as const,
      (error: unknown) => ({ isDone: false, error }) as const,
    );
    await this.#step();
    if (outcome.isDone) return outcome.result;
    throw outcome.error;
  };

  async #step(): Promise<void> {
    if (this.#left <= 0) {
      this.isOver = true;
      this.#end();
      await new Promise<never>(() => undefined);
    }
    this.#left -= 1;
  }
}

type Ports = Pick<CashierParts, "facilitator" | "ledger" | "witness">;

/** Ports through which a program does nothing any more once its life is over. */
export function mortal({ lived }: Life, { facilitator, ledger, witness }: Ports): Ports {
  return {
    facilitator: {
      supported: facilitator.supported,
      verify: async (...sent) => lived(async () => facilitator.verify(...sent)),
      settle: async (...sent) => lived(async () => facilitator.settle(...sent)),
    },
    ledger: { write: async (line) => lived(async () => ledger.write(line)), close: ledger.close },
    witness: async (payment) => lived(async () => witness(payment)),
  };
}

export interface Shop {
  /** The one at work; another one after a restart. */
  cashier: Cashier;
  readonly chain: Chain;
  readonly lines: LedgerLine[];
  readonly book: Book;
  readonly troubles: string[];
  clockMs: number;
  /** Of the program that sells at the moment. */
  life: Life;
  /** Kills the program and starts another one with the same book and chain, which remembers nothing else. */
  readonly restart: () => Promise<void>;
}

export async function shop(bounds: PurchaseBounds = PURCHASE_BOUNDS): Promise<Shop> {
  const [chain, book] = [new Chain(), new Book()];
  const troubles: string[] = [];
  const started = async (life: Life): Promise<Cashier> => {
    const past = new PastPayments();
    for (const line of book.lines) past.add(line);
    const cashier = new Cashier({
      receivers: [{ ...NETWORKS.base, payTo: "0x209693Bc6afc0C5328bA36FaF03C514EF312287C" }],
      ...mortal(life, { facilitator: chain, ledger: book, witness: chain.witness }),
      past,
      seal: sealWith(Buffer.alloc(32, 7)),
      now: () => new Date(made.clockMs),
      onTrouble: (what) => troubles.push(what),
      bounds,
    });
    expect(await cashier.open()).toBe(true);
    return cashier;
  };
  const life = new Life();
  const made: Omit<Shop, "cashier"> & { cashier?: Cashier } = {
    chain,
    book,
    lines: book.lines,
    troubles,
    clockMs: Date.UTC(2026, 10, 3, 10),
    life,
    restart: async () => {
      made.life.endAfter(0);
      made.life = new Life();
      made.cashier = await started(made.life);
    },
  };
  const cashier = await started(life);
  return Object.assign(made, { cashier });
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

/** The same of a program that may die of it. */
export async function payInLife(
  { cashier, life }: Shop,
  payload: PaymentPayload,
  wish: Wish = {},
): Promise<Sale | "killed"> {
  const order = orderOf(wish);
  const make = async (): Promise<string> => life.lived(order.make);
  return Promise.race([cashier.sell({ kind: "payment", payload }, { ...order, make }), life.over]);
}

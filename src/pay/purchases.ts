import type { PaymentPayload, PaymentRequirements, SettleResponse } from "@x402/core/types";
import type { LedgerLine } from "./ledger.ts";

/** What is bought: the same payment buys nothing else. */
export interface Wares {
  /** Which reader, and how its answer is wanted. */
  readonly resource: string;
  /** SHA-256 of the document and of the wishes that change its answer. */
  readonly documentHash: string;
}

/** An answer that was made for a payment. */
export interface HeldAnswer {
  readonly body: string;
}

/** How far the purchase with one payment has come. */
export type Purchase =
  /** Being verified, read or settled. */
  | { readonly state: "open"; readonly wares: Wares; readonly payer: string }
  /** Money may have moved: the answer waits for the same payment to come again. */
  | {
      readonly state: "unknown";
      readonly wares: Wares;
      readonly answer: HeldAnswer;
      readonly payload: PaymentPayload;
      readonly requirements: PaymentRequirements;
    }
  | {
      readonly state: "settled";
      readonly wares: Wares;
      readonly answer: HeldAnswer;
      readonly receipt: SettleResponse;
      /** The line of the book that says so. */
      readonly line: LedgerLine;
    }
  /** The facilitator would not settle it: it buys nothing any more. */
  | { readonly state: "refused"; readonly wares: Wares; readonly reason: string };

/** Bounds on what is remembered. */
export interface PurchaseBounds {
  /** Bytes of answers that wait or may be delivered again. */
  readonly heldBytes: number;
  readonly heldMs: number;
  /** Purchases of one payer that are open at the same time. */
  readonly openPerPayer: number;
  /** Purchases that are remembered. */
  readonly entries: number;
}

export const PURCHASE_BOUNDS: PurchaseBounds = {
  heldBytes: 67_108_864,
  heldMs: 600_000,
  openPerPayer: 8,
  entries: 100_000,
};

interface Entry {
  readonly name: string | null;
  readonly purchase: Purchase;
  readonly bytes: number;
  readonly until: number;
}

/** What every payment of the last minutes has bought, in memory alone: one purchase for one payment, over whatever way it comes. */
export class Purchases {
  readonly #bounds: PurchaseBounds;
  readonly #now: () => number;
  /** In the order in which they were written, so that the oldest come first. */
  readonly #entries = new Map<string, Entry>();
  /** Purchases that are open, by payer. */
  readonly #open = new Map<string, number>();
  /** Purchases that a client has given a name of its own. */
  readonly #named = new Map<string, string>();
  #heldBytes = 0;
  #unknownBytes = 0;

  constructor(bounds: PurchaseBounds, now: () => number) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** The purchase with a payment, if it is remembered. */
  of(key: string): Purchase | null {
    this.#forgetOld();
    return this.#entries.get(key)?.purchase ?? null;
  }

  /** The purchase that goes by a name. */
  named(name: string): { readonly key: string; readonly purchase: Purchase } | null {
    this.#forgetOld();
    const key = this.#named.get(name);
    const purchase = key === undefined ? undefined : this.#entries.get(key)?.purchase;
    return key === undefined || purchase === undefined ? null : { key, purchase };
  }

  /** Whether a payer may begin another purchase, and there is room for what may have to wait. */
  mayOpen(payer: string): boolean {
    this.#forgetOld();
    if (this.#unknownBytes >= this.#bounds.heldBytes / 2) return false;
    if (this.#entries.size >= this.#bounds.entries) return false;
    return payer === "" || (this.#open.get(payer) ?? 0) < this.#bounds.openPerPayer;
  }

  /** Writes how far a purchase has come. It keeps the name that it was given first, until it is refused. */
  put(key: string, purchase: Purchase, given: string | null = null): void {
    const name = purchase.state === "refused" ? null : (this.#entries.get(key)?.name ?? given);
    this.forget(key);
    const bytes = "answer" in purchase ? Buffer.byteLength(purchase.answer.body) : 0;
    const until = purchase.state === "open" ? Infinity : this.#now() + this.#bounds.heldMs;
    this.#entries.set(key, { purchase, bytes, until, name });
    if (name !== null) this.#named.set(name, key);
    this.#count({ purchase, bytes }, 1);
    this.#makeRoom(key);
  }

  /** Nothing was bought with a payment; it may be used again. */
  forget(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    if (entry.name !== null) this.#named.delete(entry.name);
    this.#count(entry, -1);
  }

  #count({ purchase, bytes }: Pick<Entry, "purchase" | "bytes">, sign: 1 | -1): void {
    this.#heldBytes += sign * bytes;
    if (purchase.state === "unknown") this.#unknownBytes += sign * bytes;
    if (purchase.state !== "open") return;
    const open = (this.#open.get(purchase.payer) ?? 0) + sign;
    if (open === 0) this.#open.delete(purchase.payer);
    else this.#open.set(purchase.payer, open);
  }

  /** Answers that were delivered once go first; those that somebody still waits for stay. */
  #makeRoom(newest: string): void {
    for (const [key, { purchase }] of this.#entries) {
      if (this.#heldBytes <= this.#bounds.heldBytes) return;
      if (purchase.state === "settled" && key !== newest) this.forget(key);
    }
  }

  #forgetOld(): void {
    const now = this.#now();
    for (const [key, { until }] of this.#entries) {
      if (until === Infinity) continue;
      if (until > now) return;
      this.forget(key);
    }
  }
}

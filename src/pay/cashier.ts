/*
 * Selling answers, without a word of HTTP: the cashier is the one way through it. `price-list` makes the demand and
 * finds which of its ways a payment takes, `payment` names it however it is encoded, `purchases` remembers what each
 * has bought, `past-payments` what the book says of those before. `deals` has each way from a payment to an answer,
 * `facilitator` verifies and settles, `bookkeeper` writes to the `ledger`, first what is intended. What became of a
 * payment of which nobody has heard, the chain says (`witness`).
 * Money moves exactly for answers that are given or kept, whatever dies and whenever.
 */

import type {
  PaymentPayload,
  PaymentRequirements,
  ResourceServerExtension,
} from "@x402/core/types";
import type { Channels } from "./channels/channels.ts";
import { REASONS } from "./channels/channel-words.ts";
import { correctedDemand } from "./corrected-demand.ts";
import { type DealParts, Deals, type RefusalWords } from "./deals.ts";
import { FacilitatorFault } from "./facilitator.ts";
import type { PastPayment } from "./past-payments.ts";
import { identifierOf, paymentKey, type SentPayment, spentOnce } from "./payment.ts";
import { type Bill, PriceList } from "./price-list.ts";
import { type Purchase, PURCHASE_BOUNDS, Purchases } from "./purchases.ts";
import type { Receiver } from "./receiver.ts";
import {
  SALE_WORDS,
  type Sale,
  takenForOther,
  takenForUnknown,
  type Unsold,
  unavailable,
  usedUp,
} from "./sale.ts";
import type { Order, Trade } from "./trade.ts";
import { unlessGone } from "./unless-gone.ts";

/** What a cashier is made of. */
export interface CashierParts extends Omit<DealParts, "purchases" | "refuse"> {
  readonly receivers: readonly Receiver[];
  /** Signs what is offered; null or missing where nothing is signed. */
  readonly offers?: ResourceServerExtension | null;
  /** Deposits that are drawn on by vouchers; null or missing where none are taken. */
  readonly channels?: Channels | null;
  readonly bounds?: typeof PURCHASE_BOUNDS;
}

type SentFor = Extract<SentPayment, { kind: "payment" }>;

/** A payment that was sent, before it is known whether it fits what is asked. */
interface Offered {
  readonly key: string;
  /** Null where it does not fit. */
  readonly trade: Trade | null;
  readonly order: Order;
  /** Offers it anew, as if it had not come yet. */
  readonly again: () => Promise<Sale>;
}

/** Requests with one payment that wait for the first of them to be answered: more are told to come again. */
const MOST_WAITING = 8;

interface Running {
  readonly sale: Promise<Sale>;
  waiting: number;
}

/**
 * Sells answers: verifies a payment before the work, settles it after, and gives the answer only when it is settled. One
 * payment buys one answer, whatever way it comes and however often, also after a restart; what is not known stays open until the
 * same payment comes again.
 */
export class Cashier {
  readonly #parts: CashierParts;
  readonly #purchases: Purchases;
  readonly #deals: Deals;
  /** Sales that are being made, by payment. */
  readonly #running = new Map<string, Running>();
  #prices: PriceList | null = null;

  constructor(parts: CashierParts) {
    this.#parts = parts;
    this.#purchases = new Purchases(parts.bounds ?? PURCHASE_BOUNDS, () => parts.now().getTime());
    this.#deals = new Deals({
      ...parts,
      purchases: this.#purchases,
      refuse: async (order, reason, told) => this.#refuse(order, reason, told),
    });
  }

  /** Asks the facilitator what it knows. False where it cannot be asked; then nothing can be sold yet. */
  async open(): Promise<boolean> {
    const { receivers, facilitator, offers = null, channels = null } = this.#parts;
    try {
      this.#prices = await PriceList.of(receivers, facilitator, { offers, channels });
      return true;
    } catch (error) {
      if (!(error instanceof FacilitatorFault)) throw error;
      this.#parts.onTrouble(`The facilitator is not available: ${error.message}`);
      return false;
    }
  }

  /** Whether payments can be taken. */
  get isOpen(): boolean {
    return this.#prices !== null;
  }

  /** Whether deposits are taken, too. */
  get takesDeposits(): boolean {
    return this.#prices?.takesDeposits === true;
  }

  /** Networks on which it can be paid; none before it is open. */
  get networks(): readonly Receiver[] {
    return this.#prices?.networks ?? [];
  }

  /** What is to be paid, for who has sent no payment. */
  async demand(bill: Bill, sentence: string): Promise<Unsold> {
    const prices = this.#prices;
    if (prices === null) return unavailable("closed");
    return { kind: "unpaid", demand: await prices.demand(bill, sentence), refusal: null };
  }

  /** The way of paying of a bill that a payment takes; null where it fits none. */
  async matching(payload: PaymentPayload, bill: Bill): Promise<PaymentRequirements | null> {
    const prices = this.#prices;
    return prices === null ? null : prices.match(await prices.demand(bill, ""), payload);
  }

  /** What is to be said in place of "nothing was charged" where a payment cannot be dealt with now; null where that is true. */
  hindered(sent: SentPayment): Unsold | null {
    const key = sent.kind === "payment" ? keyOf(sent) : null;
    if (key === null) return null;
    const known = this.#purchases.of(key)?.state;
    if (known === "unknown") return unavailable("unknown");
    const past = known === "settled" ? "taken" : this.#parts.past.of(key)?.state;
    if (past === "taken") return unavailable("unread");
    return past === "open" ? unavailable("undecided") : null;
  }

  /** Sells one answer for a payment. What `make` throws is thrown on, and nothing is charged. */
  async sell(sent: SentPayment, order: Order): Promise<Sale> {
    const prices = this.#prices;
    if (sent.kind === "wrong") return prices === null ? unavailable("closed") : sent;
    if (sent.kind !== "payment") {
      const { pay, version1 } = SALE_WORDS;
      return this.demand(order.bill, sent.kind === "none" ? pay : `${version1} ${pay}`);
    }
    if (prices === null) return this.hindered(sent) ?? unavailable("closed");
    const identifier = identifierOf(sent.payload);
    if (identifier === undefined) return { kind: "wrong", sentence: SALE_WORDS.badIdentifier };
    return this.#take(sent, order, { prices, identifier });
  }

  async #take(
    sent: SentFor,
    order: Order,
    { prices, identifier }: { readonly prices: PriceList; readonly identifier: string | null },
  ): Promise<Sale> {
    const { payload } = sent;
    const demand = await prices.demand(order.bill, SALE_WORDS.pay);
    const requirements = prices.match(demand, payload);
    const key = keyOf(sent);
    if (key === null) {
      return this.#refuse(order, requirements === null ? UNMATCHED : "unreadable_payload");
    }
    const { payer } = spentOnce(payload);
    const name = identifier === null || payer === "" ? null : `${payer}\n${identifier}`;
    const trade = requirements && { key, name, payer, payload, requirements, order };
    const offered = { key, trade, order, again: async () => this.sell(sent, order) };
    // What was bought is found before the payment is held against what is asked now: other pages, other prices and other outlets
    // ask otherwise, and it was taken all the same.
    const known = this.#purchases.of(key);
    if (known !== null) return this.#goOn(known, offered, SALE_WORDS.other);
    const past = this.#parts.past.of(key);
    if (past !== null) return this.#remember(past, offered);
    if (trade === null) return this.#refuse(order, UNMATCHED);
    const fault = prices.extensionFault(demand, payload);
    if (fault !== null) return this.#refuse(order, fault);
    const twin = name === null ? null : this.#purchases.named(name);
    if (twin === null) return this.#run(key, this.#deals.buy(trade));
    return this.#goOn(twin.purchase, { ...offered, key: twin.key }, SALE_WORDS.otherIdentified);
  }

  /** A payment that came before, or another one by which the same client wants the same purchase: that one is not touched. */
  async #goOn(known: Purchase, offered: Offered, otherwise: string): Promise<Sale> {
    const { key, order } = offered;
    const isSame =
      known.wares.resource === order.wares.resource &&
      known.wares.documentHash === order.wares.documentHash;
    if (!isSame) return this.#conflict(offered, otherwise, known.state === "settled");
    switch (known.state) {
      case "open":
        return this.#wait(offered, otherwise);
      case "refused":
        return this.#refuse(order, known.reason);
      case "settled":
        return this.#deals.deliverAgain(order, known);
      case "unknown":
        return this.#run(key, this.#deals.retry(key, order, known));
    }
  }

  /** A payment that the book has, and memory has not. */
  async #remember(past: PastPayment, offered: Offered): Promise<Sale> {
    const { key, trade, order } = offered;
    const { line, state, readAgain } = past;
    const compared =
      line.resource === order.wares.resource
        ? this.#parts.seal.compare(line.documentHash, order.wares.documentHash)
        : "other";
    if (state === "refused") {
      if (trade === null) return this.#refuse(order, UNMATCHED);
      return this.#run(
        key,
        compared === "same" ? this.#deals.ask(trade, order, past) : this.#deals.buy(trade),
      );
    }
    if (compared === "other") {
      const { sentence } = state === "taken" ? takenForOther(line.time) : OTHER;
      return this.#conflict(offered, sentence, state === "taken");
    }
    if (compared === "not known") {
      return state === "taken" ? takenForUnknown(line.transaction) : unavailable("undecided");
    }
    if (state === "open") return this.#run(key, this.#deals.ask(trade, order, past));
    if (readAgain === null) return this.#run(key, this.#deals.readAgain(order, past));
    return this.demand(order.bill, usedUp(line.time, line.transaction, readAgain));
  }

  /**
   * A payment that buys something else. Who pays by vouchers may have missed that one was charged, and signs the same one for the
   * next document: he is told how far his channel has come.
   */
  async #conflict({ trade, order }: Offered, sentence: string, isTaken: boolean): Promise<Sale> {
    const correction =
      trade === null || !isTaken ? null : this.#parts.channels?.correctionFor(trade.payload);
    return correction === null || correction === undefined
      ? { kind: "conflict", sentence }
      : this.#refuse(order, REASONS.cumulative, { correction });
  }

  /** Lets others with the same payment wait for a sale that has begun. */
  async #run(key: string, sale: Promise<Sale>): Promise<Sale> {
    const running: Running = { sale, waiting: 0 };
    this.#running.set(key, running);
    try {
      return await sale;
    } finally {
      if (this.#running.get(key) === running) this.#running.delete(key);
    }
  }

  /** Waits for the sale that is being made with the same payment, and gives its answer. */
  async #wait(offered: Offered, otherwise: string): Promise<Sale> {
    const { key, order } = offered;
    const running = this.#running.get(key);
    if (running === undefined || running.waiting >= MOST_WAITING) return unavailable("open");
    running.waiting += 1;
    const sale = await unlessGone(running.sale, order.signal);
    if (sale === null) return unavailable("open");
    if (sale.kind === "sold") {
      const known = this.#purchases.of(key);
      // Where memory is full the answer is not kept, but it is here.
      return known?.state === "settled" ? this.#goOn(known, offered, otherwise) : sale;
    }
    // Who had come first has left: the others go on, one of them in its place.
    return sale.kind === "unavailable" && sale.why === "gone" ? offered.again() : sale;
  }

  async #refuse(
    order: Order,
    reason: string,
    { response, correction }: RefusalWords = {},
  ): Promise<Sale> {
    // Clients that have lost count of a channel know by the bare word that they are told how far it has come.
    const sentence =
      correction === undefined
        ? `The payment was refused (${reason}). Nothing was charged.`
        : reason;
    const sale = await this.demand(order.bill, sentence);
    if (sale.kind !== "unpaid") return sale;
    const demand =
      correction === undefined ? sale.demand : correctedDemand(sale.demand, correction);
    return { ...sale, demand, refusal: response ?? null };
  }
}

const OTHER = { sentence: SALE_WORDS.other };

const UNMATCHED = "no_matching_requirements";

/** The name of a payment by what it says itself, which is held against what is asked later. */
function keyOf({ payload }: SentFor): string | null {
  return paymentKey(payload, payload.accepted);
}

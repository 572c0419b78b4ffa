import type { SettleResponse } from "@x402/core/types";
import { Bookkeeper, type BookkeeperParts } from "./bookkeeper.ts";
import {
  type Correction,
  type Facilitator,
  FacilitatorFault,
  type Settlement,
  type Verification,
} from "./facilitator.ts";
import { type LedgerLine, READ_AGAIN } from "./ledger.ts";
import type { PastPayment } from "./past-payments.ts";
import { spentOnce } from "./payment.ts";
import type { HeldAnswer, Purchase, Purchases } from "./purchases.ts";
import { type Hindrance, type Sale, takenForUnknown, unavailable, usedBefore } from "./sale.ts";
import { signedOf } from "./signed-payment.ts";
import { noReceipt, type Order, type Trade } from "./trade.ts";
import type { Testimony } from "./testimony.ts";
import type { Witness } from "./witness.ts";

/** What deals are made with. */
export interface DealParts extends BookkeeperParts {
  readonly facilitator: Facilitator;
  /** Looks on chain for a payment whose settlement got no answer. */
  readonly witness: Witness;
  readonly purchases: Purchases;
  /** Asks to pay, and says that a payment was refused and nothing charged. */
  readonly refuse: (order: Order, reason: string, told?: RefusalWords) => Promise<Sale>;
}

/** What is said of a refused payment beside the reason. */
export interface RefusalWords {
  readonly response?: SettleResponse;
  readonly correction?: Correction;
}

type Unknown = Extract<Purchase, { state: "unknown" }>;
type Settled = Extract<Purchase, { state: "settled" }>;

/** How a payment becomes an answer: each function is one way, and leaves what has become of the payment in the purchases. */
export class Deals {
  readonly #parts: DealParts;
  readonly #book: Bookkeeper;

  constructor(parts: DealParts) {
    this.#parts = parts;
    this.#book = new Bookkeeper(parts);
  }

  /** The first time that a payment comes. */
  async buy(trade: Trade): Promise<Sale> {
    return this.#opened(trade, "busy", async () => this.#sell(trade));
  }

  /** A payment of which the book does not know that it was taken: the chain is asked first. No trade where it does not fit any more. */
  async ask(trade: Trade | null, order: Order, past: PastPayment): Promise<Sale> {
    const { paymentKey: key, payer } = past.line;
    return this.#opened({ key, payer, order }, "undecided", async () => {
      const finding = await this.#parts.witness(past.line);
      if (finding.kind === "paid") {
        return this.#readPaid(order, await this.#book.found(past, finding.transaction));
      }
      if (past.state === "open") {
        if (finding.kind === "not known") return this.#resume(trade, order);
        await this.#book.lost(past);
        return this.#parts.refuse(order, "not_taken_in_time");
      }
      return trade === null
        ? this.#parts.refuse(order, "no_matching_requirements")
        : this.#sell(trade);
    });
  }

  /** A payment that was taken and whose answer is not kept any more: its document is read once more for nothing. */
  async readAgain(order: Order, { line }: PastPayment): Promise<Sale> {
    const { paymentKey: key, payer } = line;
    return this.#opened({ key, payer, order }, "unread", async () => {
      const sale = await this.#readPaid(order, line);
      if (sale.kind === "sold") await this.#book.deliveredAgain(line, order, READ_AGAIN);
      return sale;
    });
  }

  /** Gives an answer that is kept. */
  async deliverAgain(order: Order, { answer, receipt, line }: Settled): Promise<Sale> {
    await this.#book.deliveredAgain(line, order, "");
    return { kind: "sold", body: answer.body, receipt, line };
  }

  /** A payment whose settlement got no answer, and whose answer waits for it. */
  async retry(key: string, order: Order, known: Unknown): Promise<Sale> {
    const { payload, requirements, answer, wares } = known;
    const { purchases } = this.#parts;
    const { payer } = spentOnce(payload);
    purchases.put(key, { state: "open", wares, payer: "" });
    try {
      const trade: Trade = { key, name: null, payer, payload, requirements, order };
      return await this.#settleAgain(trade, answer);
    } catch (error) {
      if (purchases.of(key)?.state === "open") purchases.put(key, known);
      throw error;
    }
  }

  /** Notes that a payment is being dealt with before anything is awaited, and forgets it where nothing came of that. */
  async #opened(
    { key, name = null, payer, order }: Pick<Trade, "key" | "payer" | "order"> & Partial<Trade>,
    whenBusy: Hindrance,
    deal: () => Promise<Sale>,
  ): Promise<Sale> {
    const { purchases } = this.#parts;
    if (!purchases.mayOpen(payer)) return unavailable(whenBusy);
    purchases.put(key, { state: "open", wares: order.wares, payer }, name);
    try {
      return await deal();
    } finally {
      if (purchases.of(key)?.state === "open") purchases.forget(key);
    }
  }

  /** Nothing is charged before the answer is made and the book says what is intended. */
  async #sell(trade: Trade): Promise<Sale> {
    const { order } = trade;
    const verdict = await this.#verdict(trade);
    if (verdict === null) return unavailable("closed");
    if (verdict.kind === "invalid") {
      const { reason, correction } = verdict;
      return correction === undefined
        ? this.#invalid(trade, reason)
        : this.#parts.refuse(order, reason, { correction });
    }
    const answer: HeldAnswer = { body: await order.make() };
    if (order.signal.aborted) return unavailable("gone");
    if (!(await this.#book.intend(trade))) return unavailable("unwritten");
    return this.#settle(trade, answer);
  }

  /** A payment that may be taken already is sold like a new one, but nothing is said of it that only the chain can know. */
  async #resume(trade: Trade | null, order: Order): Promise<Sale> {
    if (trade === null) return unavailable("undecided");
    const verdict = await this.#verdict(trade);
    if (verdict?.kind !== "valid") return unavailable("undecided");
    const body = await this.#made(order);
    const isReady = body !== null && !order.signal.aborted && (await this.#book.intend(trade));
    return isReady ? this.#settleAgain(trade, { body }) : unavailable("undecided");
  }

  /** Reads the document of a payment that was taken. */
  async #readPaid(order: Order, line: LedgerLine): Promise<Sale> {
    const body = await this.#made(order);
    if (body === null) return unavailable("unread");
    const { paymentKey: key, transaction, payer } = line;
    const network = line.network as SettleResponse["network"];
    const receipt: SettleResponse = { success: true, transaction, network, payer };
    const { wares } = order;
    this.#parts.purchases.put(key, { state: "settled", wares, answer: { body }, receipt, line });
    return { kind: "sold", body, receipt, line };
  }

  /** What fails here has its reason elsewhere than in the document, which could be read before. */
  async #made(order: Order): Promise<string | null> {
    try {
      return await order.make();
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      this.#parts.onTrouble(
        `A document of a payment that was taken, or may be, could not be read again (${kind}).`,
      );
      return null;
    }
  }

  /** A payment that is not valid may be one that was taken: of whom the book knows nothing, the chain is asked. */
  async #invalid(trade: Trade, reason: string): Promise<Sale> {
    const finding = await this.#trace(trade);
    if (finding.kind === "paid") return takenForUnknown(finding.transaction);
    if (finding.kind === "not known" && isUsed(reason)) return usedBefore(reason);
    return this.#parts.refuse(trade.order, reason);
  }

  /**
   * Settles what was made; from here on the answer is kept until it is known whether it was paid. A facilitator that tries
   * twice refuses with what it has settled itself: a refusal counts only where the chain does not show the payment.
   */
  async #settle(trade: Trade, answer: HeldAnswer): Promise<Sale> {
    const { payload, requirements } = trade;
    const settlement = await this.#parts.facilitator.settle(payload, requirements);
    if (settlement.kind !== "refused") return this.#close(trade, answer, settlement);
    const finding = await this.#trace(trade);
    if (finding.kind === "paid") return this.#close(trade, answer, settledOf(trade, finding));
    const { errorReason: reason = "" } = settlement.response;
    return finding.kind === "not known" && isUsed(reason)
      ? this.#close(trade, answer, { kind: "unknown", reason, transaction: "" })
      : this.#close(trade, answer, settlement);
  }

  /**
   * Settles what may have been settled already. A refusal says nothing then: the nonce is used and the balance gone because
   * the money came to us. The chain is asked; while it does not know either, the answer is kept and no other payment asked for.
   */
  async #settleAgain(trade: Trade, answer: HeldAnswer): Promise<Sale> {
    const { payload, requirements } = trade;
    const settlement = await this.#parts.facilitator.settle(payload, requirements);
    if (settlement.kind === "settled") return this.#close(trade, answer, settlement);
    const finding = await this.#trace(trade);
    if (finding.kind === "paid") return this.#close(trade, answer, settledOf(trade, finding));
    if (finding.kind === "never paid" && settlement.kind === "refused") {
      return this.#close(trade, answer, settlement);
    }
    const reason = settlement.kind === "unknown" ? settlement.reason : "refused_after_no_answer";
    return this.#close(trade, answer, { kind: "unknown", reason, transaction: "" });
  }

  async #close(trade: Trade, answer: HeldAnswer, settlement: Settlement): Promise<Sale> {
    const { key, payload, requirements, order } = trade;
    const { wares } = order;
    const { purchases } = this.#parts;
    switch (settlement.kind) {
      case "settled": {
        const receipt = settlement.response;
        const line = await this.#book.end(trade, {
          outcome: "settled",
          reason: "",
          response: receipt,
        });
        purchases.put(key, { state: "settled", wares, answer, receipt, line });
        return { kind: "sold", body: answer.body, receipt, line };
      }
      case "refused": {
        const { response } = settlement;
        const reason = response.errorReason ?? "settlement_refused";
        purchases.put(key, { state: "refused", wares, reason });
        await this.#book.end(trade, { outcome: "refused", reason, response });
        return this.#parts.refuse(order, reason, { response });
      }
      case "unknown": {
        purchases.put(key, { state: "unknown", wares, answer, payload, requirements });
        const response = noReceipt(trade, settlement.transaction);
        const { reason } = settlement;
        await this.#book.end(trade, { outcome: "unknown", reason, response });
        return unavailable("unknown");
      }
    }
  }

  async #verdict({ payload, requirements }: Trade): Promise<Verification | null> {
    try {
      return await this.#parts.facilitator.verify(payload, requirements);
    } catch (error) {
      if (!(error instanceof FacilitatorFault)) throw error;
      this.#parts.onTrouble(`The facilitator is not available: ${error.message}`);
      return null;
    }
  }

  async #trace(trade: Trade): Promise<Testimony> {
    return this.#parts.witness(signedOf(trade, this.#parts.now()));
  }
}

/** Whether a facilitator refuses what the chain has taken already, as far as its word tells. */
function isUsed(reason: string): boolean {
  return /used|duplicate|already|processed|replay/i.test(reason);
}

function settledOf(
  { requirements: { network }, payer }: Trade,
  { transaction }: Extract<Testimony, { kind: "paid" }>,
): Settlement {
  return { kind: "settled", response: { success: true, transaction, network, payer } };
}

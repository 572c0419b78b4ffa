import type { PaymentPayload, PaymentRequirements, SettleResponse } from "@x402/core/types";
import {
  type Facilitator,
  FacilitatorFault,
  type Settlement,
  type Verdict,
} from "./facilitator.ts";
import type { Ledger } from "./ledger.ts";
import { identifierOf, paymentKey, type SentPayment, spentOnce } from "./payment.ts";
import { type Bill, PriceList } from "./price-list.ts";
import { type HeldAnswer, type Purchase, PURCHASE_BOUNDS, Purchases } from "./purchases.ts";
import type { Receiver } from "./receiver.ts";
import { SALE_WORDS, type Sale, unavailable } from "./sale.ts";
import { type Ending, lineOf, type Order, type Trade } from "./trade.ts";
import type { Witness } from "./witness.ts";

/** What a cashier is made of. */
export interface CashierParts {
  readonly receivers: readonly Receiver[];
  readonly facilitator: Facilitator;
  readonly ledger: Ledger;
  /** Looks on chain for a payment whose settlement got no answer. */
  readonly witness: Witness;
  readonly now: () => Date;
  /** Hears what an operator has to know: a facilitator that cannot be asked, a book that cannot be written. */
  readonly onTrouble: (what: string) => void;
  readonly bounds?: typeof PURCHASE_BOUNDS;
}

/**
 * Sells answers: verifies a payment before the work, settles it after, and gives the answer only when it is settled. One
 * payment buys one answer, whatever way it comes and however often; what is not known stays open until the same payment
 * comes again.
 */
export class Cashier {
  readonly #parts: CashierParts;
  readonly #purchases: Purchases;
  #prices: PriceList | null = null;

  constructor(parts: CashierParts) {
    this.#parts = parts;
    this.#purchases = new Purchases(parts.bounds ?? PURCHASE_BOUNDS, () => parts.now().getTime());
  }

  /** Asks the facilitator what it knows. False where it cannot be asked; then nothing can be sold yet. */
  async open(): Promise<boolean> {
    try {
      this.#prices = await PriceList.of(this.#parts.receivers, this.#parts.facilitator);
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

  /** Networks on which it can be paid; none before it is open. */
  get networks(): readonly Receiver[] {
    return this.#prices?.networks ?? [];
  }

  /** What is to be paid, for who has sent no payment. */
  async demand(bill: Bill, sentence: string): Promise<Sale> {
    const prices = this.#prices;
    if (prices === null) return unavailable("closed");
    return { kind: "unpaid", demand: await prices.demand(bill, sentence), refusal: null };
  }

  /** Sells one answer for a payment. What `make` throws is thrown on, and nothing is charged. */
  async sell(sent: SentPayment, order: Order): Promise<Sale> {
    const prices = this.#prices;
    if (prices === null) return unavailable("closed");
    if (sent.kind === "wrong") return sent;
    if (sent.kind === "none") return this.demand(order.bill, SALE_WORDS.pay);
    const { payload } = sent;
    const identifier = identifierOf(payload);
    if (identifier === undefined) return { kind: "wrong", sentence: SALE_WORDS.badIdentifier };
    const demand = await prices.demand(order.bill, SALE_WORDS.pay);
    const requirements = prices.match(demand, payload);
    if (requirements === null) return this.#unpaid(order, "no_matching_requirements");
    const key = paymentKey(payload, requirements);
    if (key === null) return this.#unpaid(order, "unreadable_payload");
    const { payer } = spentOnce(payload);
    const name = identifier === null || payer === "" ? null : `${payer}\n${identifier}`;
    const trade: Trade = { key, name, payer, payload, requirements, order };
    // What was bought is found first: another outlet of the same reader declares other extensions, for the same purchase.
    const known = this.#purchases.of(key);
    if (known !== null) return this.#goOn(known, trade, SALE_WORDS.other);
    const fault = prices.extensionFault(demand, payload);
    if (fault !== null) return this.#unpaid(order, fault);
    const twin = name === null ? null : this.#purchases.named(name);
    if (twin === null) return this.#buy(trade);
    return this.#goOn(twin.purchase, { ...trade, key: twin.key }, SALE_WORDS.otherIdentified);
  }

  /** The first time that a payment comes. */
  async #buy(trade: Trade): Promise<Sale> {
    const { key, name, payer, payload, requirements, order } = trade;
    if (!this.#purchases.mayOpen(payer)) return unavailable("busy");
    // Written before anything is awaited: a second request with this payment finds it.
    this.#purchases.put(key, { state: "open", wares: order.wares, payer }, name);
    try {
      const verdict = await this.#verdict(payload, requirements);
      if (verdict === null) return this.#dropped(key, unavailable("closed"));
      if (verdict.kind === "invalid") {
        return this.#dropped(key, await this.#unpaid(order, verdict.reason));
      }
      const answer: HeldAnswer = { body: await order.make() };
      if (order.signal.aborted) return this.#dropped(key, unavailable("gone"));
      return await this.#settle(trade, answer);
    } catch (error) {
      if (this.#purchases.of(key)?.state === "open") this.#purchases.forget(key);
      throw error;
    }
  }

  /** A payment that came before, or another one by which the same client wants the same purchase: that one is not touched. */
  async #goOn(known: Purchase, trade: Trade, otherwise: string): Promise<Sale> {
    const { order } = trade;
    const isSame =
      known.wares.resource === order.wares.resource &&
      known.wares.documentHash === order.wares.documentHash;
    if (!isSame) return { kind: "conflict", sentence: otherwise };
    switch (known.state) {
      case "open":
        return { kind: "conflict", sentence: SALE_WORDS.open };
      case "refused":
        return this.#unpaid(order, known.reason);
      case "settled": {
        const { answer, receipt } = known;
        await this.#book(trade, { outcome: "delivered again", reason: "", response: receipt });
        return { kind: "sold", body: answer.body, receipt };
      }
      case "unknown": {
        const { payload, requirements, answer } = known;
        this.#purchases.put(trade.key, { state: "open", wares: known.wares, payer: "" });
        try {
          return await this.#settleAgain({ ...trade, payload, requirements }, answer);
        } catch (error) {
          if (this.#purchases.of(trade.key)?.state === "open")
            this.#purchases.put(trade.key, known);
          throw error;
        }
      }
    }
  }

  /**
   * Settles what was made; from here on the answer is kept until it is known whether it was paid. A facilitator that tries
   * twice refuses with what it has settled itself: a refusal counts only where the chain does not show the payment.
   */
  async #settle(trade: Trade, answer: HeldAnswer): Promise<Sale> {
    const { payload, requirements } = trade;
    const settlement = await this.#parts.facilitator.settle(payload, requirements);
    if (settlement.kind !== "refused") return this.#close(trade, answer, settlement);
    const response = await this.#parts.witness(payload, requirements);
    return this.#close(
      trade,
      answer,
      response === null ? settlement : { kind: "settled", response },
    );
  }

  /**
   * Settles what may have been settled already. A refusal says nothing then: the nonce is used and the balance gone because
   * the money came to us. The chain is asked; while it does not know either, the answer is kept and no other payment asked for.
   */
  async #settleAgain(trade: Trade, answer: HeldAnswer): Promise<Sale> {
    const { payload, requirements } = trade;
    const settlement = await this.#parts.facilitator.settle(payload, requirements);
    if (settlement.kind === "settled") return this.#close(trade, answer, settlement);
    const response = await this.#parts.witness(payload, requirements);
    const reason = settlement.kind === "unknown" ? settlement.reason : "refused_after_no_answer";
    return response === null
      ? this.#close(trade, answer, { kind: "unknown", reason, transaction: "" })
      : this.#close(trade, answer, { kind: "settled", response });
  }

  async #close(trade: Trade, answer: HeldAnswer, settlement: Settlement): Promise<Sale> {
    const { key, payload, requirements, order } = trade;
    const { wares } = order;
    switch (settlement.kind) {
      case "settled": {
        const receipt = settlement.response;
        this.#purchases.put(key, { state: "settled", wares, answer, receipt });
        await this.#book(trade, { outcome: "settled", reason: "", response: receipt });
        return { kind: "sold", body: answer.body, receipt };
      }
      case "refused": {
        const reason = settlement.response.errorReason ?? "settlement_refused";
        this.#purchases.put(key, { state: "refused", wares, reason });
        await this.#book(trade, { outcome: "refused", reason, response: settlement.response });
        return this.#unpaid(order, reason, settlement.response);
      }
      case "unknown": {
        this.#purchases.put(key, { state: "unknown", wares, answer, payload, requirements });
        const { reason } = settlement;
        await this.#book(trade, {
          outcome: "unknown",
          reason,
          response: pendingOf(settlement, trade),
        });
        return unavailable("unknown");
      }
    }
  }

  async #verdict(
    payload: PaymentPayload,
    requirements: PaymentRequirements,
  ): Promise<Verdict | null> {
    try {
      return await this.#parts.facilitator.verify(payload, requirements);
    } catch (error) {
      if (!(error instanceof FacilitatorFault)) throw error;
      this.#parts.onTrouble(`The facilitator is not available: ${error.message}`);
      return null;
    }
  }

  #dropped(key: string, sale: Sale): Sale {
    this.#purchases.forget(key);
    return sale;
  }

  async #unpaid(
    { bill }: Order,
    reason: string,
    refusal: SettleResponse | null = null,
  ): Promise<Sale> {
    const sentence = `The payment was refused (${reason}). Nothing was charged.`;
    const sale = await this.demand(bill, sentence);
    return sale.kind === "unpaid" ? { ...sale, refusal } : sale;
  }

  /** Writes a line before the answer leaves. A book that cannot be written is told, and takes nothing from who has paid. */
  async #book(trade: Trade, ending: Ending): Promise<void> {
    const line = lineOf(trade, ending, this.#parts.now().toISOString());
    try {
      await this.#parts.ledger.write(line);
    } catch {
      this.#parts.onTrouble(`The ledger could not be written: ${JSON.stringify(line)}`);
    }
  }
}

function pendingOf(
  { transaction }: Extract<Settlement, { kind: "unknown" }>,
  { requirements, payer }: Trade,
): SettleResponse {
  return { success: false, transaction, network: requirements.network, payer };
}

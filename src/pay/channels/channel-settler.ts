/*
 * Deposits that are drawn on by vouchers, behind the port by which the cashier knows facilitators: a voucher that is
 * written down is the charge, and it comes after the read. `channel-payment` reads what a payer sends, `channel-book` keeps
 * what was charged, `channel-claims` and `channel-refunds` move the money. What the facilitator says of a deposit is not
 * believed before the chain shows it.
 */

import { setTimeout as wait } from "node:timers/promises";
import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import type { Facilitator, Settlement, SupportedKind, Verification } from "../facilitator.ts";
import type { Receiver } from "../receiver.ts";
import { type ChannelBook, chargedState, type ChannelState } from "./channel-book.ts";
import {
  asVoucher,
  CHANNEL_SCHEME,
  type ChannelPayment,
  channelPaymentOf,
  type ChannelSnapshot,
  isSameAddress,
} from "./channel-payment.ts";
import { type Authorizer, channelIdOf, isSignedByPayer } from "./channel-signing.ts";
import { channelStateOf, correctionOf, REASONS, refusedSettlement } from "./channel-words.ts";
import type { Turns } from "./turns.ts";

/** What channels are kept with. */
export interface ChannelParts {
  /** Looks at the chain, and sends what is to be sent. */
  readonly facilitator: Facilitator;
  readonly book: ChannelBook;
  readonly authorizer: Authorizer;
  /** Who is paid on Base. */
  readonly receiver: Receiver;
  /** Whatever is done with a channel takes a turn by its name. */
  readonly turns: Turns;
  /** How often there was something to give back of each channel since the start. */
  readonly refunds: Map<string, number>;
  readonly now: () => Date;
  readonly onTrouble: (what: string) => void;
}

/** A payer can take his deposit back by himself after a day: until then there is time to claim what he owes. */
export const WITHDRAW_SECONDS = 86_400;

/** How often the chain is looked at for a deposit that was sent, and how long between. */
const MOST_LOOKS = 12;
const LOOK_MS = 500;

/** What was seen of a channel when a payment was verified. */
interface Seen {
  readonly snapshot: ChannelSnapshot;
  /** Whether the chain holds enough already. */
  readonly isFunded: boolean;
  readonly refunds: number;
  readonly transaction: string;
}

/** A facilitator that settles vouchers here, and everything else where it did before. */
export class ChannelSettler implements Facilitator {
  readonly #parts: ChannelParts;
  readonly #seen = new WeakMap<PaymentPayload, Seen>();
  /** Deposits that went to the facilitator. */
  readonly #sent = new WeakSet<PaymentPayload>();
  readonly #charged = new WeakMap<PaymentPayload, Settlement>();

  constructor(parts: ChannelParts) {
    this.#parts = parts;
  }

  /** Rejects as the facilitator does. */
  async supported(): Promise<readonly SupportedKind[]> {
    return this.#parts.facilitator.supported();
  }

  async verify(payload: PaymentPayload, requirements: PaymentRequirements): Promise<Verification> {
    const { facilitator, book } = this.#parts;
    if (requirements.scheme !== CHANNEL_SCHEME) return facilitator.verify(payload, requirements);
    const sent = channelPaymentOf(payload.payload);
    if (sent === null || sent.kind === "refund") return invalid(REASONS.payload);
    const fault = await faultOf(sent, requirements);
    if (fault !== null) return invalid(fault);
    const known = book.of(sent.channelId);
    if (known !== null && sent.most !== known.charged + BigInt(requirements.amount)) {
      return { ...invalid(REASONS.cumulative), correction: correctionOf(known) };
    }
    const seen = await this.#look(sent, payload, requirements);
    if (!("snapshot" in seen)) return seen;
    const { snapshot } = seen;
    if (snapshot.withdrawRequestedAt !== 0) return invalid(REASONS.withdrawal);
    const charged = known?.charged ?? snapshot.totalClaimed;
    if (sent.most !== charged + BigInt(requirements.amount)) return invalid(REASONS.cumulative);
    this.#seen.set(payload, seen);
    return { kind: "valid", payer: sent.config.payer };
  }

  async settle(payload: PaymentPayload, requirements: PaymentRequirements): Promise<Settlement> {
    const { facilitator, turns } = this.#parts;
    if (requirements.scheme !== CHANNEL_SCHEME) return facilitator.settle(payload, requirements);
    const sent = channelPaymentOf(payload.payload);
    if (sent === null || sent.kind === "refund") {
      return refusedSettlement(requirements, REASONS.payload);
    }
    return turns.take(sent.channelId, async () => this.#charge(sent, payload, requirements));
  }

  /** Charges one answer: the deposit arrives where one comes, and the voucher is written down. */
  async #charge(
    sent: ChannelPayment,
    payload: PaymentPayload,
    requirements: PaymentRequirements,
  ): Promise<Settlement> {
    const earlier = this.#charged.get(payload);
    if (earlier !== undefined) return earlier;
    const known = this.#parts.book.of(sent.channelId);
    const before = this.#seen.get(payload);
    if (before === undefined) return unknown("not_verified_since_start");
    const charged = known?.charged ?? before.snapshot.totalClaimed;
    if (sent.most !== charged + BigInt(requirements.amount)) {
      return refusedSettlement(requirements, REASONS.cumulative);
    }
    const seen = await this.#funded(sent, { payload, requirements, before });
    if (!("snapshot" in seen)) return seen;
    const { balance, totalClaimed } = seen.snapshot;
    if (sent.most > balance) return refusedSettlement(requirements, REASONS.balance);
    const { channelId, config, most, signature } = sent;
    const time = this.#parts.now().toISOString();
    const claimed = known?.claimed ?? totalClaimed;
    const { network } = requirements;
    const state = chargedState(
      { channelId, network, config, charged: most, signature, claimed, balance, time },
      known,
    );
    try {
      await this.#parts.book.put(state);
    } catch {
      this.#parts.onTrouble(
        "The book of channels cannot be written: a voucher was not taken. Its payer is asked to come again with it.",
      );
      return unknown("voucher_not_written");
    }
    const paidIn = seen.transaction === "" ? null : sent.amount;
    const { transaction } = seen;
    const settlement = settledBy(state, { requirements, transaction, paidIn });
    this.#charged.set(payload, settlement);
    return settlement;
  }

  /** What the chain shows of a channel once its deposit is there; or why it is not. */
  async #funded(
    sent: ChannelPayment,
    { payload, requirements, before }: Deposited,
  ): Promise<Seen | Settlement> {
    const { facilitator, refunds } = this.#parts;
    if (before.isFunded && before.refunds === (refunds.get(sent.channelId) ?? 0)) return before;
    const look = async (): Promise<Seen | null> => this.#lookAgain(sent, payload, requirements);
    if (before.isFunded) {
      // Something was given back since: the chain says whether enough is left.
      return (await look()) ?? refusedSettlement(requirements, REASONS.balance);
    }
    // A deposit that was sent before without an answer may have arrived.
    const arrived = this.#sent.has(payload) ? await look() : null;
    if (arrived !== null) return arrived;
    this.#sent.add(payload);
    const settlement = await facilitator.settle(payload, requirements);
    const isSettled = settlement.kind === "settled";
    for (let looks = isSettled ? MOST_LOOKS : 1; looks > 0; looks -= 1) {
      const seen = await look();
      if (seen !== null) {
        const transaction = isSettled ? settlement.response.transaction : "";
        return { ...seen, transaction };
      }
      if (looks > 1) await wait(LOOK_MS);
    }
    return isSettled ? unknown("deposit_not_seen") : settlement;
  }

  /** Asks the facilitator for what it sees; a deposit that has arrived already is looked at as the voucher that is left of it. */
  async #look(
    sent: ChannelPayment,
    payload: PaymentPayload,
    requirements: PaymentRequirements,
  ): Promise<Seen | Extract<Verification, { kind: "invalid" }>> {
    const { facilitator, refunds } = this.#parts;
    const since = refunds.get(sent.channelId) ?? 0;
    const isVoucher = sent.kind === "voucher";
    const verdict = await facilitator.verify(payload, requirements);
    if (verdict.kind === "valid" && verdict.channel !== undefined) {
      const snapshot = verdict.channel;
      return { snapshot, isFunded: isVoucher, refunds: since, transaction: "" };
    }
    if (verdict.kind === "valid") return invalid("channel_state_not_told");
    const arrived = isVoucher ? null : await this.#lookAgain(sent, payload, requirements);
    return arrived ?? verdict;
  }

  /** What the chain shows where it holds enough for the voucher; null where it does not, or nobody can say. */
  async #lookAgain(
    sent: ChannelPayment,
    payload: PaymentPayload,
    requirements: PaymentRequirements,
  ): Promise<Seen | null> {
    const { facilitator, refunds } = this.#parts;
    const since = refunds.get(sent.channelId) ?? 0;
    const voucher = { ...payload, payload: { ...asVoucher(payload.payload) } };
    const verdict = await facilitator.verify(voucher, requirements).catch(() => null);
    if (verdict?.kind !== "valid" || verdict.channel === undefined) return null;
    return { snapshot: verdict.channel, isFunded: true, refunds: since, transaction: "" };
  }
}

interface Deposited {
  readonly payload: PaymentPayload;
  readonly requirements: PaymentRequirements;
  readonly before: Seen;
}

/** What is wrong with a payment out of a channel before the chain is asked; null where nothing is. */
export async function faultOf(
  sent: ChannelPayment,
  { network, payTo, asset, extra }: PaymentRequirements,
): Promise<string | null> {
  const { config } = sent;
  if (!isSameAddress(config.receiver, payTo)) return REASONS.receiver;
  if (!isSameAddress(config.token, asset)) return REASONS.token;
  if (!isSameAddress(config.receiverAuthorizer, String(extra["receiverAuthorizer"]))) {
    return REASONS.authorizer;
  }
  if (config.withdrawDelay !== extra["withdrawDelay"]) return REASONS.delay;
  if (channelIdOf(network, config) !== sent.channelId) return REASONS.id;
  return (await isSignedByPayer(network, sent)) ? null : REASONS.signature;
}

function invalid(reason: string): Extract<Verification, { kind: "invalid" }> {
  return { kind: "invalid", reason };
}

function unknown(reason: string): Settlement {
  return { kind: "unknown", reason, transaction: "" };
}

/** A charge as the protocol tells it: only a deposit has a transaction of its own. */
function settledBy(
  state: ChannelState,
  {
    requirements,
    transaction,
    paidIn,
  }: {
    readonly requirements: PaymentRequirements;
    readonly transaction: string;
    readonly paidIn: bigint | null;
  },
): Settlement {
  return {
    kind: "settled",
    response: {
      success: true,
      transaction,
      network: requirements.network,
      payer: state.config.payer,
      amount: paidIn === null ? "" : String(paidIn),
      extra: { chargedAmount: requirements.amount, channelState: channelStateOf(state) },
    },
  };
}

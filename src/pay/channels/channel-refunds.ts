import type { PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { FacilitatorFault, type Settlement, type Verification } from "../facilitator.ts";
import { claimOf } from "./channel-claims.ts";
import { type ChannelPayment, channelPaymentOf, type ChannelSnapshot } from "./channel-payment.ts";
import { type ChannelParts, faultOf } from "./channel-settler.ts";
import { channelStateOf, correctionOf, REASONS, refusedSettlement } from "./channel-words.ts";

/** What became of the wish to get a deposit back. */
export type Refund = Settlement | Extract<Verification, { kind: "invalid" }>;

/**
 * Gives back what is left of a deposit: what was charged is claimed in the same transaction. Whoever asks shows a voucher of
 * the payer for exactly what was charged; the money goes to the payer and nobody else. Throws a FacilitatorFault where nobody
 * can be asked.
 */
export async function refundOf(
  parts: ChannelParts,
  payload: PaymentPayload,
  requirements: PaymentRequirements,
): Promise<Refund> {
  const sent = channelPaymentOf(payload.payload);
  if (sent?.kind !== "refund") return { kind: "invalid", reason: REASONS.payload };
  const fault = await faultOf(sent, requirements);
  if (fault !== null) return { kind: "invalid", reason: fault };
  return parts.turns.take(sent.channelId, async () =>
    giveBack(parts, sent, { payload, requirements }),
  );
}

interface Asked {
  readonly payload: PaymentPayload;
  readonly requirements: PaymentRequirements;
}

async function giveBack(
  parts: ChannelParts,
  sent: ChannelPayment,
  { payload, requirements }: Asked,
): Promise<Refund> {
  const { book, facilitator } = parts;
  const known = book.of(sent.channelId);
  if (known !== null && sent.most !== known.charged) {
    return { kind: "invalid", reason: REASONS.cumulative, correction: correctionOf(known) };
  }
  const verdict = await facilitator.verify(payload, requirements);
  if (verdict.kind === "invalid") return verdict;
  const { channel: seen } = verdict;
  if (seen === undefined) throw new FacilitatorFault("/verify does not tell of the channel.");
  // A deposit may have arrived for an answer that was never charged.
  const charged = known?.charged ?? seen.totalClaimed;
  if (sent.most !== charged) return { kind: "invalid", reason: REASONS.cumulative };
  const left = seen.balance - charged;
  if (left <= 0n) return refusedSettlement(requirements, REASONS.noBalance);
  const amount = sent.amount ?? left;
  if (amount === 0n || amount > left) return refusedSettlement(requirements, REASONS.refundAmount);
  // Whatever comes of it, a read that is under way has to look at the chain before it draws on this channel.
  parts.refunds.set(sent.channelId, (parts.refunds.get(sent.channelId) ?? 0) + 1);
  const whole = await signed(parts, sent, { payload, seen, amount });
  const settlement = await facilitator.settle(whole, requirements);
  if (settlement.kind !== "settled") return settlement;
  const after = { claimed: charged, balance: seen.balance - amount };
  if (known !== null) {
    await book.put({ ...known, ...after }).catch(() => {
      parts.onTrouble("The book of channels cannot be written: a claim will be sent once more.");
    });
  }
  const { channelId } = sent;
  const state = channelStateOf({ channelId, charged, ...after }, seen.refundNonce + 1n);
  const extra = { channelState: state };
  const { transaction } = settlement.response;
  const { network } = requirements;
  const { payer } = sent.config;
  const response = { success: true, transaction, network, payer, amount: String(amount), extra };
  return { kind: "settled", response };
}

/** The wish with all that the contract wants to see of the receiver. */
async function signed(
  { book, authorizer }: ChannelParts,
  { channelId }: ChannelPayment,
  {
    payload,
    seen,
    amount,
  }: {
    readonly payload: PaymentPayload;
    readonly seen: ChannelSnapshot;
    readonly amount: bigint;
  },
): Promise<PaymentPayload> {
  const { network } = payload.accepted;
  const state = book.of(channelId);
  const isDue = state !== null && state.charged > seen.totalClaimed;
  const nonce = seen.refundNonce;
  const claimed = isDue
    ? {
        claims: [claimOf(state)],
        claimAuthorizerSignature: await authorizer.signClaims(network, [
          { channelId, most: state.charged },
        ]),
      }
    : { claims: [] };
  return {
    ...payload,
    payload: {
      ...payload.payload,
      amount: String(amount),
      refundNonce: String(nonce),
      ...claimed,
      refundAuthorizerSignature: await authorizer.signRefund(network, { channelId, nonce, amount }),
    },
  };
}

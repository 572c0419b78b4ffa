import type { PaymentRequirements, SettleResponse } from "@x402/core/types";
import type { Correction, Settlement } from "../facilitator.ts";
import type { ChannelState } from "./channel-book.ts";

/** Reasons by which clients of the protocol know what to do. */
export const REASONS = {
  payload: "invalid_batch_settlement_evm_payload_type",
  id: "invalid_batch_settlement_evm_channel_id_mismatch",
  receiver: "invalid_batch_settlement_evm_receiver_mismatch",
  authorizer: "invalid_batch_settlement_evm_receiver_authorizer_mismatch",
  token: "invalid_batch_settlement_evm_token_mismatch",
  delay: "invalid_batch_settlement_evm_withdraw_delay_mismatch",
  signature: "invalid_batch_settlement_evm_voucher_signature",
  cumulative: "invalid_batch_settlement_evm_cumulative_amount_mismatch",
  balance: "invalid_batch_settlement_evm_cumulative_exceeds_balance",
  noBalance: "invalid_batch_settlement_evm_refund_no_balance",
  refundAmount: "invalid_batch_settlement_evm_refund_amount_invalid",
  withdrawal: "invalid_batch_settlement_evm_withdrawal_pending",
} as const;

/** What a channel has come to, for a client that has lost count; the voucher is his own. */
export function correctionOf(state: ChannelState): Correction {
  return {
    channelState: channelStateOf(state),
    voucherState: { signedMaxClaimable: String(state.charged), signature: state.signature },
  };
}

/** What a client is told of its channel. */
export function channelStateOf(
  {
    channelId,
    balance,
    claimed,
    charged,
  }: Pick<ChannelState, "channelId" | "balance" | "claimed" | "charged">,
  refundNonce: bigint = 0n,
): Readonly<Record<string, unknown>> {
  return {
    channelId,
    balance: String(balance),
    totalClaimed: String(claimed),
    withdrawRequestedAt: 0,
    refundNonce: String(refundNonce),
    chargedCumulativeAmount: String(charged),
  };
}

/** A settlement that did not come about, with nothing charged. */
export function refusedSettlement(
  { network }: PaymentRequirements,
  errorReason: string,
): Settlement {
  const response: SettleResponse = { success: false, transaction: "", network, errorReason };
  return { kind: "refused", response };
}

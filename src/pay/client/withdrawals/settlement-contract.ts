import { BATCH_SETTLEMENT_ADDRESS } from "@x402/evm";
import { encodeFunctionData, parseAbi, parseEventLogs } from "viem";
import type { ChannelConfig } from "../../channels/channel-payment.ts";
import type { StepName } from "./kept-withdrawals.ts";

type Hex = `0x${string}`;

/** The contract of the protocol that holds deposits; no server and no node has a say in it. */
export const SETTLEMENT: Hex = BATCH_SETTLEMENT_ADDRESS;

/** The network of deposits. */
export const SETTLEMENT_NETWORK = "eip155:8453";

/** What of it a payer needs who takes back a deposit by himself. */
export const SETTLEMENT_SIGNATURES = [
  "struct ChannelConfig { address payer; address payerAuthorizer; address receiver; address receiverAuthorizer; address token; uint40 withdrawDelay; bytes32 salt; }",
  "function channels(bytes32 channelId) view returns (uint128 balance, uint128 totalClaimed)",
  "function pendingWithdrawals(bytes32 channelId) view returns (uint128 amount, uint40 initiatedAt)",
  "function initiateWithdraw(ChannelConfig config, uint128 amount)",
  "function finalizeWithdraw(ChannelConfig config)",
  "event WithdrawInitiated(bytes32 indexed channelId, uint128 amount, uint40 finalizeAfter)",
  "event WithdrawFinalized(bytes32 indexed channelId, address indexed sender, uint128 amount)",
  "error InvalidChannel()",
  "error WithdrawalAlreadyPending()",
  "error WithdrawalNotPending()",
  "error NotAuthorizedToFinalizeWithdraw()",
  "error WithdrawDelayNotElapsed()",
  "error NothingToWithdraw()",
  "error WithdrawAmountExceedsAvailable()",
] as const;

const SETTLEMENT_ABI = parseAbi(SETTLEMENT_SIGNATURES);

/** What a transaction has to say to the contract for a step. */
export function stepData(step: StepName, config: ChannelConfig, amount: bigint): Hex {
  return step === "begin"
    ? encodeFunctionData({
        abi: SETTLEMENT_ABI,
        functionName: "initiateWithdraw",
        args: [config, amount],
      })
    : encodeFunctionData({
        abi: SETTLEMENT_ABI,
        functionName: "finalizeWithdraw",
        args: [config],
      });
}

/** What the contract tells of a step of a channel. */
export interface StepEvent {
  /** What is taken back, in units of the token; of the last step what came. */
  readonly amount: bigint;
  /** Unix seconds from which it can be finished; null after the last step. */
  readonly until: number | null;
}

/** What the logs of a transaction tell of a step of a channel; null where they tell nothing of it. */
export function stepEventIn(
  logs: Parameters<typeof parseEventLogs>[0]["logs"],
  step: StepName,
  id: Hex,
): StepEvent | null {
  const own = logs.filter(({ address }) => address.toLowerCase() === SETTLEMENT.toLowerCase());
  for (const told of parseEventLogs({ abi: SETTLEMENT_ABI, logs: own, strict: true })) {
    if (told.args.channelId.toLowerCase() !== id.toLowerCase()) continue;
    if (step === "begin" && told.eventName === "WithdrawInitiated") {
      return { amount: told.args.amount, until: told.args.finalizeAfter };
    }
    if (step === "finish" && told.eventName === "WithdrawFinalized") {
      return { amount: told.args.amount, until: null };
    }
  }
  return null;
}

import type { PaymentPayload, PaymentRequirements, SettleResponse } from "@x402/core/types";
import { traceOf } from "./evm-payment.ts";
import { nodeAt } from "./json-rpc.ts";
import { spentOnce } from "./payment.ts";

/** Says whether the chain shows a payment to have been made as it was demanded; null where it does not, or cannot be asked. */
export type Witness = (
  payload: PaymentPayload,
  requirements: PaymentRequirements,
) => Promise<SettleResponse | null>;

/** Asks each in turn; every one of them knows a single network. */
export function anyWitness(witnesses: readonly Witness[]): Witness {
  return async (payload, requirements) => {
    for (const witness of witnesses) {
      const response = await witness(payload, requirements);
      if (response !== null) return response;
    }
    return null;
  };
}

/** How far back a payment of the last minutes can lie: blocks of two seconds. */
const BLOCKS = 1_000;

/** Asks a node of an EVM chain for the transaction that used an authorisation, and whether it paid what was demanded. */
export function evmWitness(rpcUrl: string, network: string): Witness {
  const call = nodeAt(rpcUrl);
  return async (payload, requirements) => {
    const { payer, nonce } = spentOnce(payload);
    if (requirements.network !== network || nonce === "") return null;
    try {
      const head = Number(await call("eth_blockNumber", []));
      const span = { from: Math.max(0, head - BLOCKS), to: head };
      const trace = await traceOf(call, { ...requirements, payer, nonce }, span);
      if (trace.kind !== "paid") return null;
      return { success: true, transaction: trace.transaction, network, payer };
    } catch {
      return null;
    }
  };
}

import type { PaymentPayload, PaymentRequirements, SettleResponse } from "@x402/core/types";

/** Says whether the chain shows a payment to have been made as it was demanded; null where it does not, or cannot be asked. */
export type Witness = (
  payload: PaymentPayload,
  requirements: PaymentRequirements,
) => Promise<SettleResponse | null>;

/** Where the chain cannot be asked. */
export const NO_WITNESS: Witness = async () => Promise.resolve(null);

const ASK_MS = 5_000;

/** `AuthorizationUsed(address authorizer, bytes32 nonce)` of EIP-3009, and `Transfer(address,address,uint256)` of ERC-20. */
const AUTHORIZATION_USED = "0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5";
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

/** How far back a payment of the last minutes can lie: blocks of two seconds. */
const BLOCKS = 1_000;

/** Asks a node of an EVM chain for the transaction that used an authorisation, and whether it paid what was demanded. */
export function evmWitness(rpcUrl: string, network: string): Witness {
  const call = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(rpcUrl, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(ASK_MS),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const { result } = (await response.json()) as { readonly result?: unknown };
    return result;
  };
  return async ({ payload }, requirements) => {
    if (requirements.network !== network) return null;
    const { from, nonce } = (payload["authorization"] ?? {}) as { from?: string; nonce?: string };
    if (from === undefined || nonce === undefined) return null;
    try {
      const head = Number(await call("eth_blockNumber", []));
      const logs = (await call("eth_getLogs", [
        {
          address: requirements.asset,
          fromBlock: `0x${Math.max(0, head - BLOCKS).toString(16)}`,
          toBlock: "latest",
          topics: [AUTHORIZATION_USED, topicOf(from), nonce.toLowerCase()],
        },
      ])) as readonly Log[];
      const transaction = logs[0]?.transactionHash;
      if (transaction === undefined) return null;
      const receipt = (await call("eth_getTransactionReceipt", [transaction])) as Receipt | null;
      const isPaid = receipt?.status === "0x1" && receipt.logs.some(pays(from, requirements));
      return isPaid
        ? { success: true, transaction, network: requirements.network, payer: from }
        : null;
    } catch {
      return null;
    }
  };
}

interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly transactionHash: string;
}

interface Receipt {
  readonly status: string;
  readonly logs: readonly Log[];
}

/** Whether a log is the transfer of exactly the demanded amount to the demanded address. */
function pays(from: string, { asset, payTo, amount }: PaymentRequirements): (log: Log) => boolean {
  return ({ address, topics, data }) =>
    address.toLowerCase() === asset.toLowerCase() &&
    topics[0] === TRANSFER &&
    topics[1]?.toLowerCase() === topicOf(from) &&
    topics[2]?.toLowerCase() === topicOf(payTo) &&
    BigInt(data) === BigInt(amount);
}

function topicOf(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, "0")}`;
}

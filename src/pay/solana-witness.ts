import type { NodeCall } from "./json-rpc.ts";
import { nodeAt } from "./json-rpc.ts";
import {
  type SolanaPayment,
  solanaMessageOf,
  solanaPaymentOf,
  TOKEN_PROGRAM,
  tokenAccountOf,
} from "./solana-payment.ts";
import type { Witness } from "./witness.ts";

/**
 * Asks a node of Solana for the transaction that carried a payment out. It goes by the signature of who paid its fee, which a
 * payer never sees: it is found in the history of the token account that was paid from, and is the payment where its message
 * is the very one that the payer signed. A message is carried out once.
 */
export function solanaWitness(rpcUrl: string, network: string): Witness {
  const call = nodeAt(rpcUrl);
  return async ({ payload }, { network: wanted, amount, asset, payTo }) => {
    const payment = solanaPaymentOf(payload["transaction"]);
    if (wanted !== network || payment === null) return null;
    if (payment.amount !== BigInt(amount) || payment.mint !== asset) return null;
    try {
      if (payment.destination !== (await tokenAccountOf(payTo, asset))) return null;
      const transaction = await transactionOf(call, payment);
      if (transaction === null) return null;
      return { success: true, transaction, network: wanted, payer: payment.payer };
    } catch {
      return null;
    }
  };
}

/** Whether an owner has the token account that payments go to. Rejects where the node cannot be asked. */
export async function hasTokenAccount(
  rpcUrl: string,
  owner: string,
  mint: string,
): Promise<boolean> {
  const account = await tokenAccountOf(owner, mint);
  const { value } = (await nodeAt(rpcUrl)("getAccountInfo", [account, ENCODED])) as {
    readonly value: { readonly owner: string } | null;
  };
  return value?.owner === TOKEN_PROGRAM;
}

const ENCODED = { encoding: "base64", commitment: "confirmed" } as const;

/** Rows of a history that a node gives at a time, and transactions that are looked at. */
const MOST_ROWS = 1_000;
const MOST_TRANSACTIONS = 50;

interface Row {
  readonly signature: string;
  readonly err: unknown;
  /** Null also where the node does not keep it. */
  readonly memo: string | null;
}

interface CarriedOut {
  readonly transaction: readonly [string, "base64"];
  readonly meta: { readonly err: unknown } | null;
}

/** The signature by which the chain knows the payment; null where it shows none. */
async function transactionOf(call: NodeCall, payment: SolanaPayment): Promise<string | null> {
  const { source, memo, message } = payment;
  const query = { limit: MOST_ROWS, commitment: "confirmed" };
  const rows = (await call("getSignaturesForAddress", [source, query])) as readonly Row[];
  const likely = rows.filter(
    (row) => row.err === null && (row.memo === null || row.memo.includes(memo)),
  );
  for (const { signature } of likely.slice(0, MOST_TRANSACTIONS)) {
    const found = (await call("getTransaction", [
      signature,
      { ...ENCODED, maxSupportedTransactionVersion: 0 },
    ])) as CarriedOut | null;
    if (found === null || found.meta === null || found.meta.err !== null) continue;
    if (solanaMessageOf(found.transaction[0]) === message) return signature;
  }
  return null;
}

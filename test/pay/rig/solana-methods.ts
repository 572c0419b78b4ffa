import {
  type Address,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Signature,
  type Transaction,
} from "@solana/kit";
import type { Methods } from "./json-rpc.ts";
import type { SolanaLedger } from "./solana-ledger.ts";

/** The part of Solana's JSON-RPC that payers, facilitators and sellers use. */
export function solanaMethods(ledger: SolanaLedger): Methods {
  const { svm } = ledger;
  const withContext = (value: unknown): unknown => ({ context: { slot: ledger.slot }, value });
  return {
    getGenesisHash: () => GENESIS_HASH,
    getFirstAvailableBlock: () => 0,
    getBlockTime: () => ledger.time,
    getSlot: () => ledger.slot,
    getBlockHeight: () => ledger.slot,
    getBalance: ([account]) => withContext(Number(svm.getBalance(account as Address) ?? 0n)),
    getLatestBlockhash: () =>
      withContext({ blockhash: svm.latestBlockhash(), lastValidBlockHeight: ledger.slot + 150 }),
    getAccountInfo: ([account]) => withContext(accountOf(ledger, account as Address)),
    getTokenAccountBalance: ([account]) => withContext(tokensOf(ledger, account as Address)),
    simulateTransaction: ([wire]) =>
      withContext({ err: ledger.failureOf(transactionOf(wire)), logs: [], accounts: null }),
    sendTransaction: ([wire]) => ledger.send(transactionOf(wire)),
    getSignaturesForAddress: ([account]) => historyOf(ledger, account as Address),
    getTransaction: ([signature]) => transactionBy(ledger, signature as Signature),
    getSignatureStatuses: ([signatures]) =>
      withContext((signatures as readonly Signature[]).map((one) => statusOf(ledger, one))),
  };
}

/** The first block of Solana's main network, which the chain of the tests says it is. */
const GENESIS_HASH = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d";

function accountOf(ledger: SolanaLedger, address: Address): unknown {
  const account = ledger.svm.getAccount(address);
  if (!account.exists) return null;
  return {
    data: [Buffer.from(account.data).toString("base64"), "base64"],
    executable: account.executable,
    lamports: Number(account.lamports),
    owner: account.programAddress,
    rentEpoch: 0,
    space: account.data.length,
  };
}

function tokensOf(ledger: SolanaLedger, account: Address): unknown {
  const amount = ledger.tokensOf(account);
  if (amount === null) throw new Error("Invalid param: could not find account");
  const digits = String(amount).padStart(7, "0");
  const uiAmountString = `${digits.slice(0, -6)}.${digits.slice(-6)}`;
  return { amount: String(amount), decimals: 6, uiAmount: null, uiAmountString };
}

function statusOf(ledger: SolanaLedger, signature: Signature): unknown {
  const outcome = ledger.outcomes.get(signature);
  if (outcome === undefined) return null;
  const { slot, error } = outcome;
  return {
    slot,
    confirmations: null,
    err: error,
    status: error === null ? { Ok: null } : { Err: error },
    confirmationStatus: "finalized",
  };
}

/** Newest first, those that failed too. */
function historyOf(ledger: SolanaLedger, account: Address): unknown {
  const rows = [...ledger.outcomes].flatMap(([signature, { slot, time, error, transaction }]) => {
    const decoder = getCompiledTransactionMessageDecoder();
    const { staticAccounts, instructions } = decoder.decode(transaction.messageBytes);
    if (!staticAccounts.includes(account)) return [];
    const memos = instructions.flatMap(({ programAddressIndex, data = new Uint8Array() }) =>
      staticAccounts[programAddressIndex]?.startsWith("Memo") === true
        ? [`[${data.length}] ${Buffer.from(data).toString("utf8")}`]
        : [],
    );
    const memo = memos.length === 0 ? null : memos.join("; ");
    const row = { signature, slot, blockTime: time, err: error, memo };
    return [{ ...row, confirmationStatus: "finalized" }];
  });
  return rows.toReversed();
}

function transactionBy(ledger: SolanaLedger, signature: Signature): unknown {
  const outcome = ledger.outcomes.get(signature);
  if (outcome === undefined) return null;
  const { slot, error, transaction } = outcome;
  const wire = getBase64EncodedWireTransaction(transaction);
  return { slot, transaction: [wire, "base64"], meta: { err: error }, version: 0 };
}

function transactionOf(wire: unknown): Transaction {
  return getTransactionDecoder().decode(getBase64Encoder().encode(wire as string));
}

import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  decodeErrorResult,
  type Hex,
  http,
  parseAbi,
  RawContractError,
  serializeTransaction,
  TransactionReceiptNotFoundError,
} from "viem";
import { plainWord } from "../../plain-word.ts";
import type { StepName } from "./kept-withdrawals.ts";
import {
  SETTLEMENT,
  SETTLEMENT_SIGNATURES,
  type StepEvent,
  stepEventIn,
} from "./settlement-contract.ts";
import type { SeenChannel } from "./withdrawal-plan.ts";

/** Base, the only chain on which deposits are made. */
export const BASE_ID = 8453;

/** A node of the chain could not be asked, or is none of it, in a full sentence. */
export class NodeTrouble extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "NodeTrouble";
  }
}

/** A transaction with the most that it may cost. */
export interface PricedCall {
  readonly data: Hex;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
  /** What it costs at most, in wei, with what Base asks for Ethereum. */
  readonly mostWei: bigint;
}

/** What became of a transaction. */
export interface CarriedOut {
  readonly isReverted: boolean;
  readonly block: bigint;
  /** Null where the contract tells nothing of the step. */
  readonly event: StepEvent | null;
}

/** A node of Base. All of it throws NodeTrouble where the node cannot be asked. */
export interface ChainNode {
  /** What the contract shows of a channel, as of the last block or the one that is named. */
  readonly seen: (id: Hex, block?: bigint) => Promise<SeenChannel>;
  /** What a call of the contract costs. Throws NodeTrouble where the contract refuses it. */
  readonly priced: (payer: Hex, data: Hex) => Promise<PricedCall>;
  /** What an address holds to pay for transactions, in wei. */
  readonly weiOf: (address: Hex) => Promise<bigint>;
  /** How many transactions of an address have a block, and the number of its next one. */
  readonly numbers: (address: Hex) => Promise<{ readonly used: number; readonly next: number }>;
  /** Sends a transaction; why the node did not take it, or null. */
  readonly send: (raw: Hex) => Promise<string | null>;
  /** What became of a transaction by which a step was taken; null where the node knows no block of it. */
  readonly outcome: (hash: Hex, step: StepName, id: Hex) => Promise<CarriedOut | null>;
}

/** Nodes answer in less; what is longer is not read. */
const MOST_ANSWER_BYTES = 1_048_576;
const ASK_MS = 15_000;

/** Base's fees rarely triple within minutes; what is not needed is not charged. */
const FEE_MARGIN = 3n;

/** The node at an address. Throws NodeTrouble where it is none of Base, or the contract is not there. */
export async function chainNode(rpcUrl: string): Promise<ChainNode> {
  const client = clientAt(rpcUrl);
  const chainId = await asked(client.getChainId());
  if (chainId !== BASE_ID) {
    throw new NodeTrouble(
      `The node of --rpc is one of chain ${chainId}, and deposits lie on Base (${BASE_ID}). Nothing was sent.`,
    );
  }
  const code = await asked(client.getCode({ address: SETTLEMENT }));
  if (code === undefined) {
    throw new NodeTrouble(
      `The node of --rpc does not show the contract that holds deposits (${SETTLEMENT}). Nothing was sent; ask another node.`,
    );
  }
  return {
    seen: async (id, block) => seenBy(client, id, block),
    priced: async (payer, data) => pricedBy(client, payer, data),
    weiOf: async (address) => asked(client.getBalance({ address })),
    numbers: async (address) => {
      const used = await asked(client.getTransactionCount({ address, blockTag: "latest" }));
      const next = await asked(client.getTransactionCount({ address, blockTag: "pending" }));
      if (!Number.isSafeInteger(used) || !Number.isSafeInteger(next)) throw nonsense();
      return { used, next };
    },
    send: async (raw) => {
      try {
        await client.sendRawTransaction({ serializedTransaction: raw });
        return null;
      } catch (error) {
        return `The node did not take the transaction (${wordsOf(error)}).`;
      }
    },
    outcome: async (hash, step, id) => outcomeOf(client, hash, { step, id }),
  };
}

const SETTLEMENT_ABI = parseAbi(SETTLEMENT_SIGNATURES);

type Client = ReturnType<typeof clientAt>;

function clientAt(rpcUrl: string) {
  const transport = http(rpcUrl, {
    retryCount: 2,
    timeout: ASK_MS,
    maxResponseBodySize: MOST_ANSWER_BYTES,
    // Nobody is asked but the node that was named.
    fetchOptions: { redirect: "error" },
  });
  return createPublicClient({ transport, cacheTime: 0 });
}

/** All of one block, so that it fits together. */
async function seenBy(client: Client, id: Hex, named?: bigint): Promise<SeenChannel> {
  const block = await asked(
    client.getBlock(named === undefined ? { blockTag: "latest" } : { blockNumber: named }),
  );
  if (typeof block.number !== "bigint" || typeof block.timestamp !== "bigint") throw nonsense();
  const at = {
    address: SETTLEMENT,
    abi: SETTLEMENT_ABI,
    blockNumber: block.number,
    args: [id],
  } as const;
  const [balance, claimed] = await asked(client.readContract({ ...at, functionName: "channels" }));
  const [amount, initiatedAt] = await asked(
    client.readContract({ ...at, functionName: "pendingWithdrawals" }),
  );
  if (claimed > balance) {
    throw new NodeTrouble(
      "The node of --rpc shows more claimed than was paid in, which the contract does not allow. Nothing was sent; ask another node.",
    );
  }
  return {
    balance,
    claimed,
    withdrawal: initiatedAt === 0 ? null : { amount, initiatedAt },
    time: Number(block.timestamp),
  };
}

async function outcomeOf(
  client: Client,
  hash: Hex,
  { step, id }: { readonly step: StepName; readonly id: Hex },
): Promise<CarriedOut | null> {
  try {
    const receipt = await client.getTransactionReceipt({ hash });
    const { blockNumber: block, transactionHash, logs } = receipt;
    const status: string | null = receipt.status;
    const isIts =
      (status === "success" || status === "reverted") &&
      typeof block === "bigint" &&
      transactionHash.toLowerCase() === hash.toLowerCase();
    if (!isIts) throw nonsense();
    return { isReverted: status === "reverted", block, event: stepEventIn(logs, step, id) };
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error instanceof NodeTrouble ? error : troubleOf(error);
  }
}

async function pricedBy(client: Client, payer: Hex, data: Hex): Promise<PricedCall> {
  const used = await asked(client.estimateGas({ account: payer, to: SETTLEMENT, data }));
  const { baseFeePerGas } = await asked(client.getBlock({ blockTag: "latest" }));
  if (typeof baseFeePerGas !== "bigint") throw nonsense();
  const maxPriorityFeePerGas = await asked(client.estimateMaxPriorityFeePerGas());
  const gas = (used * 5n) / 4n;
  const maxFeePerGas = baseFeePerGas * FEE_MARGIN + maxPriorityFeePerGas;
  const fees = { gas, maxFeePerGas, maxPriorityFeePerGas };
  // The contract does not say before what Ethereum will ask when the transaction has its block.
  const forEthereum = 2n * (await ethereumFee(client, { data, ...fees }));
  return { data, ...fees, mostWei: gas * maxFeePerGas + forEthereum };
}

/** Where Base says what a transaction costs that has to be published on Ethereum. */
const FEE_ORACLE = "0x420000000000000000000000000000000000000F";
const FEE_ORACLE_ABI = parseAbi(["function getL1Fee(bytes data) view returns (uint256)"]);

async function ethereumFee(client: Client, call: Omit<PricedCall, "mostWei">): Promise<bigint> {
  const unsigned = serializeTransaction({
    type: "eip1559",
    chainId: BASE_ID,
    to: SETTLEMENT,
    // Its number takes bytes, too.
    nonce: 0xff_ff_ff,
    ...call,
  });
  return asked(
    client.readContract({
      address: FEE_ORACLE,
      abi: FEE_ORACLE_ABI,
      functionName: "getL1Fee",
      args: [unsigned],
    }),
  );
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw troubleOf(error);
  }
}

function nonsense(): NodeTrouble {
  return new NodeTrouble(
    "The node of --rpc could not be asked (it answers with what is no answer). Ask another node.",
  );
}

/** The address of a node may hold a key of its owner, and stands in the messages of the package: none of them is passed on. */
function troubleOf(error: unknown): NodeTrouble {
  const refusal = refusalIn(error);
  if (refusal !== null) {
    return new NodeTrouble(`The contract refuses it (${refusal}). Nothing was sent.`);
  }
  return new NodeTrouble(
    `The node of --rpc could not be asked (${wordsOf(error)}). Run the same command again, or ask another node.`,
  );
}

/** The name by which the contract refuses a call; null where it was not the contract. */
function refusalIn(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null;
  const reverted = error.walk(
    (each) => each instanceof ContractFunctionRevertedError || each instanceof RawContractError,
  );
  if (reverted instanceof ContractFunctionRevertedError) {
    return reverted.data?.errorName ?? "no reason";
  }
  const data = dataOf(error);
  return data === null ? null : nameOf(data);
}

function dataOf(error: BaseError): Hex | null {
  const holder = error.walk(
    (each) => typeof (each as { readonly data?: unknown }).data === "string",
  ) as { readonly data?: Hex } | null;
  return holder?.data ?? null;
}

function nameOf(data: Hex): string {
  try {
    return decodeErrorResult({ abi: SETTLEMENT_ABI, data }).errorName;
  } catch {
    return "no reason";
  }
}

/** What a node says of an error, short, and nothing of its address. */
function wordsOf(error: unknown): string {
  const said = error instanceof BaseError ? plainWord(error.details) : "";
  return said === "" || /https?:/i.test(said) ? "it gave no answer that can be used" : said;
}

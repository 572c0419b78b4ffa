import {
  neverPaid,
  type NodeCall,
  notKnown,
  type SignedPayment,
  type Testimony,
} from "./testimony.ts";

/** What a node of an EVM chain shows of a payment by EIP-3009 that came at a time in Unix seconds. Rejects where it cannot be asked. */
export async function evmFinding(
  call: NodeCall,
  payment: SignedPayment,
  came: number,
): Promise<Testimony> {
  const head = (await call("eth_getBlockByNumber", ["latest", false])) as Block;
  const [height, now] = [Number(head.number), Number(head.timestamp)];
  if (!(await isSpent(call, payment, height))) return unspent(payment, now);
  if (now - came < RECENT_SECONDS) {
    const from = Math.max(0, height - BLOCKS_AT_A_TIME + 1);
    const recent = await spent(call, payment, { from, to: height });
    if (recent.kind !== "not known") return recent;
  }
  const from = await firstSince(call, came - CLOCK_SECONDS, height);
  const to = await firstSince(call, (payment.expires ?? came) + CLOCK_SECONDS, height);
  return spent(call, payment, { from, to });
}

/** A payment of the last minutes is looked for at the chain's end first: blocks of two seconds. */
const RECENT_SECONDS = 1_500;

/** Blocks that a node is asked for at a time, and how often at most. */
const BLOCKS_AT_A_TIME = 1_000;
const MOST_QUESTIONS = 50;

/** Clocks of a payer, of the daemon and of the chain differ by less. */
const CLOCK_SECONDS = 600;

interface Block {
  readonly number: string;
  readonly timestamp: string;
}

function unspent({ expires }: SignedPayment, now: number): Testimony {
  if (expires !== null && now >= expires) {
    return neverPaid("Its authorisation was not used and has run out.");
  }
  return notKnown("Its authorisation was not used yet, and can still be. Ask again later.");
}

async function spent(
  call: NodeCall,
  payment: EvmPayment,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Testimony> {
  for (let nth = 0; nth < MOST_QUESTIONS; nth++) {
    const start = from + nth * BLOCKS_AT_A_TIME;
    if (start > to) break;
    const end = Math.min(to, start + BLOCKS_AT_A_TIME - 1);
    const trace = await traceOf(call, payment, { from: start, to: end });
    if (trace.kind === "paid") return trace;
    if (trace.kind === "spent otherwise") {
      return neverPaid("Its authorisation was taken back, or used for something else.");
    }
  }
  return notKnown("Its authorisation was used, and the node shows no transaction that used it.");
}

/** The first block that is not older than a time in Unix seconds; the last one where all are. */
async function firstSince(call: NodeCall, seconds: number, height: number): Promise<number> {
  let [low, high] = [0, height];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const block = (await call("eth_getBlockByNumber", [hex(middle), false])) as Block;
    if (Number(block.timestamp) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A payment by EIP-3009 as it was demanded and authorised. */
interface EvmPayment {
  readonly asset: string;
  readonly payTo: string;
  /** In units of the asset. */
  readonly amount: string;
  readonly payer: string;
  readonly nonce: string;
}

/** What the chain shows of an authorisation: the transaction that paid with it, or that it is gone for something else. */
type AuthorizationTrace =
  | { readonly kind: "paid"; readonly transaction: string }
  | { readonly kind: "spent otherwise" }
  | { readonly kind: "none" };

/** Blocks, both included. */
interface BlockSpan {
  readonly from: number;
  readonly to: number;
}

/** Looks for the transaction that used an authorisation, and whether it paid what was demanded. */
export async function traceOf(
  call: NodeCall,
  payment: EvmPayment,
  { from, to }: BlockSpan,
): Promise<AuthorizationTrace> {
  const { asset, payer, nonce } = payment;
  const logs = (await call("eth_getLogs", [
    {
      address: asset,
      fromBlock: hex(from),
      toBlock: hex(to),
      topics: [[AUTHORIZATION_USED, AUTHORIZATION_CANCELED], wordOf(payer), nonce.toLowerCase()],
    },
  ])) as readonly Log[];
  const [found] = logs;
  if (found === undefined) return { kind: "none" };
  const { transactionHash: transaction } = found;
  const receipt = (await call("eth_getTransactionReceipt", [transaction])) as Receipt;
  const at = receipt.logs.findIndex(({ logIndex }) => logIndex === found.logIndex);
  const next = receipt.logs[at + 1];
  // The token tells of the transfer right after the authorisation that it used: another one may pay something else.
  const isPaid =
    receipt.status === "0x1" &&
    found.topics[0] === AUTHORIZATION_USED &&
    at >= 0 &&
    next !== undefined &&
    pays(next, payment);
  return isPaid ? { kind: "paid", transaction } : { kind: "spent otherwise" };
}

/** Whether an authorisation was used or taken back, as of a block. */
async function isSpent(
  call: NodeCall,
  { asset, payer, nonce }: EvmPayment,
  block: number,
): Promise<boolean> {
  const data = `${AUTHORIZATION_STATE}${wordOf(payer).slice(2)}${nonce.slice(2).toLowerCase()}`;
  const word = (await call("eth_call", [{ to: asset, data }, hex(block)])) as string;
  return BigInt(word) === 1n;
}

/** A number as JSON-RPC takes it. */
function hex(value: number): string {
  return `0x${value.toString(16)}`;
}

/** `AuthorizationUsed(address,bytes32)` and `AuthorizationCanceled(address,bytes32)` of EIP-3009. */
const AUTHORIZATION_USED = "0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5";
const AUTHORIZATION_CANCELED = "0x1cdd46ff242716cdaa72d159d339a485b3438398348d68f09d7c8c0a59353d81";
/** `authorizationState(address,bytes32)` of EIP-3009. */
const AUTHORIZATION_STATE = "0xe94a0102";
/** `Transfer(address,address,uint256)` of ERC-20. */
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly logIndex: string;
  readonly transactionHash: string;
}

interface Receipt {
  readonly status: string;
  readonly logs: readonly Log[];
}

/** Whether a log is the transfer of exactly the demanded amount to the demanded address. */
function pays(
  { address, topics, data }: Log,
  { asset, payTo, amount, payer }: EvmPayment,
): boolean {
  return (
    address.toLowerCase() === asset.toLowerCase() &&
    topics[0] === TRANSFER &&
    topics[1]?.toLowerCase() === wordOf(payer) &&
    topics[2]?.toLowerCase() === wordOf(payTo) &&
    BigInt(data) === BigInt(amount)
  );
}

function wordOf(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, "0")}`;
}

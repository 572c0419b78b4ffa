import { type EvmPayment, hex, isSpent, traceOf } from "./evm-payment.ts";
import { type Testimony, neverPaid, notKnown, type SignedPayment } from "./testimony.ts";
import type { NodeCall } from "./json-rpc.ts";

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

import { type EvmPayment, hex, isSpent, traceOf } from "./evm-payment.ts";
import type { NodeCall } from "./json-rpc.ts";
import type { LedgerLine } from "./ledger.ts";

/** What the chain shows of a payment: paid, never to be paid, or not to be told, and why in a full sentence. */
export type Finding =
  | { readonly kind: "paid"; readonly transaction: string }
  | { readonly kind: "never paid" | "not known"; readonly reason: string };

/** Looks on chain for the payment of a line. Never rejects. */
export type Reconciler = (line: LedgerLine) => Promise<Finding>;

/** Asks a node of an EVM chain, and of no other than the line's. */
export function evmReconciler(call: NodeCall): Reconciler {
  let chain: Promise<string> | undefined;
  return async (line) => {
    const { network, nonce, payer } = line;
    if (nonce === "" || payer === "")
      return notKnown("The line does not name its nonce and payer.");
    try {
      chain ??= networkOf(call);
      if ((await chain) !== network) {
        return notKnown(`The node belongs to ${await chain}, and the payment to ${network}.`);
      }
      return await found(call, line);
    } catch {
      return notKnown("The node could not be asked, or gave no answer to a question.");
    }
  };
}

/** Blocks that a node is asked for at a time, and how often at most. */
const BLOCKS_AT_A_TIME = 1_000;
const MOST_QUESTIONS = 50;

/** Clocks of a payer, of the daemon and of the chain differ by less. */
const CLOCK_SECONDS = 600;

interface Block {
  readonly number: string;
  readonly timestamp: string;
}

async function networkOf(call: NodeCall): Promise<string> {
  return `eip155:${Number(await call("eth_chainId", []))}`;
}

async function found(call: NodeCall, line: LedgerLine): Promise<Finding> {
  const head = (await call("eth_getBlockByNumber", ["latest", false])) as Block;
  const height = Number(head.number);
  if (!(await isSpent(call, line, height))) return unspent(line, Number(head.timestamp));
  const written = Math.floor(Date.parse(line.time) / 1_000);
  const from = await firstSince(call, written - CLOCK_SECONDS, height);
  const to = await firstSince(call, (line.expires ?? written) + CLOCK_SECONDS, height);
  return spent(call, line, { from, to });
}

function unspent({ expires }: LedgerLine, now: number): Finding {
  if (expires !== null && now >= expires) {
    return { kind: "never paid", reason: "Its authorisation was not used and has run out." };
  }
  return notKnown("Its authorisation was not used yet, and can still be. Ask again later.");
}

async function spent(
  call: NodeCall,
  payment: EvmPayment,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Finding> {
  for (let nth = 0; nth < MOST_QUESTIONS; nth++) {
    const start = from + nth * BLOCKS_AT_A_TIME;
    if (start > to) break;
    const end = Math.min(to, start + BLOCKS_AT_A_TIME - 1);
    const trace = await traceOf(call, payment, { from: start, to: end });
    if (trace.kind === "paid") return trace;
    if (trace.kind === "spent otherwise") {
      const reason = "Its authorisation was taken back, or used for something else.";
      return { kind: "never paid", reason };
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

function notKnown(reason: string): Finding {
  return { kind: "not known", reason };
}

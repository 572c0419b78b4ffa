import {
  neverPaid,
  nodeAt,
  type NodeCall,
  notKnown,
  type SignedPayment,
  type Testimony,
} from "./testimony.ts";
import { solanaPaymentOf, TOKEN_PROGRAM, tokenAccountOf } from "./solana-payment.ts";

/**
 * What a node of Solana shows of a payment that came at a time in Unix seconds. Its transaction goes by the signature of who paid its fee, which a payer never
 * sees: it is found in the payer's own history, and is the payment where it bears the payer's signature. Rejects where the node
 * cannot be asked.
 */
export async function solanaFinding(
  call: NodeCall,
  payment: SignedPayment,
  came: number,
): Promise<Testimony> {
  // Asked before the history: what is not in it now was not carried out up to this time.
  const isOver = await isOverSince(call, came + SECONDS_TO_LIVE);
  const history = await historyOf(call, payment, came);
  const wanted = await tokenAccountOf(payment.payTo, payment.asset);
  for (const { signature } of history.rows) {
    const found = (await call("getTransaction", [
      signature,
      { ...ENCODED, maxSupportedTransactionVersion: 0 },
    ])) as CarriedOut | null;
    const carriedOut = found === null ? null : solanaPaymentOf(found.transaction[0]);
    if (carriedOut?.signature !== payment.nonce) continue;
    if (found?.meta?.err !== null) return neverPaid("Its transaction failed.");
    const { destination, mint, amount } = carriedOut;
    const isOurs =
      destination === wanted && mint === payment.asset && amount === BigInt(payment.amount);
    if (isOurs) return { kind: "paid", transaction: signature };
    return neverPaid("Its transaction paid something else.");
  }
  if (!isOver) return notKnown("It was not carried out yet, and may still be. Ask again later.");
  if (!history.isWhole) return notKnown("The node does not show the whole history of the payer.");
  return neverPaid("It was not carried out and has run out.");
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

/**
 * A transaction dies with its blockhash, 150 blocks after that was made: a minute or two. One that lives longer begins with an
 * instruction to the system program, which no facilitator takes. The rest is for clocks that differ.
 */
const SECONDS_TO_LIVE = 600;

/** Rows of a history that a node gives at a time, how often it is asked for more, and transactions that are looked at. */
const MOST_ROWS = 1_000;
const MOST_PAGES = 10;
const MOST_TRANSACTIONS = 200;

interface Row {
  readonly signature: string;
  /** Null where the node does not know it. */
  readonly blockTime?: number | null;
}

interface CarriedOut {
  readonly transaction: readonly [string, "base64"];
  readonly meta: { readonly err: unknown } | null;
}

interface History {
  /** What may be the payment, the likeliest first. */
  readonly rows: readonly Row[];
  /** Whether nothing of that time is left out. */
  readonly isWhole: boolean;
}

/** Transactions of the payer's wallet, which signs every payment, around the time at which one came. */
async function historyOf(call: NodeCall, { payer }: SignedPayment, came: number): Promise<History> {
  const [from, to] = [came - SECONDS_TO_LIVE, came + SECONDS_TO_LIVE];
  const near: Row[] = [];
  let older: { readonly before?: string } = {};
  let isWhole = false;
  for (let page = 0; page < MOST_PAGES && !isWhole; page++) {
    const query = { limit: MOST_ROWS, commitment: "confirmed", ...older };
    const rows = (await call("getSignaturesForAddress", [payer, query])) as readonly Row[];
    near.push(
      ...rows.filter(({ blockTime: time }) => time == null || (time >= from && time <= to)),
    );
    const oldest = rows.at(-1);
    isWhole = rows.length < MOST_ROWS || (oldest?.blockTime ?? Infinity) < from;
    if (oldest !== undefined) older = { before: oldest.signature };
  }
  const distance = ({ blockTime }: Row): number => Math.abs((blockTime ?? came) - came);
  const rows = near.toSorted((one, other) => distance(one) - distance(other));
  return {
    rows: rows.slice(0, MOST_TRANSACTIONS),
    isWhole: isWhole && rows.length <= MOST_TRANSACTIONS && (await keeps(call, from)),
  };
}

/** Whether the last final block is younger than a time in Unix seconds. */
async function isOverSince(call: NodeCall, seconds: number): Promise<boolean> {
  const slot = await call("getSlot", [{ commitment: "finalized" }]);
  const time = (await call("getBlockTime", [slot])) as number | null;
  return time !== null && time > seconds;
}

/** Whether a node still has the blocks of a time: one that has thrown them away shows no history either. */
async function keeps(call: NodeCall, seconds: number): Promise<boolean> {
  const slot = await call("getFirstAvailableBlock", []);
  if (slot === 0) return true;
  const time = (await call("getBlockTime", [slot])) as number | null;
  return time !== null && time < seconds;
}

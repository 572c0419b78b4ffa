import type { KeptChannel } from "../channel-file.ts";
import { inDollars } from "../usdc.ts";
import type { KeptWithdrawal } from "./kept-withdrawals.ts";

/** What the contract shows of a channel, as of one block. Amounts are in units of the token. */
export interface SeenChannel {
  readonly balance: bigint;
  readonly claimed: bigint;
  /** Null where none runs. */
  readonly withdrawal: {
    readonly amount: bigint;
    /** Unix seconds. */
    readonly initiatedAt: number;
  } | null;
  /** The time of the block, in Unix seconds. */
  readonly time: number;
}

/** What is known of a channel on this machine. */
export interface KnownChannel {
  readonly channel: KeptChannel;
  readonly withdrawal: KeptWithdrawal | null;
  /** The most that is allowed by vouchers of which the end is not known, in units of the token. */
  readonly open: bigint;
}

/** What the server may still claim, in units of the token. */
export interface StillClaimable {
  /** For answers that came: it is never taken back. */
  readonly due: bigint;
  /** By vouchers that bought nothing as far as is known: it would come off what is taken back. */
  readonly more: bigint;
}

/** What is to be done next to get back what is left of a deposit. */
export interface WithdrawalPlan {
  readonly kind: "nothing" | "begin" | "wait" | "finish";
  /** What is left, or what the withdrawal that runs is for and is still there. */
  readonly amount: bigint;
  /** Unix seconds from which it can be finished; null where none runs. */
  readonly until: number | null;
  readonly claimable: StillClaimable;
  /** What does not fit together, in full sentences: a node may be wrong, and nobody but a person can judge it. */
  readonly doubts: readonly string[];
}

/**
 * The next step for a channel. What was charged stays in the contract for the server, who may not have claimed it yet; all else
 * is taken back.
 */
export function withdrawalPlan(known: KnownChannel, seen: SeenChannel): WithdrawalPlan {
  const { charged, config } = known.channel;
  const claimable = claimableOf(known, seen);
  const doubts = [...sentBefore(known, seen, config.withdrawDelay), ...doubtsOf(known, seen)];
  if (seen.withdrawal !== null) {
    const { amount, initiatedAt } = seen.withdrawal;
    const until = initiatedAt + config.withdrawDelay;
    const there = smaller(amount, above(seen.balance, seen.claimed));
    const kind = seen.time < until ? "wait" : "finish";
    // The server has claimed all of it: the transaction would bring nothing.
    return { kind: there === 0n ? "nothing" : kind, amount: there, until, claimable, doubts };
  }
  const left = above(seen.balance, larger(seen.claimed, charged));
  return { kind: left === 0n ? "nothing" : "begin", amount: left, until: null, claimable, doubts };
}

function claimableOf({ channel, open }: KnownChannel, seen: SeenChannel): StillClaimable {
  const most = smaller(larger(larger(channel.allowed, channel.charged), open), seen.balance);
  const taken = larger(seen.claimed, channel.charged);
  return {
    due: above(smaller(channel.charged, seen.balance), seen.claimed),
    more: above(most, taken),
  };
}

/** A step is taken once: what was sent before and does not show is for a person to judge. */
function sentBefore(
  { withdrawal }: KnownChannel,
  seen: SeenChannel,
  delay: number,
): readonly string[] {
  if (withdrawal === null) return [];
  const { step, isDone, until, transaction } = withdrawal;
  const which = transaction === null ? "" : ` (transaction ${transaction.hash})`;
  if (!isDone) {
    return [
      `A transaction that ${step === "begin" ? "begins" : "finishes"} the withdrawal was sent before${which}. The node shows nothing of it, and says that its number is used, or that it is not its turn.`,
    ];
  }
  const running = seen.withdrawal;
  if (step === "begin") {
    if (running !== null) return [];
    return [`A withdrawal of this deposit was begun before${which}, and the node shows none.`];
  }
  if (running === null || running.initiatedAt + delay !== until) return [];
  return [`This withdrawal was finished before${which}, and the node shows that it still runs.`];
}

function doubtsOf({ channel, withdrawal }: KnownChannel, seen: SeenChannel): readonly string[] {
  const { balance, saidBack, mayHold, allowed } = channel;
  const cameBack = withdrawal?.step === "finish" && withdrawal.isDone ? withdrawal.amount : 0n;
  const least = above(balance, (saidBack?.amount ?? 0n) + cameBack);
  const doubts: string[] = [];
  if (seen.balance < least) {
    doubts.push(
      `The node shows ${inDollars(seen.balance)} USDC in the channel, and this machine knows of ${inDollars(least)}.`,
    );
  }
  if (seen.balance > larger(mayHold, balance)) {
    doubts.push(
      `The node shows ${inDollars(seen.balance)} USDC in the channel, and no more than ${inDollars(larger(mayHold, balance))} were ever paid in from this machine.`,
    );
  }
  if (seen.claimed > larger(allowed, channel.charged)) {
    doubts.push(
      `The node shows that ${inDollars(seen.claimed)} USDC were claimed, and the vouchers of this machine allow ${inDollars(larger(allowed, channel.charged))}.`,
    );
  }
  return doubts;
}

function above(one: bigint, other: bigint): bigint {
  return one > other ? one - other : 0n;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

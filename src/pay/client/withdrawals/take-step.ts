import { setTimeout as wait } from "node:timers/promises";
import type { KeptChannel } from "../channel-file.ts";
import { inDollars } from "../usdc.ts";
import { type CarriedOut, type ChainNode, NodeTrouble, type PricedCall } from "./chain-node.ts";
import type { KeptWithdrawal, KeptWithdrawals, StepName } from "./kept-withdrawals.ts";
import type { TransactionSigner } from "./transaction-signer.ts";
import type { SeenChannel } from "./withdrawal-plan.ts";

type Hex = `0x${string}`;

/** What taking a step needs. */
export interface StepParts {
  readonly node: ChainNode;
  readonly signer: TransactionSigner;
  readonly kept: KeptWithdrawals;
  /** How long a transaction is waited for. */
  readonly timeoutMs: number;
  /** Aborts when nobody wants to wait any more. */
  readonly signal: AbortSignal;
}

/** How a step ended. */
export type StepEnd =
  | { readonly kind: "done"; readonly withdrawal: KeptWithdrawal; readonly hash: Hex }
  | { readonly kind: "reverted"; readonly hash: Hex }
  /** It may still be carried out; the same one is sent again by the next run. */
  | { readonly kind: "not seen"; readonly hash: Hex; readonly refusal: string | null }
  /** The node says that it was carried out, and what it shows besides says otherwise. */
  | { readonly kind: "contradicted"; readonly hash: Hex; readonly sentence: string };

/** A step that was agreed to. */
export interface AgreedStep {
  readonly channel: KeptChannel;
  readonly step: StepName;
  readonly amount: bigint;
  readonly call: PricedCall;
  /** Of the withdrawal that is finished; null where it begins. */
  readonly until: number | null;
  /** Numbers below it are used, whatever a node says that has not seen so yet. */
  readonly firstNonce: number;
}

/** Signs the transaction of a step, keeps it, sends it, and waits for what becomes of it. */
export async function takeStep(agreed: AgreedStep, parts: StepParts): Promise<StepEnd> {
  const { channel, step, amount, call, until, firstNonce } = agreed;
  const { node, signer, kept } = parts;
  const { next } = await node.numbers(signer.address);
  const transaction = await signer.sign(call, Math.max(next, firstNonce));
  const withdrawal = { id: channel.id, step, amount, transaction, isDone: false, until };
  // Whoever is killed from here on finds it, and sends no other one.
  await kept.put(withdrawal);
  return followStep(withdrawal, channel, parts);
}

/** Sends the transaction that is kept of a step, as often as it is asked to: the chain takes it once. */
export async function followStep(
  withdrawal: KeptWithdrawal,
  channel: KeptChannel,
  parts: StepParts,
): Promise<StepEnd> {
  const { node, timeoutMs } = parts;
  const { transaction, step, id } = withdrawal;
  if (transaction === null) throw new Error("A step that is followed has a transaction.");
  const { hash, raw } = transaction;
  const refusal = await node.send(raw);
  const looks = refusal === null ? Math.ceil(timeoutMs / LOOK_MS) : LOOKS_AFTER_REFUSAL;
  for (let nth = 0; nth < looks && !parts.signal.aborted; nth += 1) {
    // What a node cannot say now it may say the next time.
    const outcome = await node.outcome(hash, step, id).catch(() => null);
    if (outcome !== null) return concluded(withdrawal, channel, { outcome, parts });
    await wait(LOOK_MS, undefined, { signal: parts.signal }).catch(() => undefined);
  }
  return { kind: "not seen", hash, refusal };
}

const LOOK_MS = 500;

/** A node that refuses a transaction may know that it was carried out. */
const LOOKS_AFTER_REFUSAL = 3;

/** Notes what became of a step, as far as what the node shows fits together. */
export async function concluded(
  withdrawal: KeptWithdrawal,
  channel: KeptChannel,
  { outcome, parts }: { readonly outcome: CarriedOut; readonly parts: StepParts },
): Promise<StepEnd> {
  const { kept } = parts;
  const { id, step, until } = withdrawal;
  const hash = withdrawal.transaction?.hash ?? "0x";
  if (outcome.isReverted) {
    // The contract is as it was before.
    if (step === "begin") await kept.drop(id);
    else await kept.put({ ...withdrawal, step: "begin", isDone: true, transaction: null, until });
    return { kind: "reverted", hash };
  }
  const seen = await seenAfter(id, outcome.block, parts);
  // The next run sees it.
  if (seen === null) return { kind: "not seen", hash, refusal: null };
  const sentence = contradiction(withdrawal, channel, { outcome, seen });
  if (sentence !== null) return { kind: "contradicted", hash, sentence };
  const done = {
    ...withdrawal,
    isDone: true,
    amount: outcome.event?.amount ?? withdrawal.amount,
    until: outcome.event?.until ?? until,
  };
  await kept.put(done);
  return { kind: "done", withdrawal: done, hash };
}

/** What the contract shows after a step; null where the node cannot say: behind one address may be several, and not all are as far. */
async function seenAfter(id: Hex, block: bigint, { node }: StepParts): Promise<SeenChannel | null> {
  for (let nth = 0; nth < LOOKS_AFTER_BLOCK; nth += 1) {
    try {
      return await node.seen(id, block);
    } catch (error) {
      if (!(error instanceof NodeTrouble)) throw error;
      await wait(LOOK_MS);
    }
  }
  return null;
}

const LOOKS_AFTER_BLOCK = 10;

/** What does not fit in what a node shows after a step; null where all fits. */
function contradiction(
  { step, amount }: KeptWithdrawal,
  { config }: KeptChannel,
  { outcome, seen }: { readonly outcome: CarriedOut; readonly seen: SeenChannel },
): string | null {
  const { event } = outcome;
  if (event === null) {
    return "The node says that the transaction was carried out, and shows nothing that the contract did.";
  }
  if (step === "finish") {
    return seen.withdrawal === null
      ? null
      : "The node says that the withdrawal was finished, and shows one that still runs.";
  }
  const { withdrawal } = seen;
  const fits =
    withdrawal !== null &&
    withdrawal.amount === amount &&
    event.amount === amount &&
    event.until === withdrawal.initiatedAt + config.withdrawDelay;
  return fits
    ? null
    : `The node says that the withdrawal has begun, and does not show one of ${inDollars(amount)} USDC.`;
}

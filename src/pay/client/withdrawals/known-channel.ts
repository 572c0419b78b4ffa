import type { KeptChannel } from "../channel-file.ts";
import type { PendingPayments } from "../pending-payments.ts";
import type { CarriedOut } from "./chain-node.ts";
import type { KeptWithdrawal, KeptWithdrawals } from "./kept-withdrawals.ts";
import { concluded, followStep, type StepEnd, type StepParts } from "./take-step.ts";
import type { KnownChannel, SeenChannel } from "./withdrawal-plan.ts";

/** What this machine knows of a channel. */
export async function knownChannel(
  channel: KeptChannel,
  { kept, pending }: { readonly kept: KeptWithdrawals; readonly pending: PendingPayments },
): Promise<KnownChannel> {
  const payments = await pending.drawingOn(channel.id);
  const open = payments.reduce((most, { channel: drawn }) => {
    const allowed = BigInt(drawn?.most ?? "0");
    return allowed > most ? allowed : most;
  }, 0n);
  return { channel, withdrawal: await kept.of(channel.id), open };
}

/** What the chain says of a step of which the end was not known; null where there is none, or it cannot be told. */
export type Resumed = { readonly isSentAgain: boolean; readonly end: StepEnd } | null;

/**
 * Finds out what became of a step that an earlier run has sent, and sends the very same transaction again where it still can be
 * carried out. Null also where its number was used by another one, or is not its turn: then the plan says so.
 */
export async function resumed(
  { channel, withdrawal }: KnownChannel,
  seen: SeenChannel,
  parts: StepParts,
): Promise<Resumed> {
  if (withdrawal === null || withdrawal.isDone || withdrawal.transaction === null) return null;
  const { hash, nonce } = withdrawal.transaction;
  const { node, signer, kept } = parts;
  const outcome = await node.outcome(hash, withdrawal.step, channel.id);
  if (outcome?.isReverted === true) {
    return { isSentAgain: false, end: await concluded(withdrawal, channel, { outcome, parts }) };
  }
  if (outcome !== null || isTaken(withdrawal, seen)) {
    const done = doneBy(withdrawal, channel, { seen, outcome });
    await kept.put(done);
    return { isSentAgain: false, end: { kind: "done", withdrawal: done, hash } };
  }
  const { used, next } = await node.numbers(signer.address);
  if (used > nonce || next < nonce) return null;
  return { isSentAgain: true, end: await followStep(withdrawal, channel, parts) };
}

/** Whether the contract is as the step leaves it. */
function isTaken({ step }: KeptWithdrawal, seen: SeenChannel): boolean {
  return step === "begin" ? seen.withdrawal !== null : seen.withdrawal === null;
}

/** The step as the chain shows it now, and as its transaction told of it. */
function doneBy(
  withdrawal: KeptWithdrawal,
  { config }: KeptChannel,
  { seen, outcome }: { readonly seen: SeenChannel; readonly outcome: CarriedOut | null },
): KeptWithdrawal {
  const { withdrawal: running } = seen;
  const event = outcome?.event ?? null;
  const shown =
    withdrawal.step === "begin" && running !== null
      ? { amount: running.amount, until: running.initiatedAt + config.withdrawDelay }
      : { amount: event?.amount ?? withdrawal.amount, until: event?.until ?? withdrawal.until };
  return { ...withdrawal, ...shown, isDone: true };
}

/** Notes a withdrawal that runs and was begun elsewhere. */
export async function noteRunning(
  { channel, withdrawal }: KnownChannel,
  seen: SeenChannel,
  kept: KeptWithdrawals,
): Promise<void> {
  if (seen.withdrawal === null) return;
  const { amount, initiatedAt } = seen.withdrawal;
  const until = initiatedAt + channel.config.withdrawDelay;
  const isKnown = withdrawal !== null && (!withdrawal.isDone || withdrawal.until === until);
  if (isKnown) return;
  const begun = { id: channel.id, step: "begin", amount, isDone: true, until } as const;
  await kept.put({ ...begun, transaction: null });
}

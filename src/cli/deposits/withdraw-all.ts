import type { KeptChannel } from "../../pay/client/channel-file.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import { channelIdOf } from "../../pay/channels/channel-signing.ts";
import { type PricedCall, NodeTrouble } from "../../pay/client/withdrawals/chain-node.ts";
import { knownChannel, noteRunning, resumed } from "../../pay/client/withdrawals/known-channel.ts";
import { SETTLEMENT_NETWORK, stepData } from "../../pay/client/withdrawals/settlement-contract.ts";
import { takeStep } from "../../pay/client/withdrawals/take-step.ts";
import {
  type WithdrawalPlan,
  withdrawalPlan,
} from "../../pay/client/withdrawals/withdrawal-plan.ts";
import { EXIT, type ExitCode, UsageError } from "../exit-code.ts";
import { tell } from "../terminal.ts";
import { serverGaveBack } from "./server-gave-back.ts";
import { channelName, endWords, inEther, planWords } from "./withdraw-words.ts";
import type { Withdrawing } from "./withdrawing.ts";

/** A step that is to be taken. */
interface PlannedStep {
  readonly channel: KeptChannel;
  readonly plan: WithdrawalPlan & { readonly kind: "begin" | "finish" };
  readonly call: PricedCall;
}

/** What is to be done for a channel; or that it is dealt with, and whether all is well. */
type Next =
  | { readonly kind: "step"; readonly step: PlannedStep }
  | { readonly kind: "over"; readonly isWell: boolean };

/** Takes back what is left in the wanted channels; of all others of the wallet what was sent before is brought to its end. */
export async function withdrawAll(
  {
    own,
    wanted,
  }: { readonly own: readonly KeptChannel[]; readonly wanted: readonly KeptChannel[] },
  work: Withdrawing,
): Promise<ExitCode> {
  const held: string[] = [];
  try {
    // A wallet's transactions are carried out one after the other: what was sent before comes first.
    for (const channel of own) {
      if (!(await resumeOne(channel, work))) return EXIT.unread;
    }
    const steps: PlannedStep[] = [];
    let isWell = true;
    for (const { id } of wanted) {
      if (work.signal.aborted) return EXIT.interrupted;
      const isFree = await work.channels.hold(id);
      if (isFree) held.push(id);
      const next = await nextOf(id, { isFree }, work);
      if (next.kind === "step") steps.push(next.step);
      else isWell &&= next.isWell;
    }
    if (steps.length === 0) return isWell ? EXIT.fine : EXIT.unread;
    const refusal = await agreement(steps, work);
    if (refusal !== null) return refusal;
    const areTaken = await takeAll(steps, work);
    return isWell && areTaken ? EXIT.fine : EXIT.unread;
  } finally {
    for (const id of held) await work.channels.release(id);
  }
}

/** Finds out what became of a step that was sent before; false where nothing else may be sent. */
async function resumeOne(channel: KeptChannel, work: Withdrawing): Promise<boolean> {
  const known = await knownChannel(channel, work);
  if (known.withdrawal === null || known.withdrawal.isDone) return true;
  const again = await resumed(known, await work.node.seen(channel.id), work);
  if (again === null) return true;
  const { isSentAgain, end } = again;
  const how = isSentAgain ? "A transaction that was signed before is sent again. " : "";
  tell(`${channelName(channel)}: ${how}${endWords(end, channel)}`);
  return end.kind === "done" || end.kind === "reverted";
}

async function nextOf(
  id: KeptChannel["id"],
  { isFree }: { readonly isFree: boolean },
  work: Withdrawing,
): Promise<Next> {
  const { node, kept, channels } = work;
  // It was looked at before it was held.
  const channel = await channels.of(id);
  if (channel === null) return { kind: "over", isWell: true };
  const name = channelName(channel);
  if (!isFree) {
    tell(`${name}: A run uses it at the moment. Wait for its end.`);
    return { kind: "over", isWell: false };
  }
  if (
    channel.network !== SETTLEMENT_NETWORK ||
    channelIdOf(channel.network, channel.config) !== id
  ) {
    tell(`${name}: Its file does not describe a channel of this name on Base.`);
    return { kind: "over", isWell: false };
  }
  const known = await knownChannel(channel, work);
  const seen = await node.seen(id);
  const plan = withdrawalPlan(known, seen);
  if (plan.kind === "begin" && work.asksServer && channel.saidBack === null) {
    const isBack = await serverGaveBack(channel, { amount: plan.amount, seen }, work);
    if (isBack !== null) return { kind: "over", isWell: isBack };
    return chainStep(
      channel,
      withdrawalPlan(await knownAgain(channel, work), await node.seen(id)),
      work,
    );
  }
  await noteRunning(known, seen, kept);
  return chainStep(channel, plan, work);
}

/** What was learnt when the server was asked counts. */
async function knownAgain(channel: KeptChannel, work: Withdrawing) {
  return knownChannel((await work.channels.of(channel.id)) ?? channel, work);
}

async function chainStep(
  channel: KeptChannel,
  plan: WithdrawalPlan,
  { node, signer }: Withdrawing,
): Promise<Next> {
  const { kind } = plan;
  const name = channelName(channel);
  if (kind === "nothing" || kind === "wait") {
    tell(`${name}: ${planWords(plan, channel)}`);
    for (const doubt of plan.doubts) tell(`  ${doubt}`);
    return { kind: "over", isWell: plan.doubts.length === 0 };
  }
  try {
    const call = await node.priced(signer.address, stepData(kind, channel.config, plan.amount));
    return { kind: "step", step: { channel, plan: { ...plan, kind }, call } };
  } catch (error) {
    if (!(error instanceof NodeTrouble)) throw error;
    tell(`${name}: ${error.message}`);
    return { kind: "over", isWell: false };
  }
}

/** At usual fees a step costs far less. */
const UNUSUAL_WEI = 10n ** 15n;

/** Shows what is sent and asks for it; what the command ends with where nothing is sent, or null. */
async function agreement(
  steps: readonly PlannedStep[],
  { node, signer, asker, isAgreed }: Withdrawing,
): Promise<ExitCode | null> {
  let isDoubtful = false;
  for (const { channel, plan, call } of steps) {
    const { mostWei } = call;
    tell(`${channelName(channel)}: ${planWords(plan, channel)} Costs at most ${inEther(mostWei)}.`);
    const isDear = mostWei > UNUSUAL_WEI;
    const doubts = [...plan.doubts, ...(isDear ? ["This is far more than is usual on Base."] : [])];
    for (const doubt of doubts) tell(`  ${doubt}`);
    isDoubtful ||= doubts.length > 0;
  }
  const most = steps.reduce((sum, { call }) => sum + call.mostWei, 0n);
  const there = await node.weiOf(signer.address);
  if (there < most) {
    tell(
      `The wallet ${signer.address} holds ${inEther(there)} on Base, which is less. Nothing was sent: send it a little ETH on Base, and run the same command again.`,
    );
    return EXIT.unread;
  }
  if (isAgreed && !isDoubtful) return null;
  if (!asker.isThere) {
    if (!isAgreed) {
      throw new UsageError(
        "Nothing was sent: there is no terminal to ask at. Add --yes to send it.",
      );
    }
    tell(
      "Nothing was sent: what the node shows does not fit, and --yes does not agree to that. Ask another node, or run it at a terminal.",
    );
    return EXIT.unread;
  }
  const what = steps.length === 1 ? "this transaction" : `these ${steps.length} transactions`;
  if ((await asker.agrees(`Send ${what} for at most ${inEther(most)} in all?`)) === true)
    return null;
  tell("Nothing was sent.");
  return EXIT.interrupted;
}

async function takeAll(steps: readonly PlannedStep[], work: Withdrawing): Promise<boolean> {
  let isWell = true;
  let firstNonce = 0;
  for (const { channel, plan, call } of steps) {
    const { kind: step, amount, until } = plan;
    if (work.signal.aborted) return false;
    // No run draws on it any more.
    await work.channels.setAside(channel.id);
    const end = await takeStep({ channel, step, amount, call, until, firstNonce }, work);
    tell(`${channelName(channel)}: ${endWords(end, channel)}`);
    if (end.kind === "done" && step === "finish" && end.withdrawal.amount < amount) {
      tell(
        `  The server has claimed ${inDollars(amount - end.withdrawal.amount)} USDC of it before.`,
      );
    }
    if (end.kind === "done") {
      firstNonce = (end.withdrawal.transaction?.nonce ?? -1) + 1;
      continue;
    }
    isWell = false;
    // Whatever is signed next would wait behind it.
    if (end.kind !== "reverted") return false;
  }
  return isWell;
}

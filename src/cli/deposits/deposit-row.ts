import type { KeptChannel } from "../../pay/client/channel-file.ts";
import type { ChannelFile } from "../../pay/client/kept-channels.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import type { KeptWithdrawal } from "../../pay/client/withdrawals/kept-withdrawals.ts";

/** A deposit as it is listed; amounts in dollars. */
export interface DepositRow {
  readonly channel: string;
  readonly server: string;
  readonly network: string;
  /** The wallet that paid in. */
  readonly payer: string;
  readonly deposited: string;
  /** What was charged for answers. */
  readonly spent: string;
  readonly left: string;
  /** Of what is left: what the server may claim by vouchers that bought no answer. */
  readonly promised: string;
  /** Deposits that were signed, and of which nothing says that they were made. */
  readonly unconfirmed: string;
  readonly state: DepositState;
  /** When a withdrawal that runs can be finished, ISO 8601; null where none runs. */
  readonly finishAfter: string | null;
  /** The last transaction that gives back, or is to; null where there is none. */
  readonly transaction: string | null;
  readonly file: string;
}

/** What becomes of a deposit. */
export type DepositState =
  | "open"
  | "in use"
  | "set aside"
  | "given back"
  | "begin not seen"
  | "running"
  | "due"
  | "finish not seen"
  | "withdrawn";

/** The row of a channel that can be read, at a time in milliseconds since 1970. */
export function depositRow(
  { path, channel, isSetAside, isInUse }: ChannelFile,
  withdrawal: KeptWithdrawal | null,
  nowMs: number,
): DepositRow | null {
  if (channel === null) return null;
  const { id, server, network, config, saidBack } = channel;
  const state = stateOf({ isSetAside, isInUse, isGivenBack: saidBack !== null }, withdrawal, nowMs);
  const isRunning = state === "running" || state === "due";
  const until = withdrawal?.until ?? null;
  return {
    channel: id,
    server,
    network,
    payer: config.payer,
    ...sumsOf(channel, { isOver: state === "given back" || state === "withdrawn" }),
    state,
    finishAfter: isRunning && until !== null ? timeOf(until) : null,
    transaction: withdrawal?.transaction?.hash ?? saidBack?.transaction ?? null,
    file: path,
  };
}

/** Unix seconds as they are printed. */
export function timeOf(seconds: number): string {
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19)}Z`;
}

function sumsOf(
  { balance, charged, allowed, mayHold }: KeptChannel,
  { isOver }: { readonly isOver: boolean },
): Pick<DepositRow, "deposited" | "spent" | "left" | "promised" | "unconfirmed"> {
  const left = isOver || charged >= balance ? 0n : balance - charged;
  const more = allowed > charged ? allowed - charged : 0n;
  return {
    deposited: inDollars(balance),
    spent: inDollars(charged),
    left: inDollars(left),
    promised: inDollars(more < left ? more : left),
    unconfirmed: inDollars(isOver || mayHold < balance ? 0n : mayHold - balance),
  };
}

function stateOf(
  {
    isSetAside,
    isInUse,
    isGivenBack,
  }: { readonly isSetAside: boolean; readonly isInUse: boolean; readonly isGivenBack: boolean },
  withdrawal: KeptWithdrawal | null,
  nowMs: number,
): DepositState {
  if (withdrawal !== null) {
    const { step, isDone, until } = withdrawal;
    if (step === "finish") return isDone ? "withdrawn" : "finish not seen";
    if (!isDone) return "begin not seen";
    return (until ?? 0) * 1_000 > nowMs ? "running" : "due";
  }
  if (isGivenBack) return "given back";
  if (isInUse) return "in use";
  return isSetAside ? "set aside" : "open";
}

import {
  type ChannelConfig,
  configOf,
  isAmount,
  isHex,
  isSameAddress,
} from "../channels/channel-payment.ts";
import type { DepositOffer } from "./deposit-demand.ts";

type Hex = `0x${string}`;

/** A channel of a wallet, as far as this machine knows. Amounts are in units of its token. */
export interface KeptChannel {
  readonly id: Hex;
  /** The server's address without a slash at its end. */
  readonly server: string;
  readonly network: string;
  readonly config: ChannelConfig;
  /** What was charged for answers that came. */
  readonly charged: bigint;
  /** What was paid in by deposits of which an answer has shown that they were made. */
  readonly balance: bigint;
  /** What tells the last deposit from others that was made; null before the first. */
  readonly arrived: string | null;
  /** The most that vouchers allow which were sent, whether an answer came for them or not. */
  readonly allowed: bigint;
  /** All deposits that were signed, whether they were made or not. */
  readonly mayHold: bigint;
  /** What the server says that it gave back; null where it says nothing. */
  readonly saidBack: { readonly amount: bigint; readonly transaction: string } | null;
}

/** A channel of which nothing was signed so far. */
export function unusedChannel(
  made: Pick<KeptChannel, "id" | "server" | "network" | "config">,
): KeptChannel {
  const nothing = { charged: 0n, balance: 0n, allowed: 0n, mayHold: 0n };
  return { ...made, ...nothing, arrived: null, saidBack: null };
}

/** Whether what a server asks for is to be paid out of a channel that was opened before. */
export function isForChannel(
  { payTo, authorizer, withdrawSeconds, entry }: DepositOffer,
  config: ChannelConfig,
): boolean {
  return (
    isSameAddress(config.receiver, payTo) &&
    isSameAddress(config.receiverAuthorizer, authorizer) &&
    isSameAddress(config.token, entry.asset) &&
    config.withdrawDelay === withdrawSeconds
  );
}

/** The channel that a file describes; null where it describes none. */
export function channelIn(text: string): KeptChannel | null {
  try {
    const value = JSON.parse(text) as Readonly<Record<keyof KeptChannel, unknown>>;
    const { id, server, network, charged, balance, arrived } = value;
    const { allowed = charged, mayHold = balance, saidBack = null } = value;
    const config = configOf(value.config);
    const isWhole =
      isHex(id, 64) &&
      typeof server === "string" &&
      typeof network === "string" &&
      isAmount(charged) &&
      isAmount(balance) &&
      isAmount(allowed) &&
      isAmount(mayHold) &&
      (arrived === null || isHex(arrived, 64));
    if (!isWhole || config === null) return null;
    return {
      id,
      server,
      network,
      config,
      charged: BigInt(charged),
      balance: BigInt(balance),
      arrived,
      allowed: BigInt(allowed),
      mayHold: BigInt(mayHold),
      saidBack: saidBackIn(saidBack),
    };
  } catch {
    return null;
  }
}

function saidBackIn(value: unknown): KeptChannel["saidBack"] {
  const { amount, transaction } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isAmount(amount) || typeof transaction !== "string") return null;
  return { amount: BigInt(amount), transaction };
}

import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { replaceWhole, stateText } from "../written-file.ts";
import { type ChannelConfig, configOf, isAmount, isHex } from "./channel-payment.ts";

type Hex = `0x${string}`;

/** How far a channel has come. Amounts are in units of its token and count from its first day. */
export interface ChannelState {
  readonly channelId: Hex;
  readonly network: string;
  readonly config: ChannelConfig;
  /** What was charged for answers in all; the last voucher allows exactly this. */
  readonly charged: bigint;
  /** The payer's signature under that voucher. */
  readonly signature: Hex;
  /** What is known to be claimed on chain. */
  readonly claimed: bigint;
  /** What the chain held for it when it was last looked at. */
  readonly balance: bigint;
  /** What was charged in all after each of the last answers, the newest last. */
  readonly recent: readonly bigint[];
  /** When it was last charged, ISO 8601. */
  readonly time: string;
}

/** The channels of a folder, a small file for each. */
export interface ChannelBook {
  readonly of: (channelId: string) => ChannelState | null;
  readonly all: () => readonly ChannelState[];
  /** Settles once the state would survive a power cut; rejects where it could not be written, and then nothing has changed. */
  readonly put: (state: ChannelState) => Promise<void>;
  /** Files that could not be read at the start. */
  readonly damaged: readonly string[];
}

/** After this time a channel of which all is claimed is forgotten: the chain knows as much of it. */
const KEPT_MS = 90 * 86_400_000;

/** Charges that are remembered one by one, so that it can be told of a payment of the past whether it was charged. */
const MOST_RECENT = 256;

/** The book in a folder, which is made where there is none. One daemon may write to it. Throws where it cannot be had. */
export async function openChannelBook(folder: string, now: Date): Promise<ChannelBook> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const states = new Map<string, ChannelState>();
  const damaged: string[] = [];
  for (const name of (await readdir(folder)).filter((each) => NAME.test(each))) {
    const path = join(folder, name);
    const state = stateIn(await readFile(path, "utf8").catch(() => ""));
    if (state === null || name !== nameOf(state)) damaged.push(path);
    else if (isOver(state, now)) await rm(path, { force: true });
    else states.set(state.channelId, state);
  }
  return {
    of: (channelId) => states.get(channelId.toLowerCase()) ?? null,
    all: () => [...states.values()],
    put: async (state) => {
      await replaceWhole(join(folder, nameOf(state)), stateText(state));
      states.set(state.channelId, state);
    },
    damaged,
  };
}

/** The state of a channel after one more charge. */
export function chargedState(
  state: Omit<ChannelState, "recent">,
  before: ChannelState | null,
): ChannelState {
  const recent = [...(before?.recent ?? []), state.charged].slice(-MOST_RECENT);
  return { ...state, recent };
}

const NAME = /^0x[0-9a-f]{64}\.json$/;

function nameOf({ channelId }: ChannelState): string {
  return `${channelId}.json`;
}

function isOver({ charged, claimed, time }: ChannelState, now: Date): boolean {
  return claimed >= charged && now.getTime() - Date.parse(time) > KEPT_MS;
}

function stateIn(text: string): ChannelState | null {
  try {
    const value = JSON.parse(text) as Readonly<Record<keyof ChannelState, unknown>>;
    const { channelId, network, signature, charged, claimed, balance, recent, time } = value;
    const config = configOf(value.config);
    const isWhole =
      isHex(channelId, 64) &&
      typeof network === "string" &&
      isHex(signature, 130) &&
      isAmount(charged) &&
      isAmount(claimed) &&
      isAmount(balance) &&
      Array.isArray(recent) &&
      recent.every(isAmount) &&
      typeof time === "string" &&
      !Number.isNaN(Date.parse(time));
    if (!isWhole || config === null) return null;
    return {
      channelId,
      network,
      config,
      signature,
      charged: BigInt(charged),
      claimed: BigInt(claimed),
      balance: BigInt(balance),
      recent: recent.map(BigInt),
      time,
    };
  } catch {
    return null;
  }
}

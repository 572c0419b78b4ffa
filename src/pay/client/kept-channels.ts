import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { replaceWhole, stateText } from "../written-file.ts";
import { channelIn, type KeptChannel } from "./channel-file.ts";
import { isHeld, lock, unlock } from "./channel-lock.ts";
import type { Drawn } from "./pending-payments.ts";

/** A channel as it lies on the disk. */
export interface ChannelFile {
  readonly path: string;
  /** Null where the file says nothing that can be read. */
  readonly channel: KeptChannel | null;
  /** Whether runs use it no more. */
  readonly isSetAside: boolean;
  /** Whether a run uses it at the moment. */
  readonly isInUse: boolean;
}

/** The channels of all runs in which there is or may be money, a small file for each. */
export interface KeptChannels {
  readonly folder: string;
  /** What is known of a channel, set aside or not; null where nothing is. */
  readonly of: (id: string) => Promise<KeptChannel | null>;
  /** All of them, in the order of their names. */
  readonly all: () => Promise<readonly ChannelFile[]>;
  /** Takes a channel for whoever asks alone; false where somebody has it. */
  readonly hold: (id: string) => Promise<boolean>;
  /** A channel of this server that nobody uses at the moment, for whoever asks alone; null where there is none. */
  readonly borrow: (fits: (channel: KeptChannel) => boolean) => Promise<KeptChannel | null>;
  /** Settles once the channel is on disk; it is of whoever keeps it alone. */
  readonly open: (channel: KeptChannel) => Promise<void>;
  /** Notes what a voucher or a deposit will allow that is about to be sent. */
  readonly allow: (
    id: string,
    more: { readonly most?: bigint; readonly deposit?: bigint },
  ) => Promise<void>;
  /** Notes that a voucher has bought an answer. The same again changes nothing. */
  readonly charge: (drawn: Drawn) => Promise<void>;
  /** Nothing is left in it. */
  readonly drop: (id: string) => Promise<void>;
  /** No run uses it any more; what is known of it stays beside the others, with what the server says that it gave back. */
  readonly setAside: (id: string, saidBack?: KeptChannel["saidBack"]) => Promise<void>;
  /** Others may use it. */
  readonly release: (id: string) => Promise<void>;
}

/** The channels that a folder keeps; it is made when the first one comes. */
export function keptChannels(folder: string): KeptChannels {
  const { pathOf, asideOf, namesLike, inUse, of, change } = filesIn(folder);
  return {
    folder,
    of,
    all: async () =>
      Promise.all((await namesLike(ANY_NAME)).map(async (name) => fileIn(folder, name))),
    hold: async (id) => lock(folder, id),
    borrow: async (fits) => {
      for (const name of await namesLike(NAME)) {
        const channel = await inUse(name.slice(0, -".json".length));
        if (channel === null || !fits(channel) || !(await lock(folder, channel.id))) continue;
        // Whoever had it before may have used it since it was looked at.
        const now = await inUse(channel.id);
        if (now !== null && fits(now)) return now;
        await unlock(folder, channel.id);
      }
      return null;
    },
    open: async (channel) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await lock(folder, channel.id);
      await replaceWhole(pathOf(channel.id), stateText(channel));
    },
    allow: async (id, { most = 0n, deposit = 0n }) =>
      change(id, (channel) => ({
        ...channel,
        allowed: larger(most, channel.allowed),
        mayHold: channel.mayHold + deposit,
      })),
    charge: async ({ id, most, deposit }) =>
      change(id, (channel) => {
        const isNew = deposit !== null && deposit.salt !== channel.arrived;
        return {
          ...channel,
          charged: larger(BigInt(most), channel.charged),
          balance: channel.balance + (isNew ? BigInt(deposit.amount) : 0n),
          arrived: deposit?.salt ?? channel.arrived,
        };
      }),
    drop: async (id) => {
      await rm(pathOf(id), { force: true });
      await unlock(folder, id);
    },
    setAside: async (id, saidBack) => {
      if (saidBack !== undefined) await change(id, (channel) => ({ ...channel, saidBack }));
      await rename(pathOf(id), asideOf(id)).catch((error: NodeJS.ErrnoException) => {
        // It was set aside before.
        if (error.code !== "ENOENT") throw error;
      });
    },
    release: async (id) => unlock(folder, id),
  };
}

/** Where the channels of a folder lie, and what they say. */
function filesIn(folder: string) {
  const pathOf = (id: string): string => join(folder, `${id}.json`);
  const asideOf = (id: string): string => join(folder, `${id}.set-aside.json`);
  const inUse = async (id: string): Promise<KeptChannel | null> =>
    channelIn(await textAt(pathOf(id)));
  const of = async (id: string): Promise<KeptChannel | null> =>
    (await inUse(id)) ?? channelIn(await textAt(asideOf(id)));
  return {
    pathOf,
    asideOf,
    /** Those that runs may use. */
    inUse,
    of,
    namesLike: async (pattern: RegExp): Promise<readonly string[]> =>
      (await readdir(folder).catch(() => [])).filter((name) => pattern.test(name)).toSorted(),
    /** Changes what is known of a channel, where it lies. */
    change: async (id: string, changed: (channel: KeptChannel) => KeptChannel): Promise<void> => {
      const used = await inUse(id);
      const channel = used ?? (await of(id));
      if (channel === null) return;
      await replaceWhole(used === null ? asideOf(id) : pathOf(id), stateText(changed(channel)));
    },
  };
}

async function fileIn(folder: string, name: string): Promise<ChannelFile> {
  const path = join(folder, name);
  const channel = channelIn(await textAt(path));
  const isInUse = channel !== null && (await isHeld(folder, channel.id));
  return { path, channel, isSetAside: name.endsWith(".set-aside.json"), isInUse };
}

async function textAt(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}

const NAME = /^0x[0-9a-f]{64}\.json$/;
const ANY_NAME = /^0x[0-9a-f]{64}(?:\.set-aside)?\.json$/;

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

import { link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ChannelConfig, configOf, isAmount, isHex } from "../channels/channel-payment.ts";
import { replaceWhole, stateText } from "../written-file.ts";
import type { Drawn } from "./pending-payments.ts";

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
}

/** The channels of all runs in which there is or may be money, a small file for each. */
export interface KeptChannels {
  readonly folder: string;
  /** What is known of a channel; null where nothing is. */
  readonly of: (id: string) => Promise<KeptChannel | null>;
  /** A channel of this server that nobody uses at the moment, for whoever asks alone; null where there is none. */
  readonly borrow: (fits: (channel: KeptChannel) => boolean) => Promise<KeptChannel | null>;
  /** Settles once the channel is on disk; it is of whoever keeps it alone. */
  readonly open: (channel: KeptChannel) => Promise<void>;
  /** Notes that a voucher has bought an answer. The same again changes nothing. */
  readonly charge: (drawn: Drawn) => Promise<void>;
  /** Nothing is left in it. */
  readonly drop: (id: string) => Promise<void>;
  /** No run uses it any more; what is known of it stays beside the others. */
  readonly setAside: (id: string) => Promise<void>;
  /** Others may use it. */
  readonly release: (id: string) => Promise<void>;
}

/** The channels that a folder keeps; it is made when the first one comes. */
export function keptChannels(folder: string): KeptChannels {
  const pathOf = (id: string): string => join(folder, `${id}.json`);
  const of = async (id: string): Promise<KeptChannel | null> =>
    channelIn(await readFile(pathOf(id), "utf8").catch(() => ""));
  return {
    folder,
    of,
    borrow: async (fits) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => NAME.test(each))) {
        const channel = await of(name.slice(0, -".json".length));
        if (channel === null || !fits(channel) || !(await lock(folder, channel.id))) continue;
        // Whoever had it before may have used it since it was looked at.
        const now = await of(channel.id);
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
    charge: async ({ id, most, deposit }) => {
      const channel = await of(id);
      if (channel === null) return;
      const isNew = deposit !== null && deposit.salt !== channel.arrived;
      const next = {
        ...channel,
        charged: BigInt(most) > channel.charged ? BigInt(most) : channel.charged,
        balance: channel.balance + (isNew ? BigInt(deposit.amount) : 0n),
        arrived: deposit?.salt ?? channel.arrived,
      };
      await replaceWhole(pathOf(id), stateText(next));
    },
    drop: async (id) => {
      await rm(pathOf(id), { force: true });
      await unlock(folder, id);
    },
    setAside: async (id) => rename(pathOf(id), join(folder, `${id}.set-aside.json`)),
    release: async (id) => unlock(folder, id),
  };
}

const NAME = /^0x[0-9a-f]{64}\.json$/;

function lockOf(folder: string, id: string): string {
  return join(folder, `${id}.lock`);
}

/** Two runs that draw on one channel would sign the same voucher for two documents. */
async function lock(folder: string, id: string): Promise<boolean> {
  const path = lockOf(folder, id);
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, String(process.pid), { mode: 0o600 });
  try {
    const holder = Number(await readFile(path, "utf8").catch(() => "0"));
    // Its run was killed.
    if (!isAlive(holder)) await rm(path, { force: true });
    // Unlike a new name, a link never takes the place of what another process has written.
    return await link(draft, path).then(
      () => true,
      () => false,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

async function unlock(folder: string, id: string): Promise<void> {
  await rm(lockOf(folder, id), { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function channelIn(text: string): KeptChannel | null {
  try {
    const value = JSON.parse(text) as Readonly<Record<keyof KeptChannel, unknown>>;
    const { id, server, network, charged, balance, arrived } = value;
    const config = configOf(value.config);
    const isWhole =
      isHex(id, 64) &&
      typeof server === "string" &&
      typeof network === "string" &&
      isAmount(charged) &&
      isAmount(balance) &&
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
    };
  } catch {
    return null;
  }
}

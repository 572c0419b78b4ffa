import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PaymentPayload } from "@x402/core/types";
import { nodeAt } from "../../../src/pay/testimony.ts";
import { crossfoot, type Finished } from "../../cli/run-crossfoot.ts";
import type { PaidDaemon } from "../paid-daemon.ts";
import { type Asked, type Door, openDoor, passedOn, readAt, userOf } from "../payer-of-runs.ts";
import type { Rig } from "../rig/rig.ts";

const FIXTURES = "fixtures/pay-application/aia-g702";
/** The last one is not read: its voucher allows more than was charged. */
const NAMES = ["credit-lines", "deductive-changes", "final"];

/** What a document costs, in millionths of a dollar. */
export const PRICE = 200_000n;

/** A day: how long the daemons of the tests have payers wait. */
export const DELAY = 86_400;

/** A server that keeps the money of one document back, as long as it is there at all. */
export interface KeepingServer {
  readonly door: Door;
  /** Whether it has gone, gives back what is asked for, says that it did, or charges and does not answer. */
  mood: "keeps" | "gone" | "gives" | "lies" | "mute";
  /** The voucher of the document that was never read. */
  readonly unread: () => PaymentPayload;
}

/** A server in front of a daemon that reads all documents but the last, and gives nothing back. */
export async function keepingServer(daemon: PaidDaemon): Promise<KeepingServer> {
  const refused: string[] = [];
  const isKept = ({ payment, body }: Asked): boolean =>
    payment !== null && (body.length === 0 || body.equals(readFileSync(`${FIXTURES}/final.pdf`)));
  const door = await openDoor(async (asked) => {
    if (server.mood === "gone") return "cut";
    if (server.mood === "lies" && asked.payment !== null) {
      const receipt = {
        success: true,
        transaction: `0x${"cd".repeat(32)}`,
        network: "eip155:8453",
      };
      const text = Buffer.from(JSON.stringify(receipt)).toString("base64");
      return { status: 200, headers: { "payment-response": text }, body: "{}" };
    }
    if (server.mood === "mute" && asked.payment !== null) {
      await passedOn(daemon.app, asked);
      return "cut";
    }
    if (server.mood === "gives" || !isKept(asked)) return passedOn(daemon.app, asked);
    if (asked.body.length > 0 && asked.payment !== null) refused.push(asked.payment);
    const error = "Cannot be read. Nothing was charged.";
    return { status: 502, body: JSON.stringify({ error }) };
  });
  const server: KeepingServer = {
    door,
    mood: "keeps",
    unread: () => {
      const header = refused.at(-1) ?? "";
      return JSON.parse(Buffer.from(header, "base64").toString("utf8")) as PaymentPayload;
    },
  };
  return server;
}

/** Whoever has paid in, and looks after it. */
export interface Depositor {
  readonly env: Readonly<Record<string, string>>;
  readonly address: string;
  /** Has three documents read out of a deposit of 0.60: two are charged, one is not read. */
  readonly pays: (server: KeepingServer) => Promise<Finished>;
  readonly withdraws: (words: readonly string[]) => Promise<Finished>;
  /** The rows of `deposits`. */
  readonly lists: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Names of the files of his channels. */
  readonly files: () => readonly string[];
  /** Millionths of a dollar. */
  readonly holds: () => Promise<bigint>;
  /** Transactions that he has sent. */
  readonly sent: () => Promise<number>;
}

/** A user with a wallet of his own on the chain of a rig. */
export async function depositor(rig: Rig, name: string, isFunded = true): Promise<Depositor> {
  const { address } = await rig.evm.payer(name, 10n * PRICE);
  if (isFunded) await rig.evm.fund(address);
  const env = userOf(name);
  const call = nodeAt(rig.evm.url);
  return {
    env,
    address,
    pays: async ({ door }) => {
      const folder = mkdtempSync(join(tmpdir(), "crossfoot-month-"));
      for (const each of NAMES)
        copyFileSync(`${FIXTURES}/${each}.pdf`, join(folder, `${each}.pdf`));
      const words = ["--deposit", "5", "--kind", "construction", "--jobs", "1", "--timeout", "4"];
      return readAt(door.url, [folder, ...words], env);
    },
    withdraws: async (words) => crossfoot(["deposits", "withdraw", ...words], { env }),
    lists: async () => {
      const { stdout } = await crossfoot(["deposits", "--format", "json"], { env });
      const { deposits } = JSON.parse(stdout) as {
        readonly deposits: readonly Readonly<Record<string, unknown>>[];
      };
      return deposits;
    },
    files: () => readdirSync(join(env["XDG_STATE_HOME"] ?? "", "crossfoot", "channels")),
    holds: async () => rig.evm.balanceOf(address),
    sent: async () => Number(await call("eth_getTransactionCount", [address, "latest"])),
  };
}

import { createHash } from "node:crypto";
import { link, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { stateText, writeThrough } from "../written-file.ts";
import { isAmount, isHex } from "../channels/channel-payment.ts";
import type { Environment } from "./wallet-settings.ts";

/** A signed payment whose end is not known yet: it is sent again, and no other one is signed. */
export interface PendingPayment {
  /** The server's address without a slash at its end. */
  readonly server: string;
  /** SHA-256 of the document. */
  readonly documentHash: string;
  /** Path and query of the request that it buys. */
  readonly request: string;
  /** What the header `PAYMENT-SIGNATURE` carries. */
  readonly header: string;
  /** Millionths of a dollar. */
  readonly micro: bigint;
  readonly network: string;
  readonly payer: string;
  readonly payTo: string;
  /** After this moment it can no longer be taken. Milliseconds since 1970. */
  readonly validUntilMs: number;
  /** Where it is a voucher, what it does to its channel once it has bought an answer. */
  readonly channel?: Drawn;
}

/** What a voucher draws on. */
export interface Drawn {
  readonly id: string;
  /** All that is charged with it, in units of the token. */
  readonly most: string;
  /** The deposit that goes with it, in units of the token, and what tells it from others; null where none does. */
  readonly deposit: { readonly amount: string; readonly salt: string } | null;
}

/** What is kept for a document and a server. */
type Kept =
  | { readonly kind: "none" }
  | { readonly kind: "payment"; readonly payment: PendingPayment }
  /** A file that says nothing, by its path. */
  | { readonly kind: "damaged"; readonly path: string };

/** The payments of all runs that are not known to have ended, one small file each, for their user alone. */
export interface PendingPayments {
  readonly folder: string;
  readonly find: (server: string, documentHash: string) => Promise<Kept>;
  /** Settles once the payment is on disk. False where another process has one for this document already. */
  readonly keep: (payment: PendingPayment) => Promise<boolean>;
  readonly drop: (payment: PendingPayment) => Promise<void>;
  /** Those that draw on a channel. */
  readonly drawingOn: (channelId: string) => Promise<readonly PendingPayment[]>;
}

/** The folder in which payments are kept. */
export function pendingFolderOf(environment: Environment, homeFolder: string): string {
  const state = environment["XDG_STATE_HOME"] ?? "";
  // The standard that names the variable wants a relative folder to be ignored.
  const folder = isAbsolute(state) ? state : join(homeFolder, ".local", "state");
  return join(folder, "crossfoot", "pending-payments");
}

/** The folder in which channels are kept, beside that of payments. */
export function channelFolderOf(environment: Environment, homeFolder: string): string {
  return join(dirname(pendingFolderOf(environment, homeFolder)), "channels");
}

/** The payments that a folder keeps; it is made when the first one comes. */
export function pendingPayments(folder: string): PendingPayments {
  const pathOf = (server: string, documentHash: string): string => {
    const name = createHash("sha256").update(`${server}\n${documentHash}`).digest("hex");
    return join(folder, `${name.slice(0, 40)}.json`);
  };
  return {
    folder,
    find: async (server, documentHash) => {
      const path = pathOf(server, documentHash);
      const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) =>
        error.code === "ENOENT" || error.code === "ENOTDIR" ? null : "",
      );
      if (text === null) return { kind: "none" };
      const payment = paymentIn(text);
      const isIts = payment?.server === server && payment.documentHash === documentHash;
      return payment !== null && isIts ? { kind: "payment", payment } : { kind: "damaged", path };
    },
    keep: async (payment) => {
      const path = pathOf(payment.server, payment.documentHash);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${process.pid}.tmp`;
      await writeThrough(draft, stateText(payment));
      try {
        // Unlike a new name, a link never takes the place of what another process has written.
        await link(draft, path);
        return true;
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    drawingOn: async (channelId) => {
      const found: PendingPayment[] = [];
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each.endsWith(".json"))) {
        const payment = paymentIn(await readFile(join(folder, name), "utf8").catch(() => ""));
        if (payment?.channel?.id === channelId) found.push(payment);
      }
      return found;
    },
    drop: async ({ server, documentHash }) => rm(pathOf(server, documentHash), { force: true }),
  };
}

function paymentIn(text: string): PendingPayment | null {
  try {
    const value = JSON.parse(text) as Readonly<Record<keyof PendingPayment, unknown>>;
    const { server, documentHash, request, header, micro, network, payer, payTo } = value;
    const { validUntilMs, channel } = value;
    const words = [server, documentHash, request, header, network, payer, payTo];
    const isWhole =
      words.every((word) => typeof word === "string") &&
      typeof micro === "string" &&
      /^\d{1,15}$/.test(micro) &&
      typeof header === "string" &&
      /^[A-Za-z0-9+/]+={0,2}$/.test(header) &&
      typeof validUntilMs === "number" &&
      (channel === undefined || isDrawn(channel));
    return isWhole ? ({ ...value, micro: BigInt(micro) } as PendingPayment) : null;
  } catch {
    return null;
  }
}

function isDrawn(value: unknown): value is Drawn {
  if (typeof value !== "object" || value === null) return false;
  const { id, most, deposit } = value as Readonly<Record<keyof Drawn, unknown>>;
  if (!isHex(id, 64) || !isAmount(most)) return false;
  if (deposit === null) return true;
  const { amount, salt } = (deposit ?? {}) as Readonly<Record<string, unknown>>;
  return isAmount(amount) && isHex(salt, 64);
}

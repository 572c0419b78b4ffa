import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { PaymentRequired, SettleResponse } from "@x402/core/types";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { LIMITS } from "../../src/base/limits.ts";
import { WorkerPool } from "../../src/batch/worker-pool.ts";
import { makeDaemon } from "../../src/http/daemon.ts";
import { Metrics } from "../../src/http/metrics.ts";
import { PageCounter } from "../../src/http/page-counter.ts";
import { ReadService } from "../../src/http/read-service.ts";
import { siteOf } from "../../src/http/serve.ts";
import { Cashier } from "../../src/pay/cashier.ts";
import { type Channels, openChannels } from "../../src/pay/channels/channels.ts";
import { httpFacilitator } from "../../src/pay/facilitator.ts";
import { openSeal } from "../../src/pay/bookkeeper.ts";
import { nodeAt } from "../../src/pay/testimony.ts";
import { type LedgerLine, openLedger } from "../../src/pay/ledger.ts";
import { PastPayments } from "../../src/pay/past-payments.ts";
import type { ReceiptSigner } from "../../src/pay/receipts/receipt-signer.ts";
import { NETWORKS, type Receiver } from "../../src/pay/receiver.ts";
import { witnessOf } from "../../src/pay/witness.ts";
import { settingsOf } from "../support/daemon.ts";
import type { Rig } from "./rig/rig.ts";

/** A daemon that is paid over the chains of a rig. */
export interface PaidDaemon {
  readonly app: FastifyInstance;
  readonly cashier: Cashier;
  /** Throws where it takes no deposits. */
  readonly channels: Channels;
  readonly metrics: Metrics;
  /** What an operator was told. */
  readonly troubles: readonly string[];
  /** Where its book is. */
  readonly folder: string;
  /** Every line of its book. */
  readonly book: () => Promise<readonly LedgerLine[]>;
  readonly close: () => Promise<void>;
}

/** How a paid daemon of a test differs from the usual one. */
export interface PaidWishes {
  /** Whether the chain is asked where a settlement got no answer. */
  readonly hasWitness?: boolean;
  readonly script?: URL;
  readonly verifyMs?: number;
  readonly settleMs?: number;
  /** The book of a daemon that was there before; a new one else. */
  readonly folder?: string;
  /** The address that it says it has. */
  readonly publicUrl?: string;
  /** Signs offers and receipts. */
  readonly signer?: ReceiptSigner;
  /** Whether deposits are taken, too. */
  readonly takesDeposits?: boolean;
}

const BUILT_WORKER = pathToFileURL(resolve("dist/src/http/answer-worker.js"));
const BUILT_COUNTER = pathToFileURL(resolve("dist/src/http/count-worker.js"));

/** A daemon without a port that sells for the seller of a rig. */
export async function paidDaemon(
  rig: Rig,
  receivers: readonly Receiver[],
  wishes: PaidWishes = {},
): Promise<PaidDaemon> {
  const { hasWitness = true, script = BUILT_WORKER, verifyMs = 3_000, settleMs = 3_000 } = wishes;
  const { publicUrl = "https://crossfoot.example", signer = null } = wishes;
  const settings = settingsOf({ CROSSFOOT_SERVE_FREE: "0", CROSSFOOT_SERVE_READS_PER_MINUTE: "0" });
  const pool = new WorkerPool({
    script,
    limits: LIMITS,
    lanes: 2,
    places: 600,
    waitMs: 30_000,
    totalMs: 30_000,
  });
  const counter = new PageCounter({ script: BUILT_COUNTER, places: 600, waitMs: 30_000 });
  const service = new ReadService(pool, settings, null, counter);
  const metrics = new Metrics(pool);
  const folder = wishes.folder ?? (await mkdtemp(join(tmpdir(), "crossfoot-book-")));
  const ledger = await openLedger(folder);
  const { past } = await PastPayments.read(folder, new Date());
  const troubles: string[] = [];
  const now = (): Date => new Date();
  const onTrouble = (what: string): void => void troubles.push(what);
  const url = rig.facilitator.url;
  const facilitator = httpFacilitator({ url, headers: () => ({}), verifyMs, settleMs });
  const [receiver] = receivers;
  const channels =
    wishes.takesDeposits === true && receiver !== undefined
      ? await openChannels({ folder, facilitator, receiver, now, onTrouble })
      : null;
  const bookParts = { ledger, past, seal: await openSeal(folder), now, onTrouble };
  await channels?.closeOpen(bookParts);
  const witness = witnessOf(
    receivers.flatMap(({ network }) => {
      if (!hasWitness) return [];
      return [nodeAt(network === NETWORKS.base.network ? rig.evm.url : rig.solana.url)];
    }),
  );
  const cashier = new Cashier({
    receivers,
    offers: signer?.offers ?? null,
    channels,
    facilitator: channels?.facilitator ?? facilitator,
    ...bookParts,
    witness: channels?.witness(witness) ?? witness,
  });
  await cashier.open();
  const networks = receivers.map(({ chain, network, testnet }) => ({ chain, network, testnet }));
  const site = { ...siteOf({ ...settings, publicUrl }, null), networks };
  const parts = { settings, site, service, metrics, cashier, signer, channels };
  const app = await makeDaemon({ ...parts, readerPage: "" });
  return {
    app,
    cashier,
    get channels() {
      if (channels === null) throw new Error("This daemon takes no deposits.");
      return channels;
    },
    metrics,
    troubles,
    folder,
    book: async () => linesIn(folder),
    close: async () => {
      await app.close();
      await Promise.all([pool.close(), counter.close()]);
      await ledger.close();
    },
  };
}

/** The seller of the rig on Base, and where there is one on Solana. */
export function sellerOf(rig: Rig, chains: readonly ("base" | "solana")[]): readonly Receiver[] {
  return chains.map((chain) => ({
    ...NETWORKS[chain],
    payTo: chain === "base" ? rig.evm.payTo : rig.solana.payTo,
  }));
}

/** What the header of a demand holds. */
export function demandOf({ headers }: LightMyRequestResponse): PaymentRequired {
  return JSON.parse(
    Buffer.from(String(headers["payment-required"]), "base64").toString("utf8"),
  ) as PaymentRequired;
}

/** What the header of a receipt holds. */
export function receiptOf({ headers }: LightMyRequestResponse): SettleResponse {
  return JSON.parse(
    Buffer.from(String(headers["payment-response"]), "base64").toString("utf8"),
  ) as SettleResponse;
}

async function linesIn(folder: string): Promise<readonly LedgerLine[]> {
  const texts = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith(".ndjson"))
      .map(async (name) => readFile(join(folder, name), "utf8")),
  );
  return texts
    .flatMap((text) => text.trim().split("\n"))
    .map((line) => JSON.parse(line) as LedgerLine);
}

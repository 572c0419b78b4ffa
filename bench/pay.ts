import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PaymentRequired } from "@x402/core/types";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../src/base/limits.ts";
import { WorkerPool } from "../src/batch/worker-pool.ts";
import { makeDaemon } from "../src/http/daemon.ts";
import { Metrics } from "../src/http/metrics.ts";
import { PageCounter } from "../src/http/page-counter.ts";
import { ReadService } from "../src/http/read-service.ts";
import { siteOf } from "../src/http/serve.ts";
import { serveSettings } from "../src/http/settings.ts";
import { Cashier } from "../src/pay/cashier.ts";
import { openSeal } from "../src/pay/bookkeeper.ts";
import type { Facilitator } from "../src/pay/facilitator.ts";
import { type Ledger, openLedger } from "../src/pay/ledger.ts";
import { PastPayments } from "../src/pay/past-payments.ts";
import { NETWORKS } from "../src/pay/receiver.ts";
import { table } from "./table.ts";
import { median } from "./timing.ts";
import { unsignedPayment } from "./unsigned-payment.ts";

/** What taking payment costs: processor time of a paid request over the same request of a daemon that reads for nothing. */
const ROUNDS = 15;
const REQUESTS_PER_ROUND = 20;
const GOAL_MS = 5;
const CALL_GOAL_MS = 10;
const PAY_TO = "0x209693Bc6afc0C5328bA36FaF03C514EF312287C";
const URL_OF_READER = "/api/v1/invoice";

const { network } = NETWORKS.base;
const document = await readFile("fixtures/invoice/us-classic/electric.pdf");
const CALL = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "extract_invoice", arguments: { document: document.toString("base64") } },
});
const folder = await mkdtemp(join(tmpdir(), "crossfoot-book-"));
const pool = new WorkerPool({
  script: new URL("../src/http/answer-worker.js", import.meta.url),
  limits: LIMITS,
  lanes: 1,
  places: 10,
  waitMs: 30_000,
  totalMs: 30_000,
});
const counter = new PageCounter({
  script: new URL("../src/http/count-worker.js", import.meta.url),
  places: 10,
  waitMs: 30_000,
});
await counter.open();
const ledger = await openLedger(folder);
const [free, paid] = [await daemonWith(null), await daemonWith(await cashierWith(ledger))];
const demand = demandOf((await post(paid)).headers["payment-required"]);
const { result } = (await call(paid)).json<{
  readonly result: { readonly content: readonly [{ readonly text: string }] };
}>();
const callDemand = JSON.parse(result.content[0].text) as PaymentRequired;
const ways: readonly (readonly [string, () => Promise<number>])[] = [
  ["read for nothing", async () => cpuOf(free, () => ({}))],
  ["demand of payment, document sent", async () => cpuOf(paid, () => ({}))],
  ["paid read", async () => cpuOf(paid, () => ({ "payment-signature": unsignedPayment(demand) }))],
  ["tool call for nothing", async () => cpuOf(free, () => ({}), call)],
  [
    "paid tool call",
    async () => cpuOf(paid, () => ({ "payment-signature": unsignedPayment(callDemand) }), call),
  ],
];
const samples = ways.map((): number[] => []);
for (let round = -1; round < ROUNDS; round++) {
  for (const [index, [, measure]] of ways.entries()) {
    const cpuMs = await measure();
    // The first round warms everything up.
    if (round >= 0) samples[index]?.push(cpuMs);
  }
}
const medians = samples.map((values) => median(values));
const [readMs = 0, , paidMs = 0, , callMs = 0] = medians;
const rows = ways.map(([name], index) => [name, (medians[index] ?? 0).toFixed(2)]);
console.log(
  `Processor time of one request, all threads, in ms: medians of ${ROUNDS} rounds of ${REQUESTS_PER_ROUND} requests.\n`,
);
console.log(table(["request", "ms"], rows));
const overMs = paidMs - readMs;
console.log(`\nPayment adds ${overMs.toFixed(2)} ms; the goal is ${GOAL_MS} ms.`);
const callOverMs = callMs - readMs;
console.log(
  `A paid tool call costs ${callOverMs.toFixed(2)} ms more than the read for nothing; the goal is ${CALL_GOAL_MS} ms.`,
);
if (overMs > GOAL_MS || callOverMs > CALL_GOAL_MS) process.exitCode = 1;
await free.close();
await paid.close();
await Promise.all([pool.close(), counter.close()]);
await ledger.close();
await rm(folder, { recursive: true });

async function daemonWith(cashier: Cashier | null): Promise<FastifyInstance> {
  const outcome = serveSettings(
    { CROSSFOOT_SERVE_LOG_LEVEL: "silent", CROSSFOOT_SERVE_READS_PER_MINUTE: "0" },
    { CROSSFOOT_SERVE_FREE: cashier === null ? "1" : "0" },
  );
  if (outcome.kind === "wrong") throw new Error(outcome.problems.join(" "));
  const { settings } = outcome;
  const service = new ReadService(pool, settings, null, counter);
  const site = siteOf(settings, null);
  return makeDaemon({
    settings,
    site,
    service,
    metrics: new Metrics(pool),
    readerPage: "",
    cashier,
  });
}

/** A facilitator that believes everything at once. */
async function cashierWith(book: Ledger): Promise<Cashier> {
  const facilitator: Facilitator = {
    supported: async () => Promise.resolve([{ x402Version: 2, scheme: "exact", network }]),
    verify: async () => Promise.resolve({ kind: "valid", payer: PAY_TO }),
    settle: async () =>
      Promise.resolve({
        kind: "settled",
        response: { success: true, transaction: `0x${"ab".repeat(32)}`, network, payer: PAY_TO },
      }),
  };
  const cashier = new Cashier({
    receivers: [{ ...NETWORKS.base, payTo: PAY_TO }],
    facilitator,
    ledger: book,
    past: new PastPayments(),
    seal: await openSeal(folder),
    witness: async () => Promise.resolve({ kind: "not known", reason: "There is no chain." }),
    now: () => new Date(),
    onTrouble: (what) => console.error(what),
  });
  await cashier.open();
  return cashier;
}

async function post(app: FastifyInstance, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({
    method: "POST",
    url: URL_OF_READER,
    headers: { "content-type": "application/pdf", ...headers },
    payload: document,
  });
}

/** The same document, sent to the tool. A payment beside the call is as good as one in it. */
async function call(app: FastifyInstance, headers: Readonly<Record<string, string>> = {}) {
  const answer = await app.inject({
    method: "POST",
    url: "/invoice/mcp",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-11-25",
      ...headers,
    },
    payload: CALL,
  });
  return answer;
}

/** Milliseconds of processor time of one request, of many one after the other. */
async function cpuOf(
  app: FastifyInstance,
  headers: () => Readonly<Record<string, string>>,
  send: typeof post = post,
): Promise<number> {
  const each = Array.from({ length: REQUESTS_PER_ROUND }, headers);
  const before = process.cpuUsage();
  for (const one of each) {
    const { body } = await send(app, one);
    const isWanted =
      body.includes('"x402Version"') === (app === paid && one["payment-signature"] === undefined);
    if (!isWanted) throw new Error(body.slice(0, 500));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / REQUESTS_PER_ROUND;
}

function demandOf(header: unknown): PaymentRequired {
  return JSON.parse(Buffer.from(String(header), "base64").toString("utf8")) as PaymentRequired;
}

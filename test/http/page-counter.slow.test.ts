import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import type { PaymentRequired } from "@x402/core/types";
import { expect, onTestFinished, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { makeDaemon } from "../../src/http/daemon.ts";
import { Metrics } from "../../src/http/metrics.ts";
import { type CounterOptions, PageCounter } from "../../src/http/page-counter.ts";
import { ReadService } from "../../src/http/read-service.ts";
import { siteOf } from "../../src/http/serve.ts";
import { WorkerPool } from "../../src/batch/worker-pool.ts";
import { paymentOf, shop } from "../pay/shop.ts";
import { BUILT_WORKER, sentenceOf, settingsOf } from "../support/daemon.ts";
import { pdfBombs } from "./support/pdf-bombs.ts";
import { packedObjects, streamBombs } from "./support/stream-bombs.ts";

const BUILT_COUNTER = pathToFileURL(resolve("dist/src/http/count-worker.js"));
const BILL = readFileSync("fixtures/invoice/us-classic/electric.pdf");
const LONG_MS = 3_600_000;

async function counterOf(options: Partial<CounterOptions> = {}): Promise<PageCounter> {
  const counter = new PageCounter({
    script: BUILT_COUNTER,
    places: 100,
    waitMs: LONG_MS,
    ...options,
  });
  onTestFinished(() => counter.close());
  await counter.open();
  return counter;
}

function callerOf(network: string) {
  return { network, signal: new AbortController().signal };
}

test("every bomb ends, and another network is served meanwhile", async () => {
  const counter = await counterOf();
  const bombs = [...Object.values(pdfBombs()), ...Object.values(streamBombs())];
  const state = { areOver: false, served: 0 };
  const hostile = Promise.all(
    bombs.map(async (bytes) => counter.count({ bytes, limits: LIMITS }, callerOf("hostile"))),
  ).finally(() => {
    state.areOver = true;
  });
  while (!state.areOver) {
    const end = await counter.count({ bytes: BILL, limits: LIMITS }, callerOf("other"));
    expect(end).toMatchObject({ kind: "answer", answer: { kind: "counted", pages: 1 } });
    state.served += 1;
  }
  for (const { kind } of await hostile)
    expect(["answer", "timeout", "out-of-memory"]).toContain(kind);
  expect(state.served).toBeGreaterThan(1);
});

test("what takes too long is stopped twice, and the next one is counted by a worker that is ready", async () => {
  const counter = await counterOf({ totalMs: 1, patientMs: 1 });
  const bytes = Object.values(pdfBombs())[2] ?? BILL;
  const end = await counter.count({ bytes, limits: LIMITS }, callerOf("a"));
  expect(end).toEqual({ kind: "timeout" });
  const patient = await counterOf({ totalMs: 1, patientMs: LONG_MS });
  expect(await patient.count({ bytes, limits: LIMITS }, callerOf("a"))).toMatchObject({
    kind: "answer",
    answer: { kind: "unread", code: "too-many-pages" },
  });
});

test("the priority of the program itself stays what it was", async () => {
  const before = getPriority();
  await counterOf();
  expect(getPriority()).toBe(before);
});

test("whose pages cannot be counted is asked for payment without one, and refused with one, and pays nothing", async () => {
  const settings = settingsOf({ CROSSFOOT_SERVE_FREE: "0" });
  const pool = new WorkerPool({
    script: BUILT_WORKER,
    limits: LIMITS,
    lanes: 1,
    places: 10,
    waitMs: LONG_MS,
    totalMs: LONG_MS,
  });
  onTestFinished(() => pool.close());
  const service = new ReadService(pool, settings, null, await counterOf({ patientMs: LONG_MS }));
  const { cashier, chain, lines } = await shop();
  const site = siteOf({ ...settings, publicUrl: "https://crossfoot.example" }, null);
  const metrics = new Metrics(pool);
  const app = await makeDaemon({ settings, site, service, metrics, readerPage: "", cashier });
  onTestFinished(() => app.close());
  const post = async (bytes: Uint8Array, demand: PaymentRequired | null = null) => {
    const payment = demand && Buffer.from(JSON.stringify(paymentOf(demand))).toString("base64");
    return app.inject({
      method: "POST",
      url: "/api/v1/invoice",
      headers: {
        "content-type": "application/pdf",
        ...(payment === null ? {} : { "payment-signature": payment }),
      },
      payload: Buffer.from(bytes),
    });
  };
  const bomb = packedObjects(300);
  const unpaid = await post(bomb);
  expect(unpaid.statusCode).toBe(402);
  const paid = await post(bomb, unpaid.json<PaymentRequired>());
  expect(paid.statusCode).toBe(502);
  expect(sentenceOf(paid)).toMatch(
    /^The pages of the PDF could not be counted .* Nothing was charged\.$/,
  );
  expect([chain.settleCalls, lines.length, pool.load.running]).toEqual([0, 0, 0]);
  const good = await post(BILL, (await post(BILL)).json<PaymentRequired>());
  expect([good.statusCode, chain.settleCalls]).toEqual([200, 1]);
});

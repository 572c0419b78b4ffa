import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { readMany } from "../../src/batch/read-many.ts";
import type { AskModel, Reply } from "../../src/fallback/model.ts";
import { ANSWER, clientOf, KEY, QUESTION } from "../fallback/support/asked.ts";
import { modelServer, says } from "../fallback/support/model-server.ts";

/** Stands in for the engine: it asks by the real way to the main thread, and then does what the document's path says. */
const SCRIPT = join(mkdtempSync(join(tmpdir(), "crossfoot-test-")), "asking-worker.mjs");
writeFileSync(
  SCRIPT,
  `import { parentPort } from "node:worker_threads";
  import { askMain } from ${JSON.stringify(pathToFileURL(resolve("dist/src/batch/main-thread.js")).href)};
  const question = ${JSON.stringify(QUESTION)};
  parentPort.on("message", async ({ source: { path }, mayAsk }) => {
    const answer = (message) => parentPort.postMessage(JSON.stringify({ kind: "unread", code: "damaged", message }));
    if (path === "environment") return answer(Object.keys(process.env).filter((name) => /model|wallet|solana/i.test(name)).join());
    if (path === "exit") setTimeout(() => process.exit(7), 50);
    if (path === "sign") setTimeout(() => parentPort.postMessage({ isSign: true, nth: 1, of: 1 }), 50);
    if (!mayAsk && path !== "unasked") return answer("nobody to ask");
    const reply = await askMain(question);
    if (path === "loop") for (;;);
    if (path === "again") await askMain(question);
    answer(reply.kind + " " + (reply.kind === "pointed" ? reply.pointings[0].words : reply.message));
  });`,
);

const USE = {
  model: "m",
  host: "h",
  leftMachine: false,
  requests: 1,
  inputTokens: 1,
  outputTokens: 1,
  costUsd: null,
};
const POINTED: Reply = {
  kind: "pointed",
  pointings: [{ field: "amount", words: ["w2"], choice: null }],
  use: USE,
};

/** Answers after a while. */
function after(ms: number): AskModel {
  return () => new Promise((done) => void setTimeout(() => done(POINTED), ms));
}

async function told(
  paths: readonly string[],
  ask: AskModel | null,
  { readMs = 20_000, jobs = 1 } = {},
): Promise<readonly string[]> {
  const messages: string[] = [];
  await readMany(
    paths.map((path) => ({ path })),
    {
      read: { kind: "auto", limits: { ...LIMITS, readMs, readMegabytes: 64 } },
      jobs,
      signal: new AbortController().signal,
      onOutcome: (outcome) =>
        void messages.push(
          outcome.kind === "read" ? "read" : `${outcome.code}: ${outcome.message}`,
        ),
      ask,
      script: pathToFileURL(SCRIPT),
    },
  );
  return messages;
}

afterEach(() => vi.unstubAllEnvs());

test("a question from a worker is answered by the model of the main thread", async () => {
  const server = await modelServer(says(ANSWER));
  const paths = ["a", "b", "c", "d"];
  expect(await told(paths, clientOf(server.port), { jobs: 3 })).toEqual(
    paths.map(() => "damaged: pointed w2"),
  );
  expect(server.received).toHaveLength(4);
});

test("a worker hears why a model did not help", async () => {
  const ask: AskModel = () =>
    Promise.resolve({ kind: "failed", failure: "timeout", message: "It was late.", use: USE });
  expect(await told(["a"], ask)).toEqual(["damaged: failed It was late."]);
});

test("where there is no model a worker is told so", async () => {
  expect(await told(["a"], null)).toEqual(["damaged: nobody to ask"]);
  expect(await told(["unasked", "a"], null)).toEqual([
    expect.stringContaining("internal: "),
    "damaged: nobody to ask",
  ]);
});

test("the time of a read stands still while its question is open, and begins anew", async () => {
  expect(await told(["a", "sign"], after(900), { readMs: 600 })).toEqual([
    "damaged: pointed w2",
    "damaged: pointed w2",
  ]);
  const startMs = performance.now();
  expect(await told(["loop", "a"], after(300), { readMs: 1_000 })).toEqual([
    expect.stringContaining("timeout: "),
    "damaged: pointed w2",
  ]);
  expect(performance.now() - startMs).toBeGreaterThan(1_300);
});

test("a read that asks more often than it may is stopped, and the next is read", async () => {
  expect(await told(["again", "a"], after(0))).toEqual([
    expect.stringContaining("internal: "),
    "damaged: pointed w2",
  ]);
});

test("a worker that ends while its question is open is replaced", async () => {
  expect(await told(["exit", "a"], after(300), { readMs: 1_000 })).toEqual([
    expect.stringContaining("internal: "),
    "damaged: pointed w2",
  ]);
});

test("a worker sees nothing of what is set for a model or a wallet", async () => {
  vi.stubEnv("CROSSFOOT_MODEL_KEY", KEY);
  vi.stubEnv("CROSSFOOT_MODEL_URL", "http://127.0.0.1:1/v1");
  for (const name of ["WALLET_KEY", "WALLET_FILE", "SOLANA_KEY", "SOLANA_FILE", "SOLANA_RPC"]) {
    vi.stubEnv(`CROSSFOOT_${name}`, KEY);
  }
  expect(await told(["environment"], after(0))).toEqual(["damaged: "]);
});

import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../../src/base/limits.ts";
import { type PoolOptions, WorkerPool } from "../../src/batch/worker-pool.ts";
import type { Finder } from "../../src/find/finder.ts";
import { makeDaemon } from "../../src/http/daemon.ts";
import { Metrics } from "../../src/http/metrics.ts";
import { ReadService } from "../../src/http/read-service.ts";
import { siteOf } from "../../src/http/serve.ts";
import { serveSettings, type ServeSettings } from "../../src/http/settings.ts";
import type { Variables } from "../../src/http/setting-source.ts";
import { builtReaderPage } from "./built-reader-page.ts";

/** A daemon as tests ask it, with its workers. */
export interface TestDaemon {
  readonly app: FastifyInstance;
  readonly pool: WorkerPool;
  readonly service: ReadService;
  readonly settings: ServeSettings;
  readonly metrics: Metrics;
  readonly close: () => Promise<void>;
}

/** Longer than any test. */
const NEVER_MS = 3_600_000;

/** Workers as they are built: those of the sources cannot be started. */
export const BUILT_WORKER: URL = pathToFileURL(resolve("dist/src/http/answer-worker.js"));

/** A daemon without a port, with built workers unless another script stands in for them. Settings are given as variables. */
export async function testDaemon(
  variables: Variables = {},
  pooled: Partial<PoolOptions> = {},
  finder: Finder | null = null,
): Promise<TestDaemon> {
  if (!existsSync(BUILT_WORKER)) throw new Error("Run `npm run build` first: workers are built.");
  const settings = settingsOf(variables);
  const pool = new WorkerPool({
    script: BUILT_WORKER,
    // However slow the machine is: what a test of these limits needs it says itself.
    limits: { ...LIMITS, readMs: NEVER_MS },
    lanes: settings.workers,
    places: settings.queuePlaces,
    waitMs: NEVER_MS,
    totalMs: NEVER_MS,
    ...pooled,
  });
  const service = new ReadService(pool, settings, null);
  const metrics = new Metrics(pool);
  const app = await makeDaemon({
    settings,
    site: siteOf(settings, null),
    service,
    metrics,
    readerPage: await builtReaderPage(),
    cashier: null,
    finder,
  });
  const close = async (): Promise<void> => {
    await app.close();
    await pool.close();
  };
  return { app, pool, service, settings, metrics, close };
}

/** Settings as a free daemon has them, with one worker, no log, and patience with a busy machine. */
export function settingsOf(variables: Variables = {}): ServeSettings {
  const outcome = serveSettings(
    {
      CROSSFOOT_SERVE_FREE: "1",
      CROSSFOOT_SERVE_WORKERS: "1",
      CROSSFOOT_SERVE_LOG_LEVEL: "silent",
      ...variables,
    },
    {},
  );
  if (outcome.kind === "wrong") throw new Error(outcome.problems.join("\n"));
  return { ...outcome.settings, loopDelayMs: 0 };
}

/** A body of `multipart/form-data` with the parts as given. */
export function formOf(
  parts: readonly {
    readonly name: string;
    readonly bytes: Uint8Array | string;
    readonly fileName?: string;
  }[],
): { readonly headers: { readonly "content-type": string }; readonly payload: Buffer } {
  const boundary = "----crossfoot-test-boundary";
  const pieces = parts.flatMap(({ name, bytes, fileName }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        `${fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: application/pdf`}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from("\r\n"),
  ]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** The members of a JSON answer. */
export function membersOf(answer: { readonly body: string }): Readonly<Record<string, unknown>> {
  return JSON.parse(answer.body) as Readonly<Record<string, unknown>>;
}

/** The sentence of a refusal; fails where the answer has any other member. */
export function sentenceOf(answer: { readonly body: string }): string {
  const { error, ...others } = membersOf(answer);
  if (typeof error !== "string" || Object.keys(others).length > 0) {
    throw new Error("A refusal is an object with one member, `error`.");
  }
  return error;
}

import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LIMITS } from "../base/limits.ts";
import { WorkerPool } from "../batch/worker-pool.ts";
import type { Site } from "../wire/service/site.ts";
import { VERSION } from "../wire/version.ts";
import { makeDaemon } from "./daemon.ts";
import { STATUS } from "./errors.ts";
import { Metrics } from "./metrics.ts";
import { ReadService, type ServedModel } from "./read-service.ts";
import type { ReadTask } from "./read-task.ts";
import type { ServeSettings } from "./settings.ts";

const ANSWER_WORKER = new URL("./answer-worker.js", import.meta.url);

/** What the daemon is started with. */
export interface ServeGiven {
  readonly settings: ServeSettings;
  readonly model: ServedModel | null;
  /** A document that each worker reads before the first caller comes, so that engines are loaded and warm. */
  readonly warmUp: Uint8Array;
}

/** A daemon that listens. */
export interface Serving {
  /** Where it is reached from this machine. */
  readonly address: string;
  /** Where its metrics are, if they have a port of their own. */
  readonly metricsAddress: string | null;
  /** Takes nothing more, finishes what is being read, up to the limit of time, and ends. True where everything was finished. */
  readonly stop: () => Promise<boolean>;
}

/** Starts the daemon: workers, then the port. Throws where the port cannot be had. */
export async function serve({ settings, model, warmUp }: ServeGiven): Promise<Serving> {
  const pool = new WorkerPool({
    script: ANSWER_WORKER,
    limits: { ...LIMITS, readMs: settings.readMs },
    lanes: settings.workers,
    places: settings.queuePlaces,
    waitMs: settings.queueMs,
    totalMs: settings.readMs,
  });
  const service = new ReadService(pool, settings, model);
  const metrics = new Metrics(pool);
  const port = await portOf(settings);
  const site = siteOf({ ...settings, port }, model);
  const app = await makeDaemon({ settings, site, service, metrics });
  try {
    await pool.warm(warmUpTask(warmUp));
    const metricsServer = await serveMetrics(settings, metrics);
    const address = await app.listen({ host: settings.host, port });
    return {
      address,
      metricsAddress: metricsServer && addressOf(metricsServer),
      stop: async () => {
        const wasFinished = await within(settings.shutdownMs, async () => {
          await service.drain();
          await app.close();
        });
        await pool.close();
        metricsServer?.close();
        if (!wasFinished) app.server.closeAllConnections();
        return wasFinished;
      },
    };
  } catch (error) {
    await pool.close();
    throw error;
  }
}

/** What pages and descriptions say of a server with these settings. */
export function siteOf(settings: ServeSettings, model: ServedModel | null): Site {
  const { host, port, publicUrl, isFree, operator, contact, readMs } = settings;
  return {
    baseUrl: publicUrl ?? `http://${inAddress(nameable(host))}:${port}`,
    isFree,
    version: VERSION,
    operator,
    contact,
    networks: [],
    hasMcp: false,
    modelHost: model?.host ?? null,
    readSeconds: Math.round(readMs / 1_000),
  };
}

/** Port 0 is any that is free: which one must be known before the pages are written. */
async function portOf({ host, port }: ServeSettings): Promise<number> {
  if (port !== 0) return port;
  const probe = createServer().listen({ host, port: 0 });
  await once(probe, "listening");
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return free;
}

/** An address of all networks is none that a caller could use. */
function nameable(host: string): string {
  return host === "0.0.0.0" || host === "::" ? "localhost" : host;
}

function inAddress(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

function warmUpTask(bytes: Uint8Array): ReadTask {
  return { bytes, form: "plain", mayAsk: false, options: { kind: "auto", limits: LIMITS } };
}

/** Metrics on a port of their own are for the operator's network alone. */
async function serveMetrics(
  { metrics: place }: ServeSettings,
  metrics: Metrics,
): Promise<Server | null> {
  if (place.kind !== "port") return null;
  const server = createServer((request, response) => {
    const isAsked = request.method === "GET" && request.url === "/metrics";
    if (isAsked) void sendMetrics(response, metrics);
    else response.writeHead(STATUS.notFound).end();
  });
  server.listen({ host: place.host, port: place.port });
  await once(server, "listening");
  return server;
}

async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const { type, text } = await metrics.exposition();
  response.setHeader("content-type", type).end(text);
}

function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return `http://${inAddress(address)}:${port}/metrics`;
}

/** Whether the work was done in time. */
async function within(limitMs: number, work: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const done = work().then(() => true);
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

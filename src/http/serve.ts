import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../base/limits.ts";
import type { Shares } from "../batch/turns.ts";
import { WorkerPool } from "../batch/worker-pool.ts";
import { ANSWER_WORKER } from "../programs/worker-scripts.ts";
import { Finder } from "../find/finder.ts";
import type { Site } from "../wire/service/readers.ts";
import { VERSION } from "../wire/version.ts";
import { makeDaemon } from "./daemon.ts";
import { STATUS } from "./errors.ts";
import { Metrics } from "./metrics.ts";
import type { OpenCashier } from "./open-cashier.ts";
import { PageCounter } from "./page-counter.ts";
import { ReadService, type ServedModel } from "./read-service.ts";
import type { ReadTask } from "./read-task.ts";
import { isLoopback, type ServeSettings } from "./settings.ts";

/** What the daemon is started with. */
interface ServeGiven {
  readonly settings: ServeSettings;
  readonly model: ServedModel | null;
  /** Hears what an operator has to know. */
  readonly onTrouble: (what: string) => void;
  /** A document that each worker reads before the first caller comes, so that engines are loaded and warm. */
  readonly warmUp: Uint8Array;
  /** The page that reads documents where it is opened. */
  readonly readerPage: string;
  /** The workers' script; another one stands in for it in tests. */
  readonly script?: URL;
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

/** Starts the daemon: workers, then its ports. Throws where a port cannot be had, or where no worker can read. */
export async function serve({
  settings,
  model,
  warmUp,
  readerPage,
  script,
  onTrouble,
}: ServeGiven): Promise<Serving> {
  const pool = new WorkerPool({
    script: script ?? ANSWER_WORKER,
    limits: { ...LIMITS, readMs: settings.readMs },
    lanes: settings.workers,
    places: settings.queuePlaces,
    waitMs: settings.queueMs,
    totalMs: settings.readMs,
    shares: sharesOf(settings),
  });
  const counter = settings.isFree
    ? null
    : new PageCounter({ places: settings.queuePlaces, waitMs: settings.queueMs });
  const metrics = new Metrics(pool);
  const metricsServer = metricsServerOf(metrics);
  const release = async (): Promise<void> => {
    await Promise.all([pool.close(), counter?.close()]);
    metricsServer.close().closeAllConnections();
  };
  let till: OpenCashier | null = null;
  let finder: Finder | null = null;
  try {
    const [ends] = await Promise.all([pool.warm(warmUpTask(warmUp)), counter?.open()]);
    if (ends.every(({ kind }) => kind !== "answer")) throw new Error(NO_WORKER);
    const port = await portOf(settings);
    const service = new ReadService(pool, settings, model, counter);
    const site = siteOf({ ...settings, port }, model);
    till = await tillOf(settings, { baseUrl: site.baseUrl, onTrouble });
    finder = await finderOf(settings, onTrouble);
    const app = await makeDaemon({
      settings,
      site,
      service,
      metrics,
      readerPage,
      cashier: till?.cashier ?? null,
      signer: till?.signer ?? null,
      channels: till?.channels ?? null,
      finder,
    });
    app.addHook("onClose", async () => Promise.all([till?.close(), finder?.close()]));
    const metricsAddress = await listenForMetrics(metricsServer, settings);
    const address = await app.listen({ host: settings.host, port });
    const stop = stopOf({ app, service, release, limitMs: settings.shutdownMs });
    return { address, metricsAddress, stop };
  } catch (error) {
    await release();
    await till?.close();
    await finder?.close();
    throw error;
  }
}

/**
 * Where strangers read for nothing, one network leaves a worker to the others, and whoever sends long documents over and over
 * comes after them. Who pays has every worker, and so has who reads at home.
 */
function sharesOf({ isFree, host, workers, trustedProxies }: ServeSettings): Shares {
  const isShared = isFree && (!isLoopback(host) || trustedProxies.length > 0);
  const lanesEach = isShared ? Math.max(1, workers - 1) : workers;
  return { lanesEach, freeMs: 1_000, heavyMs: isShared ? 10_000 : Infinity };
}

const NO_WORKER = "No worker could read the document of the self-test.";

/** How long answers may take that say that the daemon has stopped before theirs was read. */
const LAST_WORDS_MS = 1_000;

interface Stopped {
  readonly app: FastifyInstance;
  readonly service: ReadService;
  /** Ends the workers and what else would keep the program alive. */
  readonly release: () => Promise<void>;
  readonly limitMs: number;
}

function stopOf({ app, service, release, limitMs }: Stopped): Serving["stop"] {
  return async () => {
    const finished = service.drain().then(async () => app.close());
    const isFinished = await within(limitMs, finished);
    await release();
    if (!isFinished) await within(LAST_WORDS_MS, finished);
    app.server.closeAllConnections();
    return isFinished;
  };
}

/** The cashier, where reads cost something; wallets and chains are loaded only then. */
async function tillOf(
  { isFree, pay }: ServeSettings,
  given: { readonly baseUrl: string; readonly onTrouble: (what: string) => void },
): Promise<OpenCashier | null> {
  if (isFree) return null;
  const { openCashier } = await import("./open-cashier.ts");
  return openCashier(pay, given);
}

/** The finder over what is in its folder, which is brought up to date now and then where that is wished. */
async function finderOf(
  { find, findSyncMinutes }: ServeSettings,
  onTrouble: (what: string) => void,
): Promise<Finder> {
  const finder = await Finder.open(find, { isLogged: true, onTrouble });
  if (findSyncMinutes > 0) finder.keepFresh(findSyncMinutes * 60_000);
  return finder;
}

/** What pages and descriptions say of a server with these settings. */
export function siteOf(settings: ServeSettings, model: ServedModel | null): Site {
  const { host, port, publicUrl, isFree, operator, contact, readMs, pay } = settings;
  return {
    baseUrl: publicUrl ?? `http://${inAddress(nameable(host))}:${port}`,
    isFree,
    version: VERSION,
    operator,
    contact,
    networks: isFree
      ? []
      : pay.receivers.map(({ chain, network, testnet }) => ({ chain, network, testnet })),
    hasMcp: true,
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

function metricsServerOf(metrics: Metrics): Server {
  return createServer((request, response) => {
    const isAsked = request.method === "GET" && request.url === "/metrics";
    if (isAsked) void sendMetrics(response, metrics);
    else response.writeHead(STATUS.notFound).end();
  });
}

/** Metrics on a port of their own are for the operator's network alone. Gives their address, if they have one. */
async function listenForMetrics(
  server: Server,
  { metrics: place }: ServeSettings,
): Promise<string | null> {
  if (place.kind !== "port") return null;
  server.listen({ host: place.host, port: place.port });
  await once(server, "listening");
  const { address, port } = server.address() as AddressInfo;
  return `http://${inAddress(address)}:${port}/metrics`;
}

async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const { type, text } = await metrics.exposition();
  response.setHeader("content-type", type).end(text);
}

/** Whether the work was done in time. */
async function within(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

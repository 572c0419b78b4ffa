import { type Job, UnrecoverableError, Worker } from "bullmq";
import { type Limits } from "../../base/limits.ts";
import { ReadError, type ReadErrorCode } from "../../base/read-error.ts";
import type { ReadOptions } from "../../read.ts";
import type { AllowedFolders } from "../allowed-folders.ts";
import { isFinal, mannerKey, outcomeKey, type OutcomeStore } from "../outcome-store.ts";
import { isObjectPath } from "../objects/object-address.ts";
import { outcomeOf } from "../outcomes.ts";
import { bytesOf as bytesOfSource, documentHashOf } from "../read-bytes.ts";
import { WorkerPool } from "../worker-pool.ts";
import { READ_WORKER } from "../../programs/worker-scripts.ts";
import { type QueueAddress, QUEUE_NAME } from "./queue-address.ts";
import {
  type GivenUp,
  LOCK_MS,
  MOST_STALLS,
  type QueuedRead,
  STALLED_CHECK_MS,
} from "./queued-read.ts";

/** What a worker of a queue is started with. */
interface QueueWorkerOptions {
  readonly address: Extract<QueueAddress, { kind: "address" }>;
  readonly store: OutcomeStore;
  /** Only files in these are read, whatever the queue says. */
  readonly folders: AllowedFolders;
  /** Likewise objects below these. */
  readonly prefixes: readonly string[];
  /** No read gets more than these. */
  readonly limits: Limits;
  readonly jobs: number;
  /** Hears of each document that is done, and of a server that is gone. */
  readonly tell: (sentence: string) => void;
}

/** A worker that takes jobs. */
interface RunningWorker {
  /** Takes nothing more, and settles when what is read has been read. */
  readonly close: () => Promise<void>;
}

/** Wall time of one document; a long scan needs several minutes. */
const DOCUMENT_MS = 900_000;

/** Takes documents from a queue and puts their outcomes into a store. */
export function startQueueWorker(options: QueueWorkerOptions): RunningWorker {
  const { address, jobs, limits, tell } = options;
  const pool = new WorkerPool({
    script: READ_WORKER,
    limits,
    lanes: jobs,
    places: jobs,
    waitMs: DOCUMENT_MS,
    totalMs: DOCUMENT_MS,
  });
  const worker = new Worker<QueuedRead>(
    QUEUE_NAME,
    async (job) => {
      await readQueued(job, pool, options);
      return null;
    },
    {
      connection: address.options,
      concurrency: jobs,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: MOST_STALLS,
    },
  );
  worker.on("error", () => tell(`The queue at ${address.shown} does not answer; waiting for it.`));
  return {
    close: async () => {
      await worker.close();
      await pool.close();
    },
  };
}

async function readQueued(
  { data }: Job<QueuedRead>,
  pool: WorkerPool,
  { folders, prefixes, store, limits }: QueueWorkerOptions,
): Promise<void> {
  const read = { ...data.read, limits: within(limits, data.read.limits) };
  const key = outcomeKey(data.sha256, mannerKey({ read: data.read, model: "" }));
  if (key !== data.key) throw never("internal", OTHER_VERSION);
  const bytes = await bytesOf(data, { folders, prefixes }, limits);
  const end = await pool.run({ source: { bytes }, options: read, mayAsk: false });
  const outcome = outcomeOf(end);
  if (outcome.kind === "unread" && !isFinal(outcome)) {
    const reason: GivenUp = { code: outcome.code, message: outcome.message };
    // A document that takes too long here takes too long elsewhere.
    if (outcome.code === "timeout") throw never(reason.code, reason.message);
    throw new Error(JSON.stringify(reason));
  }
  await store.put(key, outcome);
}

const OTHER_VERSION =
  "The worker is of another version of crossfoot than the command that asked it. Run the same one everywhere.";

async function bytesOf(
  { location, way, sha256 }: QueuedRead,
  allowed: Pick<QueueWorkerOptions, "folders" | "prefixes">,
  { documentBytes }: Limits,
): Promise<Uint8Array> {
  const path = await pathOf(location, allowed);
  try {
    const source = way === undefined ? { path } : { wrapper: { path }, way };
    const bytes = await bytesOfSource(source, documentBytes);
    if (documentHashOf(bytes) === sha256) return bytes;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new Error(JSON.stringify(asGivenUp(error.message)), { cause: error });
  }
  throw never("cannot-open", "The file has changed since it was queued. Run the command again.");
}

/** Where the document may be read. Throws where that is nowhere. */
async function pathOf(
  location: string,
  { folders, prefixes }: Pick<QueueWorkerOptions, "folders" | "prefixes">,
): Promise<string> {
  if (isObjectPath(location)) {
    const isAllowed = prefixes.some((prefix) =>
      location.startsWith(`${prefix.replace(/\/+$/, "")}/`),
    );
    if (isAllowed) return location;
    throw new Error(JSON.stringify(asGivenUp("This object is not below what it may read.")));
  }
  const found = await folders.file(location);
  if (found.kind === "found") return found.path;
  throw new Error(JSON.stringify(asGivenUp(found.sentence)));
}

function asGivenUp(sentence: string): GivenUp {
  return { code: "cannot-open", message: `A worker could not open it: ${sentence}` };
}

/** An end that another try would not change. */
function never(code: ReadErrorCode, message: string): UnrecoverableError {
  return new UnrecoverableError(JSON.stringify({ code, message } satisfies GivenUp));
}

/** Each limit as it is asked for, and never more than the worker's own. */
function within(own: Limits, asked: ReadOptions["limits"]): Limits {
  const entries = Object.entries(own) as [keyof Limits, number][];
  return Object.fromEntries(
    entries.map(([name, most]) => [name, Math.min(most, asked[name])]),
  ) as unknown as Limits;
}

import { isDeepStrictEqual } from "node:util";
import { WorkerLane } from "../../batch/worker-lane.ts";
import { WorkerPool } from "../../batch/worker-pool.ts";
import { EXPLAIN_WORKER, PICTURE_WORKER, READ_WORKER } from "../../programs/worker-scripts.ts";
import type { Input } from "../../batch/input.ts";
import type { SplitInputs } from "../../batch/split-inputs.ts";
import { unpackOutcome, unreadBy, unreadEnd } from "../../batch/outcomes.ts";
import { ReadError } from "../../base/read-error.ts";
import type { ExplainAnswer, ExplainTask } from "../../explain/explain-worker.ts";
import type { ReadOptions } from "../../read.ts";
import type { PictureAnswer, PictureTask } from "../../explain/picture-worker.ts";
import type { Outcome, Reading } from "../../kinds/reading.ts";
import type { Call } from "../tool.ts";
import type { AllowedFolders } from "../../batch/allowed-folders.ts";
import { type Asked, placeOf } from "./document-place.ts";
import { KeptReadings } from "./kept-readings.ts";
import { listedWords } from "./reading-answer.ts";

/** What a caller may wish of one read. */
export type ReadWishes = Partial<Pick<ReadOptions, "kind" | "subcontractor" | "gc">>;

/** How the tools of this machine read. */
interface LocalDeskOptions {
  readonly folders: AllowedFolders;
  readonly read: ReadOptions;
  /** Documents that are read at the same time. */
  readonly jobs: number;
}

/** Wall time of one document, of which a long scan needs several minutes; and of the picture of one page. */
const DOCUMENT_MS = 900_000;
const PICTURE_MS = 60_000;

/** How many calls may wait, and for how long: behind those of a whole folder. */
const PLACES = 1_000;
const WAIT_MS = 3_600_000;

/** Reads documents of this machine in workers of its own, for nobody but the client at the other end of the pipe. */
export class LocalDesk {
  readonly folders: AllowedFolders;
  /** Documents that are read at the same time. */
  readonly jobs: number;
  /** What was read for this client, until it goes. */
  readonly readings: KeptReadings<ReadWishes> = new KeptReadings();
  readonly #read: ReadOptions;
  readonly #pool: WorkerPool;
  readonly #pictures: WorkerPool;

  constructor({ folders, read, jobs }: LocalDeskOptions) {
    this.folders = folders;
    this.jobs = jobs;
    this.#read = read;
    const usual = { limits: read.limits, places: PLACES, waitMs: WAIT_MS };
    this.#pool = new WorkerPool({
      ...usual,
      script: READ_WORKER,
      lanes: jobs,
      totalMs: DOCUMENT_MS,
    });
    this.#pictures = new WorkerPool({
      ...usual,
      script: PICTURE_WORKER,
      lanes: 1,
      totalMs: PICTURE_MS,
    });
  }

  /** Reads one document; what was read of it before stands where neither its file nor the wishes are others. Never rejects. */
  async read(asked: Asked, wishes: ReadWishes, { signal }: Pick<Call, "signal">): Promise<Outcome> {
    const place = await placeOf(asked, this.folders);
    const before = place === null ? undefined : this.readings.use(place.uri);
    const isSame = before?.state === place?.state && isDeepStrictEqual(before?.wishes, wishes);
    if (isSame && typeof before?.packed === "string") return unpackOutcome(before.packed);
    const task = { source: asked.source, options: { ...this.#read, ...wishes }, mayAsk: false };
    const end = await this.#pool.run(task, { signal });
    if (end.kind !== "answer") return unreadEnd(end);
    const packed = String(end.answer);
    const outcome = unpackOutcome(packed);
    if (place !== null && outcome.kind === "read") {
      const words = listedWords(outcome.reading);
      this.readings.keep(place.uri, { ...place, wishes, words, packed });
    }
    return outcome;
  }

  /** Reads a document as it was read last in this session. Never rejects. */
  async readAgain(asked: Asked, call: Pick<Call, "signal">): Promise<Outcome> {
    const place = await placeOf(asked, this.folders);
    const before = place === null ? undefined : this.readings.use(place.uri);
    return this.read(asked, before?.wishes ?? { kind: "auto" }, call);
  }

  /** The picture of a page of a document that was read, or the sentence that says why there is none. */
  async picture(
    { source }: Asked,
    { scans = [] }: Reading,
    { pageNumber, signal }: { readonly pageNumber: number } & Pick<Call, "signal">,
  ): Promise<PictureAnswer> {
    const own = scans.filter((scan) => scan.pageNumber === pageNumber);
    const { limits } = this.#read;
    const task: PictureTask = { source, limits, scans: own, pageNumber };
    const end = await this.#pictures.run(task, { signal });
    return end.kind === "answer" ? (end.answer as PictureAnswer) : unreadEnd(end);
  }

  /** Takes files apart into the documents that they hold, with the tables of papers that no reader reads. */
  async split(
    documents: readonly Input[],
    { signal }: Pick<Call, "signal">,
  ): Promise<Pick<SplitInputs, "inputs" | "others">> {
    // Loaded where a draw is compared: it brings the engine into this thread, too.
    const { splitInputs } = await import("../../batch/split-inputs.ts");
    const { limits } = this.#read;
    return splitInputs(documents, { limits, jobs: this.jobs, signal, withListings: true });
  }

  /** The page that shows a document with every figure boxed, or the sentence that says why there is none. */
  async explain(
    task: Omit<ExplainTask, "options" | "mayAsk">,
    wishes: ReadWishes,
  ): Promise<ExplainAnswer> {
    const options = { ...this.#read, ...wishes };
    const lane = new WorkerLane(EXPLAIN_WORKER, options.limits);
    try {
      const end = await lane.run({ ...task, options, mayAsk: false } satisfies ExplainTask);
      if (end.kind === "answer") return end.answer as ExplainAnswer;
      return unreadBy(new ReadError(end.kind));
    } finally {
      await lane.close();
    }
  }

  /** Ends its workers. */
  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#pictures.close()]);
  }
}

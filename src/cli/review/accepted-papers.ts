import { existsSync } from "node:fs";
import type { Input } from "../../batch/input.ts";
import { isObjectPath } from "../../batch/objects/object-address.ts";
import type { Source } from "../../batch/read-bytes.ts";
import { unpackOutcome, unreadBy, unreadEnd } from "../../batch/outcomes.ts";
import { usualJobs } from "../../batch/worker-limits.ts";
import { NO_LIMIT_MS, WorkerPool } from "../../batch/worker-pool.ts";
import { ReadError } from "../../base/read-error.ts";
import type { ExplainAnswer } from "../../explain/explain-worker.ts";
import type { Outcome } from "../../kinds/reading.ts";
import { REVIEW_WORKER } from "../../programs/worker-scripts.ts";
import type { ReadOptions } from "../../read.ts";
import { savedReviewOnDisk, savedReviewPath } from "./accepted-files.ts";
import { ReviewTasks } from "./review-tasks.ts";
import type { ReviewAnswer, ReviewTask } from "./review-worker.ts";

/**
 * Reads papers as a person has accepted them in a review, and says so of each. Of a document in a wrapper or in object
 * storage, or of a part of a file, nothing can have been accepted.
 */
export class AcceptedPapers {
  readonly #read: ReadOptions;
  readonly #pool: WorkerPool;

  /** `jobs` papers may be asked for at the same time; as many are read as the machine has room for. */
  constructor(read: ReadOptions, jobs: number) {
    this.#read = read;
    this.#pool = new WorkerPool({
      script: REVIEW_WORKER,
      limits: read.limits,
      lanes: Math.min(jobs, usualJobs()),
      places: jobs,
      waitMs: NO_LIMIT_MS,
      totalMs: NO_LIMIT_MS,
    });
  }

  /** The outcome of a paper as a person has accepted it; null where nobody has. */
  async outcomeOf(source: Source): Promise<Outcome | null> {
    const saved = await savedReviewOf(source);
    if (saved === null) return null;
    const task: ReviewTask = { kind: "accepted", source, options: this.#read, saved };
    const end = await this.#pool.run(task);
    if (end.kind !== "answer") return unreadEnd(end);
    const answer = end.answer as ReviewAnswer;
    if (answer.kind === "read-accepted") return unpackOutcome(answer.outcome);
    return answer.kind === "unread" ? answer : unreadBy(new ReadError("internal"));
  }

  /** Ends the workers, whatever they do. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}

/** The page that explains a document as a person has accepted it; null where nobody has. */
export async function explainAccepted(
  source: Source,
  name: string,
  options: ReadOptions,
): Promise<ExplainAnswer | null> {
  const saved = await savedReviewOf(source);
  if (saved === null) return null;
  const tasks = new ReviewTasks(options);
  try {
    const answer = await tasks.run({ kind: "explain", source, options, saved, name });
    if (answer.kind === "explained") return { page: answer.page };
    return answer.kind === "unread" ? answer : unreadBy(new ReadError("internal"));
  } finally {
    await tasks.close();
  }
}

/** Whether an outcome is as a person has accepted it. */
export function isAccepted(outcome: Outcome): boolean {
  return (
    outcome.kind === "read" &&
    outcome.reading.findings.some(({ code }) => code === "person-accepted")
  );
}

/** How many papers were read as a person has accepted them, or how many wait for `--accepted`; nothing of none. */
export function acceptedLines(
  inputs: readonly Input[],
  {
    acceptedCount,
    takesAccepted,
  }: { readonly acceptedCount: number; readonly takesAccepted: boolean },
): readonly string[] {
  const waiting = takesAccepted ? 0 : inputs.filter(hasSavedReview).length;
  return [
    ...(acceptedCount === 0
      ? []
      : [`${papersWere(acceptedCount)} read as accepted with crossfoot review.`]),
    ...(waiting === 0
      ? []
      : [
          `${papersWere(waiting)} accepted with crossfoot review; --accepted takes what was said there.`,
        ]),
  ];
}

function papersWere(count: number): string {
  return count === 1 ? "1 paper was" : `${count} papers were`;
}

/** Whether a person has gone through an input. */
function hasSavedReview(input: Input): boolean {
  const path = input.kind === "missing" ? null : reviewedPath(input.source);
  return path !== null && existsSync(savedReviewPath(path));
}

/** What a person has said of a document; null where nobody has. */
export async function savedReviewOf(source: Source): Promise<string | null> {
  const path = reviewedPath(source);
  return path === null ? null : savedReviewOnDisk(path);
}

/** The path of a document of which something can have been accepted; null of any other. */
function reviewedPath(source: Source): string | null {
  const isWhole = "path" in source && source.pages === undefined && !isObjectPath(source.path);
  return isWhole ? source.path : null;
}

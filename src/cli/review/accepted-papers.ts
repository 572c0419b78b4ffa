import { existsSync } from "node:fs";
import type { Input } from "../../batch/input.ts";
import { isObjectPath } from "../../batch/objects/object-address.ts";
import type { Source } from "../../batch/read-bytes.ts";
import { unpackOutcome, unreadBy } from "../../batch/outcomes.ts";
import { ReadError } from "../../base/read-error.ts";
import type { ExplainAnswer } from "../../explain/explain-worker.ts";
import type { Outcome } from "../../kinds/reading.ts";
import type { ReadOptions } from "../../read.ts";
import { savedReviewOnDisk, savedReviewPath } from "./accepted-files.ts";
import { ReviewTasks } from "./review-tasks.ts";

/**
 * Reads papers as a person has accepted them in a review, and says so of each. Of a document in a wrapper or in object
 * storage, or of a part of a file, nothing can have been accepted.
 */
export class AcceptedPapers {
  readonly #read: ReadOptions;
  readonly #lanes: readonly ReviewTasks[];
  #nextLane = 0;

  /** Reads as many papers at the same time as there are lanes. */
  constructor(read: ReadOptions, laneCount: number) {
    this.#read = read;
    this.#lanes = Array.from({ length: laneCount }, () => new ReviewTasks(read));
  }

  /** The outcome of a paper as a person has accepted it; null where nobody has. */
  async outcomeOf(source: Source): Promise<Outcome | null> {
    const saved = await savedReviewOf(source);
    const lane = this.#lanes[this.#nextLane];
    if (saved === null || lane === undefined) return null;
    this.#nextLane = (this.#nextLane + 1) % this.#lanes.length;
    const answer = await lane.run({ kind: "accepted", source, options: this.#read, saved });
    if (answer.kind === "read-accepted") return unpackOutcome(answer.outcome);
    return answer.kind === "unread" ? answer : unreadBy(new ReadError("internal"));
  }

  /** Ends the workers, whatever they do. */
  async close(): Promise<void> {
    await Promise.all(this.#lanes.map(async (lane) => lane.close()));
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

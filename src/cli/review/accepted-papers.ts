import { existsSync } from "node:fs";
import type { DocumentInput, Input } from "../../batch/input.ts";
import { isObjectPath } from "../../batch/objects/object-address.ts";
import { unpackOutcome, unreadBy } from "../../batch/outcomes.ts";
import { ReadError } from "../../base/read-error.ts";
import type { Outcome } from "../../kinds/reading.ts";
import type { ReadOptions } from "../../read.ts";
import { savedReviewOnDisk, savedReviewPath } from "./accepted-files.ts";
import { ReviewTasks } from "./review-tasks.ts";

/**
 * Takes what a person has accepted in a review: a paper beside which that stands is read again with it, and says so. Of a
 * document in a wrapper or in object storage, or of a part of a file, nothing can have been accepted.
 */
export class AcceptedPapers {
  readonly #read: ReadOptions;
  readonly #tasks: ReviewTasks;
  #takenCount = 0;

  constructor(read: ReadOptions) {
    this.#read = read;
    this.#tasks = new ReviewTasks(read);
  }

  /** Papers of which what was accepted has been taken so far. */
  get takenCount(): number {
    return this.#takenCount;
  }

  /** The outcome of a paper as a person has accepted it; the given one where nobody has. */
  async outcomeOf(input: DocumentInput, outcome: Outcome): Promise<Outcome> {
    const saved = await savedReviewOf(input);
    if (saved === null || outcome.kind === "unread") return outcome;
    const { source } = input;
    const answer = await this.#tasks.run({ kind: "accepted", source, options: this.#read, saved });
    switch (answer.kind) {
      case "read-accepted":
        return this.#counted(unpackOutcome(answer.outcome));
      case "unread":
        return answer;
      case "opened":
      case "drawn":
        return unreadBy(new ReadError("internal"));
    }
  }

  #counted(outcome: Outcome): Outcome {
    const isTaken =
      outcome.kind === "read" &&
      outcome.reading.findings.some(({ code }) => code === "person-accepted");
    if (isTaken) this.#takenCount += 1;
    return outcome;
  }

  /** Ends the worker, whatever it does. */
  async close(): Promise<void> {
    await this.#tasks.close();
  }
}

/** Whether a person has gone through an input. */
export function hasSavedReview(input: Input): boolean {
  const path = reviewedPath(input);
  return path !== null && existsSync(savedReviewPath(path));
}

/** What a person has said of an input; null where nobody has. */
export async function savedReviewOf(input: Input | undefined): Promise<string | null> {
  const path = input === undefined ? null : reviewedPath(input);
  return path === null ? null : savedReviewOnDisk(path);
}

/** The path of an input of which something can have been accepted; null of any other. */
function reviewedPath(input: Input): string | null {
  if (input.kind === "missing") return null;
  const { source } = input;
  const isWhole = "path" in source && source.pages === undefined && !isObjectPath(source.path);
  return isWhole ? source.path : null;
}

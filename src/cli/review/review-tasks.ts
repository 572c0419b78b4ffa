import { ReadError } from "../../base/read-error.ts";
import { unreadBy } from "../../batch/outcomes.ts";
import { WorkerLane } from "../../batch/worker-lane.ts";
import { REVIEW_WORKER } from "../../programs/worker-scripts.ts";
import type { ReadOptions } from "../../read.ts";
import type { ReviewAnswer, ReviewTask } from "./review-worker.ts";

/** One worker that does one task after the other. */
export class ReviewTasks {
  readonly #lane: WorkerLane;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ limits }: ReadOptions) {
    this.#lane = new WorkerLane(REVIEW_WORKER, limits);
  }

  async run(task: ReviewTask): Promise<ReviewAnswer> {
    const end = this.#last.then(async () => this.#lane.run(task));
    this.#last = end;
    const ended = await end;
    return ended.kind === "answer"
      ? (ended.answer as ReviewAnswer)
      : unreadBy(new ReadError(ended.kind));
  }

  async close(): Promise<void> {
    await this.#lane.close();
  }
}

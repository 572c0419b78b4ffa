import { availableParallelism } from "node:os";

/** More threads than this wait for memory rather than for the processor. */
const MOST_USUAL_JOBS = 8;

/** Documents that are read at the same time where nobody says how many. */
export function usualJobs(): number {
  return Math.min(availableParallelism(), MOST_USUAL_JOBS);
}

import { performance } from "node:perf_hooks";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** How often and how long something is tried again: longer pauses each time, and no shorter than a server asks for, within one time limit. */
export class Retry {
  readonly #endMs: number;
  #nextPauseMs = FIRST_PAUSE_MS;

  constructor(timeoutMs: number) {
    this.#endMs = performance.now() + timeoutMs;
  }

  /** What is left of the time. */
  get leftMs(): number {
    return Math.max(0, this.#endMs - performance.now());
  }

  /** How long to wait before the next try, with what a header `Retry-After` says; null where the time would be over. */
  pauseMs(retryAfter: string | null): number | null {
    const asked = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) * 1000 : 0;
    const pause = Math.max(asked, this.#nextPauseMs);
    this.#nextPauseMs = Math.min(LONGEST_PAUSE_MS, this.#nextPauseMs * 2);
    return pause < this.leftMs ? pause : null;
  }
}

import { MODEL_LIMITS } from "../base/limits.ts";

/** Leaves a model alone for a while that failed several times in a row; after that, one request tries whether it is back. */
export class Breaker {
  readonly #nowMs: () => number;
  #failures = 0;
  #closedUntilMs = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Whether a request may be sent now. Whoever asks after a pause is the one that tries, and the others wait for another. */
  mayTry(): boolean {
    if (this.#failures < MODEL_LIMITS.failuresInARow) return true;
    if (this.#nowMs() < this.#closedUntilMs) return false;
    this.#pause();
    return true;
  }

  /** The model did what was asked. */
  noteSuccess(): void {
    this.#failures = 0;
  }

  /** The model failed, whatever the reason. */
  noteFailure(): void {
    this.#failures += 1;
    if (this.#failures >= MODEL_LIMITS.failuresInARow) this.#pause();
  }

  #pause(): void {
    this.#closedUntilMs = this.#nowMs() + MODEL_LIMITS.pauseMs;
  }
}

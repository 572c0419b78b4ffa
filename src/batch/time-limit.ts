/** A limit of time that can begin anew and stand still. It ends once: when its time is over, or when it is not needed any more. */
export class TimeLimit {
  readonly #limitMs: number;
  readonly #onOver: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isStill = false;
  #hasEnded = false;

  constructor(limitMs: number, onOver: () => void) {
    this.#limitMs = limitMs;
    this.#onOver = onOver;
    this.beginAnew();
  }

  /** From now on the whole time is there again, unless it stands still. */
  beginAnew(): void {
    if (this.#isStill || this.#hasEnded) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onOver, this.#limitMs);
  }

  /** Until the work is done no time passes; then it begins anew. */
  async standStillDuring(work: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer);
    this.#isStill = true;
    await work();
    this.#isStill = false;
    this.beginAnew();
  }

  /** It is not needed any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#hasEnded = true;
  }
}

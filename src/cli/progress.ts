import { performance } from "node:perf_hooks";

/** A line on a terminal that says how far the run is; draws nothing elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #total: number;
  readonly #isDrawn: boolean;
  readonly #startMs: number = performance.now();
  #done = 0;
  #pages = 0;
  #drawnMs = -Infinity;

  constructor(
    stream: NodeJS.WriteStream,
    { total, isDrawn }: { readonly total: number; readonly isDrawn: boolean },
  ) {
    this.#stream = stream;
    this.#total = total;
    this.#isDrawn = isDrawn;
  }

  /** Counts one more file, with the pages that were read of it. */
  advance(pages: number): void {
    this.#done += 1;
    this.#pages += pages;
    const nowMs = performance.now();
    if (!this.#isDrawn || nowMs - this.#drawnMs < REDRAW_MS) return;
    this.#drawnMs = nowMs;
    const text = progressText({
      done: this.#done,
      total: this.#total,
      pages: this.#pages,
      elapsedMs: nowMs - this.#startMs,
    });
    this.#stream.write(`\r\u001b[2K${text.slice(0, this.#stream.columns - 1)}`);
  }

  /** Wipes the line, so that other text can be written. */
  clear(): void {
    if (this.#isDrawn && this.#drawnMs > -Infinity) this.#stream.write("\r\u001b[2K");
  }
}

const REDRAW_MS = 100;
const BAR_COLUMNS = 20;

/** How far a run is, in one line. */
export function progressText(state: {
  readonly done: number;
  readonly total: number;
  readonly pages: number;
  readonly elapsedMs: number;
}): string {
  const { done, total, pages, elapsedMs } = state;
  const filled = Math.round((done / total) * BAR_COLUMNS);
  const bar = "█".repeat(filled) + "░".repeat(BAR_COLUMNS - filled);
  const seconds = Math.max(elapsedMs / 1000, 0.001);
  const leftSeconds = Math.ceil((total - done) * (seconds / done));
  const left = `${Math.floor(leftSeconds / 60)}:${String(leftSeconds % 60).padStart(2, "0")}`;
  return `${bar} ${done} of ${total} files · ${(pages / seconds).toFixed(1)} pages/s · ${left} left`;
}

import { performance } from "node:perf_hooks";
import type { ScanPlace } from "../read.ts";

/** A line on a terminal that says how far the run is; draws nothing elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #total: number;
  readonly #isDrawn: boolean;
  readonly #startMs: number = performance.now();
  #done = 0;
  #pages = 0;
  #drawnMs = -Infinity;
  /** What is slow just now: a document whose pictures are read. */
  #scan = "";

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
    this.#scan = "";
    if (this.#total > 1) this.#draw();
  }

  /** Says that the picture of a page is read, which takes seconds. */
  tellScan(name: string, { nth, of }: ScanPlace): void {
    this.#scan = `${name}: scanned page ${nth} of ${of}`;
    this.#draw();
  }

  #draw(): void {
    const nowMs = performance.now();
    if (!this.#isDrawn || nowMs - this.#drawnMs < REDRAW_MS) return;
    this.#drawnMs = nowMs;
    const text = progressText({
      done: this.#done,
      total: this.#total,
      pages: this.#pages,
      elapsedMs: nowMs - this.#startMs,
      scan: this.#scan,
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
  /** The page whose picture is being read; empty where there is none. */
  readonly scan?: string;
}): string {
  const { done, total, pages, elapsedMs, scan = "" } = state;
  if (total === 1) return scan;
  const filled = Math.round((done / total) * BAR_COLUMNS);
  const bar = "█".repeat(filled) + "░".repeat(BAR_COLUMNS - filled);
  const seconds = Math.max(elapsedMs / 1000, 0.001);
  const leftSeconds = Math.ceil((total - done) * (seconds / Math.max(1, done)));
  const left = `${Math.floor(leftSeconds / 60)}:${String(leftSeconds % 60).padStart(2, "0")}`;
  return `${bar} ${done} of ${total} files · ${(pages / seconds).toFixed(1)} pages/s · ${left} left${scan === "" ? "" : ` · ${scan}`}`;
}

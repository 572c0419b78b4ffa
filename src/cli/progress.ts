import { performance } from "node:perf_hooks";
import type { ScanPlace } from "../read.ts";

/** A file that is done. */
interface Advance {
  /** Pages that were read of it. */
  readonly pages: number;
  readonly bytes: number;
  readonly wasKnown: boolean;
}

/** A line on a terminal that says how far the run is; draws nothing elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #total: number;
  readonly #isDrawn: boolean;
  readonly #startMs: number = performance.now();
  #done = 0;
  #pages = 0;
  /** Bytes that have to be read, and those that were: a scan takes longer than a page of text, and is larger. */
  #bytes: number;
  #bytesDone = 0;
  #drawnMs = -Infinity;
  /** What is slow just now: a document whose pictures are read. */
  #scan = "";

  constructor(
    stream: NodeJS.WriteStream,
    {
      total,
      bytes,
      isDrawn,
    }: { readonly total: number; readonly bytes: number; readonly isDrawn: boolean },
  ) {
    this.#stream = stream;
    this.#total = total;
    this.#bytes = bytes;
    this.#isDrawn = isDrawn;
  }

  /** Counts one more file, with the pages that were read of it; what was known before took no time. */
  advance({ pages, bytes, wasKnown }: Advance): void {
    this.#done += 1;
    if (wasKnown) this.#bytes -= bytes;
    else this.#bytesDone += bytes;
    if (!wasKnown) this.#pages += pages;
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
      share: this.#bytes > 0 ? this.#bytesDone / this.#bytes : this.#done / this.#total,
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
  /** How much of the work is done, 0 to 1; the share of files where it is left out. */
  readonly share?: number;
  /** The page whose picture is being read; empty where there is none. */
  readonly scan?: string;
}): string {
  const { done, total, pages, elapsedMs, share = done / total, scan = "" } = state;
  if (total === 1) return scan;
  const filled = Math.round((done / total) * BAR_COLUMNS);
  const bar = "█".repeat(filled) + "░".repeat(BAR_COLUMNS - filled);
  const seconds = Math.max(elapsedMs / 1000, 0.001);
  const leftSeconds = share > 0 ? Math.ceil(seconds / share - seconds) : 0;
  const left = share > 0 ? timeWords(leftSeconds) : "?";
  return `${bar} ${done} of ${total} files · ${pages} pages · ${(pages / seconds).toFixed(1)} pages/s · ${left} left${scan === "" ? "" : ` · ${scan}`}`;
}

function timeWords(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const padded = (count: number): string => String(count).padStart(2, "0");
  return hours === 0
    ? `${minutes}:${padded(seconds % 60)}`
    : `${hours}:${padded(minutes)}:${padded(seconds % 60)}`;
}

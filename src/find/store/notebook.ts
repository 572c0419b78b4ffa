import { mkdir, open, readFile, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** What happens when a notebook is full: the older half of it goes, or nothing more is written. */
export type WhenFull = "begin-anew" | "refuse";

/**
 * Lines of JSON that are only ever added to a file, up to so many bytes. A notebook that begins anew keeps the last full one
 * beside it.
 */
export class Notebook {
  readonly #path: string;
  readonly #mostBytes: number;
  readonly #whenFull: WhenFull;
  /** Lines are written one after the other, in the order in which they come. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(path: string, mostBytes: number, whenFull: WhenFull) {
    this.#path = path;
    this.#mostBytes = mostBytes;
    this.#whenFull = whenFull;
  }

  /** Adds a line; false where the notebook is full and takes no more. Throws where the disk refuses. */
  async add(line: Readonly<Record<string, unknown>>): Promise<boolean> {
    const added = this.#last.then(async () => this.#write(`${JSON.stringify(line)}\n`));
    this.#last = added.catch(() => undefined);
    return added;
  }

  /** Its lines; those that a power cut has damaged are left out. */
  async lines(): Promise<readonly unknown[]> {
    const text = await readFile(this.#path, "utf8").catch(() => "");
    return text.split("\n").flatMap((line) => parsed(line));
  }

  /** Settles when all lines that were added are written. */
  async settle(): Promise<void> {
    await this.#last;
  }

  async #write(line: string): Promise<boolean> {
    const bytes = await stat(this.#path).then(
      ({ size }) => size,
      () => 0,
    );
    if (bytes + Buffer.byteLength(line) > this.#mostBytes) {
      if (this.#whenFull === "refuse") return false;
      await rename(this.#path, `${this.#path}.before`);
    }
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    const file = await open(this.#path, "a", 0o600);
    try {
      // One write for a line: lines of several processes do not mix.
      await file.write(line);
    } finally {
      await file.close();
    }
    return true;
  }
}

function parsed(line: string): readonly unknown[] {
  try {
    return line === "" ? [] : [JSON.parse(line) as unknown];
  } catch {
    return [];
  }
}

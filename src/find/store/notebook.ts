import { mkdir, open, readFile, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { member } from "../clean-text.ts";
import { wordsOf } from "../index/word-stems.ts";

/** What happens when a notebook is full: the older half of it goes, or nothing more is written. */
type WhenFull = "begin-anew" | "refuse";

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

/** Needs that speak of the same things. */
export interface UnmetGroup {
  /** As it was first said. */
  readonly need: string;
  readonly count: number;
  /** ISO 8601. */
  readonly firstAt: string;
  readonly lastAt: string;
  /** What was said besides, the latest first. */
  readonly details: readonly string[];
}

/** Details that a group keeps. */
const MOST_DETAILS = 5;

/** The reports of a notebook in groups: needs of the same words in any order are one. The most frequent first. */
export function unmetGroups(lines: readonly unknown[]): readonly UnmetGroup[] {
  const groups = new Map<string, UnmetGroup>();
  for (const line of lines) {
    const [need, at, details] = [member(line, "need"), member(line, "at"), member(line, "details")];
    if (typeof need !== "string" || typeof at !== "string") continue;
    const stems = new Set(wordsOf(need).map(({ stem }) => stem));
    const key = stems.size === 0 ? need : [...stems].toSorted().join(" ");
    const known = groups.get(key);
    const said = typeof details === "string" && details !== "" ? [details] : [];
    groups.set(key, {
      need: known?.need ?? need,
      count: (known?.count ?? 0) + 1,
      firstAt: known?.firstAt ?? at,
      lastAt: at,
      details: [...said, ...(known?.details ?? [])].slice(0, MOST_DETAILS),
    });
  }
  return [...groups.values()].toSorted(
    (one, other) => other.count - one.count || (one.lastAt < other.lastAt ? 1 : -1),
  );
}

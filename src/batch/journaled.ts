import { stat } from "node:fs/promises";
import { pageWords } from "../base/page-words.ts";
import { ReadError } from "../base/read-error.ts";
import type { Outcome } from "../kinds/reading.ts";
import { type Journal, lineOf } from "./journal.ts";
import { isFinal, outcomeKey, type OutcomeStore } from "./outcome-store.ts";
import { bytesOf, documentHashOf, type Source } from "./read-bytes.ts";
import type { ReadIt } from "./read-many.ts";
import { unreadBy } from "./outcomes.ts";

/** How a run remembers what it has read. */
export interface Memory {
  readonly journal: Journal;
  readonly store: OutcomeStore;
  /** The way in which its documents are read. */
  readonly manner: string;
  /** Whether what an earlier run has read is taken from the store. */
  readonly resumes: boolean;
  readonly documentBytes: number;
  /** Whether somebody else puts outcomes into the store. */
  readonly isKeptElsewhere?: boolean;
}

/** The outcome of a document, and whether it was known before. */
export interface Remembered {
  readonly outcome: Outcome;
  readonly wasKnown: boolean;
}

/** Reads of which some are known. */
export interface KnownReads {
  /** Gives the outcome of one input, by reading it or because it is known. */
  readonly read: (input: string, source: Source, readIt: ReadIt) => Promise<Remembered>;
}

/** Reads a document whose bytes are known, and the names that it has by them; without them one of which nothing can be known. */
type ReadNamed = (
  source: Source,
  named?: { readonly sha256: string; readonly key: string },
) => Promise<Outcome>;

/**
 * Reads documents and remembers them: the bytes that are hashed are those that are read, and an outcome is kept before the
 * journal says so. What is read twice under two names is read once.
 */
export class RememberedReads implements KnownReads {
  readonly #memory: Memory;
  /** What is being read, and the keys of what this run has put into the store. */
  readonly #underWay = new Map<string, Promise<Remembered>>();
  readonly #stored = new Set<string>();

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  async read(input: string, source: Source, readIt: ReadNamed): Promise<Remembered> {
    const began = performance.now();
    const bytes = await this.#bytesOf(source);
    if (!(bytes instanceof Uint8Array)) return this.#unhashed(input, bytes, source, readIt);
    const { manner, journal } = this.#memory;
    const sha256 = documentHashOf(bytes);
    const { pages } = source;
    const key = outcomeKey(sha256, pages === undefined ? manner : `${manner} ${pageWords(pages)}`);
    const { outcome, wasKnown } = await this.#once(key, async () =>
      readIt({ bytes, ...(pages === undefined ? {} : { pages }) }, { sha256, key }),
    );
    const line = journal.lineOf(input);
    // A line that says the same already is not written twice: every input is accounted for once.
    const isTold = wasKnown && line?.key === key && this.#memory.resumes;
    const ms = performance.now() - began;
    if (!isTold && !isStopped(outcome)) {
      await journal.write(lineOf(input, outcome, { sha256, key, ms }));
    }
    return { outcome, wasKnown };
  }

  /** Nothing is awaited before the key is under way: of two names that come at once, one is read and both hear of it. */
  async #once(key: string, readIt: () => Promise<Outcome>): Promise<Remembered> {
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return { ...(await underWay), wasKnown: true };
    const remembered = this.#knownOrRead(key, readIt);
    this.#underWay.set(key, remembered);
    try {
      return await remembered;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #knownOrRead(key: string, readIt: () => Promise<Outcome>): Promise<Remembered> {
    const mayBeKnown = this.#memory.resumes || this.#stored.has(key);
    const known = mayBeKnown ? await this.#memory.store.get(key) : null;
    if (known !== null && isFinal(known)) return { outcome: known, wasKnown: true };
    return { outcome: await this.#readAndKeep(key, readIt), wasKnown: false };
  }

  async #readAndKeep(key: string, readIt: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = await readIt();
    if (!isFinal(outcome)) return outcome;
    if (this.#memory.isKeptElsewhere !== true) await this.#memory.store.put(key, outcome);
    this.#stored.add(key);
    return outcome;
  }

  /** What is no file, or cannot be read whole: nothing of it can be known the next time. */
  async #unhashed(
    input: string,
    why: Outcome | null,
    source: Source,
    readIt: ReadNamed,
  ): Promise<Remembered> {
    const began = performance.now();
    const outcome = why ?? (await readIt(source));
    const ms = performance.now() - began;
    if (!isStopped(outcome)) {
      await this.#memory.journal.write(lineOf(input, outcome, { sha256: null, key: null, ms }));
    }
    return { outcome, wasKnown: false };
  }

  /** The bytes; the outcome where there are none; null for what is no file and can be read only once. */
  async #bytesOf(source: Source): Promise<Uint8Array | Outcome | null> {
    if ("bytes" in source) return source.bytes;
    const state = "path" in source ? await stat(source.path).catch(() => null) : null;
    if (state !== null && !state.isFile()) return null;
    try {
      return await bytesOf(source, this.#memory.documentBytes);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      return unreadBy(error);
    }
  }
}

function isStopped(outcome: Outcome): boolean {
  return outcome.kind === "unread" && outcome.code === "stopped";
}

import { KEPT_LIMITS, type KeptLimits } from "../../base/agent-limits.ts";
import type { DocumentAddress } from "./document-address.ts";

/** A document that was read. */
export interface KeptReading<Wishes> {
  readonly address: DocumentAddress;
  /** How it was read, so that it is read in the same way again. */
  readonly wishes: Wishes;
  /** Of its file when it was read: another one means that the file has changed since. */
  readonly state: string;
  /** What it is and what is to be done with it: words of ours and none of the document. */
  readonly words: string;
  /** The outcome as `packOutcome` writes it; null once it had to make room. */
  readonly packed: string | null;
}

/**
 * What a session has read, by address: so many documents, and of them so many readings as fit. The oldest make room: first
 * their readings, which can be read again, and at last that they were ever read. Nothing outlives the session.
 */
export class KeptReadings<Wishes> {
  readonly #limits: Pick<KeptLimits, "documents" | "bytes">;
  /** The last one is the one that was used last. */
  readonly #kept = new Map<string, KeptReading<Wishes>>();
  #bytes = 0;
  #changes = 0;

  constructor(limits: Pick<KeptLimits, "documents" | "bytes"> = KEPT_LIMITS) {
    this.#limits = limits;
  }

  /** How often a document has come or gone. */
  get changes(): number {
    return this.#changes;
  }

  /** The documents by their addresses. */
  get all(): ReadonlyMap<string, KeptReading<Wishes>> {
    return this.#kept;
  }

  /** What is known of a document, which counts as used by it. */
  use(uri: string): KeptReading<Wishes> | undefined {
    const found = this.#kept.get(uri);
    if (found === undefined) return undefined;
    this.#kept.delete(uri);
    this.#kept.set(uri, found);
    return found;
  }

  keep(uri: string, reading: KeptReading<Wishes>): void {
    const before = this.#kept.get(uri);
    // One that would take the room of all others is only known to have been read.
    const fits = bytesOf(reading) <= this.#limits.bytes / 2;
    const kept = fits ? reading : { ...reading, packed: null };
    this.#bytes += bytesOf(kept) - bytesOf(before);
    this.#kept.delete(uri);
    this.#kept.set(uri, kept);
    if (before?.words !== reading.words) this.#changes += 1;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [uri, reading] of this.#kept) {
      if (this.#bytes <= this.#limits.bytes) break;
      this.#bytes -= bytesOf(reading);
      this.#kept.set(uri, { ...reading, packed: null });
    }
    for (const [uri, reading] of this.#kept) {
      if (this.#kept.size <= this.#limits.documents) break;
      this.#bytes -= bytesOf(reading);
      this.#kept.delete(uri);
      this.#changes += 1;
    }
  }
}

/** Bytes in memory: a text with one letter beyond Latin-1 takes two for each of its letters. */
function bytesOf(reading: KeptReading<unknown> | undefined): number {
  return 2 * (reading?.packed?.length ?? 0);
}

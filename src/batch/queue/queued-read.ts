import type { ReadErrorCode } from "../../base/read-error.ts";
import type { ReadOptions } from "../../read.ts";

/** What a worker is told of a document: where it is and what its bytes must be, never the bytes. */
export interface QueuedRead {
  /** An absolute path that is the same on every machine. */
  readonly location: string;
  readonly sha256: string;
  readonly read: ReadOptions;
  /** Under which its outcome is to be kept; a worker of another version has another one for it. */
  readonly key: string;
}

/** Why a worker gave a document up, as it is written into the queue: a code and a sentence. */
export interface GivenUp {
  readonly code: ReadErrorCode;
  readonly message: string;
}

/** How often a document is tried that a worker could not read through no fault of its own. */
export const TRIES = 3;

/** How often a job may be found without its worker, which was killed, before it is given up: the document may be what kills it. */
export const MOST_STALLS = 3;

/** A worker has lost its job when it has not been heard of for so long. */
export const LOCK_MS = 15_000;

/** How often the others look for such jobs. */
export const STALLED_CHECK_MS = 5_000;

/** The reason of a failed job, from its words. */
export function givenUpIn(reason: string): GivenUp {
  try {
    const { code, message } = JSON.parse(reason) as Partial<GivenUp>;
    if (typeof code === "string" && typeof message === "string") return { code, message };
  } catch {
    // Words of the queue itself.
  }
  return {
    code: "internal",
    message:
      "The workers that had this document ended before it was read. It may be what ended them.",
  };
}

import type { Member } from "../../wrapper/member.ts";
import { Redis } from "ioredis";
import type { ReadErrorCode } from "../../base/read-error.ts";
import type { QueueAddress } from "./queue-address.ts";
import type { ReadOptions } from "../../read.ts";

/** What a worker is told of a document: where it is and what its bytes must be, never the bytes. */
export interface QueuedRead {
  /** An absolute path that is the same on every machine. */
  readonly location: string;
  /** The members through which it is reached where a wrapper is at that place. */
  readonly way?: readonly Member[];
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

/** A server that is there answers sooner. */
const ANSWER_MS = 5_000;

/** Throws where no queue answers at an address, or does not let us in, with a full sentence. */
export async function askQueue({
  options,
  shown,
}: Extract<QueueAddress, { kind: "address" }>): Promise<void> {
  const client = new Redis({
    ...options,
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    retryStrategy: () => null,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    const words = error instanceof Error ? error.message : "";
    const isRefused = /^(?:NOAUTH|WRONGPASS)/.test(words);
    throw new Error(
      isRefused
        ? `The queue at ${shown} wants another user or password.`
        : `The queue at ${shown} does not answer. Check its address, and that it runs.`,
      { cause: error },
    );
  } finally {
    client.disconnect();
  }
}

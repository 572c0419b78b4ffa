import { ReadError } from "../base/read-error.ts";
import type { Outcome } from "../kinds/reading.ts";
import { unpackOutcome } from "./transport.ts";
import { unreadBy } from "./unread.ts";
import type { PoolEnd } from "./worker-pool.ts";

/** The outcome of a document that a pool of read workers was given. */
export function outcomeOfPool(end: PoolEnd): Outcome {
  if (end.kind === "answer") return unpackOutcome(String(end.answer));
  return unreadBy(new ReadError(CODES[end.kind]));
}

const CODES = {
  timeout: "timeout",
  "out-of-memory": "out-of-memory",
  internal: "internal",
  full: "stopped",
  late: "stopped",
  closed: "stopped",
  cancelled: "stopped",
} as const;

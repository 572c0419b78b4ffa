/** How a facilitator of the tests behaves other than it should. */
export type Fault =
  | { readonly kind: "refuse"; readonly reason: string }
  | { readonly kind: "slow"; readonly ms: number }
  | { readonly kind: "pending" }
  | { readonly kind: "duplicate" }
  | { readonly kind: "no answer"; readonly answer: NoAnswer; readonly work: "undone" | "done" };

/** What comes back in place of an answer. */
export type NoAnswer = "error" | "drop" | "silence" | "bad json";

type Name =
  | "error"
  | "drop"
  | "silence"
  | "badJson"
  | "lost"
  | "lostInError"
  | "lostInSilence"
  | "pending"
  | "duplicate";

/** Every fault that needs no more than its name. */
export const FAULTS: Readonly<Record<Name, Fault>> = {
  /** Answers 500, and does nothing. */
  error: { kind: "no answer", answer: "error", work: "undone" },
  /** Cuts the connection, and does nothing. */
  drop: { kind: "no answer", answer: "drop", work: "undone" },
  /** Never answers, and does nothing. */
  silence: { kind: "no answer", answer: "silence", work: "undone" },
  /** Answers 200 with half an object, and does nothing. */
  badJson: { kind: "no answer", answer: "bad json", work: "undone" },
  /** Does its work, then cuts the connection: a settlement moves the money and nobody hears of it. */
  lost: { kind: "no answer", answer: "drop", work: "done" },
  /** Does its work, then answers 500. */
  lostInError: { kind: "no answer", answer: "error", work: "done" },
  /** Does its work, and never answers. */
  lostInSilence: { kind: "no answer", answer: "silence", work: "done" },
  /**
   * Holds blocks back, then settles: `settlement_pending` with a transaction.
   * The money moves with `mine` of the chain; blocks come at once again after `setAutomine("on")`.
   */
  pending: { kind: "pending" },
  /** Does its work twice, as when a proxy repeats the request, and answers what came of the second. */
  duplicate: { kind: "duplicate" },
};

/** Says no for a reason, and does nothing. */
export function refuse(reason: string): Fault {
  return { kind: "refuse", reason };
}

/** Waits, then does its work and answers, even when nobody waits any more. */
export function slow(ms: number): Fault {
  return { kind: "slow", ms };
}

import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import { ReadError } from "../base/read-error.ts";
import type { PoolEnd } from "./worker-pool.ts";
import type { Outcome, Unread } from "../kinds/reading.ts";
import type { TaskEnd } from "./run-many.ts";

/** The outcome as text, so that it can leave its thread; amounts stay exact. */
export function packOutcome(outcome: Outcome): string {
  return packAmounts(outcome);
}

/** The outcome that `packOutcome` wrote, its amounts alive again. */
export function unpackOutcome(packed: string): Outcome {
  return unpackAmounts(packed) as Outcome;
}

/** Any value of a document as text, so that it can leave its thread. */
export function packAmounts(value: unknown): string {
  return JSON.stringify(withoutAmounts(value));
}

/** The value that `packAmounts` wrote; both sides agree on what it is. */
export function unpackAmounts(packed: string): unknown {
  return withAmounts(JSON.parse(packed));
}

/** A copy in which amounts are what JSON can hold. A walk costs a quarter of a function that JSON calls for each value. */
function withoutAmounts(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Money) return { $money: value.key() };
  if (value instanceof Percent) return { $percent: value.points.key() };
  if (Array.isArray(value)) return value.map(withoutAmounts);
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = withoutAmounts(member);
  return copy;
}

/** The same value, which nobody else has, with its amounts in their places. */
function withAmounts(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("$money" in value) return Money.fromKey(String(value.$money));
  if ("$percent" in value) return new Percent(Money.fromKey(String(value.$percent)));
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === "object" && member !== null)
      Reflect.set(value, name, withAmounts(member));
  }
  return value;
}

/** The outcome of a document that could not be read. */
export function unreadBy({ code, message, hints }: ReadError): Unread {
  return { kind: "unread", code, message, ...(hints.length === 0 ? {} : { hints }) };
}

/** The outcome of a document that read workers were given: what they packed, or the reason why there is none. */
export function outcomeOf(end: PoolEnd | TaskEnd): Outcome {
  return end.kind === "answer" ? unpackOutcome(String(end.answer)) : unreadEnd(end);
}

/** The outcome of a document of which a worker has given no answer. */
export function unreadEnd({ kind }: Exclude<PoolEnd | TaskEnd, { kind: "answer" }>): Unread {
  return unreadBy(new ReadError(CODES[kind]));
}

const CODES = {
  timeout: "timeout",
  "out-of-memory": "out-of-memory",
  internal: "internal",
  full: "stopped",
  late: "stopped",
  closed: "stopped",
  stopped: "stopped",
  cancelled: "stopped",
} as const;

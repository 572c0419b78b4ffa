/*
 * Tools for agents: a tool is its listing and a function over a desk. `read-desk` is the port at which the daemon's
 * tools ask for a read, free or paid; `local-desk` reads in workers of its own, only what `allowed-folders` gives. The
 * protocol is known to one package and to `tool-server`, `http/mcp/exchange` and `local/serve-stdio` alone. What is
 * held for a payment is the whole answer, so that the same purchase may be delivered over HTTP.
 */

import type { CallToolResult, Tool as ToolListing } from "@modelcontextprotocol/server";

/** Who calls a tool, and how. */
export interface Call {
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** What the call carries as payment, unchecked; undefined where it carries none. */
  readonly payment: unknown;
  /** Tells how far the work is; nothing happens where the client did not ask to be told. */
  readonly tell: (done: number, total: number, message: string) => void;
}

/** A tool as it is listed, and what it does. `Desk` is what it works with, which may be another one for each caller. */
export interface Tool<Desk> {
  readonly listing: ToolListing;
  /** Gets arguments that fit the listed schema. What it throws is told as a fault of ours, without its words. */
  readonly call: (given: never, desk: Desk, call: Call) => Promise<CallToolResult>;
  /** Answers a call without arguments where it needs some: catalogs ask in this way what a tool costs. */
  readonly probed?: (desk: Desk, call: Call) => Promise<CallToolResult>;
}

/** An answer in its members, and the same as text: many clients show their model the text alone. */
export function answer(members: object): CallToolResult {
  const text = JSON.stringify(members);
  return { content: [{ type: "text", text }], structuredContent: { ...members } };
}

/** A call that came to nothing, in a full sentence that says what to do. */
export function failure(sentence: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text: sentence }] };
}

/** Readers change nothing anywhere. Paying is what a repeated call might do twice, so that it is not called idempotent. */
export const READS_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
} as const;

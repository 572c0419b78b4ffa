/** Who waits for an answer. */
export interface Caller {
  readonly network: string;
  /** When it aborts nobody waits any more. */
  readonly signal: AbortSignal;
}

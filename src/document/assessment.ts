/** What the printed figures say about a question that the paper does not answer itself. */
export interface Assessment {
  readonly holds: boolean;
  /** A full sentence naming the marks. */
  readonly because: string;
}

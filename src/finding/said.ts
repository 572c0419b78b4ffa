/** One of several things that can be said, as a value: its code, and the facts that its words name. */
export type Said<Facts> = {
  readonly [Code in keyof Facts]: { readonly code: Code; readonly facts: Facts[Code] };
}[keyof Facts];

/** How each of them is put into words. */
export type Wording<Facts> = {
  readonly [Code in keyof Facts]: (facts: Facts[Code]) => string;
};

/** A value in its words. */
export function inWords<Facts>(wording: Wording<Facts>, { code, facts }: Said<Facts>): string {
  return wording[code](facts);
}

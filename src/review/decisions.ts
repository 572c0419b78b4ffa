import type { PointedValue } from "../fallback/pointed-value.ts";

/*
 * A person goes through the fields of a reading and has the last word. `decisions` keeps what was said and takes it back,
 * `printed-words` and `search-words` are the words that can be pointed at, `corrected` makes the reading that follows, and
 * `review-items` says what is to be looked at, the most doubtful first. No character of a value comes from anywhere but
 * the page: a decision names words, takes what was read, or says that nothing is printed.
 */

/** What a person says of one field. */
export type Decision =
  /** It is printed as it is shown; a value that had been left out is given. */
  | { readonly kind: "accepted" }
  /** Nothing is printed of it. */
  | { readonly kind: "absent" }
  /** Rows of a list are missing or wrong; they cannot be pointed at. */
  | { readonly kind: "wrong" }
  /** It is what our reader reads at the words that were pointed at. */
  | { readonly kind: "pointed"; readonly value: PointedValue }
  /** Of a field that is one of a few words, this one. */
  | { readonly kind: "chosen"; readonly choice: string };

/** What was said so far of each field, by its path. */
export type Decisions = ReadonlyMap<string, Decision>;

/** What is said now, and what was said before each step. */
export interface History {
  readonly now: Decisions;
  /** The last step is the last. */
  readonly past: readonly { readonly field: string; readonly before: Decisions }[];
}

/** Nothing was said. */
export const NOTHING_SAID: History = { now: new Map(), past: [] };

/** So many steps can be taken back. */
const MOST_STEPS = 1_000;

/** The history after a field was decided. */
export function decided({ now, past }: History, field: string, decision: Decision): History {
  return {
    now: new Map([...now, [field, decision]]),
    past: [...past.slice(1 - MOST_STEPS), { field, before: now }],
  };
}

/** The history before its last step, and the field that it was about; null where nothing was said. */
export function undone({
  past,
}: History): { readonly history: History; readonly field: string } | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  return { history: { now: last.before, past: past.slice(0, -1) }, field: last.field };
}

import type { PointedValue } from "../fallback/pointed-value.ts";

/*
 * A person goes through the fields of a reading and has the last word. `decisions` keeps what was said and takes it back,
 * `printed-words` and `search-words` are the words that can be pointed at, `corrected` makes the reading that follows, and
 * `review-items` says what is to be looked at, the most doubtful first. Lists are made of the same: `list-rows` are the rows
 * after all decisions, `list-items` what is looked at in them, and `line-cells` finds the cells of a row in its line. No
 * character of a value comes from anywhere but the page: a decision names words, takes what was read, or says that nothing
 * is printed. `saved-review` is how that is kept beside the paper, by the numbers of the words alone, and `accepted-reading`
 * has it said again of the same paper when it is read later.
 */

/** What a person says of one field, of a list, of one of its rows or of a cell of a row. */
export type Decision =
  /** It is printed as it is shown; a value that had been left out is given. */
  | { readonly kind: "accepted" }
  /** Nothing is printed of it. */
  | { readonly kind: "absent" }
  /** Rows of a list are missing or wrong, and nobody corrects them. */
  | { readonly kind: "wrong" }
  /** It is no row of the list. */
  | { readonly kind: "struck" }
  /** It is a row that was not read; its cells are what our reader reads in the line that was pointed at. */
  | {
      readonly kind: "added";
      readonly cells: RowCells;
      /** The numbers of the words that each cell was read at. */
      readonly words: Readonly<Record<string, readonly number[]>>;
    }
  /** It is what our reader reads at the words that were pointed at, which have these numbers. */
  | {
      readonly kind: "pointed";
      readonly value: PointedValue;
      readonly words: readonly number[];
    }
  /** Of a field that is one of a few words, this one. */
  | { readonly kind: "chosen"; readonly choice: string };

/** Values of a row by the names of their columns. */
export type RowCells = Readonly<Record<string, PointedValue>>;

/** What was said so far of each field, by its path: of a row `lineItems.2`, of a cell `lineItems.2.amount`. */
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

/** The history after a field was decided. Who corrects a row of a list no longer says that nobody does. */
export function decided({ now, past }: History, field: string, decision: Decision): History {
  const others = [...now].filter(
    ([list, { kind }]) => kind !== "wrong" || !field.startsWith(`${list}.`),
  );
  return {
    now: new Map([...others, [field, decision]]),
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

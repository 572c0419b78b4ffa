import { hasLetters } from "../base/letters.ts";
import { phraseKeys } from "../base/phrase.ts";
import { begun, placesOf } from "../evidence/hash.ts";
import type { Grid } from "./grid.ts";
import { ROLES, type Role } from "./choose-roles.ts";
import type { RowKind, TotalPhrases } from "./schedule.ts";

export const ROW_KINDS: readonly RowKind[] = ["item", "total", "grand-total", "other"];

/** Columns that are added up. */
const ADDED: ReadonlySet<Role> = new Set(
  ROLES.filter((role) => role !== "other" && role !== "percentComplete"),
);

/** Columns that every item has. */
const MAIN: readonly Role[] = ["scheduledValue", "completedAndStored", "balanceToFinish"];

/** Rows of something else before a row are counted up to this. */
const MOST_OTHERS = 3;

/** Words of a row that are looked at. */
const MOST_WORDS = 6;

/**
 * Goes through the rows of a table from top to bottom; what a row is told to be decides which sums the next ones are
 * compared with.
 */
export class RowWalk {
  readonly #grid: Grid;
  readonly #roles: readonly Role[];
  readonly #added: readonly number[];
  readonly #phrases: TotalPhrases;
  #all: number[];
  #section: number[];
  #totals: number[];
  #below: readonly (readonly number[])[] | null = null;
  #items = 0;
  #since = 0;
  #others = 0;
  #hasGrand = false;

  constructor(grid: Grid, roles: readonly Role[], phrases: TotalPhrases) {
    this.#grid = grid;
    this.#roles = roles;
    this.#added = roles.flatMap((role, place) => (ADDED.has(role) ? [place] : []));
    this.#phrases = phrases;
    this.#all = this.#nothing();
    this.#section = this.#nothing();
    this.#totals = this.#nothing();
  }

  /** What is known of a row before it is told what it is. */
  signsOf(index: number): readonly string[] {
    const cents = this.#grid.cents[index] ?? [];
    const isLast = index === this.#grid.rows.length - 1;
    return [
      "any",
      ...this.#wordSigns(index),
      ...this.#filledSigns(index),
      `all ${this.#matching(cents, this.#all)}`,
      `section ${this.#since > 0 ? this.#matching(cents, this.#section) : "empty"}`,
      `totals ${this.#matching(cents, this.#totals)}`,
      `below ${this.#matching(cents, this.#following(index))}`,
      ...(this.#items === 0 ? ["nothing before"] : []),
      ...(this.#hasGrand ? ["after the grand total"] : []),
      ...(this.#others > 0 ? [`after ${Math.min(this.#others, MOST_OTHERS)} others`] : []),
      ...(isLast ? ["last"] : []),
    ];
  }

  /** What the words of a row say. */
  #wordSigns(index: number): readonly string[] {
    const row = this.#grid.rows[index];
    const words = (row?.text ?? []).flatMap((run) => run.words.map(({ text }) => text));
    const keys = phraseKeys(words.join(" "));
    const length = ["no text", "one word"][keys.length] ?? "words";
    const isNumbered = isNumber(words[0] ?? "") || isNumber(row?.figures[0]?.printed ?? "");
    return [
      ...keys.slice(0, MOST_WORDS).map((key) => `w ${key}`),
      `first ${keys[0] ?? ""}`,
      length,
      ...(words.some(hasLetters) ? [] : ["no letters"]),
      ...(isNumbered ? ["numbered"] : []),
      ...(isOne(keys, this.#phrases.grandTotals) ? ["called grand total"] : []),
      ...(isOne(keys, this.#phrases.totals) ? ["called total"] : []),
    ];
  }

  /** Which columns of a row are filled, and whether as in the row above. */
  #filledSigns(index: number): readonly string[] {
    const cents = this.#grid.cents[index] ?? [];
    const above = this.#grid.cents[index - 1];
    const isFilled = (place: number): boolean => (cents[place] ?? null) !== null;
    const filled = this.#added.filter(isFilled).length;
    const isRepeated = above !== undefined && cents.every((value, place) => value === above[place]);
    return [
      ...MAIN.filter((role) => isFilled(this.#roles.indexOf(role))).map((role) => `fills ${role}`),
      ...(filled * 2 < this.#added.length ? ["sparse"] : []),
      ...(filled <= 1 ? ["one figure"] : []),
      ...(filled === 0 ? ["no amounts"] : []),
      ...(isRepeated ? ["as above"] : []),
    ];
  }

  /** Takes a row as what it was told to be. */
  take(index: number, kind: RowKind): void {
    const cents = this.#grid.cents[index] ?? [];
    const add = (sums: number[]): void =>
      this.#added.forEach((place, at) => (sums[at] = (sums[at] ?? 0) + (cents[place] ?? 0)));
    if (kind === "item") {
      add(this.#all);
      add(this.#section);
      this.#items += 1;
      this.#since += 1;
    } else if (kind === "total") {
      add(this.#totals);
      this.#section = this.#nothing();
      this.#since = 0;
    } else if (kind === "grand-total") this.#hasGrand = true;
    this.#others = kind === "other" ? this.#others + 1 : 0;
  }

  #nothing(): number[] {
    return this.#added.map(() => 0);
  }

  /** The sums of all rows below, while no item was met: the total of all may stand above them. */
  #following(index: number): readonly number[] {
    if (this.#items > 0) return this.#nothing();
    this.#below ??= this.#sumsBelow();
    return this.#below[index] ?? this.#nothing();
  }

  /** For each row the sums of those below it. */
  #sumsBelow(): readonly (readonly number[])[] {
    let sums = this.#nothing();
    const fromLast = this.#grid.cents.toReversed().map((cents) => {
      const below = sums;
      sums = this.#added.map((place, at) => (below[at] ?? 0) + (cents[place] ?? 0));
      return below;
    });
    return fromLast.toReversed();
  }

  /** How many of a row's amounts are sums: all, some or none of those that can be. */
  #matching(cents: readonly (number | null)[], sums: readonly number[]): string {
    let tested = 0;
    let met = 0;
    this.#added.forEach((place, at) => {
      const value = cents[place] ?? null;
      if (value === null || (value === 0 && sums[at] === 0)) return;
      tested += 1;
      if (Math.abs(value - (sums[at] ?? 0)) <= 1) met += 1;
    });
    if (tested === 0) return "untested";
    if (met === tested) return tested > 1 ? "all" : "the one";
    return met * 2 >= tested ? "most" : met > 0 ? "some" : "none";
  }
}

function isNumber(text: string): boolean {
  return /^\d[\d.-]{0,8}[A-Z]?$/.test(text);
}

function isOne(keys: readonly string[], phrases: readonly (readonly string[])[]): boolean {
  return phrases.some(
    (wanted) =>
      wanted.every((key, at) => keys[at] === key) ||
      wanted.every((key, at) => keys[keys.length - wanted.length + at] === key),
  );
}

/** Places of the signs of a row in the weights of each kind. */
export function rowPlaces(signs: readonly string[]): readonly (readonly number[])[] {
  return QUESTIONS.map((kind) => placesOf(kind, signs));
}

const QUESTIONS = ROW_KINDS.map((kind) => begun(`row ${kind}|`));

import { Money } from "../base/money.ts";
import type { Identity, Term } from "../document/identities.ts";
import type { Candidate } from "./candidates.ts";
import { isNearMiss } from "./near-misses.ts";

/** Candidates per field that are weighed; the rest have too little evidence to win. */
const MOST_CANDIDATES = 6;

/** Of those that need a proof more are weighed: what proves them says more than their order. */
const MOST_UNPROVED = 16;

/** Assignments that are kept while fields are decided one after another. */
const BEAM = 64;

/** Evidence that an identity adds when it holds: more than any difference in wording, less than a missing label. */
const HOLDS = 0.45;

/** One printed figure is not the value of two fields: rather than that, one of them is left out. */
const SHARED_FIGURE = 1.4;

/** Figures that are settled already, such as the totals of the sheet. */
export type Settled = ReadonlyMap<string, Money>;

/** Which candidate of each field was chosen, and what spoke for it. */
export interface Choice {
  readonly candidate: Candidate<Money | null>;
  /** Public names of the identities that hold with it. */
  readonly holds: readonly string[];
  /** 0 to 1: by how much it beats the next candidate of another value. */
  readonly margin: number;
  readonly lost: readonly Candidate<Money | null>[];
}

interface Assignment {
  readonly chosen: ReadonlyMap<string, Candidate<Money | null>>;
  readonly score: number;
}

interface Problem {
  readonly identities: readonly Identity<string>[];
  readonly settled: Settled;
}

/**
 * Picks one candidate for each field, all together: label and place speak for a candidate, and so does each identity
 * that holds among the figures chosen. It never computes a figure, and an identity that fails is no reason to leave
 * a printed figure out: a document that does not foot comes out as printed.
 */
export function chooseTogether(
  fields: ReadonlyMap<string, readonly Candidate<Money | null>[]>,
  problem: Problem,
): ReadonlyMap<string, Choice> {
  const ranked = new Map(
    [...fields].flatMap(([field, candidates]) => {
      const best = mostLikely(distinct(candidates));
      return best.length === 0 ? [] : [[field, best] as const];
    }),
  );
  const best = firstOfEach(ranked, problem) ?? search(ranked, problem);
  const choices = new Map<string, Choice>();
  for (const [field, candidate] of best.chosen) {
    const own = ranked.get(field) ?? [];
    const choice = choiceOf(field, candidate, own, { best, problem });
    const given = { best, problem };
    if (
      candidate.needsProof === undefined ||
      (isProved(field, choice, given) && !isDoubted(choice))
    )
      choices.set(field, choice);
  }
  return choices;
}

/**
 * One identity may hold by chance, or among figures of another period. A figure found without its label needs two, or
 * the one that can be tested; its place in the ledger may stand for the second.
 */
function isProved(
  field: string,
  { holds, candidate }: Choice,
  { best, problem }: { readonly best: Assignment; readonly problem: Problem },
): boolean {
  if (candidate.needsProof === "one" || field === ORIGINAL || field === CHANGE)
    return holds.length > 0;
  const isKnown = (figure: string): boolean =>
    figure === field || problem.settled.has(figure) || best.chosen.get(figure)?.value != null;
  const testable = problem.identities.filter(({ printed, expected }) => {
    const figures = [printed, ...expected.map(({ figure }) => figure)];
    return figures.includes(field) && figures.every(isKnown);
  });
  return holds.length >= Math.min(2, Math.max(1, testable.length));
}

/** A figure with the same words and nearly the same digits is what the form prints wrongly, or this one is. */
function isDoubted({ candidate, lost }: Choice): boolean {
  const { value } = candidate;
  return (
    value !== null && lost.some((rival) => rival.value !== null && isNearMiss(rival.value, value))
  );
}

/** Lines 1 and 2 stand in a single identity of the summary. */
const ORIGINAL = "lines.originalContractSum";
const CHANGE = "lines.netChangeByChangeOrders";

function mostLikely(
  candidates: readonly Candidate<Money | null>[],
): readonly Candidate<Money | null>[] {
  const labelled = candidates.filter(({ needsProof }) => needsProof === undefined);
  const unproved = candidates.filter(({ needsProof }) => needsProof !== undefined);
  return [...labelled.slice(0, MOST_CANDIDATES), ...unproved.slice(0, MOST_UNPROVED)];
}

/** One candidate per figure, the best first. */
function distinct(candidates: readonly Candidate<Money | null>[]): Candidate<Money | null>[] {
  const seen = new Set<unknown>();
  return candidates
    .toSorted((a, b) => b.score - a.score)
    .filter((candidate) => {
      if (seen.has(candidate.figure)) return false;
      seen.add(candidate.figure);
      return true;
    });
}

/**
 * The best candidate of every field, when all identities that can be tested hold among them and no figure is used
 * twice: then no other assignment can be better. Null otherwise.
 */
function firstOfEach(
  ranked: ReadonlyMap<string, readonly Candidate<Money | null>[]>,
  { identities, settled }: Problem,
): Assignment | null {
  const chosen = new Map<string, Candidate<Money | null>>();
  const figures = new Set<unknown>();
  let score = 0;
  for (const [field, [first]] of ranked) {
    if (first === undefined || first.score <= 0 || figures.has(first.figure)) return null;
    figures.add(first.figure);
    chosen.set(field, first);
    score += first.score;
  }
  const valueOf = (figure: string): Money | null =>
    chosen.get(figure)?.value ?? settled.get(figure) ?? null;
  const isWhole = identities.every((identity) => holds(identity, valueOf) !== false);
  return isWhole ? { chosen, score } : null;
}

/** A way to decide the fields up to some point, in their order; null leaves a field out. */
interface Prefix {
  readonly chosen: readonly (Candidate<Money | null> | null)[];
  readonly score: number;
}

/** One step further than a partial assignment. Most steps are dropped, so the list is made later. */
interface Step {
  readonly before: Prefix;
  readonly candidate: Candidate<Money | null> | null;
  readonly score: number;
}

function search(
  ranked: ReadonlyMap<string, readonly Candidate<Money | null>[]>,
  problem: Problem,
): Assignment {
  let beam: readonly Prefix[] = [{ chosen: [], score: 0 }];
  const placeOf = new Map<string, number>();
  for (const [field, candidates] of ranked) {
    placeOf.set(field, placeOf.size);
    const testable = problem.identities.filter((identity) =>
      completes(identity, field, placeOf, problem.settled),
    );
    const given = { testable, placeOf, settled: problem.settled };
    const steps: Step[] = [];
    for (const before of beam) {
      steps.push({ before, candidate: null, score: before.score });
      for (const candidate of candidates) {
        steps.push({ before, candidate, score: scoreWith(candidate, before, given) });
      }
    }
    beam = steps
      .toSorted((a, b) => b.score - a.score)
      .slice(0, BEAM)
      .map(({ before, candidate, score }) => ({ chosen: [...before.chosen, candidate], score }));
  }
  const { chosen, score } = beam[0] ?? { chosen: [], score: 0 };
  const byField = [...placeOf].flatMap(([field, place]) => {
    const candidate = chosen[place] ?? null;
    return candidate === null ? [] : [[field, candidate] as const];
  });
  return { chosen: new Map(byField), score };
}

/** The score of a partial assignment after one more field. */
function scoreWith(
  candidate: Candidate<Money | null>,
  { chosen, score: before }: Prefix,
  given: {
    readonly testable: readonly Identity<string>[];
    readonly placeOf: ReadonlyMap<string, number>;
    readonly settled: Settled;
  },
): number {
  let score = before;
  for (const other of chosen) {
    if (other !== null && other.figure !== null && other.figure === candidate.figure)
      score -= SHARED_FIGURE;
  }
  const valueOf = (figure: string): Money | null => {
    const place = given.placeOf.get(figure);
    const own = place === chosen.length ? candidate : chosen[place ?? -1];
    return own?.value ?? given.settled.get(figure) ?? null;
  };
  for (const identity of given.testable) {
    if (holds(identity, valueOf) === true) score += HOLDS;
  }
  return score + candidate.score;
}

/** Whether this field is the last one of the identity to be decided. */
function completes(
  identity: Identity<string>,
  field: string,
  decided: ReadonlyMap<string, number>,
  settled: Settled,
): boolean {
  const figures = [identity.printed, ...identity.expected.map((term) => term.figure)];
  return (
    figures.includes(field) && figures.every((figure) => decided.has(figure) || settled.has(figure))
  );
}

/** Null when a figure is missing. */
function holds(
  { printed: figure, expected, otherwise }: Identity<string>,
  valueOf: (figure: string) => Money | null,
): boolean | null {
  const printed = valueOf(figure);
  if (printed === null) return null;
  const sum = sumOf(expected, valueOf);
  if (sum?.equals(printed) === true) return true;
  const other = otherwise === null ? null : sumOf(otherwise, valueOf);
  if (other?.equals(printed) === true) return true;
  return sum === null && other === null ? null : false;
}

function sumOf(
  terms: readonly Term<string>[],
  valueOf: (figure: string) => Money | null,
): Money | null {
  let sum = Money.zero;
  for (const { sign, figure } of terms) {
    const value = valueOf(figure);
    if (value === null) return null;
    sum = sign === 1 ? sum.plus(value) : sum.minus(value);
  }
  return sum;
}

function choiceOf(
  field: string,
  candidate: Candidate<Money | null>,
  own: readonly Candidate<Money | null>[],
  { best, problem }: { readonly best: Assignment; readonly problem: Problem },
): Choice {
  const identities = problem.identities.filter(
    (identity) =>
      identity.printed === field || identity.expected.some((term) => term.figure === field),
  );
  const held = (other: Candidate<Money | null>): readonly string[] => {
    const valueOf = (figure: string): Money | null =>
      (figure === field ? other : best.chosen.get(figure))?.value ??
      problem.settled.get(figure) ??
      null;
    return identities
      .filter((identity) => holds(identity, valueOf) === true)
      .map((identity) => identity.name);
  };
  const holdsHere = held(candidate);
  const worth = candidate.score + HOLDS * holdsHere.length;
  const lost = own.filter((other) => other !== candidate);
  const rivals = lost
    .filter((other) => !isSameValue(other, candidate))
    .map((other) => other.score + HOLDS * held(other).length);
  const margin = worth - Math.max(0, ...rivals);
  return { candidate, holds: holdsHere, margin: Math.max(0, Math.min(1, margin)), lost };
}

function isSameValue(one: Candidate<Money | null>, other: Candidate<Money | null>): boolean {
  return one.value === null || other.value === null
    ? one.value === other.value
    : one.value.equals(other.value);
}

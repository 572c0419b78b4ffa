import { Money } from "../base/money.ts";
import type { Identity, Term } from "../document/identities.ts";
import type { Candidate } from "./candidates.ts";

/** Candidates per field that are weighed; the rest have too little evidence to win. */
const MOST_CANDIDATES = 6;

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
      const best = distinct(candidates).slice(0, MOST_CANDIDATES);
      return best.length === 0 ? [] : [[field, best] as const];
    }),
  );
  const best = firstOfEach(ranked, problem) ?? search(ranked, problem);
  const choices = new Map<string, Choice>();
  for (const [field, candidate] of best.chosen) {
    const own = ranked.get(field) ?? [];
    const choice = choiceOf(field, candidate, own, { best, problem });
    if (candidate.needsProof !== true || isProved(field, choice, problem))
      choices.set(field, choice);
  }
  return choices;
}

/**
 * One identity may hold by chance, or among figures of another period. A figure found without its label needs two,
 * or all that speak of it where there is only one.
 */
function isProved(field: string, { holds }: Choice, { identities }: Problem): boolean {
  const own = identities.filter(
    ({ printed, expected }) => printed === field || expected.some(({ figure }) => figure === field),
  );
  return holds.length >= Math.min(2, own.length, field === ORIGINAL || field === CHANGE ? 1 : 2);
}

/** Lines 1 and 2 stand in a single identity of the summary. */
const ORIGINAL = "lines.originalContractSum";
const CHANGE = "lines.netChangeByChangeOrders";

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
  const isWhole = identities.every((identity) => holds(identity, chosen, settled) !== false);
  return isWhole ? { chosen, score } : null;
}

function search(
  ranked: ReadonlyMap<string, readonly Candidate<Money | null>[]>,
  problem: Problem,
): Assignment {
  let beam: readonly Assignment[] = [{ chosen: new Map(), score: 0 }];
  const order = [...ranked.keys()];
  order.forEach((field, index) => {
    const decided = new Set(order.slice(0, index + 1));
    const testable = problem.identities.filter((identity) =>
      completes(identity, field, decided, problem.settled),
    );
    const next: Assignment[] = [];
    for (const assignment of beam) {
      next.push(assignment);
      for (const candidate of ranked.get(field) ?? []) {
        next.push(extended(assignment, field, candidate, { testable, settled: problem.settled }));
      }
    }
    beam = next.toSorted((a, b) => b.score - a.score).slice(0, BEAM);
  });
  return beam[0] ?? { chosen: new Map(), score: 0 };
}

function extended(
  assignment: Assignment,
  field: string,
  candidate: Candidate<Money | null>,
  given: { readonly testable: readonly Identity<string>[]; readonly settled: Settled },
): Assignment {
  let { score } = assignment;
  for (const other of assignment.chosen.values()) {
    if (other.figure !== null && other.figure === candidate.figure) score -= SHARED_FIGURE;
  }
  const chosen = new Map(assignment.chosen).set(field, candidate);
  for (const identity of given.testable) {
    if (holds(identity, chosen, given.settled) === true) score += HOLDS;
  }
  return { chosen, score: score + candidate.score };
}

/** Whether this field is the last one of the identity to be decided. */
function completes(
  identity: Identity<string>,
  field: string,
  decided: ReadonlySet<string>,
  settled: Settled,
): boolean {
  const figures = [identity.printed, ...identity.expected.map((term) => term.figure)];
  return (
    figures.includes(field) && figures.every((figure) => decided.has(figure) || settled.has(figure))
  );
}

/** Null when a figure is missing. */
function holds(
  identity: Identity<string>,
  chosen: ReadonlyMap<string, Candidate<Money | null>>,
  settled: Settled,
): boolean | null {
  const valueOf = (figure: string): Money | null =>
    chosen.get(figure)?.value ?? settled.get(figure) ?? null;
  const printed = valueOf(identity.printed);
  if (printed === null) return null;
  const sums = [identity.expected, ...(identity.otherwise === null ? [] : [identity.otherwise])];
  const results = sums.map((terms) => sumOf(terms, valueOf));
  if (results.every((result) => result === null)) return null;
  return results.some((result) => result?.equals(printed) === true);
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
  const held = (other: Candidate<Money | null>): readonly string[] => {
    const chosen = new Map(best.chosen).set(field, other);
    return problem.identities
      .filter(
        (identity) =>
          (identity.printed === field || identity.expected.some((term) => term.figure === field)) &&
          holds(identity, chosen, problem.settled) === true,
      )
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

import type { AuditNotice } from "../finding/audit-notice.ts";
import type { Application } from "./application.ts";
import {
  kinshipOf,
  OF_ONE_CONTRACT,
  OF_TWO_CONTRACTS,
  STAY_APART,
  type Traits,
  traitsOf,
} from "./kinship.ts";

/** Applications of one contract, and where it could not be told, what was left apart. */
export interface Grouping {
  readonly applications: readonly Application[];
  /** Applications that may belong here and were not compared. */
  readonly doubts: readonly AuditNotice[];
}

/** Doubts that are told of one group; more of them say the same again. */
const MOST_DOUBTS = 3;

/**
 * Sorts applications by contract, the groups in the order of their first file. Two applications come together where
 * enough speaks for it and nothing against any other of the group; what cannot be told stays apart and is said.
 */
export function groupApplications(applications: readonly Application[]): readonly Grouping[] {
  const traits = applications.map(traitsOf);
  const scores = scoresOf(traits);
  const groupOf = mergedGroups(scores, applications.length);
  const members = new Map<number, number[]>();
  groupOf.forEach((group, index) => {
    const own = members.get(group) ?? [];
    members.set(group, own);
    own.push(index);
  });
  const groups = [...members.values()];
  return groups.map((own) => ({
    applications: own.flatMap((index) => applications[index] ?? []),
    doubts: doubtsOf(own, groups, { applications, traits, scores }),
  }));
}

/** The score of every pair, by `count * one + other`. */
function scoresOf(traits: readonly Traits[]): Float64Array {
  const scores = new Float64Array(traits.length * traits.length);
  traits.forEach((one, row) => {
    for (let column = row + 1; column < traits.length; column += 1) {
      const other = traits[column];
      const score = other === undefined ? 0 : kinshipOf(one, other).score;
      scores[row * traits.length + column] = score;
      scores[column * traits.length + row] = score;
    }
  });
  return scores;
}

/** The group of every application, named by its first one. The surest pairs come together first. */
function mergedGroups(scores: Float64Array, count: number): readonly number[] {
  const pairs: Pair[] = [];
  const at = (row: number, column: number): number => scores[row * count + column] ?? 0;
  for (let row = 0; row < count; row += 1) {
    for (let column = row + 1; column < count; column += 1) {
      if (at(row, column) >= OF_ONE_CONTRACT) pairs.push([row, column]);
    }
  }
  pairs.sort((a, b) => at(...b) - at(...a) || a[0] - b[0] || a[1] - b[1]);
  const groupOf = Array.from({ length: count }, (_, index) => index);
  const members = groupOf.map((index) => [index]);
  for (const [row, column] of pairs) {
    const [one = row, other = column] = [groupOf[row], groupOf[column]];
    if (one === other) continue;
    const [into, from] = one < other ? [one, other] : [other, one];
    const [kept = [], moved = []] = [members[into], members[from]];
    const isContradicted = kept.some((a) => moved.some((b) => at(a, b) <= STAY_APART));
    if (isContradicted) continue;
    for (const index of moved) groupOf[index] = into;
    kept.push(...moved);
    members[from] = [];
  }
  return groupOf;
}

interface Compared {
  readonly applications: readonly Application[];
  readonly traits: readonly Traits[];
  readonly scores: Float64Array;
}

/** For each other group that may be the same contract, the pair for which most speaks. */
function doubtsOf(
  own: readonly number[],
  groups: readonly (readonly number[])[],
  { applications, traits, scores }: Compared,
): readonly AuditNotice[] {
  const at = (row: number, column: number): number =>
    scores[row * applications.length + column] ?? 0;
  const closest = groups.flatMap((group) => {
    const best = group === own ? null : closestPair(own, group, at);
    return best === null || at(...best) <= OF_TWO_CONTRACTS ? [] : [best];
  });
  return closest
    .toSorted((a, b) => at(...b) - at(...a))
    .slice(0, MOST_DOUBTS)
    .flatMap((pair): readonly AuditNotice[] => {
      // Both groups tell it in the same way.
      const [row, column] = [Math.min(...pair), Math.max(...pair)];
      const [one, other] = [applications[row], applications[column]];
      const [traitsOfOne, traitsOfOther] = [traits[row], traits[column]];
      if (one === undefined || other === undefined) return [];
      if (traitsOfOne === undefined || traitsOfOther === undefined) return [];
      const { shared, differing } = kinshipOf(traitsOfOne, traitsOfOther);
      const facts = { files: [one.file, other.file], shared, differing } as const;
      return [{ code: "perhaps-one-contract", facts }];
    });
}

type Pair = readonly [row: number, column: number];

function closestPair(
  own: readonly number[],
  group: readonly number[],
  at: (row: number, column: number) => number,
): Pair | null {
  let best: Pair | null = null;
  for (const row of own) {
    for (const column of group) {
      if (best === null || at(row, column) > at(...best)) best = [row, column];
    }
  }
  return best;
}

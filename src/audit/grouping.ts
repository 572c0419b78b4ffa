import { type Application, earnedOf, lineOf } from "./application.ts";
import {
  agreementOf,
  equalMark,
  type Job,
  jobMarks,
  jobOf,
  type Mark,
  nameMark,
} from "./job-marks.ts";
import { scheduleSketch } from "./matched-rows.ts";
import { type ComparedName, comparedName, type NameRelation } from "../base/firm-names.ts";
import type { Agreement, AuditNotice } from "../finding/audit-notice.ts";

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

/** What tells to which contract an application belongs. */
interface Traits {
  readonly fingerprint: string;
  readonly contractor: ComparedName | null;
  readonly addressee: ComparedName | null;
  readonly job: Job;
  readonly originalSum: string | null;
  readonly earned: string | null;
  readonly certified: string | null;
  readonly schedule: ReadonlySet<string>;
}

/** How much speaks for two applications to be of one contract, and what. */
interface Kinship extends Agreement {
  readonly score: number;
}

/** From this on two applications are of one contract. */
const OF_ONE_CONTRACT = 4;

/** Up to this they are of two, and nothing is said of it. */
const OF_TWO_CONTRACTS = 0.5;

/** Up to this they stay apart, and so does all that comes with them; between this and the first limit nobody can tell. */
const STAY_APART = 0.75;

/** Prepares an application for being compared with many. */
function traitsOf(application: Application): Traits {
  const { heading } = application.reading;
  const name = (text: { readonly value: string } | null): ComparedName | null =>
    text === null ? null : comparedName(text.value);
  const previous = lineOf(application, "previousCertificates");
  return {
    fingerprint: application.fingerprint,
    contractor: name(heading.contractor),
    addressee: name(heading.addressee),
    job: jobOf({
      project: heading.project?.value ?? null,
      contractNumber: heading.contractNumber?.value ?? null,
      projectNumber: heading.projectNumber?.value ?? null,
    }),
    originalSum: lineOf(application, "originalContractSum")?.key() ?? null,
    earned: earnedOf(application)?.key() ?? null,
    certified: previous === null || previous.isZero() ? null : previous.key(),
    schedule: scheduleSketch(application.document),
  };
}

/**
 * Weighs what two applications print about their contract. A schedule of the same rows and values weighs most; a name
 * weighs less, because forms spell it differently; a number that differs speaks against. Houses of one kind share
 * schedule, sum and progress, and trades of one project share its name and number: neither alone makes one contract.
 */
function kinshipOf(one: Traits, other: Traits): Kinship {
  const job = jobMarks(one.job, other.job);
  const own = [
    equalMark("originalContractSum", one.originalSum, other.originalSum, [2, -2]),
    scheduleMark(one.schedule, other.schedule),
    continuityMark(one, other),
  ];
  const marks = [
    nameMark("contractor", one.contractor, other.contractor, CONTRACTOR),
    nameMark("addressee", one.addressee, other.addressee, ADDRESSEE),
    ...job.marks,
    ...own,
  ];
  const sum = marks.reduce((score, { weight }) => score + weight, 0);
  const isOfContract = job.isOneContract || own.some(({ weight }) => weight > 0);
  const most = job.areTwo ? STAY_APART : isOfContract ? Infinity : UNTOLD;
  const isSameFile = one.fingerprint === other.fingerprint;
  return {
    score: isSameFile ? SAME_FILE : Math.min(sum, most),
    ...agreementOf(marks),
  };
}

/** More than all marks together. */
const SAME_FILE = 30;

/** Where only names agree: too little for one contract, and no reason to keep others apart. */
const UNTOLD = OF_ONE_CONTRACT - 0.5;

const CONTRACTOR: Readonly<Record<NameRelation, number>> = {
  same: 1,
  alike: 1,
  apart: -3,
  other: -3,
};
const ADDRESSEE: Readonly<Record<NameRelation, number>> = {
  same: 0.5,
  alike: 0.5,
  apart: -1,
  other: -1,
};
/** Schedules of fewer rows than these say nothing. */
const FEWEST_ROWS = 2;

function scheduleMark(one: ReadonlySet<string>, other: ReadonlySet<string>): Mark {
  const what = "schedule";
  const fewest = Math.min(one.size, other.size);
  if (fewest < FEWEST_ROWS) return { weight: 0, what };
  let same = 0;
  for (const key of one) if (other.has(key)) same += 1;
  const share = same / fewest;
  return { weight: share >= 0.5 ? 4 : share <= 0.15 ? -3 : 0, what };
}

/** What one application earned is what another one calls certified before. */
function continuityMark(one: Traits, other: Traits): Mark {
  const what = "certificates";
  const follows =
    (one.certified !== null && one.certified === other.earned) ||
    (other.certified !== null && other.certified === one.earned);
  return { weight: follows ? 3 : 0, what };
}

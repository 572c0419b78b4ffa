import { type Application, earnedOf, lineOf } from "./application.ts";
import { type ComparedName, comparedName, compareNames, type NameRelation } from "./names.ts";
import { scheduleSketch } from "./row-keys.ts";

/** What tells to which contract an application belongs. */
export interface Traits {
  readonly fingerprint: string;
  readonly contractor: ComparedName | null;
  readonly addressee: ComparedName | null;
  readonly project: ComparedName | null;
  readonly contractNumber: string | null;
  readonly projectNumber: string | null;
  readonly originalSum: string | null;
  readonly earned: string | null;
  readonly certified: string | null;
  readonly schedule: ReadonlySet<string>;
}

/** How much speaks for two applications to be of one contract, and the marks as ends of sentences. */
export interface Kinship {
  readonly score: number;
  readonly shared: readonly string[];
  readonly differing: readonly string[];
}

/** From this on two applications are of one contract. */
export const OF_ONE_CONTRACT = 4;

/** Up to this they are of two; between the two limits nobody can tell. */
export const OF_TWO_CONTRACTS = 0.5;

/** Prepares an application for being compared with many. */
export function traitsOf(application: Application): Traits {
  const { heading } = application.reading;
  const name = (text: { readonly value: string } | null): ComparedName | null =>
    text === null ? null : comparedName(text.value);
  const previous = lineOf(application, "previousCertificates");
  return {
    fingerprint: application.fingerprint,
    contractor: name(heading.contractor),
    addressee: name(heading.addressee),
    project: name(heading.project),
    contractNumber: plainNumber(heading.contractNumber?.value),
    projectNumber: plainNumber(heading.projectNumber?.value),
    originalSum: lineOf(application, "originalContractSum")?.key() ?? null,
    earned: earnedOf(application)?.key() ?? null,
    certified: previous === null || previous.isZero() ? null : previous.key(),
    schedule: scheduleSketch(application.document),
  };
}

/**
 * Weighs what two applications print about their contract. A schedule of the same rows and values weighs most, because
 * no two jobs share it; a name weighs less, because forms spell it differently; a number that differs speaks against.
 */
export function kinshipOf(one: Traits, other: Traits): Kinship {
  const marks = [
    { weight: one.fingerprint === other.fingerprint ? SAME_FILE : 0, words: "every byte" },
    nameMark("the contractor", one.contractor, other.contractor, CONTRACTOR),
    nameMark("the addressee", one.addressee, other.addressee, ADDRESSEE),
    nameMark("the project", one.project, other.project, PROJECT),
    equalMark("the contract number", one.contractNumber, other.contractNumber, [3, -2]),
    equalMark("the project number", one.projectNumber, other.projectNumber, [2, -2]),
    equalMark("the original contract sum", one.originalSum, other.originalSum, [2, -2]),
    scheduleMark(one.schedule, other.schedule),
    continuityMark(one, other),
  ];
  return {
    score: marks.reduce((score, { weight }) => score + weight, 0),
    shared: marks.flatMap(({ weight, words }) => (weight > 0 ? [words] : [])),
    differing: marks.flatMap(({ weight, words }) => (weight < 0 ? [words] : [])),
  };
}

/** More than all other marks together. */
const SAME_FILE = 20;

interface Mark {
  readonly weight: number;
  readonly words: string;
}

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
const PROJECT: Readonly<Record<NameRelation, number>> = {
  same: 2,
  alike: 1.5,
  apart: -9,
  other: -2.5,
};

function nameMark(
  words: string,
  one: ComparedName | null,
  other: ComparedName | null,
  weights: Readonly<Record<NameRelation, number>>,
): Mark {
  if (one === null || other === null) return { weight: 0, words };
  return { weight: weights[compareNames(one, other)], words };
}

function equalMark(
  words: string,
  one: string | null,
  other: string | null,
  [same, different]: readonly [same: number, different: number],
): Mark {
  if (one === null || other === null) return { weight: 0, words };
  return { weight: one === other || endsWith(one, other) ? same : different, words };
}

/** Forms print a number with and without the letters before it: `SC-25038`. */
function endsWith(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length > 3 &&
    /^[A-Z]+$/.test(long.slice(0, long.length - short.length)) &&
    long.endsWith(short)
  );
}

/** Schedules of fewer rows than these say nothing. */
const FEWEST_ROWS = 2;

function scheduleMark(one: ReadonlySet<string>, other: ReadonlySet<string>): Mark {
  const words = "the schedule of values";
  const fewest = Math.min(one.size, other.size);
  if (fewest < FEWEST_ROWS) return { weight: 0, words };
  let same = 0;
  for (const key of one) if (other.has(key)) same += 1;
  const share = same / fewest;
  return { weight: share >= 0.5 ? 4 : share <= 0.15 ? -3 : 0, words };
}

/** What one application earned is what another one calls certified before. */
function continuityMark(one: Traits, other: Traits): Mark {
  const words = "line 7, which repeats line 6 of the other";
  const follows =
    (one.certified !== null && one.certified === other.earned) ||
    (other.certified !== null && other.certified === one.earned);
  return { weight: follows ? 3 : 0, words };
}

function plainNumber(text: string | undefined): string | null {
  const plain = (text ?? "").toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return plain === "" ? null : plain;
}

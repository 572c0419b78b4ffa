import { type Application, earnedOf, lineOf } from "./application.ts";
import {
  type ComparedName,
  comparedName,
  compareNames,
  type NameRelation,
} from "../base/firm-names.ts";
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

/** Up to this they are of two, and nothing is said of it. */
export const OF_TWO_CONTRACTS = 0.5;

/** Up to this they stay apart, and so does all that comes with them; between this and the first limit nobody can tell. */
export const STAY_APART = 0.75;

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
 * Weighs what two applications print about their contract. A schedule of the same rows and values weighs most; a name
 * weighs less, because forms spell it differently; a number that differs speaks against. Houses of one kind share
 * schedule, sum and progress, and trades of one project share its name and number: neither alone makes one contract.
 */
export function kinshipOf(one: Traits, other: Traits): Kinship {
  const project = nameMark("the project", one.project, other.project, PROJECT);
  const numbers = numberMarks(one, other);
  const own = [
    equalMark("the original contract sum", one.originalSum, other.originalSum, [2, -2]),
    scheduleMark(one.schedule, other.schedule),
    continuityMark(one, other),
  ];
  const marks = [
    nameMark("the contractor", one.contractor, other.contractor, CONTRACTOR),
    nameMark("the addressee", one.addressee, other.addressee, ADDRESSEE),
    project,
    ...numbers.marks,
    ...own,
  ];
  const sum = marks.reduce((score, { weight }) => score + weight, 0);
  const areTwoJobs = project.weight < 0 && !numbers.isOneJob;
  const isOfContract = numbers.isOneContract || own.some(({ weight }) => weight > 0);
  const most = numbers.areTwo || areTwoJobs ? STAY_APART : isOfContract ? Infinity : UNTOLD;
  const isSameFile = one.fingerprint === other.fingerprint;
  return {
    score: isSameFile ? SAME_FILE : Math.min(sum, most),
    shared: marks.flatMap(({ weight, words }) => (weight > 0 ? [words] : [])),
    differing: marks.flatMap(({ weight, words }) => (weight < 0 ? [words] : [])),
  };
}

/** More than all marks together. */
const SAME_FILE = 30;

/** Where only names agree: too little for one contract, and no reason to keep others apart. */
const UNTOLD = OF_ONE_CONTRACT - 0.5;

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

interface Numbers {
  readonly marks: readonly Mark[];
  readonly isOneContract: boolean;
  /** Any number of one is a number of the other: forms print the project's as the contract's and the reverse. */
  readonly isOneJob: boolean;
  /** A number that both print differs, and the contract number is not the same. */
  readonly areTwo: boolean;
}

function numberMarks(one: Traits, other: Traits): Numbers {
  const contract = equalMark(
    "the contract number",
    one.contractNumber,
    other.contractNumber,
    [3, -2],
  );
  const job = equalMark("the project number", one.projectNumber, other.projectNumber, [2, -2]);
  const isCrossed =
    (one.contractNumber !== null && one.contractNumber === other.projectNumber) ||
    (one.projectNumber !== null && one.projectNumber === other.contractNumber);
  const isOneContract = contract.weight > 0;
  const crossed = { weight: isCrossed && !isOneContract ? 2 : 0, words: "a number" };
  return {
    marks: [contract, job, crossed],
    isOneContract,
    isOneJob: isOneContract || job.weight > 0 || isCrossed,
    areTwo: !isOneContract && (contract.weight < 0 || job.weight < 0),
  };
}

function equalMark(
  words: string,
  one: string | null,
  other: string | null,
  [same, different]: readonly [same: number, different: number],
): Mark {
  if (one === null || other === null) return { weight: 0, words };
  if (one === other || endsWith(one, other)) return { weight: same, words };
  return { weight: isBegin(one, other) ? 0 : different, words };
}

/** A number cut at the end of its cell, or printed without the letters behind it, tells nothing: `2517-S`. */
function isBegin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 3 && long.startsWith(short) && /^[A-Z]+$/.test(long.slice(short.length));
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

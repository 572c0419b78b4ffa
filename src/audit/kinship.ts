import { type Application, earnedOf, lineOf } from "./application.ts";
import { type ComparedName, comparedName, type NameRelation } from "../base/firm-names.ts";
import type { Agreement } from "../finding/audit-notice.ts";
import {
  agreementOf,
  equalMark,
  type Job,
  jobMarks,
  jobOf,
  type Mark,
  nameMark,
} from "./job-marks.ts";
import { scheduleSketch } from "./row-keys.ts";

/** What tells to which contract an application belongs. */
export interface Traits {
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
export interface Kinship extends Agreement {
  readonly score: number;
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
export function kinshipOf(one: Traits, other: Traits): Kinship {
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

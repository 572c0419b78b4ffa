import {
  type ComparedName,
  comparedName,
  compareNames,
  type NameRelation,
} from "../base/firm-names.ts";
import type { Agreement, ContractMark } from "../finding/audit-notice.ts";

/** Something that two documents have in common or not. */
export interface Mark {
  /** Negative where it speaks against; zero where it says nothing. */
  readonly weight: number;
  readonly what: ContractMark;
}

/** The job that a document is of, as its head names it. */
export interface Job {
  readonly project: ComparedName | null;
  readonly contractNumber: string | null;
  readonly projectNumber: string | null;
}

/** Prepares what a head prints for being compared. */
export function jobOf(printed: Readonly<Record<keyof Job, string | null>>): Job {
  const { project, contractNumber, projectNumber } = printed;
  return {
    project: project === null ? null : comparedName(project),
    contractNumber: plainNumber(contractNumber),
    projectNumber: plainNumber(projectNumber),
  };
}

/** What speaks for two documents to be of one job and of one contract, and against it. */
interface JobMarks {
  readonly marks: readonly Mark[];
  readonly isOneContract: boolean;
  /** The project's number of one stands as the contract's of the other, so that their contract numbers say nothing. */
  readonly isCrossed: boolean;
  /** A number or the project that both print differs, and nothing shows that it is the same all the same. */
  readonly areTwo: boolean;
}

/** Weighs project, contract number and project number. Trades of one project share its name and number. */
export function jobMarks(one: Job, other: Job): JobMarks {
  const project = nameMark("project", one.project, other.project, PROJECT);
  const numbers = numberMarks(one, other);
  const areTwoJobs = project.weight < 0 && !numbers.isOneJob;
  return {
    marks: [project, ...numbers.marks],
    isOneContract: numbers.isOneContract,
    isCrossed: numbers.isCrossed,
    areTwo: numbers.areTwo || areTwoJobs,
  };
}

const PROJECT: Readonly<Record<NameRelation, number>> = {
  same: 2,
  alike: 1.5,
  apart: -9,
  other: -2.5,
};

/** The weight of a name that both print. */
export function nameMark(
  what: ContractMark,
  one: ComparedName | null,
  other: ComparedName | null,
  weights: Readonly<Record<NameRelation, number>>,
): Mark {
  if (one === null || other === null) return { weight: 0, what };
  return { weight: weights[compareNames(one, other)], what };
}

/** What the marks say that weigh anything. */
export function agreementOf(marks: readonly Mark[]): Agreement {
  return {
    shared: marks.flatMap(({ weight, what }) => (weight > 0 ? [what] : [])),
    differing: marks.flatMap(({ weight, what }) => (weight < 0 ? [what] : [])),
  };
}

interface Numbers {
  readonly marks: readonly Mark[];
  readonly isOneContract: boolean;
  readonly isCrossed: boolean;
  /** Any number of one is a number of the other: forms print the project's as the contract's and the reverse. */
  readonly isOneJob: boolean;
  /** A number that both print differs, and the contract number is not the same. */
  readonly areTwo: boolean;
}

function numberMarks(one: Job, other: Job): Numbers {
  const contract = equalMark("contractNumber", one.contractNumber, other.contractNumber, [3, -2]);
  const job = equalMark("projectNumber", one.projectNumber, other.projectNumber, [2, -2]);
  const isCrossed =
    (one.contractNumber !== null && one.contractNumber === other.projectNumber) ||
    (one.projectNumber !== null && one.projectNumber === other.contractNumber);
  const isOneContract = contract.weight > 0;
  const crossed = { weight: isCrossed && !isOneContract ? 2 : 0, what: "crossedNumber" as const };
  return {
    marks: [contract, job, crossed],
    isOneContract,
    isCrossed,
    isOneJob: isOneContract || job.weight > 0 || isCrossed,
    areTwo: !isOneContract && (contract.weight < 0 || job.weight < 0),
  };
}

/** The weight of a number or sum that both print, cut or with letters before it as well. */
export function equalMark(
  what: ContractMark,
  one: string | null,
  other: string | null,
  [same, different]: readonly [same: number, different: number],
): Mark {
  if (one === null || other === null) return { weight: 0, what };
  if (one === other || endsWith(one, other)) return { weight: same, what };
  return { weight: isBegin(one, other) ? 0 : different, what };
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

function plainNumber(text: string | null): string | null {
  const plain = (text ?? "").toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return plain === "" ? null : plain;
}

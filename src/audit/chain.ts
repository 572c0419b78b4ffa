import { type Application, earnedOf, lineOf } from "./application.ts";
import { compareDates } from "../base/calendar-date.ts";
import { namesOf } from "../base/names-of.ts";
import type { ApplicationStanding } from "../finding/contract-names.ts";

/** An application of a contract and its standing. */
interface Placed {
  readonly application: Application;
  readonly standing: ApplicationStanding<Application>;
}

/** The applications of one contract in their order. */
export interface Chain {
  /** All of them. */
  readonly placed: readonly Placed[];
  /** Those that are compared: each number once. */
  readonly links: readonly Application[];
}

const COMPARED: ApplicationStanding<Application> = { kind: "compared" };

/**
 * Orders the applications of one contract: by number, those without one by their period. Of equal papers the first
 * counts, of revisions the last, and of two papers of one number and period the one that is carried on from.
 */
export function chainOf(applications: readonly Application[]): Chain {
  const placed: Placed[] = [];
  for (const application of inOrder(applications)) {
    placed.push({ application, standing: standingOf(application, placed) });
  }
  const final = placed.map(({ application, standing }): Placed => {
    const later = standing.kind === "compared" ? revisionOf(application, placed) : null;
    return later === null
      ? { application, standing }
      : { application, standing: { kind: "superseded", instead: later } };
  });
  return {
    placed: final,
    links: final.flatMap((one) => (one.standing.kind === "compared" ? [one.application] : [])),
  };
}

function standingOf(
  application: Application,
  before: readonly Placed[],
): ApplicationStanding<Application> {
  for (const { application: other, standing } of before) {
    if (standing.kind !== "compared") continue;
    const isSameFile = other.fingerprint === application.fingerprint;
    if (isSameFile || saysTheSame(other, application))
      return { kind: "duplicate", instead: other, isSameFile };
    if (claimsOnePlace(other, application)) return { kind: "competing", instead: other };
  }
  return COMPARED;
}

/** The last revision of an application. What carries on from it, as 6B may from 6A, does not replace it. */
function revisionOf(application: Application, placed: readonly Placed[]): Application | null {
  const { ordinal } = application;
  if (ordinal === null) return null;
  const later = placed.findLast(
    ({ application: other, standing }) =>
      standing.kind === "compared" &&
      other.ordinal !== null &&
      other.ordinal.number === ordinal.number &&
      other.ordinal.revision > ordinal.revision &&
      !follows(other, application),
  );
  return later?.application ?? null;
}

/** How what two papers print stands to each other; null where one of them does not print it. */
type Agreement = "same" | "different" | null;

/** Fewer equal figures than these may be chance. */
const FEWEST_EQUAL = 5;

/** Whether number, period and every figure that both print are the same: one application, perhaps on two forms. */
function saysTheSame(one: Application, other: Application): boolean {
  const [numbers, periods] = [numbersOf(one, other), periodsOf(one, other)];
  if (numbers === "different" || periods === "different") return false;
  // Two in a row in which nothing is billed print the same figures, and are two.
  const isKnown = numbers === "same" || periods === "same" || isBilled(one);
  return isKnown && equalFigures(one, other) >= FEWEST_EQUAL;
}

/** Whether two papers claim the place of one application; two papers of one number for two periods are two applications. */
function claimsOnePlace(one: Application, other: Application): boolean {
  return (
    one.ordinal !== null &&
    numbersOf(one, other) === "same" &&
    periodsOf(one, other) !== "different"
  );
}

/** Whether both print the end of their period, and it is one. */
export function isOfOnePeriod(one: Application, other: Application): boolean {
  return periodsOf(one, other) === "same";
}

/** Whether an application starts from where the other one ended: it follows and does not replace it. */
export function follows(later: Application, earlier: Application): boolean {
  const earned = earnedOf(earlier);
  const before = lineOf(earlier, "previousCertificates");
  const certified = lineOf(later, "previousCertificates");
  if (earned === null || certified === null || !certified.equals(earned)) return false;
  return before === null || !before.equals(certified);
}

function numbersOf(one: Application, other: Application): Agreement {
  const [printed, otherPrinted] = [one, other].map(({ document }) => document.applicationNumber);
  if (printed == null || otherPrinted == null) return null;
  const [left, right] = [one.ordinal, other.ordinal];
  const isSame =
    left === null || right === null
      ? printed.value === otherPrinted.value
      : left.number === right.number && left.revision === right.revision;
  return isSame ? "same" : "different";
}

function periodsOf({ document: one }: Application, { document: other }: Application): Agreement {
  if (one.periodTo === null || other.periodTo === null) return null;
  return compareDates(one.periodTo.value, other.periodTo.value) === 0 ? "same" : "different";
}

function isBilled(application: Application): boolean {
  const due = lineOf(application, "currentPaymentDue");
  return due !== null && !due.isZero() && lineOf(application, "previousCertificates") !== null;
}

/** How many figures are equal; none where any that both print differs. */
function equalFigures(one: Application, other: Application): number {
  const otherFigures = figuresOf(other);
  let equal = 0;
  for (const [index, figure] of figuresOf(one).entries()) {
    const counterpart = otherFigures[index] ?? null;
    if (figure === null || counterpart === null) continue;
    if (figure !== counterpart) return 0;
    equal += 1;
  }
  return equal;
}

/** The figures of summary and totals row, null where one is not printed. */
function figuresOf({ document: { lines, sheet } }: Application): readonly (string | null)[] {
  const amounts = namesOf(lines).map((name) => lines[name]?.value.key() ?? null);
  const totals = sheet?.totals ?? null;
  if (totals === null) return amounts;
  return [...amounts, ...namesOf(totals).map((name) => totals[name]?.value.key() ?? null)];
}

/**
 * The applications of one contract in their order: by number and revision, then by the end of the period. Of several
 * papers of one application the one comes first that the following application carries on from.
 */
function inOrder(applications: readonly Application[]): readonly Application[] {
  const certified = new Set(
    applications.flatMap((one) => lineOf(one, "previousCertificates")?.key() ?? []),
  );
  const isTakenUp = (one: Application): boolean => certified.has(earnedOf(one)?.key() ?? "");
  const byNumber = (one: Application, other: Application): number =>
    numberOf(one) - numberOf(other) ||
    (one.ordinal?.revision ?? 0) - (other.ordinal?.revision ?? 0) ||
    (byEnd(one, other) ?? lastIfUnknown(one, other)) ||
    Number(isTakenUp(other)) - Number(isTakenUp(one)) ||
    byContent(one, other);
  const order = applications.filter(({ ordinal }) => ordinal !== null).toSorted(byNumber);
  const others = applications.filter(({ ordinal }) => ordinal === null);
  for (const one of others.toSorted(byProgress)) {
    const before = order.findLastIndex((other) => byProgress(other, one) <= 0);
    order.splice(before + 1, 0, one);
  }
  return order;
}

function numberOf({ ordinal }: Application): number {
  return ordinal?.number ?? 0;
}

/** How far the job was: by the end of the period where both print it, else by what is completed. */
function byProgress(one: Application, other: Application): number {
  return (
    (byEnd(one, other) ?? (byCompleted(one, other) || lastIfUnknown(one, other))) ||
    byContent(one, other)
  );
}

function byEnd(one: Application, other: Application): number | null {
  const [end, otherEnd] = [one.document.periodTo?.value, other.document.periodTo?.value];
  return end === undefined || otherEnd === undefined ? null : compareDates(end, otherEnd);
}

function lastIfUnknown({ document: one }: Application, { document: other }: Application): number {
  return Number(one.periodTo === null) - Number(other.periodTo === null);
}

/** Of two papers of one application the one with more rows can be compared better. */
function byContent(one: Application, other: Application): number {
  const rowCount = ({ document }: Application): number => document.sheet?.rows.length ?? 0;
  return (
    byCompleted(one, other) || rowCount(other) - rowCount(one) || (one.file < other.file ? -1 : 1)
  );
}

function byCompleted(one: Application, other: Application): number {
  const [left, right] = [
    lineOf(one, "totalCompletedAndStored"),
    lineOf(other, "totalCompletedAndStored"),
  ];
  return left === null || right === null ? 0 : left.compare(right);
}

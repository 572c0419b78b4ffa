import { compareDates } from "../base/calendar-date.ts";
import { namesOf } from "../checks/names-of.ts";
import type { PayApplication } from "../document/pay-application.ts";
import { type Application, lineOf } from "./application.ts";

/** Why an application is compared with its neighbours, or is not. */
export type Standing =
  | { readonly kind: "compared" }
  | { readonly kind: "duplicate"; readonly of: Application; readonly isSameFile: boolean }
  | { readonly kind: "superseded"; readonly by: Application }
  | { readonly kind: "competing"; readonly with: Application };

/** An application of a contract and its standing. */
export interface Placed {
  readonly application: Application;
  readonly standing: Standing;
}

/** The applications of one contract in their order. */
export interface Chain {
  /** All of them. */
  readonly placed: readonly Placed[];
  /** Those that are compared: each number once. */
  readonly links: readonly Application[];
}

const COMPARED: Standing = { kind: "compared" };

/**
 * Orders the applications of one contract: by number, those without one by their period. Of equal papers the first
 * counts, of revisions the last, and of two papers of one number and period the first.
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
      : { application, standing: { kind: "superseded", by: later } };
  });
  return {
    placed: final,
    links: final.flatMap((one) => (one.standing.kind === "compared" ? [one.application] : [])),
  };
}

function inOrder(applications: readonly Application[]): readonly Application[] {
  const certified = certifiedBefore(applications);
  const isTakenUp = (one: Application): boolean =>
    certified.get(earnedOf(one)?.key() ?? "") === "of another";
  const byNumber = (one: Application, other: Application): number =>
    numberOf(one) - numberOf(other) ||
    (one.ordinal?.revision ?? 0) - (other.ordinal?.revision ?? 0) ||
    byEnd(one, other) ||
    Number(isTakenUp(other)) - Number(isTakenUp(one)) ||
    byContent(one, other);
  const numbered = applications.filter(({ ordinal }) => ordinal !== null).toSorted(byNumber);
  const order = [...numbered];
  const others = applications.filter(({ ordinal }) => ordinal === null);
  for (const one of others.toSorted((a, b) => byEnd(a, b) || byContent(a, b))) {
    const before = order.findLastIndex((other) => isBefore(other, one));
    order.splice(before + 1, 0, one);
  }
  return order;
}
function standingOf(application: Application, before: readonly Placed[]): Standing {
  for (const { application: other, standing } of before) {
    if (standing.kind !== "compared") continue;
    const isSameFile = other.fingerprint === application.fingerprint;
    if (isSameFile || saysTheSame(other.document, application.document))
      return { kind: "duplicate", of: other, isSameFile };
    if (isSamePlace(other, application) && !hasOtherPeriod(other, application))
      return { kind: "competing", with: other };
  }
  return COMPARED;
}

function isSamePlace({ ordinal }: Application, { ordinal: other }: Application): boolean {
  return (
    ordinal !== null && ordinal.number === other?.number && ordinal.revision === other.revision
  );
}

/** Two papers of one number for two periods are two applications, one of them numbered wrongly. */
function hasOtherPeriod(one: Application, other: Application): boolean {
  const [end, otherEnd] = [one.document.periodTo?.value, other.document.periodTo?.value];
  return end !== undefined && otherEnd !== undefined && compareDates(end, otherEnd) !== 0;
}

/** Fewer equal figures than these may be chance. */
const FEWEST_EQUAL = 5;

/** Whether number and period are the same, and every figure that both print: one application, perhaps on two forms. */
function saysTheSame(one: PayApplication, other: PayApplication): boolean {
  const { applicationNumber: number, periodTo: period } = one;
  const { applicationNumber: otherNumber, periodTo: otherPeriod } = other;
  if (number === null || otherNumber === null || number.value !== otherNumber.value) return false;
  if (period === null || otherPeriod === null) return false;
  if (compareDates(period.value, otherPeriod.value) !== 0) return false;
  const otherFigures = figuresOf(other);
  let equal = 0;
  for (const [index, figure] of figuresOf(one).entries()) {
    const counterpart = otherFigures[index] ?? null;
    if (figure === null || counterpart === null) continue;
    if (figure !== counterpart) return false;
    equal += 1;
  }
  return equal >= FEWEST_EQUAL;
}

/** The figures of summary and totals row, null where one is not printed. */
function figuresOf({ lines, sheet }: PayApplication): readonly (string | null)[] {
  const amounts = namesOf(lines).map((name) => lines[name]?.value.key() ?? null);
  const totals = sheet?.totals ?? null;
  if (totals === null) return amounts;
  return [...amounts, ...namesOf(totals).map((name) => totals[name]?.value.key() ?? null)];
}

function revisionOf(application: Application, placed: readonly Placed[]): Application | null {
  const { ordinal } = application;
  if (ordinal === null) return null;
  const later = placed.findLast(
    ({ application: { ordinal: other }, standing }) =>
      standing.kind === "compared" &&
      other !== null &&
      other.number === ordinal.number &&
      other.revision > ordinal.revision,
  );
  return later?.application ?? null;
}

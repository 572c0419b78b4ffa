import { compareDates } from "../base/calendar-date.ts";
import { type Application, earnedOf, lineOf } from "./application.ts";

/**
 * The applications of one contract in their order: by number and revision, then by the end of the period. Of several
 * papers of one application the one comes first that the following application carries on from.
 */
export function inOrder(applications: readonly Application[]): readonly Application[] {
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

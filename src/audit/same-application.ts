import { compareDates } from "../base/calendar-date.ts";
import { namesOf } from "../base/names-of.ts";
import { type Application, earnedOf, lineOf } from "./application.ts";

/** How what two papers print stands to each other; null where one of them does not print it. */
type Agreement = "same" | "different" | null;

/** Fewer equal figures than these may be chance. */
const FEWEST_EQUAL = 5;

/** Whether number, period and every figure that both print are the same: one application, perhaps on two forms. */
export function saysTheSame(one: Application, other: Application): boolean {
  const [numbers, periods] = [numbersOf(one, other), periodsOf(one, other)];
  if (numbers === "different" || periods === "different") return false;
  // Two in a row in which nothing is billed print the same figures, and are two.
  const isKnown = numbers === "same" || periods === "same" || isBilled(one);
  return isKnown && equalFigures(one, other) >= FEWEST_EQUAL;
}

/** Whether two papers claim the place of one application; two papers of one number for two periods are two applications. */
export function claimsOnePlace(one: Application, other: Application): boolean {
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

import { type Application, lineOf } from "../application.ts";
import {
  applicationNames,
  type AuditCheck,
  defineStepCheck,
  filesOf,
  notFound,
  notTested,
  placesIn,
} from "../audit-check.ts";
import type { Step } from "../step.ts";
import type { Money } from "../../base/money.ts";
import { isRounding } from "../../checks/rounding.ts";
import type { RetainageReason } from "../../finding/audit-statement.ts";

/** X7: what is held back falls only where it is paid out, where the rate falls, or where work is taken back. */
export const retainageReleased: AuditCheck = defineStepCheck({
  name: "retainage_released",
  severity: "medium",
  verifies: "Retainage held falls only by a release, a lower rate, or work that is taken back.",
  needsNeighbour: true,
  test(step) {
    const { former, current, rounding } = step;
    const now = current.document.retainageHeldToDate;
    const before = former.document.retainageHeldToDate;
    if (now === null) return notFound(step, "retainageHeld", true);
    if (before === null) return notFound(step, "retainageHeld", false);
    const isNegative = [former, current].some(
      (one) => lineOf(one, "totalCompletedAndStored")?.isNegative() === true,
    );
    if (isNegative) return notTested(filesOf(step), { code: "completed-negative", facts: {} });
    const fall = before.value.minus(now.value);
    const due = lineOf(current, "currentPaymentDue");
    const hasFallen = !fall.isNegative() && !fall.isZero() && !isRounding(fall, 2, rounding);
    const reason = hasFallen ? reasonOf(step, fall) : "no-fall";
    // A sheet by itself shows no release, nor what is paid.
    if (reason === null && due === null) return notFound(step, "currentPaymentDue", true);
    const facts = { ...applicationNames(step), before: before.value, now: now.value };
    return {
      passed: reason !== null,
      statement:
        reason === null
          ? { code: "retainage-fell", facts: { ...facts, fall } }
          : { code: "retainage-explained", facts: { ...facts, because: reason } },
      files: filesOf(step),
      printed: now.value,
      expected: before.value,
      places: [...placesIn(current, now), ...placesIn(former, before)],
    };
  },
});

/** Why retainage may fall by so much; null where nothing printed allows it. */
function reasonOf({ former, current, rounding }: Step, fall: Money): RetainageReason | null {
  const { retainageReleasedThisPeriod: released, isRetainageBilling } = current.document;
  const reaches = (amount: Money): boolean =>
    amount.compare(fall) >= 0 || isRounding(fall.minus(amount), 2, rounding);
  if (released !== null && reaches(released.value)) return { released: released.value };
  const due = lineOf(current, "currentPaymentDue");
  if (isRetainageBilling.holds && due !== null && reaches(due)) return "retainage-billing";
  const [rateBefore, rateNow] = [former, current].map(({ document }) => document.rates.onWork);
  const isLower =
    rateBefore != null &&
    rateNow != null &&
    rateNow.value.points.compare(rateBefore.value.points) < 0;
  if (isLower) return { before: rateBefore.value, now: rateNow.value };
  if (isBuiltIn(former, current, reaches)) return "material-built-in";
  if (isFinal(current)) return "completed";
  const [completedBefore, completed] = [former, current].map((one) =>
    lineOf(one, "totalCompletedAndStored"),
  );
  const isTakenBack =
    completedBefore != null && completed != null && completed.compare(completedBefore) < 0;
  return isTakenBack ? "taken-back" : null;
}

/** Where stored material has a higher rate than work, what is held on it falls when it is built in. */
function isBuiltIn(
  former: Application,
  current: Application,
  reaches: (amount: Money) => boolean,
): boolean {
  const { onWork, onStored } = current.document.rates;
  const isHigher =
    onWork === null || onStored === null || onStored.value.points.compare(onWork.value.points) > 0;
  const before = lineOf(former, "retainageOnStored");
  const now = lineOf(current, "retainageOnStored");
  return isHigher && before !== null && now !== null && reaches(before.minus(now));
}

/** All work is completed and line 5 is zero: line 8 pays out what was held, although no line says so. */
function isFinal({ document }: Application): boolean {
  const { totalCompletedAndStored: completed, contractSumToDate: sum } = document.lines;
  const isHeld = document.retainageHeldToDate?.value.isZero() !== true;
  return !isHeld && completed !== null && sum !== null && completed.value.equals(sum.value);
}

/** X7: a rate that changes needs an agreement; where nothing is held any more there is none to keep. */
export const retainageRateKept: AuditCheck = defineStepCheck({
  name: "retainage_rate_kept",
  severity: "low",
  verifies: "The printed rate of retainage stays, unless all retainage is released.",
  needsNeighbour: true,
  test(step) {
    const { former, current } = step;
    const [before, now] = [former.document.rates.onWork, current.document.rates.onWork];
    if (before === null || now === null) return notFound(step, "retainageRate", before !== null);
    const isReleased =
      current.document.isRetainageBilling.holds ||
      current.document.retainageHeldToDate?.value.isZero() === true;
    const isKept = before.value.equals(now.value);
    const changed = { ...applicationNames(step), before: before.value, now: now.value, isReleased };
    return {
      passed: isKept || isReleased,
      statement: isKept
        ? { code: "rate-kept", facts: { rate: now.value } }
        : { code: "rate-changed", facts: changed },
      files: filesOf(step),
      places: [...placesIn(current, now), ...placesIn(former, before)],
    };
  },
});

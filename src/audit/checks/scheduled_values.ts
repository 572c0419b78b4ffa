import { Money } from "../../base/money.ts";
import { isRounding } from "../../checks/rounding.ts";
import { lineOf } from "../application.ts";
import {
  defineStepCheck,
  filesOf,
  notPrinted,
  notTested,
  type AuditCheck,
} from "../audit-check.ts";
import { matchOrders } from "../listed-orders.ts";
import { approvedChange, type Move, haveValues, movesOf } from "../schedule-moves.ts";
import { type RowFault, faultsVerdict, withoutRows } from "../row-verdict.ts";
import { placesIn, type Verdict } from "../audit-finding.ts";
import type { Step } from "../step.ts";

/** X4: the schedule of values moves by approved changes only. */
export const scheduledValues: AuditCheck = defineStepCheck({
  name: "scheduled_values",
  severity: "medium",
  verifies:
    "Scheduled values stay; together they move by what line 2 moves, and new rows come with change orders.",
  needsNeighbour: false,
  test(step) {
    const { rows, former, current, rounding } = step;
    if (rows === null) return withoutRows(step);
    if (!haveValues(rows))
      return notPrinted(
        step,
        "column of scheduled values",
        rows.columns.former.has("scheduledValue"),
      );
    const moves = movesOf(rows);
    const moved = Money.sum(moves.map(({ by }) => by));
    const change = approvedChange(step);
    if (change === null && moves.length > 0) {
      const lacking = lineOf(former, "netChangeByChangeOrders") === null ? former : current;
      return notTested(
        step,
        `scheduled values changed by ${moved.toString()} from ${former.words} to ${current.words}, and no line 2 was found in ${lacking.words} that shows whether this was approved`,
      );
    }
    const approved = change ?? Money.zero;
    const difference = moved.minus(approved);
    const isEqual = difference.isZero() || isRounding(difference, moves.length + 2, rounding);
    const isApart = moves.length === 0 && isOutsideSchedule(step);
    const isSwap = hasSwap(step, moves, approved);
    if ((isEqual || isApart) && !isSwap) {
      const how =
        moves.length === 0
          ? "No scheduled value changed"
          : `Scheduled values changed by ${moved.toString()}, as line 2 did,`;
      const detail = `${how} from ${former.words} to ${current.words}.`;
      return { passed: true, detail, files: filesOf(step) };
    }
    return failed(step, { moves, moved, approved });
  },
});

/** Values moved from row to row: nothing was approved, or new rows alone already are what was. */
function hasSwap(step: Step, moves: readonly Move[], approved: Money): boolean {
  const fresh = moves.filter(({ former }) => former === null);
  const isAmongOld = fresh.length < moves.length;
  const isNothingNew =
    approved.isZero() && matchOrders(step).fresh.length === 0 && moves.length > 0;
  const areNewRowsEnough =
    fresh.length > 0 && Money.sum(fresh.map(({ by }) => by)).equals(approved);
  return isNothingNew || (isAmongOld && areNewRowsEnough);
}

/** Some forms keep change orders out of the schedule, whose total stays at the original contract sum. */
function isOutsideSchedule({ current }: Step): boolean {
  const original = lineOf(current, "originalContractSum");
  const rows = current.document.sheet?.rows ?? [];
  const total = Money.sum(rows.flatMap(({ figures }) => figures.scheduledValue?.value ?? []));
  return original !== null && total.equals(original);
}

function failed(
  step: Step,
  {
    moves,
    moved,
    approved,
  }: {
    readonly moves: readonly Move[];
    readonly moved: Money;
    readonly approved: Money;
  },
): Verdict {
  const { former, current } = step;
  const change = approved.isZero()
    ? "line 2 did not change and no new change order is listed"
    : `line 2 changed by ${approved.toString()}`;
  const isEqual = moved.equals(approved) && !approved.isZero();
  const values = `From ${former.words} to ${current.words} the scheduled values changed by ${moved.toString()}`;
  const opening = isEqual
    ? `${values}, as line 2 did, but new rows alone come to that and other rows changed as well.`
    : `${values}, but ${change}.`;
  const remedy =
    "Send the approved change orders for these rows, or a sheet with the scheduled values as agreed.";
  const faults: readonly RowFault[] = moves;
  const rows = faults.length === 0 ? null : faultsVerdict(step, faults, remedy);
  return {
    passed: false,
    detail: rows === null ? opening : `${opening} ${rows.detail}`,
    files: filesOf(step),
    printed: moved,
    expected: approved,
    places: [
      ...(rows?.places ?? []),
      ...placesIn(current, current.document.lines.netChangeByChangeOrders),
      ...placesIn(former, former.document.lines.netChangeByChangeOrders),
    ],
    remedy,
  };
}

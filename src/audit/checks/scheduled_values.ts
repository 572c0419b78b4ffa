import { Money } from "../../base/money.ts";
import { isRounding } from "../../checks/rounding.ts";
import { lineOf } from "../application.ts";
import {
  type AuditCheck,
  defineStepCheck,
  filesOf,
  applicationNames,
  notFound,
  notTested,
} from "../audit-check.ts";
import { matchOrders } from "../listed-orders.ts";
import { approvedChange, type Move, haveValues, movesOf } from "../schedule-moves.ts";
import { failedBy, failedRows, withoutRows } from "../row-step-check.ts";
import { type BareFinding, placesIn } from "../audit-finding.ts";
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
      return notFound(step, "scheduledValue", rows.columns.former.has("scheduledValue"));
    const moves = movesOf(rows);
    const moved = Money.sum(moves.map(({ by }) => by));
    const change = approvedChange(step);
    if (change === null && moves.length > 0) {
      const lacking = lineOf(former, "netChangeByChangeOrders") === null ? former : current;
      const facts = { ...applicationNames(step), moved, lacking: lacking.name };
      return notTested(filesOf(step), { code: "change-not-approved", facts });
    }
    const approved = change ?? Money.zero;
    const difference = moved.minus(approved);
    const isEqual = difference.isZero() || isRounding(difference, moves.length + 2, rounding);
    const isApart = moves.length === 0 && isOutsideSchedule(step);
    const isSwap = hasSwap(step, moves, approved);
    if ((isEqual || isApart) && !isSwap) {
      const facts = { ...applicationNames(step), moved: moves.length === 0 ? null : moved };
      return { passed: true, statement: { code: "schedule-kept", facts }, files: filesOf(step) };
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
): BareFinding {
  const { former, current } = step;
  const rows = moves.length === 0 ? null : failedRows(step, moves);
  return {
    ...failedBy(step, moves),
    statement: {
      code: "schedule-moved",
      facts: { ...applicationNames(step), moved, approved, rows },
    },
    printed: moved,
    expected: approved,
    places: [
      ...failedBy(step, moves).places,
      ...placesIn(current, current.document.lines.netChangeByChangeOrders),
      ...placesIn(former, former.document.lines.netChangeByChangeOrders),
    ],
  };
}

import { lineOf } from "../application.ts";
import {
  applicationNames,
  type AuditCheck,
  type BareFinding,
  defineStepCheck,
  filesOf,
  notFound,
  notTested,
  placesIn,
} from "../audit-check.ts";
import { matchOrders } from "../listed-orders.ts";
import type { MatchedRows, PlacedRow } from "../matched-rows.ts";
import { failedBy, failedRows, type FaultyRow, withoutRows } from "../row-step-check.ts";
import type { Step } from "../step.ts";
import { Money } from "../../base/money.ts";
import { namesOf } from "../../base/names-of.ts";
import { isRounding } from "../../checks/rounding.ts";
import type { SheetRow } from "../../document/pay-application.ts";

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
    return failedSchedule(step, { moves, moved, approved });
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

function failedSchedule(
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

/** X6: a row that was once billed by stays in the schedule. */
export const rowsKept: AuditCheck = defineStepCheck({
  name: "rows_kept",
  severity: "medium",
  verifies: "No row of the schedule of values disappears.",
  needsNeighbour: false,
  test(step) {
    const { rows } = step;
    if (rows === null) return withoutRows(step);
    const mayGo = moveTogether(step);
    const lost = rows.gone.filter(({ row }) => !isEmpty(row) && !(mayGo && isUnbilled(row)));
    if (lost.length > 0) {
      const faulty = lost.map((row) => {
        const scheduled = row.row.figures.scheduledValue?.value ?? null;
        const fault = { code: "row-gone", facts: { scheduled } } as const;
        return { row, former: row, fault, printed: null, expected: null };
      });
      const facts = failedRows(step, faulty);
      return { ...failedBy(step, faulty), statement: { code: "rows-lost", facts } };
    }
    const count = rows.gone.length === 0 ? rows.pairs.length : ("billed" as const);
    const facts = { ...applicationNames(step), count };
    return { passed: true, statement: { code: "rows-kept", facts }, files: filesOf(step) };
  },
});

/** A line kept free for later has no amount to lose. */
function isEmpty({ figures }: SheetRow): boolean {
  return namesOf(figures).every((name) => figures[name]?.value.isZero() ?? true);
}

function isUnbilled({ figures }: SheetRow): boolean {
  const { previousWork, workThisPeriod, storedMaterials, completedAndStored } = figures;
  const billed = [previousWork, workThisPeriod, storedMaterials, completedAndStored];
  return billed.every((figure) => figure?.value.isZero() ?? true);
}

/** A scheduled value that one sheet prints otherwise than the other. */
interface Move extends FaultyRow {
  readonly by: Money;
}

/** Whether both sheets have scheduled values to compare. */
function haveValues({ columns }: MatchedRows): boolean {
  return columns.former.has("scheduledValue") && columns.current.has("scheduledValue");
}

/** All of them; nothing where one of the sheets has no such column. */
function movesOf(rows: MatchedRows): readonly Move[] {
  if (!haveValues(rows)) return [];
  const { pairs, added, gone } = rows;
  const changed = pairs.flatMap(({ former, current }): readonly Move[] => {
    const [printed, expected] = [scheduled(current), scheduled(former)];
    const by = (printed ?? Money.zero).minus(expected ?? Money.zero);
    if (by.isZero()) return [];
    const fault = { code: "value-changed", facts: { is: printed, was: expected } } as const;
    return [{ row: current, former, by, fault, printed, expected }];
  });
  const fresh = added.flatMap((row): readonly Move[] => {
    const printed = scheduled(row);
    if (printed === null || printed.isZero()) return [];
    const fault = { code: "value-new", facts: { scheduled: printed } } as const;
    return [{ row, former: null, by: printed, fault, printed, expected: null }];
  });
  const lost = gone.flatMap((row): readonly Move[] => {
    const expected = scheduled(row);
    if (expected === null || expected.isZero()) return [];
    const fault = { code: "value-gone", facts: { scheduled: expected } } as const;
    return [{ row, former: row, by: expected.negated(), fault, printed: null, expected }];
  });
  return [...changed, ...fresh, ...lost];
}

function scheduled({ row }: PlacedRow): Money | null {
  return row.figures.scheduledValue?.value ?? null;
}

/** By how much line 2 moved; null where it is not printed in both. */
function approvedChange({ former, current }: Step): Money | null {
  const before = lineOf(former, "netChangeByChangeOrders");
  const now = lineOf(current, "netChangeByChangeOrders");
  return before === null || now === null ? null : now.minus(before);
}

/** Whether line 2 moved, and the schedule by the same amount: then rows may be gone by a change order. */
function moveTogether(step: Step): boolean {
  const change = approvedChange(step);
  if (step.rows === null || change === null || change.isZero()) return false;
  return Money.sum(movesOf(step.rows).map(({ by }) => by)).equals(change);
}

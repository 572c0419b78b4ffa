import { Money } from "../base/money.ts";
import { lineOf } from "./application.ts";
import type { MatchedRows, PlacedRow } from "./matched-rows.ts";
import type { FaultyRow } from "./row-step-check.ts";
import type { Step } from "./step.ts";

/** A scheduled value that one sheet prints otherwise than the other. */
export interface Move extends FaultyRow {
  readonly by: Money;
}

/** Whether both sheets have scheduled values to compare. */
export function haveValues({ columns }: MatchedRows): boolean {
  return columns.former.has("scheduledValue") && columns.current.has("scheduledValue");
}

/** All of them; nothing where one of the sheets has no such column. */
export function movesOf(rows: MatchedRows): readonly Move[] {
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
export function approvedChange({ former, current }: Step): Money | null {
  const before = lineOf(former, "netChangeByChangeOrders");
  const now = lineOf(current, "netChangeByChangeOrders");
  return before === null || now === null ? null : now.minus(before);
}

/** Whether line 2 moved, and the schedule by the same amount: then rows may be gone by a change order. */
export function moveTogether(step: Step): boolean {
  const change = approvedChange(step);
  if (step.rows === null || change === null || change.isZero()) return false;
  return Money.sum(movesOf(step.rows).map(({ by }) => by)).equals(change);
}

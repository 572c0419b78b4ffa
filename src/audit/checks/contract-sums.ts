import { type Application, lineOf } from "../application.ts";
import {
  agrees,
  applicationNames,
  type AuditCheck,
  type BareFinding,
  compared,
  defineStepCheck,
  filesOf,
  notFound,
  notTested,
  placesIn,
} from "../audit-check.ts";
import {
  listsAllOrders,
  type MatchedOrders,
  matchOrders,
  type NumberedOrder,
} from "../listed-orders.ts";
import type { Step } from "../step.ts";
import { AUDIT_LIMITS } from "../../base/limits.ts";
import { Money } from "../../base/money.ts";
import { isRounding } from "../../checks/rounding.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { AuditedFigure, ChangedOrder } from "../../finding/audit-statement.ts";
import type { Untested } from "../../finding/audit-untested.ts";
import type { Comparison } from "../../finding/comparison.ts";

/** X5: what was agreed at the beginning stays. */
export const originalContractSum: AuditCheck = defineStepCheck({
  name: "original_contract_sum",
  severity: "high",
  verifies: "Line 1 never moves.",
  needsNeighbour: false,
  test(step) {
    const { former, current, rounding } = step;
    const printed = lineOf(current, "originalContractSum");
    const before = lineOf(former, "originalContractSum");
    if (printed === null) return notFound(step, "line1", true);
    if (before === null) return notFound(step, "line1", false);
    const figure = { line: "originalContractSum", of: current.name } as const;
    const term = { line: "line 1", of: former.name } as const;
    const comparison = compared(
      { figure, printed },
      [{ figure: term, value: before, figureCount: 1 }],
      rounding,
    );
    return {
      passed: agrees(comparison),
      statement: { code: "original-sum-compared", facts: { comparison } },
      files: filesOf(step),
      printed,
      expected: before,
      places: [
        ...placesIn(current, current.document.lines.originalContractSum),
        ...placesIn(former, former.document.lines.originalContractSum),
      ],
    };
  },
});

/** X5: line 2 moves by the change orders that are newly listed. */
export const netChange: AuditCheck = defineStepCheck({
  name: "net_change",
  severity: "medium",
  verifies: "Line 2 moves by the change orders that the application lists and the former did not.",
  needsNeighbour: false,
  test(step) {
    const { former, current, rounding } = step;
    const now = lineOf(current, "netChangeByChangeOrders");
    const before = lineOf(former, "netChangeByChangeOrders");
    if (now === null || before === null) return notFound(step, "line2", before !== null);
    const moved = now.minus(before);
    const [files, application] = [filesOf(step), current.name];
    const isListed = current.document.changeOrders.length > 0;
    if (!isListed && !moved.isZero())
      return notTested(files, { code: "orders-not-listed", facts: { application } });
    const orders = matchOrders(step).fresh;
    const terms = orders.flatMap(({ name: order, amount }) =>
      amount === null ? [] : [{ figure: { order }, value: amount, figureCount: 1 }],
    );
    if (terms.length < orders.length)
      return notTested(files, { code: "new-order-without-amount", facts: { application } });
    const places = [
      ...placesIn(current, current.document.lines.netChangeByChangeOrders),
      ...placesIn(former, former.document.lines.netChangeByChangeOrders),
    ];
    const names = applicationNames(step);
    const unlisted = unlistedIn(step);
    if (terms.length === 0) {
      const passed = moved.isZero() || isRounding(moved, 2, rounding);
      if (!passed && unlisted !== null) return notTested(files, unlisted);
      const facts = { ...names, before, now, moved: passed ? null : moved };
      const sides = { printed: moved, expected: Money.zero };
      return { passed, statement: { code: "no-new-orders", facts }, files, ...sides, places };
    }
    const comparison = compared({ figure: { netChange: names }, printed: moved }, terms, rounding);
    const passed = agrees(comparison);
    if (!passed && unlisted !== null) return notTested(files, unlisted);
    return {
      passed,
      statement: { code: "net-change-compared", facts: { comparison, before, now } },
      files,
      printed: moved,
      expected: comparison.expected,
      places,
    };
  },
});

/** Why an order that is not newly listed may still be new or old; null where both lists are known to be whole. */
function unlistedIn({ former, current, missing }: Step): Untested | null {
  const partial = [former, ...(missing.length > 0 ? [current] : [])].find(
    (one) => !listsAllOrders(one),
  );
  return partial === undefined
    ? null
    : { code: "orders-not-all-listed", facts: { application: partial.name } };
}

/** X5: what the change order summary calls approved before is its total of the former application. */
export const earlierChanges: AuditCheck = defineStepCheck({
  name: "earlier_changes",
  severity: "medium",
  verifies:
    "In the change order summary, what was approved in previous months is the former application's total.",
  needsNeighbour: true,
  test(step) {
    const sides = sidesOf(step);
    const isInCurrent = step.current.document.earlierChanges !== null;
    if (sides.length === 0)
      return isInCurrent
        ? notFound(step, "changeOrderTotal", false)
        : notFound(step, "earlierChanges", true);
    const failed = sides.find(({ comparison }) => !agrees(comparison));
    const told = failed === undefined ? sides : [failed];
    const comparisons = told.map(({ comparison }) => comparison);
    const { former } = step;
    return {
      passed: failed === undefined,
      statement: {
        code: "earlier-changes-compared",
        facts: { comparisons, former: former.name },
      },
      files: filesOf(step),
      printed: comparisons[0]?.printed ?? null,
      expected: comparisons[0]?.expected ?? null,
      places: told.flatMap(({ now, before }) => [
        ...placesIn(step.current, now),
        ...placesIn(former, before),
      ]),
    };
  },
});

interface Side {
  readonly now: Sourced<Money>;
  readonly before: Sourced<Money>;
  readonly comparison: Comparison<AuditedFigure>;
}

/** Additions and deductions, those that both applications print. */
function sidesOf({ former, current, rounding }: Step): readonly Side[] {
  const { changeOrderAdditions, changeOrderDeductions } = former.document.lines;
  const earlier = current.document.earlierChanges;
  const pairs = [
    { changes: "additions", now: earlier?.additions ?? null, before: changeOrderAdditions },
    { changes: "deductions", now: earlier?.deductions ?? null, before: changeOrderDeductions },
  ] as const;
  return pairs.flatMap(({ changes, now, before }) => {
    if (now === null || before === null) return [];
    const figure = { changes, before: current.name };
    const total = { changes, totalOf: former.name };
    const term = { figure: total, value: before.value, figureCount: 1 };
    return [
      { now, before, comparison: compared({ figure, printed: now.value }, [term], rounding) },
    ];
  });
}

/** A change order that is billed keeps its amount and stays listed. */
export const listedChangeOrders: AuditCheck = defineStepCheck({
  name: "listed_change_orders",
  severity: "medium",
  verifies: "A change order keeps its amount from one application to the next, and stays listed.",
  needsNeighbour: false,
  test(step) {
    const { former, current } = step;
    if (former.document.changeOrders.length === 0) {
      const hasNone = lineOf(former, "netChangeByChangeOrders")?.isZero() === true;
      if (!hasNone) return withoutList(step, former);
      const facts = { former: former.name };
      return { passed: true, statement: { code: "no-orders-before", facts }, files: filesOf(step) };
    }
    if (current.document.changeOrders.length === 0) return withoutList(step, current);
    const { pairs, gone } = matchOrders(step);
    const faults = [
      ...pairs.flatMap(changedOrder),
      ...(listsAllOrders(current) ? gone.map(lostOrder) : []),
    ];
    if (faults.length > 0) return failedOrders(step, faults);
    if (gone.length > 0) {
      const facts = { application: current.name };
      return notTested(filesOf(step), { code: "orders-not-all-listed", facts });
    }
    const facts = { ...applicationNames(step), count: pairs.length };
    return { passed: true, statement: { code: "orders-kept", facts }, files: filesOf(step) };
  },
});

function withoutList(step: Step, { name }: Application): BareFinding {
  const facts = { application: name };
  return notTested(filesOf(step), { code: "orders-not-listed", facts });
}

interface OrderFault {
  readonly was: NumberedOrder;
  readonly is: NumberedOrder | null;
  readonly change: ChangedOrder;
}

function changedOrder({ was, is }: MatchedOrders["pairs"][number]): readonly OrderFault[] {
  const [amount, before] = [is.amount, was.amount];
  if (amount === null || before === null || amount.equals(before)) return [];
  return [{ was, is, change: { order: was.name, was: before, is: amount } }];
}

function lostOrder(was: NumberedOrder): OrderFault {
  return { was, is: null, change: { order: was.name, was: was.amount, is: "gone" } };
}

function failedOrders(step: Step, faults: readonly OrderFault[]): BareFinding {
  const [first] = faults;
  const orders = faults.slice(0, AUDIT_LIMITS.named).map(({ change }) => change);
  const facts = { ...applicationNames(step), orders, others: faults.length - orders.length };
  return {
    passed: false,
    statement: { code: "orders-changed", facts },
    files: filesOf(step),
    printed: first?.is?.amount ?? null,
    expected: first?.was.amount ?? null,
    places: faults.flatMap(({ was, is }) => [
      ...(is?.rows ?? []).flatMap((row) => placesIn(step.current, row.amount)),
      ...was.rows.flatMap((row) => placesIn(step.former, row.amount)),
    ]),
  };
}

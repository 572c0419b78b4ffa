import { AUDIT_LIMITS } from "../../base/limits.ts";
import type { ChangedOrder } from "../../finding/audit-statement.ts";
import { type Application, lineOf } from "../application.ts";
import {
  type AuditCheck,
  defineStepCheck,
  filesOf,
  applicationNames,
  notTested,
} from "../audit-check.ts";
import { type BareFinding, placesIn } from "../audit-finding.ts";
import {
  listsAllOrders,
  type MatchedOrders,
  matchOrders,
  type NumberedOrder,
} from "../listed-orders.ts";
import type { Step } from "../step.ts";

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
    if (faults.length > 0) return failed(step, faults);
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

function failed(step: Step, faults: readonly OrderFault[]): BareFinding {
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

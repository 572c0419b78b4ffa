import { AUDIT_LIMITS } from "../../base/limits.ts";
import { sentenceCase } from "../../finding/figure-words.ts";
import { lineOf } from "../application.ts";
import { defineStepCheck, filesOf, notTested, type AuditCheck } from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";
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
    const { document } = former;
    if (document.changeOrders.length === 0) {
      const hasNone = lineOf(former, "netChangeByChangeOrders")?.isZero() === true;
      if (!hasNone) return notTested(step, `${former.words} lists no change orders one by one`);
      const detail = `${sentenceCase(former.words)} has no change orders that could change.`;
      return { passed: true, detail, files: filesOf(step) };
    }
    if (current.document.changeOrders.length === 0)
      return notTested(step, `${current.words} lists no change orders one by one`);
    const { pairs, gone } = matchOrders(step);
    const isComplete = listsAllOrders(current);
    const faults = [
      ...pairs.flatMap((pair) => changedOrder(pair, step)),
      ...(isComplete ? gone.map((was) => lostOrder(was, step)) : []),
    ];
    const [first] = faults;
    if (first === undefined && gone.length > 0)
      return notTested(step, `${current.words} does not list all change orders of its line 2`);
    if (first === undefined) {
      const count = pairs.length === 1 ? "The change order" : `All ${pairs.length} change orders`;
      const are = pairs.length === 1 ? "is" : "are";
      const amounts = pairs.length === 1 ? "amount" : "amounts";
      const detail = `${count} of ${former.words} ${are} listed with the same ${amounts} in ${current.words}.`;
      return { passed: true, detail, files: filesOf(step) };
    }
    const named = faults.slice(0, AUDIT_LIMITS.named).map(({ sentence }) => sentence);
    const others = faults.length - named.length;
    return {
      passed: false,
      detail: [...named, ...(others > 0 ? [`And ${others} more.`] : [])].join(" "),
      files: filesOf(step),
      printed: first.is?.amount ?? null,
      expected: first.was.amount,
      places: faults.flatMap(({ was, is }) => [
        ...(is?.rows ?? []).flatMap((row) => placesIn(current, row.amount)),
        ...was.rows.flatMap((row) => placesIn(former, row.amount)),
      ]),
      remedy: "Send the signed change orders, and list each as it was approved.",
    };
  },
});

interface OrderFault {
  readonly sentence: string;
  readonly was: NumberedOrder;
  readonly is: NumberedOrder | null;
}

function changedOrder(
  { was, is }: MatchedOrders["pairs"][number],
  { former, current }: Step,
): readonly OrderFault[] {
  const [amount, before] = [is.amount, was.amount];
  if (amount === null || before === null || amount.equals(before)) return [];
  const sentence = `${sentenceCase(was.words)} is listed with ${amount.toString()} in ${current.words}, but with ${before.toString()} in ${former.words}.`;
  return [{ sentence, was, is }];
}

function lostOrder(was: NumberedOrder, { former, current }: Step): OrderFault {
  const amount = was.amount === null ? "without an amount" : `over ${was.amount.toString()}`;
  const sentence = `${sentenceCase(was.words)} ${amount} stands in ${former.words} and not in ${current.words}.`;
  return { sentence, was, is: null };
}

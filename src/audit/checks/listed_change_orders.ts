import { AUDIT_LIMITS } from "../../base/limits.ts";
import { sentenceCase } from "../../checks/figure-words.ts";
import { lineOf } from "../application.ts";
import { defineStepCheck, filesOf, notTested, type AuditCheck } from "../audit-check.ts";
import { placesIn } from "../finding.ts";
import { numberedOrders } from "../listed-orders.ts";

/** A change order that is billed keeps its amount and stays listed. */
export const listedChangeOrders: AuditCheck = defineStepCheck({
  name: "listed_change_orders",
  severity: "medium",
  verifies: "A change order keeps its amount from one application to the next, and stays listed.",
  needsNeighbour: false,
  test(step) {
    const { former, current } = step;
    const [before, now] = [numberedOrders(former), numberedOrders(current)];
    if (before.size === 0) {
      const hasNone = lineOf(former, "netChangeByChangeOrders")?.isZero() === true;
      if (!hasNone) return notTested(step, `${former.words} lists no change orders one by one`);
      const detail = `${sentenceCase(former.words)} has no change orders that could change.`;
      return { passed: true, detail, files: filesOf(step) };
    }
    if (current.document.changeOrders.length === 0)
      return notTested(step, `${current.words} lists no change orders one by one`);
    const faults = [...before].flatMap(([key, was]) => {
      const is = now.get(key) ?? null;
      const [amount, formerAmount] = [is?.amount ?? null, was.amount];
      const isSame = amount === null || formerAmount === null || amount.equals(formerAmount);
      if (is !== null && isSame) return [];
      const sentence =
        is === null
          ? `${sentenceCase(was.words)} over ${formerAmount?.toString() ?? "no amount"} stands in ${former.words} and not in ${current.words}.`
          : `${sentenceCase(was.words)} is listed with ${String(amount)} in ${current.words}, but with ${String(formerAmount)} in ${former.words}.`;
      return [{ sentence, was, is }];
    });
    const [first] = faults;
    if (first === undefined) {
      const detail = `All ${before.size} change orders of ${former.words} are listed with the same amounts in ${current.words}.`;
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

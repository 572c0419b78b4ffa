import { equality, judge, nothing } from "../../checks/compare.ts";
import { lineOf } from "../application.ts";
import { defineStepCheck, filesOf, notTested, type AuditCheck } from "../audit-check.ts";
import { placesIn } from "../finding.ts";
import { newOrders } from "../listed-orders.ts";

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
    if (now === null || before === null)
      return notTested(step, "line 2 is not printed in both applications");
    const moved = now.minus(before);
    const isListed = current.document.changeOrders.length > 0;
    if (!isListed && !moved.isZero())
      return notTested(step, `${current.words} lists no change orders one by one`);
    const isSilent = former.document.changeOrders.length === 0 && !before.isZero();
    if (isSilent && isListed)
      return notTested(step, `${former.words} lists no change orders one by one`);
    const orders = newOrders(step);
    const terms = orders.flatMap(({ words, amount }) =>
      amount === null ? [] : [{ sign: 1, words, value: amount, figureCount: 1 } as const],
    );
    if (terms.length < orders.length)
      return notTested(step, `${current.words} lists a new change order without an amount`);
    const none = nothing("the change orders newly listed, none,");
    const words = `the change of line 2 from ${former.words} to ${current.words}`;
    const verdict = judge(equality(words, moved, terms.length === 0 ? [none] : terms), rounding);
    return {
      passed: verdict.passed,
      detail: verdict
        .detail()
        .replace("is printed as", `(${before.toString()} to ${now.toString()}) is`),
      files: filesOf(step),
      printed: moved,
      expected: verdict.expected,
      places: [
        ...placesIn(current, current.document.lines.netChangeByChangeOrders),
        ...placesIn(former, former.document.lines.netChangeByChangeOrders),
      ],
      remedy: "Send every approved change order, and list each with its amount.",
    };
  },
});

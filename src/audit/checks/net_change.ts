import { Money } from "../../base/money.ts";
import { equality, judge } from "../../checks/compare.ts";
import { isRounding } from "../../checks/rounding.ts";
import { lineOf } from "../application.ts";
import {
  defineStepCheck,
  filesOf,
  notPrinted,
  notTested,
  type AuditCheck,
} from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";
import { listsAllOrders, matchOrders } from "../listed-orders.ts";
import type { Step } from "../step.ts";

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
    if (now === null || before === null) return notPrinted(step, "line 2", before !== null);
    const moved = now.minus(before);
    const isListed = current.document.changeOrders.length > 0;
    if (!isListed && !moved.isZero())
      return notTested(step, `${current.words} lists no change orders one by one`);
    const orders = matchOrders(step).fresh;
    const terms = orders.flatMap(({ words, amount }) =>
      amount === null ? [] : [{ sign: 1, words, value: amount, figureCount: 1 } as const],
    );
    if (terms.length < orders.length)
      return notTested(step, `${current.words} lists a new change order without an amount`);
    const places = [
      ...placesIn(current, current.document.lines.netChangeByChangeOrders),
      ...placesIn(former, former.document.lines.netChangeByChangeOrders),
    ];
    const remedy = "Send every approved change order, and list each with its amount.";
    const files = filesOf(step);
    const unlisted = unlistedIn(step);
    if (terms.length === 0) {
      const passed = moved.isZero() || isRounding(moved, 2, rounding);
      if (!passed && unlisted !== null) return notTested(step, unlisted);
      const sides = `Line 2 is ${before.toString()} in ${former.words} and ${now.toString()} in ${current.words}`;
      const detail = `${sides}${passed ? "," : `: it moved by ${moved.toString()},`} and no change order is newly listed.`;
      return { passed, detail, files, printed: moved, expected: Money.zero, places, remedy };
    }
    const words = `the change of line 2 from ${former.words} to ${current.words}`;
    const verdict = judge(equality(words, moved, terms), rounding);
    if (!verdict.passed && unlisted !== null) return notTested(step, unlisted);
    const sides = `(${before.toString()} to ${now.toString()}) is`;
    return {
      passed: verdict.passed,
      detail: verdict.detail().replace("is printed as", sides),
      files,
      printed: moved,
      expected: verdict.expected,
      places,
      remedy,
    };
  },
});

/** Why an order that is not newly listed may still be new or old; null where both lists are known to be whole. */
function unlistedIn({ former, current, missing }: Step): string | null {
  const partial = [former, ...(missing.length > 0 ? [current] : [])].find(
    (one) => !listsAllOrders(one),
  );
  return partial === undefined
    ? null
    : `${partial.words} does not list all change orders of its line 2`;
}

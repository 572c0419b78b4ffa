import { Money } from "../../base/money.ts";
import { isRounding } from "../../checks/rounding.ts";
import type { Untested } from "../../finding/audit-untested.ts";
import { lineOf } from "../application.ts";
import {
  type AuditCheck,
  defineStepCheck,
  filesOf,
  applicationNames,
  notFound,
  notTested,
} from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";
import { agrees, compared } from "../compared.ts";
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

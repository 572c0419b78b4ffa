import type { Money } from "../base/money.ts";
import type { ChangeOrder } from "../document/change-order.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Finding } from "../finding/finding.ts";
import type { CheckResult } from "./check.ts";
import { checkFinding } from "./findings.ts";
import { CHANGE_ORDER_CHECKS } from "./index.ts";
import { namesOf } from "../base/names-of.ts";
import { roundingOf } from "./rounding.ts";

/** All that the printed figures of a change order prove or contradict. */
export interface ChangeOrderProof {
  /** The contract has no checks of a change order. */
  readonly checks: readonly [];
  /** In a fixed order. */
  readonly identities: readonly CheckResult[];
  /** One for each that fails. */
  readonly findings: readonly Finding[];
}

/** Tests every identity that a change order can prove by itself. */
export function checkChangeOrder(document: ChangeOrder): ChangeOrderProof {
  const rounding = roundingOf(figuresOf(document));
  const identities = CHANGE_ORDER_CHECKS.map((check) => check.run(document, rounding));
  return {
    checks: [],
    identities,
    findings: identities.filter(({ passed }) => passed === false).map(checkFinding),
  };
}

function* figuresOf({ amount, sums, costs }: ChangeOrder): Generator<Sourced<Money>> {
  if (amount !== null) yield amount;
  for (const name of namesOf(sums)) {
    const figure = sums[name];
    if (figure !== null) yield figure;
  }
  for (const line of costs) yield line.amount;
}

import { Money } from "../../base/money.ts";
import type { ChangeOrder, CostLine } from "../../document/change-order.ts";
import type { Check, CheckResult } from "../check.ts";
import { tested, untested } from "../define-check.ts";
import { stated } from "../../finding/statement.ts";
import { equality, judge, type KnownTerm } from "../judge.ts";
import type { Rounding } from "../rounding.ts";

const NAME = "cost_total";

/** More lines are told by their number alone. */
const MOST_TOLD = 6;

/** Lines, mark-ups, tax and bond above the total of the breakdown. */
export const costTotal: Check<ChangeOrder> = {
  name: NAME,
  severity: "high",
  verifies: "The lines of the breakdown add up to its total.",
  run: ({ costTotal: breakdown }: ChangeOrder, rounding: Rounding): CheckResult => {
    if (breakdown === null) return untested(NAME, ["costs"], stated("no-breakdown", {}));
    const { total, parts } = breakdown;
    const terms = parts.length > MOST_TOLD ? [together(parts)] : parts.map(toTerm);
    const comparison = equality("costs.total", total.amount.value, terms);
    return tested(NAME, ["costs"], [judge(comparison, rounding)]);
  },
};

function toTerm({ description, amount }: CostLine): KnownTerm {
  const figure = { cost: description?.value ?? null };
  return { sign: 1, figure, value: amount.value, figureCount: 1 };
}

function together(parts: readonly CostLine[]): KnownTerm {
  const value = Money.sum(parts.map(({ amount }) => amount.value));
  return { sign: 1, figure: { costs: parts.length }, value, figureCount: parts.length };
}

import { Money } from "../../base/money.ts";
import type { ChangeOrder, CostLine } from "../../document/change-order.ts";
import type { Check, CheckResult } from "../check.ts";
import { equality, judge, type KnownTerm } from "../compare.ts";
import { tested, untested } from "../define-check.ts";
import { cut } from "../../finding/figure-words.ts";
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
    if (breakdown === null)
      return untested(NAME, ["costs"], "Not tested: no breakdown leads to the amount.");
    const { total, parts } = breakdown;
    const terms = parts.length > MOST_TOLD ? [together(parts)] : parts.map(toTerm);
    const comparison = equality("the total of the breakdown", total.amount.value, terms);
    return tested(NAME, ["costs"], [judge(comparison, rounding)]);
  },
};

function toTerm({ description, amount }: CostLine): KnownTerm {
  const words = description === null ? "a line without words" : `"${cut(description.value)}"`;
  return { sign: 1, words, value: amount.value, figureCount: 1 };
}

function together(parts: readonly CostLine[]): KnownTerm {
  return {
    sign: 1,
    words: `the sum of its ${parts.length} lines`,
    value: sumOf(parts),
    figureCount: parts.length,
  };
}

function sumOf(parts: readonly CostLine[]): KnownTerm["value"] {
  return Money.sum(parts.map(({ amount }) => amount.value));
}

import type { ChangeOrder, RatedLine } from "../../document/change-order.ts";
import type { Check, CheckResult } from "../check.ts";
import { untested } from "../define-check.ts";

const NAME = "rated_lines";

/** Mark-ups, taxes, bonds and insurance that print their rate. */
export const ratedLines: Check<ChangeOrder> = {
  name: NAME,
  severity: "medium",
  verifies: "A mark-up or tax with a printed rate is that share of a figure or a sum above it.",
  run: ({ ratedLines: lines }: ChangeOrder): CheckResult => {
    if (lines.length === 0)
      return untested(NAME, ["costs"], "Not tested: no mark-up or tax prints its rate.");
    const first = lines.find((line) => !isShare(line));
    const base = {
      name: NAME,
      figures: ["costs"],
      printed: null,
      expected: null,
      difference: null,
    };
    if (first === undefined)
      return {
        ...base,
        passed: true,
        detail: `Each of the ${lines.length} lines with a rate is that share of a figure above it.`,
      };
    const words = first.line.description?.value ?? "A line";
    return {
      ...base,
      passed: false,
      detail: `"${words}" is printed as ${first.line.amount.value.toString()}, which is not ${first.rate.toString()} of any figure or sum printed above it.`,
    };
  },
};

/** Where nothing printed is near the line, what it is a share of is not known. */
function isShare({ base, nearest }: RatedLine): boolean {
  return base !== null || nearest === null;
}

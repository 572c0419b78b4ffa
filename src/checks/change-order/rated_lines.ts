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

/** What is taxed is often not printed: only a share that is nearly the printed amount shows a misprint. */
function isShare({ line, base, nearest }: RatedLine): boolean {
  if (base !== null || nearest === null) return true;
  if (!TAX.test(line.description?.value ?? "")) return false;
  const amount = line.amount.value.absolute();
  return nearest.minus(amount).absolute().compare(amount.hundredth()) > 0;
}

const TAX = /\b(?:tax|gst|hst|vat|pst)\b/i;

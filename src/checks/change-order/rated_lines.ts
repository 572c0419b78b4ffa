import { Money } from "../../base/money.ts";
import type { ChangeOrder, RatedLine } from "../../document/change-order.ts";
import type { Check, CheckResult } from "../check.ts";
import { untested } from "../define-check.ts";

const NAME = "rated_lines";

/** A rate is taken of cents and rounded; of several rounded lines it may be off by more. */
const SLACK = Money.of("0.05");

/** Mark-ups, taxes, bonds and insurance that print their rate. */
export const ratedLines: Check<ChangeOrder> = {
  name: NAME,
  severity: "medium",
  verifies: "A mark-up or tax with a printed rate is that share of a figure or a sum above it.",
  run: ({ ratedLines: lines }: ChangeOrder): CheckResult => {
    if (lines.length === 0)
      return untested(NAME, ["costs"], "Not tested: no mark-up or tax prints its rate.");
    const failed = lines.filter((line) => !isShare(line));
    const [first] = failed;
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

function isShare({ line, rate, bases }: RatedLine): boolean {
  const amount = line.amount.value.absolute();
  const shares = bases.map((base) => base.times(rate.points).hundredth().absolute());
  const isExact = shares.some((share) => share.minus(amount).absolute().compare(SLACK) <= 0);
  // What is taxed is often not printed; only a share that is nearly the printed one shows a misprint.
  const isTax = TAX.test(line.description?.value ?? "");
  return isExact || (isTax && !shares.some((share) => isClose(share, amount)));
}

const TAX = /\b(?:tax|gst|hst|vat|pst)\b/i;

/** Within a hundredth of the printed amount. */
function isClose(share: Money, amount: Money): boolean {
  return share.minus(amount).absolute().compare(amount.hundredth()) <= 0;
}

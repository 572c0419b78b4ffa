import type { ChangeOrder, RatedLine } from "../../document/change-order.ts";
import type { Check, CheckResult } from "../check.ts";
import { stated } from "../../finding/statement.ts";
import { untested, withoutSides } from "../define-check.ts";

const NAME = "rated_lines";

const FIGURES = ["costs"];

/** Mark-ups, taxes, bonds and insurance that print their rate. */
export const ratedLines: Check<ChangeOrder> = {
  name: NAME,
  severity: "medium",
  verifies: "A mark-up or tax with a printed rate is that share of a figure or a sum above it.",
  run: ({ ratedLines: lines }: ChangeOrder): CheckResult => {
    if (lines.length === 0) return untested(NAME, FIGURES, stated("no-rated-lines", {}));
    const failed = lines.find((line) => !isShare(line));
    return withoutSides(NAME, FIGURES, {
      passed: failed === undefined,
      statement:
        failed === undefined
          ? stated("shares-hold", { tested: lines.length })
          : stated("share-fails", {
              description: failed.line.description?.value ?? null,
              amount: failed.line.amount.value,
              rate: failed.rate,
            }),
    });
  },
};

/** Where nothing printed is near the line, what it is a share of is not known. */
function isShare({ base, nearest }: RatedLine): boolean {
  return base !== null || nearest === null;
}

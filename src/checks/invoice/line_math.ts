import type { Invoice } from "../../document/invoice.ts";
import type { Check, CheckResult } from "../check.ts";
import {
  type FailedLine,
  type LineTaking,
  stated,
  type StatementOf,
} from "../../finding/statement.ts";
import { tested, untested, withoutSides } from "../define-check.ts";
import { testLines, type TestedLine } from "../line-amounts.ts";
import type { Rounding } from "../rounding.ts";

const NAME = "line_math";

const FIGURES = ["lineItems.amount", "lineItems.quantity", "lineItems.unitPrice"];

/** How many lines an answer names before it only counts them. */
const NAMED_LINES = 3;

/** Each line amount is quantity times unit price, rounded as the paper rounds. */
export const lineMath: Check<Invoice> = {
  name: NAME,
  severity: "high",
  verifies: "In each line, quantity times unit price equals the line amount.",
  run: (invoice: Invoice, rounding: Rounding): CheckResult => {
    const lines = testLines(invoice, rounding);
    if (lines.length === 0) return untested(NAME, FIGURES, stated("no-priced-lines", {}));
    const failed = lines.filter(({ passed }) => !passed);
    const [first] = failed;
    if (first === undefined) {
      return withoutSides(NAME, FIGURES, { passed: true, statement: holding(lines, rounding) });
    }
    const printed = first.line.amount;
    const expected = first.line.product.roundedToCents();
    const statement = stated("lines-fail", {
      tested: lines.length,
      lines: failed.slice(0, NAMED_LINES).map(failedLine),
      others: Math.max(0, failed.length - NAMED_LINES),
    });
    return tested(NAME, FIGURES, [{ passed: false, isExact: false, printed, expected, statement }]);
  },
};

function holding(lines: readonly TestedLine[], rounding: Rounding): StatementOf<"lines-hold"> {
  const takings = new Map<string, { conventions: LineTaking["conventions"]; lines: number[] }>();
  for (const { taking, line } of lines) {
    if (taking === null) continue;
    const taken = takings.get(taking.join()) ?? { conventions: taking, lines: [] };
    taken.lines.push(line.lineIndex + 1);
    takings.set(taking.join(), taken);
  }
  const unit = rounding === "exact" ? "cent" : "whole unit";
  return stated("lines-hold", {
    tested: lines.length,
    roundedTo: lines.some(({ isRounded }) => isRounded) ? unit : null,
    takings: [...takings.values()],
  });
}

function failedLine({ line: tested }: TestedLine): FailedLine {
  const { lineIndex, line, quantity, unitPrice, amount, product } = tested;
  return {
    number: lineIndex + 1,
    description: line.description?.value ?? null,
    quantity,
    unitPrice,
    amount,
    expected: product.roundedToCents(),
  };
}

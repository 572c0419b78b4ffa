import type { Invoice } from "../../document/invoice.ts";
import type { Check, CheckResult } from "../check.ts";
import { untested } from "../define-check.ts";
import { cut, enumerate } from "../../finding/figure-words.ts";
import { testLines, type TestedLine } from "../line-amounts.ts";
import type { Rounding } from "../rounding.ts";

const NAME = "line_math";

const FIGURES = ["lineItems.amount", "lineItems.quantity", "lineItems.unitPrice"];

/** How many lines a sentence names before it only counts them. */
const NAMED_LINES = 3;

/** Each line amount is quantity times unit price, rounded as the paper rounds. */
export const lineMath: Check<Invoice> = {
  name: NAME,
  severity: "high",
  verifies: "In each line, quantity times unit price equals the line amount.",
  run: (invoice: Invoice, rounding: Rounding): CheckResult => {
    const lines = testLines(invoice, rounding);
    const failed = lines.filter(({ passed }) => !passed);
    const [first] = failed;
    if (lines.length === 0) {
      const detail = "Not tested: no line prints quantity, unit price and amount.";
      return untested(NAME, FIGURES, detail);
    }
    if (first === undefined) {
      return { ...untested(NAME, FIGURES, praise(lines, rounding)), passed: true };
    }
    const printed = first.line.amount;
    const expected = first.line.product.roundedToCents();
    const detail = `${tell(failed)} ${countOf(lines.length, "line is", "lines are")} tested.`;
    const difference = printed.minus(expected);
    return { name: NAME, passed: false, detail, printed, expected, difference, figures: FIGURES };
  },
};

function praise(lines: readonly TestedLine[], rounding: Rounding): string {
  const scope =
    lines.length === 1 ? "In the one line tested" : `In all ${lines.length} lines tested`;
  const unit = rounding === "exact" ? "cent" : "whole unit";
  const isRounded = lines.some(({ isRounded }) => isRounded);
  const rounded = isRounded ? `, rounded to the ${unit}` : "";
  const taken = [...new Set(lines.flatMap(({ taking }) => taking ?? []))].map((taking) => {
    const numbers = lines.filter((line) => line.taking === taking).map(numberOf);
    return ` This holds in ${linesOf(numbers)} taking ${taking}.`;
  });
  return `${scope}, quantity times unit price is the line amount${rounded}.${taken.join("")}`;
}

function tell(failed: readonly TestedLine[]): string {
  const named = failed.slice(0, NAMED_LINES).map(sentenceOf);
  const others = failed.length - named.length;
  const rest = others === 0 ? [] : [`And ${countOf(others, "more line", "more lines")}.`];
  return [...named, ...rest].join(" ");
}

function sentenceOf(tested: TestedLine): string {
  const { quantity, unitPrice, product, amount, line } = tested.line;
  const expected = product.roundedToCents();
  const difference = expected.minus(amount);
  const gap = `${difference.absolute().toString()} ${difference.isNegative() ? "less" : "more"}`;
  const words = line.description === null ? "" : ` (${cut(line.description.value)})`;
  return `Line ${numberOf(tested)}${words}: The amount is printed as ${amount.toString()}, but ${quantity.key()} times ${unitPrice.toString()} is ${expected.toString()}, which is ${gap}.`;
}

function numberOf({ line }: TestedLine): number {
  return line.lineIndex + 1;
}

function linesOf(numbers: readonly number[]): string {
  if (numbers.length > NAMED_LINES) return `${numbers.length} lines`;
  return `${numbers.length === 1 ? "line" : "lines"} ${enumerate(numbers.map(String))}`;
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

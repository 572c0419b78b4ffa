import { identitiesProof, type IdentitiesProof } from "./identities-proof.ts";
import type { ChangeOrder, CostLine, RatedLine } from "../document/change-order.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Check, CheckResult } from "./check.ts";
import { namesOf } from "../base/names-of.ts";
import { failedLines } from "./failed-lines.ts";
import { halfUnit, roundedTo, type Rounding } from "./rounding.ts";
import { defineEquality, tested, untested, withoutSides } from "./define-check.ts";
import { plus } from "../document/identities.ts";
import { type FailedLine, stated } from "../finding/statement.ts";
import { equality, judge, type KnownTerm } from "./judge.ts";
import { Money } from "../base/money.ts";

/** Tests every identity that a change order can prove by itself. */
export function checkChangeOrder(document: ChangeOrder): IdentitiesProof {
  return identitiesProof(document, CHANGE_ORDER_CHECKS, figuresOf(document));
}

function* figuresOf({ amount, sums, costs }: ChangeOrder): Generator<Sourced<Money>> {
  if (amount !== null) yield amount;
  for (const name of namesOf(sums)) {
    const figure = sums[name];
    if (figure !== null) yield figure;
  }
  for (const line of costs) yield line.amount;
}

/** The contract sum with the change, from the sum before it. */
const contractSumAfter: Check<ChangeOrder> = defineEquality({
  name: "contract_sum_after",
  severity: "high",
  verifies: "Contract sum before this change plus this change equals the contract sum with it.",
  given: ({ sums }: ChangeOrder) => ({
    "sums.sumAfter": sums.sumAfter,
    "sums.sumBefore": sums.sumBefore,
    "sums.change": sums.change,
  }),
  printed: "sums.sumAfter",
  equals: [plus("sums.sumBefore"), plus("sums.change")],
});

/** The contract sum before the change, as G701 and its relatives carry it forward. */
const contractSumBefore: Check<ChangeOrder> = defineEquality({
  name: "contract_sum_before",
  severity: "high",
  verifies: "Original contract sum plus earlier change orders equals the contract sum before.",
  given: ({ sums }: ChangeOrder) => ({
    "sums.sumBefore": sums.sumBefore,
    "sums.originalContractSum": sums.originalContractSum,
    "sums.previousChanges": sums.previousChanges,
  }),
  printed: "sums.sumBefore",
  equals: [plus("sums.originalContractSum"), plus("sums.previousChanges")],
});

/** The sum after the change where the form prints no sum before it, but what that is made of. */
const contractSumTotal: Check<ChangeOrder> = defineEquality({
  name: "contract_sum_total",
  severity: "high",
  verifies:
    "Original contract sum plus earlier change orders plus this change equals the contract sum with it.",
  exempts: ({ sums }: ChangeOrder) =>
    sums.sumBefore === null ? null : { why: "sum-before-printed" },
  given: ({ sums }: ChangeOrder) => ({
    "sums.sumAfter": sums.sumAfter,
    "sums.originalContractSum": sums.originalContractSum,
    "sums.previousChanges": sums.previousChanges,
    "sums.change": sums.change,
  }),
  printed: "sums.sumAfter",
  equals: [plus("sums.originalContractSum"), plus("sums.previousChanges"), plus("sums.change")],
});

const COSTS = ["costs"];

const COST_TOTAL = "cost_total";

/** More lines are told by their number alone. */
const MOST_TOLD = 6;

/** Lines, mark-ups, tax and bond above the total of the breakdown. */
const costTotal: Check<ChangeOrder> = {
  name: COST_TOTAL,
  severity: "high",
  verifies: "The lines of the breakdown add up to its total.",
  run: ({ costTotal: breakdown }: ChangeOrder, rounding: Rounding): CheckResult => {
    if (breakdown === null) return untested(COST_TOTAL, COSTS, stated("no-breakdown", {}));
    const { total, parts } = breakdown;
    const terms = parts.length > MOST_TOLD ? [together(parts)] : parts.map(toTerm);
    const comparison = equality("costs.total", total.amount.value, terms);
    return tested(COST_TOTAL, COSTS, [judge(comparison, rounding)]);
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

const COST_MATH = "cost_math";

/** Quantities and prices of the breakdown, where its columns tell them. */
const costMath: Check<ChangeOrder> = {
  name: COST_MATH,
  severity: "high",
  verifies: "In each line of the breakdown, quantity times unit price equals the amount.",
  run: ({ costs }: ChangeOrder, rounding: Rounding): CheckResult => {
    const lines = costs.flatMap((line, lineIndex) => productOf(line, lineIndex) ?? []);
    if (lines.length === 0) return untested(COST_MATH, COSTS, stated("no-priced-lines", {}));
    const [first, ...others] = lines.filter((line) => !isProductOfLine(line, rounding));
    if (first === undefined) {
      const isRounded = lines.some(({ product, amount }) => !product.equals(amount));
      const statement = stated("lines-hold", {
        tested: lines.length,
        roundedTo: isRounded ? roundedTo(rounding) : null,
        takings: [],
      });
      return withoutSides(COST_MATH, COSTS, { passed: true, statement });
    }
    const figures = [first, ...others]
      .slice(0, MOST_TOLD)
      .flatMap(({ number }) => FACTORS.map((name) => `costs[${number - 1}].${name}`));
    return failedLines(COST_MATH, figures, {
      count: lines.length,
      failed: [first, ...others],
      most: MOST_TOLD,
    });
  },
};

const FACTORS = ["quantity", "unitPrice", "amount"] as const;

/** A line with its product, before it is rounded. */
interface PricedCost extends FailedLine {
  readonly product: Money;
}

/** A line with quantity and price; null where one is not known. A deduction may carry its sign in the amount alone. */
function productOf(line: CostLine, lineIndex: number): PricedCost | null {
  if (line.quantity === null || line.unitPrice === null) return null;
  const [quantity, unitPrice, amount] = [
    line.quantity.value,
    line.unitPrice.value,
    line.amount.value,
  ];
  const absolute = quantity.times(unitPrice).absolute();
  const product = amount.isNegative() ? absolute.negated() : absolute;
  const description = line.description?.value ?? null;
  const expected = product.roundedToCents();
  return { number: lineIndex + 1, description, quantity, unitPrice, amount, expected, product };
}

/** Prices and quantities may be rounded on the paper: each by half of its last digit. */
function isProductOfLine(
  { quantity, unitPrice, amount, product }: PricedCost,
  rounding: Rounding,
): boolean {
  const ofPrice = unitPrice.isWhole() ? Money.zero : quantity.absolute().times(HALF_CENT);
  const ofQuantity = quantity.isWhole() ? Money.zero : unitPrice.absolute().times(HALF_CENT);
  const slack = halfUnit(rounding).plus(ofPrice).plus(ofQuantity);
  return product.minus(amount).absolute().compare(slack) <= 0;
}

const HALF_CENT = Money.of("0.005");

const RATED_LINES = "rated_lines";

/** Mark-ups, taxes, bonds and insurance that print their rate. */
const ratedLines: Check<ChangeOrder> = {
  name: RATED_LINES,
  severity: "medium",
  verifies: "A mark-up or tax with a printed rate is that share of a figure or a sum above it.",
  run: ({ ratedLines: lines }: ChangeOrder): CheckResult => {
    if (lines.length === 0) return untested(RATED_LINES, COSTS, stated("no-rated-lines", {}));
    const failed = lines.find((line) => !isShare(line));
    return withoutSides(RATED_LINES, COSTS, {
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

/** What the printed figures of a change order must satisfy. */
export const CHANGE_ORDER_CHECKS: readonly Check<ChangeOrder>[] = [
  contractSumAfter,
  contractSumBefore,
  contractSumTotal,
  costTotal,
  costMath,
  ratedLines,
];

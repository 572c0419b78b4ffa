import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { isNearMiss } from "../../src/read/near-misses.ts";
import { cases } from "../support/cases.ts";

const RUNS = { seed: 702, numRuns: cases(500) } as const;

/** Digits of a whole amount, the first of them not zero. */
const DIGITS: fc.Arbitrary<string> = fc.stringMatching(/^[1-9]\d{4,9}$/);

describe("two amounts may be one, misprinted", () => {
  test.each<readonly [string, string, boolean]>([
    ["97273.20", "97273.20", false],
    ["97273.20", "97283.20", true],
    ["97273.20", "97723.20", true],
    ["97273.20", "-97283.20", true],
    ["97273.20", "97373.30", false],
    ["97273.20", "97384.20", false],
    ["97273.20", "93277.20", false],
    ["97273.25", "97273.52", true],
    ["97273.25", "97273.26", true],
    ["97273.20", "197273.20", false],
    ["500.00", "600.00", false],
    ["0.00", "9.00", false],
    ["12500.00", "21500.00", true],
    ["12500.00", "15200.00", true],
  ])("%s and %s: %s", (one, other, wanted) => {
    expect(isNearMiss(Money.of(one), Money.of(other))).toBe(wanted);
  });

  test("whichever of them is the misprint, and whatever their signs", () => {
    fc.assert(
      fc.property(DIGITS, DIGITS, (one, other) => {
        const [left, right] = [Money.of(one), Money.of(other)];
        expect(isNearMiss(left, right)).toBe(isNearMiss(right, left));
        expect(isNearMiss(left.negated(), right)).toBe(isNearMiss(left, right));
        expect(isNearMiss(left, left)).toBe(false);
      }),
      RUNS,
    );
  });

  test("where two neighbours changed places, or one digit is another", () => {
    fc.assert(
      fc.property(DIGITS, fc.nat(), fc.integer({ min: 1, max: 8 }), (digits, at, more) => {
        const index = 1 + (at % (digits.length - 2));
        const [a = "", b = ""] = [digits[index], digits[index + 1]];
        const swapped = digits.slice(0, index) + b + a + digits.slice(index + 2);
        const other = String((Number(a) + more) % 10);
        const changed = digits.slice(0, index) + other + digits.slice(index + 1);
        expect(isNearMiss(Money.of(digits), Money.of(swapped))).toBe(a !== b);
        expect(isNearMiss(Money.of(digits), Money.of(changed))).toBe(a !== other);
      }),
      RUNS,
    );
  });
});

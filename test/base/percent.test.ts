import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import { cases } from "../support/cases.ts";

const RUNS = { seed: 20_261_120, numRuns: cases(200) } as const;

describe("a percentage", () => {
  test("of an amount is exact, not rounded to cents", () => {
    expect(Percent.of("7.5").of(Money.of("1000.05")).toPlain()).toBe("75.00375");
    expect(Percent.of("10").of(Money.of("-0.01")).toPlain()).toBe("-0.001");
  });

  test("of a hundred is its own points", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (thousandths) => {
        const points = Money.of(String(thousandths)).times(Money.of("0.001"));
        expect(new Percent(points).of(Money.of("100")).equals(points)).toBe(true);
      }),
      RUNS,
    );
  });

  test("of a sum is the sum of the percentages", () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer(), fc.integer(), (tenths, one, other) => {
        const rate = new Percent(Money.of(String(tenths)).times(Money.of("0.1")));
        const [left, right] = [Money.of(String(one)), Money.of(String(other))];
        expect(
          rate
            .of(left)
            .plus(rate.of(right))
            .equals(rate.of(left.plus(right))),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  test.each([
    ["7.50", "7.5 %"],
    ["10", "10 %"],
    ["0.00", "0 %"],
    ["33.333", "33.333 %"],
  ])("%s is written %s", (points, written) => {
    expect(Percent.of(points).toString()).toBe(written);
  });

  test("equals another by its value, not by its digits", () => {
    expect(Percent.of("7.5").equals(Percent.of("7.500"))).toBe(true);
    expect(Percent.of("7.5").equals(Percent.of("7.51"))).toBe(false);
  });

  test.each(["", "10%", "1,5", "ten"])("is not read from %j", (points) => {
    expect(() => Percent.of(points)).toThrow(RangeError);
  });
});

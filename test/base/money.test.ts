import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { cases } from "../support/cases.ts";

const RUNS = { seed: 20_261_120, numRuns: cases(300) } as const;

/** Whole cents below ten million millions, the largest that survive a JSON number. */
const cents: fc.Arbitrary<bigint> = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });

/** Whole cents of any size that a plain decimal may have. */
const anyCents: fc.Arbitrary<bigint> = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

/** An amount as plain text, made without the class under test. */
function plainOf(amountCents: bigint): string {
  const [sign, size] = amountCents < 0n ? ["-", -amountCents] : ["", amountCents];
  const text = String(size).padStart(3, "0");
  return `${sign}${text.slice(0, -2)}.${text.slice(-2)}`;
}

function moneyOf(amountCents: bigint): Money {
  return Money.of(plainOf(amountCents));
}

describe("reading a plain decimal", () => {
  test("gives back what was written", () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(moneyOf(amount).toPlain()).toBe(plainOf(amount));
      }),
      RUNS,
    );
  });

  test.each([
    ["7", "7.00"],
    ["7.5", "7.50"],
    ["-7.125", "-7.125"],
    ["007", "7.00"],
    ["0.000000000001", "0.000000000001"],
  ])("%s is %s", (text, plain) => {
    expect(Money.fromPlain(text)?.toPlain()).toBe(plain);
  });

  test.each([
    "",
    " 1",
    "+1",
    "1.",
    ".5",
    "1,000.00",
    "$1",
    "(1)",
    "1-",
    "--1",
    "12e3",
    "0x1F",
    "Infinity",
    "NaN",
    "1.2.3",
    "1\n",
    "١",
    "0.1234567890123",
    "1234567890123456789012345678901",
  ])("%j is no plain decimal", (text) => {
    expect(Money.fromPlain(text)).toBeNull();
    expect(() => Money.of(text)).toThrow(RangeError);
  });

  test("takes nothing but the strict grammar, and then keeps the value", () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from("0123456789.-+eE, $()")) });
    fc.assert(
      fc.property(text, (printed) => {
        const isPlain = /^-?[0-9]{1,30}(\.[0-9]{1,12})?$/.test(printed);
        const money = Money.fromPlain(printed);
        expect(money !== null).toBe(isPlain);
        if (money !== null) expect(money.minus(Money.of(money.toPlain())).isZero()).toBe(true);
      }),
      { ...RUNS, numRuns: cases(2000) },
    );
  });
});

describe("arithmetic", () => {
  test("is that of whole cents", () => {
    fc.assert(
      fc.property(anyCents, anyCents, (one, other) => {
        expect(moneyOf(one).plus(moneyOf(other)).toPlain()).toBe(plainOf(one + other));
        expect(moneyOf(one).minus(moneyOf(other)).toPlain()).toBe(plainOf(one - other));
        expect(moneyOf(one).negated().key()).toBe(moneyOf(-one).key());
        expect(moneyOf(one).absolute().key()).toBe(moneyOf(one < 0n ? -one : one).key());
      }),
      RUNS,
    );
  });

  test("of a product loses no digit", () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const product = moneyOf(one).times(moneyOf(other));
        const tenThousandths = Money.of(String(one * other));
        expect(product.equals(tenThousandths.hundredth().hundredth())).toBe(true);
      }),
      RUNS,
    );
  });

  test("of a sum does not depend on the order", () => {
    const amounts = fc.array(anyCents, { maxLength: 40 });
    const shuffled = amounts.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const total = one.reduce((sum, amount) => sum + amount, 0n);
        expect(Money.sum(one.map(moneyOf)).toPlain()).toBe(plainOf(total));
        expect(Money.sum(other.map(moneyOf)).toPlain()).toBe(plainOf(total));
      }),
      RUNS,
    );
  });

  test("never changes what it is done to", () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const money = moneyOf(one);
        money.plus(moneyOf(other));
        money.negated();
        money.roundedToCents();
        expect(money.toPlain()).toBe(plainOf(one));
      }),
      RUNS,
    );
  });

  test("of nothing is zero", () => {
    expect(Money.sum([]).isZero()).toBe(true);
    expect(Money.zero.toPlain()).toBe("0.00");
  });
});

describe("an amount of a fraction of cents, or too large to count them", () => {
  test.each([
    ["7.500", "7.50"],
    ["-0.0000", "0"],
    ["0000000000012.34", "12.34"],
    ["9999999999.990", "9999999999.99"],
  ])("%s is the same amount as %s", (one, other) => {
    expect(Money.of(one).equals(Money.of(other))).toBe(true);
    expect(Money.of(other).compare(Money.of(one))).toBe(0);
    expect(Money.of(one).key()).toBe(Money.of(other).key());
    expect(Money.of(one).toString()).toBe(Money.of(other).toString());
  });

  test("goes on from the amounts that can be counted in cents", () => {
    const largest = Money.of("9999999999.99");
    const total = Money.sum(Array.from({ length: 2000 }, () => largest));
    expect(total.toPlain()).toBe("19999999999980.00");
    expect(total.minus(largest).plus(Money.of("0.001")).toPlain()).toBe("19989999999980.011");
  });
});

describe("rounding to cents", () => {
  test.each([
    ["0.005", "0.01"],
    ["0.0049999", "0.00"],
    ["-0.005", "-0.01"],
    ["-0.0049999", "0.00"],
    ["2.675", "2.68"],
    ["1.005", "1.01"],
    ["999.995", "1000.00"],
  ])("%s is %s", (text, rounded) => {
    expect(Money.of(text).roundedToCents().key()).toBe(Money.of(rounded).key());
  });

  test("goes to the nearest cent, and half a cent away from zero", () => {
    const tenths = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(tenths, (amountTenths) => {
        const size = amountTenths < 0n ? -amountTenths : amountTenths;
        const nearest = (size + 5n) / 10n;
        const expected = amountTenths < 0n ? -nearest : nearest;
        const exact = Money.of(String(amountTenths)).times(Money.of("0.001"));
        expect(exact.roundedToCents().key()).toBe(moneyOf(expected).key());
      }),
      RUNS,
    );
  });
});

describe("comparing", () => {
  test("orders as whole cents do, not as text", () => {
    fc.assert(
      fc.property(anyCents, anyCents, (one, other) => {
        const order = one < other ? -1 : one > other ? 1 : 0;
        expect(Math.sign(moneyOf(one).compare(moneyOf(other)))).toBe(order);
        expect(moneyOf(one).equals(moneyOf(other))).toBe(order === 0);
        expect(moneyOf(one).key() === moneyOf(other).key()).toBe(order === 0);
      }),
      RUNS,
    );
  });

  test("tells sign, zero and whole amounts", () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const money = moneyOf(amount);
        expect(money.isNegative()).toBe(amount < 0n);
        expect(money.isZero()).toBe(amount === 0n);
        expect(money.isWhole()).toBe(amount % 100n === 0n);
      }),
      RUNS,
    );
  });

  test("finds the amount again from its key, products of any length too", () => {
    fc.assert(
      fc.property(anyCents, anyCents, (one, other) => {
        const product = moneyOf(one).times(moneyOf(other));
        expect(Money.fromKey(product.key()).equals(product)).toBe(true);
      }),
      RUNS,
    );
  });

  test("knows no negative zero", () => {
    const nothing = Money.of("-0.00");
    expect(nothing.isNegative()).toBe(false);
    expect(nothing.toString()).toBe("0.00");
    expect(nothing.key()).toBe(Money.zero.key());
    expect(Object.is(nothing.toJsonNumber(), 0)).toBe(true);
    expect(nothing.equals(Money.zero)).toBe(true);
  });
});

describe("writing", () => {
  test.each([
    ["0", "0.00"],
    ["-0.5", "-0.50"],
    ["999.99", "999.99"],
    ["1000", "1,000.00"],
    ["-1234567.8", "-1,234,567.80"],
    ["1234.5678", "1,234.5678"],
  ])("%s is written %s", (text, written) => {
    expect(Money.of(text).toString()).toBe(written);
  });

  test("for people keeps every digit and groups the whole part by three", () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const written = moneyOf(amount).toString();
        expect(written).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(written.replaceAll(",", "")).toBe(plainOf(amount));
      }),
      RUNS,
    );
  });

  test("as a JSON number survives below ten million millions", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const number: unknown = JSON.parse(JSON.stringify(moneyOf(amount).toJsonNumber()));
        expect(Number(number).toFixed(2).replace("-0.00", "0.00")).toBe(plainOf(amount));
      }),
      RUNS,
    );
  });
});

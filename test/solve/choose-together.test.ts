import { firstFactorWeights } from "../../bench/fit/first-factors.ts";
import { describe, expect, test } from "vitest";
import type { SlotName } from "../../src/evidence/slots.ts";
import { chooseTogether } from "../../src/solve/choose-together.ts";
import { TOGETHER } from "../../src/solve/form.ts";
import type { Options } from "../../src/solve/options.ts";

type Offers = Partial<Record<SlotName, Readonly<Record<number, number>>>>;

/** What slots may take: cents and how probable they are; the rest is "not printed". */
function options(offers: Offers): Options {
  return new Map(
    TOGETHER.map((slot) => {
      const own = Object.entries(offers[slot] ?? {});
      const rest = 1 - own.reduce((sum, [, share]) => sum + share, 0);
      const list = own.map(([value, share]) => ({ value: Number(value), log: Math.log(share) }));
      return [slot, { options: list, absent: Math.log(Math.max(rest, 1e-7)) }] as const;
    }),
  );
}

function choose(offers: Offers): (slot: SlotName) => number | null {
  const [best] = chooseTogether(options(offers), () => 1, firstFactorWeights());
  return (slot) => best?.values[TOGETHER.indexOf(slot)] ?? null;
}

describe("figures chosen together", () => {
  const offers: Offers = {
    totalCompletedAndStored: { 100_000_00: 0.99 },
    totalRetainage: { 10_000_00: 0.4, 13_500_00: 0.55 },
    totalEarnedLessRetainage: { 90_000_00: 0.99 },
  };

  test("the likelier figure gives way where an identity speaks for the other", () => {
    expect(choose(offers)("totalRetainage")).toBe(10_000_00);
  });

  test("without what ties them the likelier figure stands", () => {
    const { totalEarnedLessRetainage: _, ...loose } = offers;
    expect(choose(loose)("totalRetainage")).toBe(13_500_00);
  });

  test("a figure with a misprinted digit is not put right by one that fits", () => {
    const misprinted = { ...offers, totalRetainage: { 10_000_00: 0.2, 10_600_00: 0.79 } };
    expect(choose(misprinted)("totalRetainage")).toBe(10_600_00);
  });

  test("nothing is chosen that is not offered", () => {
    const chosen = choose({ ...offers, totalRetainage: { 13_500_00: 0.5 } })("totalRetainage");
    expect([null, 13_500_00]).toContain(chosen);
  });
});

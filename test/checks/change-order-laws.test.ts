import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { checkChangeOrder } from "../../src/checks/change-order.ts";
import type { ContractSumName } from "../../src/document/change-order.ts";
import { orderOfFigures } from "../support/order-figures.ts";
import { sentenceOf } from "../../src/finding/sentences.ts";
import { detailOf } from "../../src/finding/check-sentences.ts";

/** The figures that each identity of the contract sum is about. */
const USES: Readonly<Record<string, readonly ContractSumName[]>> = {
  contract_sum_before: ["originalContractSum", "previousChanges", "sumBefore"],
  contract_sum_after: ["sumBefore", "change", "sumAfter"],
};

const NAMES = [
  "originalContractSum",
  "previousChanges",
  "sumBefore",
  "change",
  "sumAfter",
] as const;

const cents = fc.integer({ min: -9_999_999_99, max: 9_999_999_99 });
const chains = fc.tuple(cents, cents, cents).map(([original, previous, change]) => ({
  originalContractSum: original,
  previousChanges: previous,
  sumBefore: original + previous,
  change,
  sumAfter: original + previous + change,
}));

describe("laws of the contract sum", () => {
  test("a chain that adds up passes", () => {
    fc.assert(
      fc.property(chains, (sums) => {
        expect(outcomes(sums)).toEqual({ contract_sum_before: true, contract_sum_after: true });
      }),
    );
  });

  test("a wrong figure fails exactly the identities that use it, a missing one leaves them untested", () => {
    fc.assert(
      fc.property(
        chains,
        fc.constantFrom(...NAMES),
        fc.integer({ min: 1, max: 9_999 }),
        (sums, name, by) => {
          const expected = (outcome: boolean | null): unknown =>
            Object.fromEntries(
              Object.entries(USES).map(([check, uses]) => [
                check,
                uses.includes(name) ? outcome : true,
              ]),
            );
          expect(outcomes({ ...sums, [name]: sums[name] + by })).toEqual(expected(false));
          const { [name]: _, ...others } = sums;
          expect(outcomes(others)).toEqual(expected(null));
        },
      ),
    );
  });

  test("each failing identity gives one warning, which is its detail", () => {
    fc.assert(
      fc.property(chains, fc.constantFrom(...NAMES), (sums, name) => {
        const { identities, findings } = proofOf({ ...sums, [name]: sums[name] + 1 });
        const warnings = findings.map(sentenceOf);
        const failing = identities.filter(({ passed }) => passed === false);
        expect(failing.length).toBeGreaterThan(0);
        expect(warnings).toEqual(failing.map(detailOf));
      }),
    );
  });

  function proofOf(
    sums: Partial<Record<ContractSumName, number>>,
  ): ReturnType<typeof checkChangeOrder> {
    const printed = Object.fromEntries(
      Object.entries(sums).map(([name, value]) => [name, plainOf(value)]),
    );
    return checkChangeOrder(orderOfFigures({ sums: printed }));
  }

  function outcomes(sums: Partial<Record<ContractSumName, number>>): unknown {
    const { identities } = proofOf(sums);
    return Object.fromEntries(
      identities.flatMap(({ name, passed }) => (name in USES ? [[name, passed]] : [])),
    );
  }

  function plainOf(hundredths: number): string {
    return Money.of(String(hundredths)).hundredth().toPlain();
  }
});

import { describe, expect, test } from "vitest";
import { fitLogistic, type Case, type Column } from "../../bench/calibration/logistic-fit.ts";

const COLUMNS: readonly Column[] = [
  { name: "begin", side: "either", ridge: 1e-6 },
  { name: "sign", side: "for", ridge: 1e-6 },
];

/** Cases with and without a sign: how many of each are right and wrong. */
function cases(
  withSign: readonly [right: number, wrong: number],
  without: readonly [right: number, wrong: number],
): readonly Case[] {
  const of = (count: number, sign: number, isRight: boolean): readonly Case[] =>
    Array.from({ length: count }, () => ({
      features: [
        [0, 1],
        [1, sign],
      ] as const,
      isRight,
    }));
  return [
    ...of(withSign[0], 1, true),
    ...of(withSign[1], 1, false),
    ...of(without[0], 0, true),
    ...of(without[1], 0, false),
  ];
}

describe("a fitted model", () => {
  test("says of each group what share of it is right", () => {
    const [begin = 0, sign = 0] = fitLogistic(cases([90, 10], [60, 40]), COLUMNS);
    expect(1 / (1 + Math.exp(-begin))).toBeCloseTo(0.6, 3);
    expect(1 / (1 + Math.exp(-begin - sign))).toBeCloseTo(0.9, 3);
  });

  test("gives no weight to a sign that would speak for the wrong side", () => {
    const [begin = 0, sign = 1] = fitLogistic(cases([30, 70], [80, 20]), COLUMNS);
    expect(sign).toBe(0);
    expect(1 / (1 + Math.exp(-begin))).toBeCloseTo(0.55, 3);
  });
});

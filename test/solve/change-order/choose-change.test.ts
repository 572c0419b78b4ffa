import { firstChangeFactors } from "../../../bench/fit/first-factors.ts";
import { expect, test } from "vitest";
import {
  CHANGE_FACTORS,
  type ChangeFactor,
  tellChange,
} from "../../../src/solve/change-order/change-factors.ts";

function told(values: Parameters<typeof tellChange>[0]): readonly ChangeFactor[] {
  const factors: ChangeFactor[] = [];
  tellChange(values, (factor) => factors.push(factor));
  return factors;
}

const NONE = { change: NaN, original: NaN, earlier: NaN, before: NaN, after: NaN };

test("a sum before and a change that are the sum after speak for each other", () => {
  const up = told({ ...NONE, before: 1000_00, change: 50_00, after: 1050_00 });
  expect(up).toContain("before and change are after");
  const down = told({ ...NONE, before: 1000_00, change: 50_00, after: 950_00 });
  expect(down).toContain("before less change is after");
});

test("a change that is a contract sum is told as one", () => {
  const factors = told({ ...NONE, before: 1000_00, change: 1050_00, after: 1050_00 });
  expect(factors).toContain("change is a contract sum");
  expect(factors).toContain("change above before");
});

test("an order without a sum before leads from the original one by all changes", () => {
  const values = { ...NONE, original: 900_00, earlier: 100_00, change: -50_00, after: 950_00 };
  expect(told(values)).toContain("original, earlier and change are after");
});

test("each factor has a belief to begin with", () => {
  expect(firstChangeFactors()).toHaveLength(CHANGE_FACTORS.length);
});

import { expect, test } from "vitest";
import { packed, unpacked } from "../../src/weights/packed.ts";
import { noWeights } from "../../src/weights/weights.ts";

test("weights come back from their file to the step", () => {
  const weights = noWeights();
  weights.signs.set([0.5, -1.25, 0, 3], 70_000);
  weights.fits.set([-0.0625], 3);
  weights.absent.set([2.5], 1);
  const again = unpacked(packed(weights));
  expect(again.signs.subarray(69_999, 70_005)).toEqual(Float32Array.from([0, 0.5, -1.25, 0, 3, 0]));
  expect(again.fits).toEqual(weights.fits);
  expect(again.absent).toEqual(weights.absent);
});

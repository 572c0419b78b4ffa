import { expect, test } from "vitest";
import { packed, unpacked } from "../../src/weights/packed.ts";
import { noWeights, type SparseWeights, type Weights } from "../../src/weights/weights.ts";
import { SLOTS } from "../../src/evidence/slots.ts";

function dense({ signs: { starts, slots, numbers }, ...others }: SparseWeights): Weights {
  const weights = { ...noWeights(), ...others };
  starts.forEach((start, sign) => {
    for (let one = start; one < (starts[sign + 1] ?? start); one += 1)
      weights.signs[sign * SLOTS.length + (slots[one] ?? 0)] = numbers[one] ?? 0;
  });
  return weights;
}

function areSame(one: Weights, other: Weights): boolean {
  return (["signs", "fits", "absent"] as const).every((part) =>
    one[part].every((weight, at) => weight === other[part][at]),
  );
}

test("weights come back from their file to the step", () => {
  const weights = noWeights();
  weights.signs.set([0.5, -1.25, 0, 3], 70_000);
  weights.signs[weights.signs.length - 1] = -40;
  weights.fits.set([-0.0625], 3);
  weights.absent.set([2.5], 1);
  expect(areSame(dense(unpacked(packed(weights))), weights)).toBe(true);
});

test("what says less than a step says nothing", () => {
  const weights = noWeights();
  weights.signs.set([0.11, -0.11, 0.12], 10);
  const { signs } = dense(unpacked(packed(weights)));
  expect([...signs.subarray(9, 14)]).toEqual([0, 0, 0, 0.125, 0]);
});

test("no weights make next to no file", () => {
  const kept = packed(noWeights());
  expect(Object.values(kept).join("").length).toBeLessThan(20);
  expect(areSame(dense(unpacked(kept)), noWeights())).toBe(true);
});

import { expect, test } from "vitest";
import { calibrated } from "../../src/weights/calibration.ts";

const SAYS = [0, 0.01, 0.2, 0.5, 0.8, 0.99, 1];

test("numbers that change nothing leave probabilities as they are", () => {
  for (const said of SAYS.slice(1, -1))
    expect(calibrated(said, { chosen: 1, rivals: 1, shift: 0 })).toBeCloseTo(said, 9);
});

test("what is more probable never becomes less so", () => {
  for (const chosen of [0, 0.3, 2.5])
    for (const rivals of [0, 0.3, 2.5])
      for (const shift of [-2, 0, 2]) {
        const held = SAYS.map((said) => calibrated(said, { chosen, rivals, shift }));
        expect(held).toEqual(held.toSorted((a, b) => a - b));
      }
});

test("nothing becomes certain", () => {
  const least = calibrated(0, { chosen: 1, rivals: 1, shift: 0 });
  const most = calibrated(1, { chosen: 1, rivals: 1, shift: 0 });
  expect(least).toBeGreaterThan(0);
  expect(most).toBeLessThan(1);
});

import { expect, test } from "vitest";
import { calibrated } from "../../src/weights/calibration.ts";

const AS_SAID = { chosen: 1, rivals: 1, shift: 0, recognised: -1 };
const SAYS = [0, 0.01, 0.2, 0.5, 0.8, 0.99, 1];

test("numbers that change nothing leave probabilities as they are", () => {
  for (const said of SAYS.slice(1, -1))
    expect(calibrated(said, AS_SAID, false)).toBeCloseTo(said, 9);
});

test("what is more probable never becomes less so", () => {
  for (const chosen of [0, 0.3, 2.5])
    for (const rivals of [0, 0.3, 2.5])
      for (const shift of [-2, 0, 2]) {
        const held = SAYS.map((said) =>
          calibrated(said, { ...AS_SAID, chosen, rivals, shift }, false),
        );
        expect(held).toEqual(held.toSorted((a, b) => a - b));
      }
});

test("what was recognised in a picture is as sure as pictures are", () => {
  expect(calibrated(0.5, AS_SAID, true)).toBeCloseTo(1 / (1 + Math.E), 9);
});

test("nothing becomes certain", () => {
  const least = calibrated(0, AS_SAID, false);
  const most = calibrated(1, AS_SAID, false);
  expect(least).toBeGreaterThan(0);
  expect(most).toBeLessThan(1);
});

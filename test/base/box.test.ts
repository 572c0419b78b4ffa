import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  centreX,
  centreY,
  height,
  holdsPoint,
  overlapX,
  overlapY,
  unionOf,
  width,
  type Box,
} from "../../src/base/box.ts";
import { cases } from "../support/cases.ts";

const RUNS = { seed: 20_261_120, numRuns: cases(300) } as const;

/** Whole points, so that the laws of addition hold exactly. */
const box: fc.Arbitrary<Box> = fc
  .tuple(
    fc.integer({ min: -500, max: 500 }),
    fc.integer({ min: -500, max: 500 }),
    fc.nat(300),
    fc.nat(300),
  )
  .map(([left, top, across, down]) => ({ left, top, right: left + across, bottom: top + down }));

const boxes = fc.array(box, { minLength: 1, maxLength: 8 });

const shift = fc.integer({ min: -100, max: 100 });

function shifted({ left, top, right, bottom }: Box, across: number, down: number): Box {
  return { left: left + across, top: top + down, right: right + across, bottom: bottom + down };
}

function isWithin(inner: Box, outer: Box): boolean {
  return holdsPoint(outer, inner.left, inner.top) && holdsPoint(outer, inner.right, inner.bottom);
}

describe("a union", () => {
  test("holds every box and is no larger than it must be", () => {
    fc.assert(
      fc.property(boxes, (all) => {
        const union = unionOf(all);
        expect(all.every((one) => isWithin(one, union))).toBe(true);
        expect(all.some(({ left }) => left === union.left)).toBe(true);
        expect(all.some(({ top }) => top === union.top)).toBe(true);
        expect(all.some(({ right }) => right === union.right)).toBe(true);
        expect(all.some(({ bottom }) => bottom === union.bottom)).toBe(true);
      }),
      RUNS,
    );
  });

  test("does not depend on order, repetition or grouping", () => {
    fc.assert(
      fc.property(boxes, boxes, (some, others) => {
        const whole = unionOf([...some, ...others]);
        expect(unionOf([...others, ...some, ...some])).toEqual(whole);
        expect(unionOf([unionOf(some), unionOf(others)])).toEqual(whole);
      }),
      RUNS,
    );
  });
});

describe("an overlap", () => {
  test("is the same from both sides, and of a box with itself its own size", () => {
    fc.assert(
      fc.property(box, box, (one, other) => {
        expect(overlapX(one, other)).toBe(overlapX(other, one));
        expect(overlapY(one, other)).toBe(overlapY(other, one));
        expect(overlapX(one, one)).toBe(width(one));
        expect(overlapY(one, one)).toBe(height(one));
      }),
      RUNS,
    );
  });

  test("is never more than the smaller box, and what is missing is the gap", () => {
    fc.assert(
      fc.property(box, box, (one, other) => {
        expect(overlapX(one, other)).toBeLessThanOrEqual(Math.min(width(one), width(other)));
        expect(overlapY(one, other)).toBeLessThanOrEqual(Math.min(height(one), height(other)));
        if (one.right < other.left) expect(-overlapX(one, other)).toBe(other.left - one.right);
        if (one.bottom < other.top) expect(-overlapY(one, other)).toBe(other.top - one.bottom);
      }),
      RUNS,
    );
  });
});

describe("shifting the page", () => {
  test("moves middles along and changes no size, overlap or containment", () => {
    fc.assert(
      fc.property(box, box, shift, shift, (one, other, across, down) => {
        const [moved, movedOther] = [shifted(one, across, down), shifted(other, across, down)];
        expect([width(moved), height(moved)]).toEqual([width(one), height(one)]);
        expect(overlapX(moved, movedOther)).toBe(overlapX(one, other));
        expect(overlapY(moved, movedOther)).toBe(overlapY(one, other));
        expect(centreX(moved)).toBe(centreX(one) + across);
        expect(centreY(moved)).toBe(centreY(one) + down);
        expect(holdsPoint(moved, other.left + across, other.top + down)).toBe(
          holdsPoint(one, other.left, other.top),
        );
      }),
      RUNS,
    );
  });
});

describe("a box", () => {
  test("holds its middle and its corners, and nothing outside its sides", () => {
    fc.assert(
      fc.property(box, (one) => {
        expect(holdsPoint(one, centreX(one), centreY(one))).toBe(true);
        expect(holdsPoint(one, one.left, one.bottom)).toBe(true);
        expect(holdsPoint(one, one.left - 1, one.top)).toBe(false);
        expect(holdsPoint(one, one.right + 1, one.top)).toBe(false);
        expect(holdsPoint(one, one.left, one.top - 1)).toBe(false);
        expect(holdsPoint(one, one.left, one.bottom + 1)).toBe(false);
      }),
      RUNS,
    );
  });
});

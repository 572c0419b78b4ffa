import { describe, expect, test } from "vitest";
import { choosePair, sure, type Weighable } from "../../src/solve/choose-printed.ts";

function one(key: string, ...signs: readonly string[]): Weighable {
  return { key, isTaught: false, signs: new Map(signs.map((name) => [name, 1])) };
}

const [LEFT, RIGHT] = [one("Farrow", "at left"), one("Tern", "at right")];
const EITHER = { all: [LEFT, RIGHT], weights: { "at left": 2, "at right": 1 } };

describe("two fields that are chosen together", () => {
  /** The keys of the pair that is chosen. */
  function keysOf(areApart: (first: Weighable, second: Weighable) => boolean): readonly unknown[] {
    return choosePair(EITHER, EITHER, areApart).map((choice) => choice.best?.key);
  }

  test("never take one value where they may not", () => {
    expect(new Set(keysOf((a, b) => a.key !== b.key))).toEqual(new Set(["Farrow", "Tern"]));
    expect(keysOf(() => true)).toEqual(["Farrow", "Farrow"]);
  });

  test("stay empty where nothing is likelier", () => {
    const none = { all: [one("Farrow", "a caption")], weights: { "a caption": -1 } };
    const [first, second] = choosePair(none, none, () => true);
    expect([first.best, second.best]).toEqual([null, null]);
    // Odds of one to e against the only candidate.
    expect(first.share).toBeCloseTo(1 / (1 + Math.exp(-1)), 9);
    expect(first.nothing).toBe(first.share);
  });

  test("are left out below the least share, unless a template names them", () => {
    const choice = { best: LEFT, share: 0.3, nothing: 0.6, lost: [RIGHT] };
    expect(sure(choice, 0.4)).toEqual({
      best: null,
      share: 0.6,
      nothing: 0.6,
      lost: [LEFT, RIGHT],
    });
    expect(sure({ ...choice, best: { ...LEFT, isTaught: true } }, 0.4).best).not.toBeNull();
  });
});

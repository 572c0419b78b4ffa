import fc from "fast-check";
import { expect, test } from "vitest";
import { type Scores, surePairs } from "../../src/match/pairing/assignment.ts";
import { cases } from "../support/cases.ts";

/** The highest sum of pairs, by trying all. */
function highestSum(scores: Scores, row = 0, taken: ReadonlySet<number> = new Set()): number {
  const own = scores[row];
  if (own === undefined) return 0;
  const without = highestSum(scores, row + 1, taken);
  return own.reduce(
    (best, score, column) =>
      score === 0 || taken.has(column)
        ? best
        : Math.max(best, score + highestSum(scores, row + 1, new Set([...taken, column]))),
    without,
  );
}

const someScores: fc.Arbitrary<Scores> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(
      fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12 })), {
        minLength: columns,
        maxLength: columns,
      }),
      { minLength: rows, maxLength: rows },
    ),
  );

test("a pair is given exactly where every choice without it comes to less by the margin", () => {
  fc.assert(
    fc.property(someScores, fc.integer({ min: 1, max: 4 }), (scores, margin) => {
      const best = highestSum(scores);
      const without = (row: number, column: number): number =>
        highestSum(
          scores.map((own, at) =>
            own.map((score, to) => (at === row && to === column ? 0 : score)),
          ),
        );
      const expected = scores.map((own, row) =>
        own.flatMap((score, column) =>
          score > 0 && best - without(row, column) >= margin ? [column] : [],
        ),
      );
      const given = surePairs(scores, margin).map((column) => (column === null ? [] : [column]));
      expect(given).toEqual(expected);
    }),
    { numRuns: cases(2_000, 200) },
  );
});

test("the better sum of all counts, and not the best pair by itself", () => {
  expect(
    surePairs(
      [
        [9, 8],
        [8, 0],
      ],
      1,
    ),
  ).toEqual([1, 0]);
});

test("what fits two places equally well fits none", () => {
  expect(surePairs([[5, 5]], 1)).toEqual([null]);
  expect(surePairs([[5], [5]], 1)).toEqual([null, null]);
});

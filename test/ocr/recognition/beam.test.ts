import fc from "fast-check";
import { expect, test } from "vitest";
import { likelyTexts } from "../../../src/ocr/recognition/beam.ts";
import type { Lattice } from "../../../src/ocr/recognition/lattice.ts";

const SYMBOLS = ["", "1", "2", "3"];

function latticeOf(rows: readonly (readonly number[])[]): Lattice {
  const normed = rows.map((row) => row.map((value) => value / row.reduce((sum, one) => sum + one)));
  return { steps: rows.length, symbols: SYMBOLS, probabilities: Float32Array.from(normed.flat()) };
}

/** Adds up every way through the lattice, as the definition says. */
function allTexts({ steps, symbols, probabilities }: Lattice): ReadonlyMap<string, number> {
  let ways = new Map<string, number>([["|", 1]]);
  for (let step = 0; step < steps; step++) {
    const next = new Map<string, number>();
    for (const [way, probability] of ways) {
      const [text = "", last = ""] = way.split("|");
      symbols.forEach((symbol, index) => {
        const longer = symbol === "" || symbol === last ? text : text + symbol;
        const key = `${longer}|${symbol}`;
        const more = probability * (probabilities[step * symbols.length + index] ?? 0);
        next.set(key, (next.get(key) ?? 0) + more);
      });
    }
    ways = next;
  }
  const texts = new Map<string, number>();
  for (const [way, probability] of ways) {
    const [text = ""] = way.split("|");
    texts.set(text, (texts.get(text) ?? 0) + probability);
  }
  return texts;
}

test("the best text and its share are those of all ways through the lattice", () => {
  const row = fc.tuple(...SYMBOLS.map(() => fc.integer({ min: 1, max: 40 })));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const lattice = latticeOf(rows);
      const exact = [...allTexts(lattice)].toSorted((one, other) => other[1] - one[1]);
      const found = likelyTexts(lattice, { from: 0, to: rows.length, mayBe: new Set(SYMBOLS) });
      const best = found.toSorted((one, other) => other.share - one.share)[0];
      const wanted = exact.find(([text]) => text === best?.text);
      // The beam drops rare ways, so shares may differ a little, and the order of near equals; most where
      // all ways are about as probable, which no printed line is.
      expect(wanted?.[1]).toBeGreaterThan(0.7 * (exact[0]?.[1] ?? 1));
      expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    }),
    { seed: 606 },
  );
});

test("symbols that are not allowed appear in no text", () => {
  const lattice = latticeOf([
    [1, 50, 40, 1],
    [60, 1, 1, 1],
    [1, 2, 3, 60],
  ]);
  const texts = likelyTexts(lattice, { from: 0, to: 3, mayBe: new Set(["2", "3"]) });
  expect(texts[0]?.text).toBe("23");
  expect(texts.some(({ text }) => text.includes("1"))).toBe(false);
});

test("a long line loses nothing to small numbers", () => {
  const rows = Array.from({ length: 400 }, (_, index) =>
    index % 2 === 0 ? [1, 9_000, 500, 400] : [9_900, 1, 3, 3],
  );
  const [best] = likelyTexts(latticeOf(rows), { from: 0, to: 400, mayBe: new Set(SYMBOLS) });
  expect(best?.text).toBe("1".repeat(200));
  expect(best?.share).toBeGreaterThan(0);
});

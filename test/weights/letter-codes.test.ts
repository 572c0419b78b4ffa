import fc from "fast-check";
import { expect, test } from "vitest";
import { coded, decoded } from "../../src/weights/letter-codes.ts";

const values = fc.array(fc.nat(63), { maxLength: 3000 });

test("values come back from their text as they were", () => {
  fc.assert(
    fc.property(values, (all) => {
      expect([...decoded(coded(Uint8Array.from(all)))]).toEqual(all);
    }),
  );
});

test("a value whose code would be too long without a limit comes back", () => {
  // Fibonacci's numbers as counts give Huffman's longest codes.
  const counts = [1, 1];
  while (counts.length < 22) counts.push((counts.at(-1) ?? 0) + (counts.at(-2) ?? 0));
  const all = counts.flatMap((count, value) => Array.from({ length: count }, () => value));
  expect([...decoded(coded(Uint8Array.from(all)))]).toEqual(all);
});

test("frequent values take fewer letters than they are", () => {
  const all = Uint8Array.from({ length: 6000 }, (_, at) => (at % 10 === 0 ? 1 + (at % 7) : 0));
  expect(coded(all).length).toBeLessThan(0.4 * all.length);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { KeptReadings } from "../../../src/mcp/local/kept-readings.ts";

const LIMITS = { documents: 5, bytes: 1_000 };

function reading(packedBytes: number, words = "invoice: pay") {
  const address = { path: "a.pdf", pages: null };
  return { address, wishes: {}, state: "s", words, packed: "x".repeat(packedBytes / 2) };
}

describe("what a session keeps", () => {
  test("the reading that was used longest ago makes room, and is known to have been read", () => {
    const kept = new KeptReadings(LIMITS);
    for (const uri of ["a", "b", "c"]) kept.keep(uri, reading(300));
    kept.use("a");
    kept.keep("d", reading(300));
    const held = [...kept.all].map(([uri, { packed }]) => [uri, packed !== null]);
    expect(held).toEqual([
      ["b", false],
      ["c", true],
      ["a", true],
      ["d", true],
    ]);
  });

  test("a reading that would take the room of the others is not kept", () => {
    const kept = new KeptReadings(LIMITS);
    kept.keep("small", reading(100));
    kept.keep("large", reading(502));
    expect(kept.use("large")?.packed).toBeNull();
    expect(kept.use("small")?.packed).not.toBeNull();
  });

  test("what changes of the list is counted, and nothing else", () => {
    const kept = new KeptReadings(LIMITS);
    const counts = [];
    for (const [uri, words] of [
      ["a", "invoice: pay"],
      ["a", "invoice: pay"],
      ["a", "invoice: hold"],
      ["b", "invoice: pay"],
    ] as const) {
      kept.keep(uri, reading(10, words));
      counts.push(kept.changes);
    }
    expect(counts).toEqual([1, 1, 2, 3]);
  });

  test("whatever is read, neither bound is passed, and the last document is known", () => {
    const step = fc.record({
      uri: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
      size: fc.integer({ min: 0, max: 350 }).map((half) => 2 * half),
      isUse: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const kept = new KeptReadings(LIMITS);
        for (const { uri, size, isUse } of steps) {
          if (isUse) kept.use(uri);
          else kept.keep(uri, reading(size));
          const held = [...kept.all.values()];
          const bytes = held.reduce((sum, { packed }) => sum + 2 * (packed?.length ?? 0), 0);
          expect(bytes).toBeLessThanOrEqual(LIMITS.bytes);
          expect(held.length).toBeLessThanOrEqual(LIMITS.documents);
          if (!isUse) expect([...kept.all.keys()].at(-1)).toBe(uri);
          if (!isUse && size <= LIMITS.bytes / 2) expect(kept.use(uri)?.packed).not.toBeNull();
        }
      }),
    );
  });
});

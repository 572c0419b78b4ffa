import { describe, expect, test } from "vitest";
import { catalogTools, isTest, judgedNeeds } from "../../bench/find/catalogs.ts";
import { halfOf, ourSearch, plainSearch, qualityOf } from "../../bench/find/quality.ts";

const NEEDS = judgedNeeds();

test("the judged needs are many, each said once, and name listings by hash alone", () => {
  expect(NEEDS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(NEEDS.map(({ need }) => need)).size).toBe(NEEDS.length);
  const halves = NEEDS.filter(isTest).length / NEEDS.length;
  expect(Math.abs(halves - 0.5)).toBeLessThan(0.1);
  for (const { grades } of NEEDS) {
    for (const [hash, grade] of Object.entries(grades)) {
      expect(hash).toMatch(/^[\da-f]{12}$/);
      expect([1, 2, 3]).toContain(grade);
    }
  }
});

const tools = catalogTools();

// The catalogs are other people's text and not part of the project: without them there is nothing to rank.
const TITLE =
  tools === null
    ? "no catalogs of tools beside the project, which are other people's text"
    : "on the catalogs beside the project";

describe.skipIf(tools === null)(TITLE, () => {
  test("on the half that nothing was tuned on, the ranking is at least 15 % above plain BM25", () => {
    const some = halfOf(NEEDS, "test");
    const known = tools ?? [];
    const plain = qualityOf(plainSearch(known), known, some);
    const ours = qualityOf(ourSearch(known), known, some);
    expect(ours.ndcg5 / plain.ndcg5).toBeGreaterThan(1.15);
    expect(ours.top1).toBeGreaterThan(plain.top1);
  });

  test("every graded listing but those of test networks is among the tools", () => {
    const hashes = new Set((tools ?? []).flatMap((tool) => tool.hashes));
    const missing = NEEDS.flatMap(({ grades }) => Object.keys(grades)).filter(
      (hash) => !hashes.has(hash),
    );
    expect(missing).toEqual([]);
  });
});

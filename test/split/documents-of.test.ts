import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { randomPackage } from "../../fixtures/draw/random/package/random-package.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { contentsOf } from "../../src/pdf/contents.ts";
import { documentsOf, type FoundDocument } from "../../src/split/documents-of.ts";

/** Packages to which nothing was fitted. */
const SEEDS = [101, 103, 105, 107, 109];

/** Pages of a package that is drawn here. */
const PAGES = 16;

async function foundIn(pdf: Uint8Array): Promise<readonly FoundDocument[]> {
  const { pages } = await contentsOf(pdf, { ...LIMITS, documentBytes: pdf.length, scanPages: 0 });
  return documentsOf(pages);
}

describe("a draw package", () => {
  test("is taken apart so that each page belongs to exactly one document", async () => {
    const { pdf } = await randomPackage(3, { scanned: false, pages: PAGES });
    const found = await foundIn(pdf);
    const covered = found.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
    expect(covered).toEqual(Array.from({ length: PAGES }, (_, at) => at + 1));
  });

  test("is taken apart where its documents begin", { timeout: 120_000 }, async () => {
    const counts = { right: 0, found: 0, hit: 0 };
    for (const seed of SEEDS) {
      const { pdf, truth } = await randomPackage(seed, { scanned: false, pages: PAGES });
      const begins = new Set(truth.documents.map(({ from }) => from));
      const found = await foundIn(pdf);
      counts.right += begins.size;
      counts.found += found.length;
      counts.hit += found.filter(({ from }) => begins.has(from)).length;
    }
    expect(counts.hit / counts.right).toBeGreaterThanOrEqual(0.95);
    expect(counts.hit / counts.found).toBeGreaterThanOrEqual(0.9);
  });
});

test.each([
  ["pay-application/aia-g702/twelve-page-sheet", "PAY_APPLICATION"],
  ["pay-application/procore-subcontractor/half-release", "PAY_APPLICATION"],
  ["lien-waiver/california/conditional-progress", "LIEN_WAIVER"],
])("%s is one document", async (name, kind) => {
  const found = await foundIn(new Uint8Array(readFileSync(`fixtures/${name}.pdf`)));
  expect(found.map((one) => one.kind)).toEqual([kind]);
});

test("a packet of an application, its letter, a waiver and a bill is four documents", async () => {
  const packet = readFileSync("fixtures/pay-application/aia-g702/in-a-packet.pdf");
  const found = await foundIn(new Uint8Array(packet));
  expect(found.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ["COVER", 1, 1],
    ["PAY_APPLICATION", 2, 3],
    ["LIEN_WAIVER", 4, 4],
    ["INVOICE", 5, 5],
  ]);
});

import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "../src/page/page.ts";
import type { ChangeOrderReading, ConfidencePart } from "../src/reading.ts";
import { readOrder, typedOrder } from "./support/typed-order.ts";

const GAP = "\n".repeat(7);

const LINES = {
  sender: "Halcott Builders, LLC",
  title: "# SUBCONTRACT CHANGE ORDER",
  number: "Change Order No: SCO-7",
  date: "Date: March 4, 2026",
  addressee: "To Subcontractor: Ridgeway Plumbing, Inc.",
  description: "Description: Move the floor drain in the janitor's closet",
  original: "Original subcontract sum | $85,000.00",
  previous: "Net change by previous change orders | $5,000.00",
  before: "Subcontract sum before this change order | $90,000.00",
  amount: "Amount of this change order | $1,250.00",
  after: "New subcontract sum including this change order | $91,250.00",
  // Signatures stand on the lower part of a page.
  gap: GAP,
  firms: "Halcott Builders, LLC | Ridgeway Plumbing, Inc.",
  signatures: "By: Ann Pruitt | By: Lee Ridgeway",
  days: "Date: March 6, 2026 | Date: March 5, 2026",
} as const;

type LineName = keyof typeof LINES;

function paperWith(changes: Partial<Record<LineName, string | null>>): readonly Page[] {
  const lines: Readonly<Record<string, string | null>> = { ...LINES, ...changes };
  return typedOrder(Object.values(lines).flatMap((line) => line?.split("\n") ?? []));
}

let sound: ChangeOrderReading;

beforeAll(() => {
  sound = readOrder(paperWith({}));
});

describe("the confidence in a change order", () => {
  test("is high where everything is printed, agreed and proved", () => {
    expect(sound.warnings).toEqual([]);
    expect(sound.confidence).toBeGreaterThan(0.9);
    expect(sound.confidence).toBeLessThanOrEqual(1);
  });

  test("is the product of its parts, each with a sentence", () => {
    const product = sound.confidenceParts.reduce((all, { value }) => all * value, 1);
    expect(sound.confidence).toBeCloseTo(product, 3);
    for (const { value, because } of sound.confidenceParts) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(because).toMatch(/^\S.*\.$/);
    }
  });

  test.each<readonly [what: string, changes: Partial<Record<LineName, string | null>>]>([
    ["the number", { number: null }],
    ["the date, nor that of a signature,", { date: null, days: null }],
    ["the description", { description: null }],
    [
      "the amount with its sums",
      { original: null, previous: null, before: null, amount: null, after: null },
    ],
    ["the firms", { sender: null, addressee: null, firms: null }],
  ])("falls where %s is not printed", (_, changes) => {
    expect(readOrder(paperWith(changes)).confidence).toBeLessThan(sound.confidence);
  });

  test.each<readonly [what: string, changes: Partial<Record<LineName, string | null>>]>([
    ["the new sum", { after: "New subcontract sum including this change order | $91,350.00" }],
    ["the sum before", { before: "Subcontract sum before this change order | $90,100.00" }],
    ["the amount", { amount: "Amount of this change order | $1,350.00" }],
  ])("falls, with a warning, where %s is wrong by a digit", (_, changes) => {
    const { confidence, confidenceParts, warnings, identities } = readOrder(paperWith(changes));
    expect(proofOf(confidenceParts)).toBeLessThan(proofOf(sound.confidenceParts));
    expect(identities.filter(({ passed }) => passed === false)).not.toEqual([]);
    expect(warnings).not.toEqual([]);
    expect(confidence).toBeLessThan(sound.confidence);
  });
});

function proofOf(parts: readonly ConfidencePart[]): number {
  return parts.find(({ name }) => name === "proof")?.value ?? 0;
}

import { expect, test } from "vitest";
import { addressesIn } from "../../../src/evidence/change-order/firm-addresses.ts";
import type { Paper } from "../../../src/paper/paper.ts";

function paperOf(...lines: readonly string[]): Paper {
  const page = {
    lines: lines.map((text) => ({
      line: { words: text.split(" ").map((own) => ({ text: own })) },
    })),
  };
  return {
    pages: [page],
    amounts: [],
    percents: [],
    dates: [],
    identifiers: [],
  } as unknown as Paper;
}

test("a firm is known by the address that a mail is from", () => {
  const { placesOf } = addressesIn(
    paperOf(
      "From: Kyle Brannigan <kbrannigan@tricountyfence.example>",
      "To: Delphine Marchetti <dm@loupriverbuilders.example>",
    ),
  );
  expect(placesOf("Tri-County Fence & Gate Co.")).toEqual(["of the sender"]);
  expect(placesOf("Loup River Builders, Inc.")).toEqual(["of the receiver"]);
  expect(placesOf("Prairie Commons")).toEqual([]);
});

test("a site in a letterhead is its own", () => {
  const { placesOf } = addressesIn(paperOf("8820 Almeda Spur", "gulfprairiepaint.example"));
  expect(placesOf("Gulf Prairie Painting & Coatings")).toEqual(["first"]);
});

test("few letters in common are no name", () => {
  const { placesOf } = addressesIn(paperOf("www.midwestern-steel.example"));
  expect(placesOf("Midway Electric")).toEqual([]);
});

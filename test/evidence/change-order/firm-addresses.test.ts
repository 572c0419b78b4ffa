import { expect, test } from "vitest";
import { addressesIn } from "../../../src/evidence/change-order/firm-candidates.ts";
import { typedPaper } from "../../support/typed-paper.ts";

test("a firm is known by the address that a mail is from", () => {
  const { placesOf } = addressesIn(
    typedPaper(
      "From: Kyle Brannigan <kbrannigan@tricountyfence.example>",
      "To: Delphine Marchetti <dm@loupriverbuilders.example>",
    ),
  );
  expect(placesOf("Tri-County Fence & Gate Co.")).toEqual(["of the sender"]);
  expect(placesOf("Loup River Builders, Inc.")).toEqual(["of the receiver"]);
  expect(placesOf("Prairie Commons")).toEqual([]);
});

test("a site in a letterhead is its own", () => {
  const { placesOf } = addressesIn(typedPaper("8820 Almeda Spur", "gulfprairiepaint.example"));
  expect(placesOf("Gulf Prairie Painting & Coatings")).toEqual(["first"]);
});

test("few letters in common are no name", () => {
  const { placesOf } = addressesIn(typedPaper("www.midwestern-steel.example"));
  expect(placesOf("Midway Electric")).toEqual([]);
});

test("the sender of a quoted message is not who speaks", () => {
  const { placesOf } = addressesIn(
    typedPaper(
      "From: Kyle Brannigan <kb@tricountyfence.example>",
      "To: Delphine Marchetti",
      "Net add is $6,425.00.",
      "From: Delphine Marchetti <dm@loupriverbuilders.example>",
      "Please get me a price.",
    ),
  );
  expect(placesOf("Tri-County Fence & Gate Co.")).toEqual(["of the sender"]);
  expect(placesOf("Loup River Builders, Inc.")).toEqual(["quoted"]);
});

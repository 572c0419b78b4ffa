import { expect, test } from "vitest";
import { firmStretches } from "../../../src/evidence/change-order/firm-stretches.ts";
import { messagesIn, signedBy } from "../../../src/evidence/change-order/messages.ts";
import { orderPhrases } from "../../../src/evidence/change-order/order-phrases.ts";
import { typedPaper } from "../../support/typed-paper.ts";

const MAIL = typedPaper(
  "From: Hemi Tautahi [hemi@cookstraitroofing.example]",
  "To: Ana Petrova <ana@wairau.example>",
  "Date: 13 June 2025",
  "Subject: Variation 05",
  "Please raise a variation for $18,795.55.",
  "Hemi Tautahi, Director",
  "Cook Strait Roofing Ltd",
  "-----Original Message-----",
  "From: Ana Petrova",
  "Sent: 4 June 2025",
  "What will it cost?",
  "Ana Petrova, Wairau Retail Builders",
);

test("a message has a head and a body, and what it quotes stands below", () => {
  const { partOf } = messagesIn(MAIL);
  expect([0, 3, 4, 6, 7, 9, 11].map((line) => partOf(1, line))).toEqual([
    "head",
    "head",
    "body",
    "body",
    "quoted",
    "quoted",
    "quoted",
  ]);
});

test("a paper without a head is no message", () => {
  const { partOf } = messagesIn(typedPaper("CHANGE ORDER 4", "To: Arden Builders Inc."));
  expect(partOf(1, 1)).toBeNull();
});

test("what programs on the net make of a head is one", () => {
  const { sender, receiver } = messagesIn(
    typedPaper(
      "Sadie Voorhees <sadie@overbrook.example> Mon, Mar 16, 2026 at 3:27 PM",
      "To: Chip Daltrey <chip@blackwater.example>",
    ),
  );
  expect(sender).toEqual(["sadie", "voorhees"]);
  expect(receiver).toEqual(["chip", "daltrey"]);
});

test("firms are signed for by the persons above them", () => {
  const messages = messagesIn(MAIL);
  const signs = new Map(
    firmStretches(MAIL, orderPhrases()).map((firm) => [firm.value, signedBy(firm, MAIL, messages)]),
  );
  expect(signs.get("Cook Strait Roofing Ltd")).toEqual(["sender"]);
  expect(signs.get("Wairau Retail Builders")).toEqual(["receiver"]);
});

import { expect, test } from "vitest";
import { compareWithGolden, goldenText } from "../../src/cli/golden.ts";
import type { Reading } from "../../src/reading.ts";
import { REQUEST } from "../wire/change-order-by-hand.ts";
import { FIRST_APPLICATION } from "../wire/reading-by-hand.ts";

function goldenOf(reading: Reading): string {
  return goldenText({ kind: "read", reading });
}

test("the golden of a change order has a line for all that was read", () => {
  expect(goldenOf(REQUEST)).toMatchInlineSnapshot(`
    "{
      "document": "CHANGE_ORDER",
      "template": "any-change-order",
      "kind": "SUBCONTRACTOR_REQUEST",
      "fields": {
        "issuer": ["Hollis & Daughters Mechanical, LLC", 1, "Hollis & Daughters Mechanical, LLC"],
        "number": ["COR-007", 1, "COR-007"],
        "description": ["Relocate two <VAV> boxes and their branch duct at grid C-4, as the architect's sketch of 3/28 shows, and balance them again", 1, "Relocate two <VAV> boxes and their branch duct at grid C-4, as the architect's sketch of 3/28 shows, and balance them again"],
        "amount": ["12481.00", 1, "12,481.00"],
        "date": ["2026-04-05", 1, "April 5, 2026"],
        "requested": ["13000.00", 1, "13,000.00"]
      },
      "heading": {
        "project": ["Alder Street Clinic", 1, "Alder Street Clinic"],
        "contractNumber": ["24-118-15", 1, "24-118-15"],
        "projectNumber": ["24-118", 1, "24-118"]
      },
      "agreement": {
        "isShown": false,
        "flaw": "draft"
      },
      "parties": {
        "sender": ["Hollis & Daughters Mechanical, LLC", 1, "Hollis & Daughters Mechanical, LLC"],
        "addressee": ["Millrace Builders, Inc.", 1, "Millrace Builders, Inc."],
        "contractor": ["Millrace Builders, Inc.", 1, "Millrace Builders, Inc."],
        "subcontractor": ["Hollis & Daughters Mechanical, LLC", 1, "Hollis & Daughters Mechanical, LLC"]
      },
      "contractSum": {
        "originalContractSum": ["248600.00", 1, "248,600.00"],
        "previousChanges": ["-1200.50", 1, "-1,200.50"],
        "change": ["12481.00", 1, "12,481.00"],
        "sumAfter": ["259880.50", 1, "259,880.50"]
      },
      "costs": [
        ["Labor, 64 hours of a journeyman and an apprentice with their foreman", "7040.00", 1, "7,040.00"],
        ["Material", "3180.00", 1, "3,180.00"],
        ["Overhead and profit", "1533.00", 1, "1,533.00"],
        ["Bond", "727.00", 1, "727.00"],
        ["Total", "12481.00", 1, "12,481.00"]
      ],
      "marks": {
        "SUBCONTRACTOR_REQUEST": 2,
        "GC_CHANGE_ORDER": 1
      },
      "checks": {},
      "failedIdentities": ["costs_to_total"],
      "warnings": [
        "The lines of the breakdown add up to 12,480.00, but the total is 12,481.00.",
        "The contract sum is carried forward as on an executed order, but the paper is a request."
      ],
      "confidence": 0.71
    }
    "
  `);
});

test.each([
  ["a pay application", FIRST_APPLICATION],
  ["a change order", REQUEST],
])("%s is the same as its own golden", (_name, reading) => {
  expect(compareWithGolden({ kind: "read", reading }, goldenOf(reading))).toEqual({ kind: "same" });
});

test("another kind is a difference", () => {
  const document = { ...REQUEST.document, kind: "GC_CHANGE_ORDER" } as const;
  const reading = { ...REQUEST, document };
  expect(compareWithGolden({ kind: "read", reading }, goldenOf(REQUEST))).toEqual({
    kind: "differs",
    differences: [{ path: "kind", expected: `"SUBCONTRACTOR_REQUEST"`, read: `"GC_CHANGE_ORDER"` }],
  });
});

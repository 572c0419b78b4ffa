import { expect, test } from "vitest";
import { compareWithGolden, goldenText } from "../../src/cli/golden.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { REQUEST } from "../wire/change-order-by-hand.ts";
import { INVOICE } from "../wire/invoice-by-hand.ts";
import { amount, FIRST_APPLICATION } from "../wire/reading-by-hand.ts";

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
        "sumAfter": ["259880.50", 1, "259,880.50"],
        "change": ["12481.00", 1, "12,481.00"]
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
        "The total of the breakdown is printed as 12,481.00, but the sum of its 2 lines is 12,480.00, which is 1.00 less.",
        "The contract sum is carried forward as on an executed order, but the paper is a request."
      ],
      "confidence": 0.71
    }
    "
  `);
});

test("the golden of an invoice has a line for all that was read", () => {
  expect(goldenOf(INVOICE)).toMatchInlineSnapshot(`
    "{
      "document": "INVOICE",
      "template": "any-invoice",
      "paper": "invoice",
      "fields": {
        "invoiceNumber": ["KS-20417", 1, "KS-20417"],
        "invoiceDate": ["2026-03-12", 1, "12.3.2026"],
        "dueDate": ["2026-04-11", 1, "11.4.2026"],
        "currency": ["CAD", 1, "CAD"],
        "vendor.name": ["Kestrel & Sons <Hardware> Ltd", 1, "Kestrel & Sons <Hardware> Ltd"],
        "vendor.taxId": ["81234 5678 RT0001", 1, "81234 5678 RT0001"],
        "customer.name": ["Millrace Builders, Inc.", 1, "Millrace Builders, Inc."],
        "purchaseOrder": ["PO-7781", 1, "PO-7781"],
        "subtotal": ["2662.98", 1, "2,662.98"],
        "discount": ["62.98", 1, "62.98"],
        "shipping": ["45.00", 1, "45.00"],
        "otherCharges": ["-0.02", 1, "-0.02"],
        "total": ["2956.98", 1, "2,956.98"],
        "amountPaid": ["956.98", 1, "956.98"],
        "balanceDue": ["2020.50", 1, "2,020.50"]
      },
      "others": {
        "customer.taxId": ["CA 778 120", 1, "CA 778 120"],
        "previousBalance": ["120.50", 1, "120.50"],
        "withheld": ["100.00", 1, "100.00"],
        "iban": ["GB33 BUKB 2020 1555 5555 55", 1, "GB33 BUKB 2020 1555 5555 55"]
      },
      "lineItems": [
        ["Anchor bolts <M16>, hot-dip galvanised, with nut & washer", "250", "184.00", "460.00", {"code":"AB-16","unit":"pcs","priceBasis":"100","taxRate":"12 %"}],
        ["Concrete C25/30", "12.5", "142.40", "1691.00", {"unit":"m³","discount":"89.00","discountRate":"5 %","taxRate":"12 %"}],
        ["Labour", "7.5", "68.2525", "511.98", {"taxRate":"12 %","taxAmount":"61.44","serviceDate":"2026-03-09"}]
      ],
      "taxes": [["GST","5 %","2600.00","130.00"], ["PST","7 %",null,"182.00"]],
      "eInvoice": {
        "name": "factur-x.xml",
        "profile": "EN 16931",
        "agreeing": 1,
        "differing": ["dueDate"]
      },
      "checks": {
        "line_math": false,
        "lines_to_subtotal": true,
        "dates": null
      },
      "failedIdentities": [],
      "warnings": [
        "Line 3 (Labour): The amount is printed as 511.98, but 7.5 times 68.2525 is 511.89, which is 0.09 less. 3 lines are tested.",
        "The file inside of the PDF says that 2026-04-21 is the due date, but the page says 2026-04-11."
      ],
      "confidence": 0.88
    }
    "
  `);
});

test.each([
  ["a pay application", FIRST_APPLICATION],
  ["a change order", REQUEST],
  ["an invoice", INVOICE],
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

test("another amount of an item, another tax and another word of the file inside are differences", () => {
  const { document, eInvoice } = INVOICE;
  const [, second] = document.lines;
  const [gst] = document.taxes;
  if (second === undefined || gst === undefined || eInvoice === null)
    throw new RangeError("The example has all.");
  const reading = {
    ...INVOICE,
    document: {
      ...document,
      lines: document.lines.with(1, { ...second, amount: amount("1691.01", 13) }),
      taxes: [gst],
    },
    eInvoice: { ...eInvoice, comparisons: eInvoice.comparisons.slice(0, 1) },
  };
  const verdict = compareWithGolden({ kind: "read", reading }, goldenOf(INVOICE));
  const differences = verdict.kind === "differs" ? verdict.differences : [];
  expect(differences.map(({ path }) => path)).toEqual([
    "lineItems.2",
    "taxes.2",
    "eInvoice.differing",
  ]);
});

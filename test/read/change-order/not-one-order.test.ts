import { describe, expect, test } from "vitest";
import { ReadError } from "../../../src/base/read-error.ts";
import type { Page } from "../../../src/page/page.ts";
import { readPages } from "../../support/read-pages.ts";
import { TEMPLATES } from "../../../src/read/templates.ts";
import { pagesOfFixture } from "../../support/corpus.ts";
import { typedOrder } from "../../support/typed-order.ts";

const SUB = "Ridgeway Plumbing, Inc.";
const GC = "Halcott Builders, LLC";
const HEAD = ["Project: Larkin Street Library", "Date: March 4, 2026"];

/** What is refused here may still be an invoice. */
const CONSTRUCTION = { kind: "construction", subcontractor: null, gc: null } as const;

function checkRefused(pages: readonly Page[]): void {
  let refusal: unknown = null;
  try {
    readPages(pages, TEMPLATES, CONSTRUCTION);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(ReadError);
  expect(refusal).toMatchObject({ code: "not-this-kind" });
}

describe("papers that travel with change orders are refused", () => {
  test.each<readonly [what: string, lines: readonly string[]]>([
    [
      "a log of many orders",
      [
        GC,
        "# CHANGE ORDER LOG",
        ...HEAD,
        "CO No. | Description | Status | Amount",
        "001 | Deeper footings | Approved | 34,118.00",
        "002 | Delete sump | Approved | (6,240.00)",
        "003 | Atrium glass | Pending | 71,904.50",
        "Total | 99,782.50",
      ],
    ],
    [
      "a log of requests",
      [
        SUB,
        "# CHANGE ORDER REQUEST LOG",
        ...HEAD,
        "COR | Description | Status | Requested",
        "COR-1 | Added drains | Approved | 3,410.00",
        "COR-2 | Shower valves | Rejected | 6,240.00",
        "COR-3 | Roof drain | Open | 1,904.50",
      ],
    ],
    [
      "a question",
      [
        SUB,
        "# REQUEST FOR INFORMATION",
        "RFI No: 88",
        ...HEAD,
        `To: ${GC}`,
        "Question: Drawing P-101 shows the floor drain in the path of the beam.",
        "May the drain be moved by four feet?",
        "Cost impact: to be determined | Schedule impact: none",
        "Response due: March 18, 2026",
      ],
    ],
    [
      "a waiver",
      [
        "# CONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT",
        `Name of claimant: ${SUB}`,
        `Name of customer: ${GC}`,
        "Owner: City of Dover",
        "Through date: March 4, 2026",
        "This document waives lien and stop payment notice rights for change orders",
        "through the above date, on receipt of payment.",
        "Amount of check: | $18,250.00",
      ],
    ],
    [
      "a transmittal",
      [
        GC,
        "# LETTER OF TRANSMITTAL",
        ...HEAD,
        `To: ${SUB}`,
        "We are sending you the following items:",
        "Copies | Date | No. | Description",
        "2 | 03/02/2026 | SCO-7 | Subcontract change order for signature",
        "1 | 03/02/2026 | COR-12 | Your change order request",
        "Please sign both copies and return one.",
      ],
    ],
    [
      "a proposal for a whole job",
      [
        SUB,
        "# PROPOSAL",
        ...HEAD,
        `To: ${GC}`,
        "We propose to furnish all labor and material for the plumbing of the library",
        "in accordance with plans and specifications, Division 22.",
        "Base bid: | $412,000.00",
        "Alternate 1: | $18,500.00",
        "This proposal is valid for 30 days.",
      ],
    ],
    [
      "an instruction without a price",
      [
        "Pell Ongaro Architects",
        "# ARCHITECT'S SUPPLEMENTAL INSTRUCTIONS",
        "ASI No: 14",
        ...HEAD,
        `To Contractor: ${GC}`,
        "The work shall be carried out without change in Contract Sum or Contract Time.",
        "Shift the janitor's closet door by two feet.",
      ],
    ],
    [
      "an invoice",
      [
        SUB,
        "# INVOICE",
        "Invoice No: 5514",
        ...HEAD,
        `Bill to: ${GC}`,
        "Description | Quantity | Unit price | Amount",
        "Service call | 1 | 180.00 | 180.00",
        "Subtotal | $180.00",
        "Sales tax | $0.00",
        "Total due | $180.00",
      ],
    ],
    [
      "a daily report",
      [
        GC,
        "# DAILY FIELD REPORT",
        ...HEAD,
        "Weather: 41 F, overcast",
        "Manpower: 4 plumbers, 2 laborers",
        "Work performed: roughed in the janitor's closet; awaiting change order 7.",
      ],
    ],
  ])("%s", (_, lines) => {
    checkRefused(typedOrder(lines));
  });

  test.each(["log", "rfi", "transmittal", "proposal"])("the drawn %s", async (name) => {
    checkRefused(await pagesOfFixture(`fixtures/change-order/others/${name}`));
  });
});

test("a pay application that lists change orders is read as a pay application", async () => {
  for (const name of ["aia-g702/middle", "aia-g702/deductive-changes", "aia-g702/g702-only"]) {
    const pages = await pagesOfFixture(`fixtures/pay-application/${name}`);
    expect(readPages(pages, TEMPLATES).documentType, name).toBe("PAY_APPLICATION");
  }
});

test.each<readonly [what: string, line: string]>([
  ["a log", "See the change order log of March 1, 2026 for earlier changes."],
  ["a directive", "This settles Construction Change Directive No. 5."],
  ["a question", "Reference: RFI 88 of February 12, 2026"],
  ["a proposal", "Your proposal of February 20, 2026 is part of this change."],
  ["an instruction", "As shown on ASI 14 and Bulletin 3."],
  ["a waiver", "Enclose a lien waiver with the next pay application."],
])("a change order that names %s stays one", (_, line) => {
  const pages = typedOrder([
    GC,
    "# SUBCONTRACT CHANGE ORDER",
    "Change Order No: SCO-7",
    ...HEAD,
    `To Subcontractor: ${SUB}`,
    "Description: Move the floor drain in the janitor's closet",
    "Amount of this change order: | $1,250.00",
    "",
    line,
  ]);
  expect(readPages(pages, TEMPLATES).documentType).toBe("CHANGE_ORDER");
});

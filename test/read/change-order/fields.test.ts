import { describe, expect, test } from "vitest";
import type { Page } from "../../../src/page/page.ts";
import type { ChangeOrderBody } from "../../../src/wire/contract.ts";
import { fieldsOf, readOrder, typedOrder } from "../../support/typed-order.ts";

const SUB = "Ridgeway Plumbing, Inc.";
const GC = "Halcott Builders, LLC";
const PROJECT = "Larkin Street Library";
const DESCRIPTION = "Move the floor drain in the janitor's closet";

interface Lines {
  /** Below the title. */
  readonly head: readonly string[];
  /** Between the description and the amount. */
  readonly body?: readonly string[];
  readonly tail?: readonly string[];
}

/** An order of the general contractor to its subcontractor. */
function orderWith({ head, body = [], tail = [] }: Lines): readonly Page[] {
  return typedOrder([
    GC,
    "18 Foundry Lane, Dover, NH 03820",
    "# SUBCONTRACT CHANGE ORDER",
    ...head,
    `To Subcontractor: ${SUB}`,
    `Project: ${PROJECT}`,
    "",
    `Description: ${DESCRIPTION}`,
    ...body,
    "Amount of this change order: | $1,250.00",
    ...tail,
  ]);
}

/** A request of the subcontractor to the general contractor. */
function requestWith({ head, body = [], tail = [] }: Lines): readonly Page[] {
  return typedOrder([
    SUB,
    "4 Tannery Road, Rochester, NH 03867",
    "# CHANGE ORDER REQUEST",
    ...head,
    `To: ${GC}`,
    `Project: ${PROJECT}`,
    "",
    `Description: ${DESCRIPTION}`,
    ...body,
    "Total of this request: | $1,250.00",
    ...tail,
  ]);
}

function checkFields(pages: readonly Page[], expected: Partial<ChangeOrderBody>): void {
  expect(fieldsOf(readOrder(pages))).toMatchObject(expected);
}

const DATE = "Date: March 4, 2026";

describe("number", () => {
  test.each(["7", "007", "SCO-007", "CO-7", "2026-014", "SCO 12", "24-118-CO-03"])(
    "%j of an order is kept as printed",
    (number) => {
      checkFields(orderWith({ head: [`Change Order No: ${number}`, DATE] }), { number });
    },
  );

  test.each(["12", "COR-012", "COR 12", "RFCO-001", "COR-12 R1", "24-118-014"])(
    "%j of a request is kept as printed",
    (number) => {
      checkFields(requestWith({ head: [`Change Order Request No: ${number}`, DATE] }), { number });
    },
  );

  test.each([
    ["PCO", "PCO No: 31"],
    ["contract", "Contract No: 24-118-16"],
    ["subcontract", "Subcontract No: 24-118-16"],
    ["project", "Project No: 24-118"],
    ["job", "Job Number: 9921"],
    ["revision", "Revision: 2"],
    ["instruction", "ASI No: 14"],
    ["question", "RFI No: 88"],
    ["proposal", "Subcontractor's Proposal No: 5514"],
    ["purchase order", "Purchase Order No: 40118"],
    ["vendor", "Vendor No: 66120"],
    ["request behind the order", "In response to Change Order Request: COR-44"],
    ["phone", "Phone: (603) 555-0142"],
    ["page", "Page 1 of 3"],
  ])("of the order, not of the %s", (_, decoy) => {
    checkFields(orderWith({ head: [decoy, "Change Order No: SCO-7", DATE] }), { number: "SCO-7" });
    checkFields(orderWith({ head: ["Change Order No: SCO-7", DATE, decoy] }), { number: "SCO-7" });
  });

  test("stands in the title where it has no caption of its own", () => {
    const pages = typedOrder([
      GC,
      "# CHANGE ORDER NO. 14",
      DATE,
      `To Subcontractor: ${SUB}`,
      `Description: ${DESCRIPTION}`,
      "Amount of this change order: | $1,250.00",
    ]);
    checkFields(pages, { number: "14" });
  });

  test("is null where none is printed", () => {
    checkFields(orderWith({ head: [DATE] }), { number: null });
  });
});

describe("date", () => {
  test.each([
    ["March 4, 2026"],
    ["3/4/26"],
    ["03/04/2026"],
    ["2026-03-04"],
    ["4-Mar-26"],
    ["Mar 4, 2026"],
    ["March 4th, 2026"],
  ])("%s is read", (printed) => {
    const head = ["Change Order No: 7", `Date: ${printed}`];
    checkFields(orderWith({ head, tail: ["Dover, New Hampshire"] }), { date: "2026-03-04" });
  });

  test.each([
    ["the contract", "Contract date: September 9, 2025"],
    ["the subcontract", "Subcontract dated September 9, 2025"],
    ["an answer that is due", "Response due: March 18, 2026"],
    ["completion", "The date of Substantial Completion is August 21, 2026."],
    ["a new completion", "New completion date: August 21, 2026"],
    ["the bid", "Bid date: May 2, 2025"],
    ["the quote of a lower tier", "Quote of Brandt Supply dated February 11, 2026"],
    ["drawings", "Drawing A-201 dated January 20, 2026"],
    ["work that was done", "Work performed: February 23, 2026"],
    ["an offer's end", "This price is valid until April 3, 2026"],
  ])("of the paper, not of %s", (_, decoy) => {
    const number = "Change Order No: 7";
    checkFields(orderWith({ head: [number, DATE], body: [decoy] }), { date: "2026-03-04" });
    checkFields(orderWith({ head: [decoy, number, DATE] }), { date: "2026-03-04" });
  });

  test("of the paper, not of its printing", () => {
    const tail = ["", "Printed on: 05/30/2026 | Page 1 of 1"];
    checkFields(orderWith({ head: ["Change Order No: 7", DATE], tail }), { date: "2026-03-04" });
    checkFields(orderWith({ head: ["Change Order No: 7"], tail }), { date: null });
  });

  test("of the paper counts before that of its approval", () => {
    const head = ["Change Order No: 7", DATE, "Date approved: March 9, 2026"];
    checkFields(orderWith({ head }), { date: "2026-03-04" });
  });

  test("that names a month only is none", () => {
    const head = ["Change Order No: 7", "Date: March 2026"];
    checkFields(orderWith({ head }), { date: null });
  });
});

describe("description", () => {
  test.each([
    ["Description:"],
    ["Description of change:"],
    ["Scope of work:"],
    ["Subject:"],
    ["Re:"],
    ["Title:"],
  ])("stands beside %s", (caption) => {
    const pages = typedOrder([
      GC,
      "# SUBCONTRACT CHANGE ORDER",
      "Change Order No: 7",
      DATE,
      `To Subcontractor: ${SUB}`,
      `${caption} ${DESCRIPTION}`,
      "",
      "Amount of this change order: | $1,250.00",
    ]);
    checkFields(pages, { description: DESCRIPTION });
  });

  test.each([
    ["legal words above", "All other terms of the Subcontract remain in full force and effect."],
    ["a heading of the law", "NOT VALID UNTIL SIGNED BY BOTH PARTIES."],
    ["a waiver", "This Change Order is full compensation for all direct and indirect costs."],
    ["a request to sign", "Please sign and return one copy of this change order."],
  ])("is not %s", (_, decoy) => {
    const head = ["Change Order No: 7", DATE, decoy];
    checkFields(orderWith({ head }), { description: DESCRIPTION });
    checkFields(orderWith({ head: head.slice(0, 2), tail: [decoy] }), { description: DESCRIPTION });
  });

  test("is the sentence below its caption", () => {
    const pages = typedOrder([
      GC,
      "# SUBCONTRACT CHANGE ORDER",
      "Change Order No: 7",
      DATE,
      `To Subcontractor: ${SUB}`,
      "",
      "The Subcontract is changed as follows:",
      DESCRIPTION,
      "",
      "Amount of this change order: | $1,250.00",
    ]);
    checkFields(pages, { description: DESCRIPTION });
  });

  test("goes on over the lines of its paragraph", () => {
    const body = ["and extend the vent through the roof of the east wing."];
    const { description } = fieldsOf(
      readOrder(orderWith({ head: ["Change Order No: 7", DATE], body: [...body, ""] })),
    );
    expect(description?.startsWith(DESCRIPTION)).toBe(true);
  });
});

describe("issuer", () => {
  test.each([
    ["the owner", "Owner: City of Dover"],
    ["the architect", "Architect: Pell Ongaro Architects"],
    ["the engineer", "Engineer: Marsh & Dole Engineering, PC"],
    ["a lower tier", "Quotation of Brandt Supply Co. is attached."],
    ["the surety", "Surety: Granite Mutual Insurance Company"],
  ])("is the firm that sends it, not %s", (_, decoy) => {
    const order = { head: ["Change Order No: 7", DATE, decoy] };
    checkFields(orderWith(order), { issuer: GC });
    checkFields(requestWith({ ...order, head: ["COR No: 7", DATE, decoy] }), { issuer: SUB });
  });

  test("is not the program that printed the paper", () => {
    const tail = ["", "Powered by Buildmatic Software, Inc. | Page 1 of 1"];
    checkFields(orderWith({ head: ["Change Order No: 7", DATE], tail }), { issuer: GC });
  });

  test("is not the project, though that is called like a firm", () => {
    const head = ["Change Order No: 7", DATE, "Project name: Dole Foods Company Warehouse"];
    checkFields(orderWith({ head }), { issuer: GC });
  });

  test.each(["From:", "Submitted by:", "Prepared by:"])("stands beside %s", (caption) => {
    const pages = typedOrder([
      "# CHANGE ORDER REQUEST",
      "COR No: 12",
      DATE,
      `${caption} ${SUB}`,
      `To: ${GC}`,
      `Description: ${DESCRIPTION}`,
      "Total of this request: | $1,250.00",
    ]);
    checkFields(pages, { issuer: SUB, kind: "SUBCONTRACTOR_REQUEST" });
  });

  test("is null where no firm is named", () => {
    const pages = typedOrder([
      "# CHANGE ORDER REQUEST",
      "COR No: 12",
      DATE,
      `Description: ${DESCRIPTION}`,
      "Total of this request: | $1,250.00",
    ]);
    checkFields(pages, { issuer: null });
  });
});

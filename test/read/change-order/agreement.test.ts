import { describe, expect, test } from "vitest";
import type { Page } from "../../../src/page/page.ts";
import type { ChangeOrder } from "../../../src/document/change-order.ts";
import { readOrder, typedOrder } from "../../support/typed-order.ts";
import { warningsOf } from "../../../src/finding/sentences.ts";

interface Lines {
  /** In the head. */
  readonly head?: readonly string[];
  /** Where signatures stand. */
  readonly foot?: readonly string[];
}

/** An order of the general contractor that fills a page. */
function orderWith({ head = [], foot = [] }: Lines): readonly Page[] {
  return typedOrder([
    "Halcott Builders, LLC",
    "# SUBCONTRACT CHANGE ORDER",
    "Change Order No: SCO-7 | Date: March 4, 2026",
    "To Subcontractor: Ridgeway Plumbing, Inc.",
    ...head,
    "Description: Move the floor drain in the janitor's closet",
    "Amount of this change order: | $1,250.00",
    ...Array.from({ length: 20 }, () => ""),
    ...foot,
  ]);
}

const FIRMS = "Halcott Builders, LLC | Ridgeway Plumbing, Inc.";

function checkAgreement(lines: Lines, expected: ChangeOrder["agreement"]): readonly string[] {
  const reading = readOrder(orderWith(lines));
  expect(reading.document.agreement).toEqual(expected);
  return warningsOf(reading);
}

describe("an order is agreed where it shows", () => {
  test.each<readonly [what: string, lines: Lines]>([
    [
      "names and dates of both parties",
      {
        foot: [
          FIRMS,
          "By: Ann Pruitt | By: Lee Ridgeway",
          "Date: March 6, 2026 | Date: March 5, 2026",
        ],
      },
    ],
    ["a status approved", { head: ["Status: Approved"] }],
    ["a status executed", { head: ["Status: Executed"] }],
    ["that it is executed", { head: ["Executed: Yes"] }],
    ["a stamp", { head: ["APPROVED"] }],
    ["a stamp of the price", { head: ["priced and accepted"] }],
    ["typed signatures of both parties", { foot: [FIRMS, "/s/ Ann Pruitt | /s/ Lee Ridgeway"] }],
    ["the vote of a board", { foot: ["Board action 3/11/2026, carried."] }],
  ])("%s", (_, lines) => {
    expect(checkAgreement(lines, { isShown: true, flaw: null })).toEqual([]);
  });
});

describe("an order is not agreed, and warns, where it shows", () => {
  test.each<readonly [what: string, lines: Lines]>([
    ["nothing", {}],
    [
      "empty lines to sign on",
      {
        foot: [
          FIRMS,
          "By: ____________ | By: ____________",
          "Date: ____________ | Date: ____________",
        ],
      },
    ],
    [
      "one signature alone",
      {
        foot: [
          FIRMS,
          "By: Ann Pruitt | By: ____________",
          "Date: March 6, 2026 | Date: ____________",
        ],
      },
    ],
    ["that it is not executed", { head: ["Executed: No"] }],
    [
      "a typed signature of who recommends it beside one of a party",
      { foot: ["RECOMMENDED /s/ Jo Marsh | APPROVED /s/ Ann Pruitt", "ACCEPTED ____________ | "] },
    ],
    ["one typed signature twice", { foot: ["/s/ Ann Pruitt", "/s/ Ann Pruitt"] }],
    [
      "a vote in its recitals",
      { foot: ["C. The City Council approved this Amendment by Resolution 2025-431."] },
    ],
  ])("%s", (_, lines) => {
    const warnings = checkAgreement(lines, { isShown: false, flaw: null });
    expect(warnings.join(" ")).toMatch(/No agreement is shown/);
  });
});

test.each([
  "Status: Pending",
  "Awaiting owner approval",
  "Pending client's signature",
  "Not yet signed by the owner",
])("an order that says that it waits is pending: %s", (line) => {
  const warnings = checkAgreement({ head: [line] }, { isShown: false, flaw: "pending" });
  expect(warnings.join(" ")).toMatch(/No agreement is shown/);
});

test("a sentence of the terms about orders in general makes none pending", () => {
  const terms =
    "Work on any change that is not yet approved by the owner in writing is done at the contractor's own risk";
  checkAgreement({ foot: [terms] }, { isShown: false, flaw: null });
});

test.each<readonly [flaw: "void" | "draft" | "rejected", line: string, warning: RegExp]>([
  ["void", "VOID", /void/],
  ["void", "Status: Void", /void/],
  ["draft", "DRAFT", /draft/],
  ["rejected", "Status: Rejected", /rejected/],
  ["rejected", "Status: Withdrawn", /withdrawn/],
])("%s is told: %s", (flaw, line, warning) => {
  const warnings = checkAgreement({ head: [line] }, { isShown: false, flaw });
  expect(warnings.join(" ")).toMatch(warning);
});

describe("signatures by hand", () => {
  const FOOT = ["Owner | Contractor", "", "", "Recommended by engineer | Date"];

  /** The order with ink behind the words of its foot that begin so. */
  function inked(...signed: readonly string[]): readonly Page[] {
    return orderWith({ foot: FOOT }).map((page) => ({
      ...page,
      drawings: page.words
        .filter(({ text }) => signed.includes(text))
        .map(({ box: { right, top, bottom } }) => ({
          left: right + 40,
          right: right + 100,
          top: top - 6,
          bottom,
        })),
    }));
  }

  test.each<readonly [isShown: boolean, signed: readonly string[]]>([
    [true, ["Owner", "Contractor"]],
    [false, ["Owner"]],
    [false, ["Owner", "engineer"]],
    [false, ["Contractor", "Date"]],
  ])("are the agreement where both parties have signed: %s for %s", (isShown, signed) => {
    expect(readOrder(inked(...signed)).document.agreement.isShown).toBe(isShown);
  });

  test("cannot be told in a scan, which is no reason to say that nobody signed", () => {
    const scan = inked("Owner", "Contractor").map((page) => ({
      ...page,
      straightened: { quarterTurns: 0, skewDegrees: 0 } as const,
    }));
    const { findings, document } = readOrder(scan);
    expect(document.agreement.isShown).toBe(false);
    expect(findings.map(({ code }) => code)).toEqual(["agreement-unseen"]);
  });
});

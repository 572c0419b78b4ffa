import { describe, expect, test } from "vitest";
import type { Page } from "../../../src/page/page.ts";
import type { ChangeOrderReading } from "../../../src/kinds/reading.ts";
import { fieldsOf, readOrder, requestWith, typedOrder } from "../../support/typed-order.ts";
import { warningsOf } from "../../../src/finding/sentences.ts";

/** A subcontract change order of a general contractor with these lines in its middle. */
function orderWith(...lines: readonly string[]): readonly Page[] {
  return titled("SUBCONTRACT CHANGE ORDER", ...lines);
}

function titled(title: string, ...lines: readonly string[]): readonly Page[] {
  return typedOrder([
    "Halcott Builders, LLC",
    "18 Foundry Lane, Dover, NH 03820",
    `# ${title}`,
    "Change Order No: SCO-7 | Date: March 4, 2026",
    "To Subcontractor: Ridgeway Plumbing, Inc.",
    "Project: Larkin Street Library",
    "",
    "Description: Move the floor drain in the janitor's closet",
    "",
    ...lines,
    "",
    "Halcott Builders, LLC | Ridgeway Plumbing, Inc.",
    "By: Ann Pruitt | By: Lee Ridgeway",
    "Date: March 6, 2026 | Date: March 5, 2026",
  ]);
}

function checkAmount(pages: readonly Page[], expected: number | null): ChangeOrderReading {
  const reading = readOrder(pages);
  expect(fieldsOf(reading).amount).toBe(expected);
  return reading;
}

const COSTS = [
  "Description | Amount",
  "Plumber, 8 hours | $640.00",
  "Pipe and fittings | $310.00",
  "Subtotal | $950.00",
  "Overhead and profit 15% | $142.50",
];

const CHAIN = [
  "Original subcontract sum | $90,000.00",
  "Net change by previous change orders | $4,500.00",
  "Subcontract sum before this change order | $94,500.00",
  "Amount of this change order | $1,092.50",
  "New subcontract sum including this change order | $95,592.50",
];

const SUPERSEDED = ["Revision 0", "Total of this request: $1,875.00 (superseded)"];
const VALID = ["Revision 1", "Total of this request: $1,092.50"];

describe("the net change is taken, not", () => {
  test.each<readonly [decoy: string, pages: readonly Page[], amount: number]>([
    [
      "what was requested",
      orderWith("Amount requested: | $1,400.00", "Amount approved: | $1,092.50"),
      1092.5,
    ],
    [
      "what was proposed below the agreed amount",
      orderWith("Agreed amount: | $1,092.50", "Proposed amount: | $1,400.00"),
      1092.5,
    ],
    ["a subtotal", requestWith(...COSTS, "Total | $1,092.50"), 1092.5],
    [
      "a subtotal above the mark-up of a grand total",
      requestWith(...COSTS, "Grand total | $1,092.50"),
      1092.5,
    ],
    ["a sum of the chain", orderWith(...CHAIN), 1092.5],
    [
      "a sum of the chain below a breakdown",
      orderWith(...COSTS, "Total | $1,092.50", "", ...CHAIN),
      1092.5,
    ],
    [
      "a new contract sum alone",
      orderWith("Change order amount | $1,092.50", "Revised contract sum | $95,592.50"),
      1092.5,
    ],
    [
      "what changed before",
      orderWith("Previous change orders | $4,500.00", "This change order | $1,092.50"),
      1092.5,
    ],
    [
      "an allowance",
      orderWith("Allowance remaining | $7,500.00", "Change order amount | $1,092.50"),
      1092.5,
    ],
    [
      "a unit price",
      requestWith("Unit price | $43.70", "Quantity | 25", "Total of this request | $1,092.50"),
      1092.5,
    ],
    [
      "days",
      orderWith("Change order amount | $1,092.50", "Contract time increased by 21 days"),
      1092.5,
    ],
    [
      "liquidated damages",
      orderWith("Liquidated damages per day | $1,500.00", "Change order amount | $1,092.50"),
      1092.5,
    ],
    [
      "a not-to-exceed sum",
      orderWith("Not to exceed | $2,000.00", "Change order amount | $1,092.50"),
      1092.5,
    ],
  ])("%s", (_, pages, amount) => {
    checkAmount(pages, amount);
  });

  test("what was requested in the column behind it", () => {
    const lines = ["Item | Approved | Requested", "Total | $1,092.50 | $1,400.00"];
    checkAmount(orderWith(...lines), 1092.5);
  });

  test.each(["Item | Requested | Approved", "Item | Requested | Approved | "])(
    "what was requested in the column before it, or both are told: %s",
    (heads) => {
      const gap = heads.endsWith(" ") ? " | " : "";
      const reading = readOrder(orderWith(heads, `Total | $1,400.00 | $1,092.50${gap}`));
      const isRight = fieldsOf(reading).amount === 1092.5;
      expect(isRight || warningsOf(reading).some((told) => told.includes("1,092.50"))).toBe(true);
    },
  );

  test("what was requested, and the difference is told", () => {
    const pages = orderWith("Amount requested: | $1,400.00", "Amount approved: | $1,092.50");
    const reading = checkAmount(pages, 1092.5);
    const { document } = reading;
    expect(document.requested?.value.toString()).toBe("1,400.00");
    expect(warningsOf(reading).join(" ")).toMatch(/1,400\.00.*1,092\.50/);
  });

  test.each([
    ["above", SUPERSEDED, VALID],
    ["below", VALID, SUPERSEDED],
  ] as const)("a superseded revision %s the valid one", (_, upper, lower) => {
    const warnings = warningsOf(checkAmount(requestWith(...upper, "", ...lower), 1092.5));
    expect(warnings.join(" ")).toMatch(/superseded/i);
  });

  test("the total of the first page where the grand total stands on the last", () => {
    const first = requestWith(...COSTS.slice(0, 3), "Total this page | $950.00", "Continued");
    const second = typedOrder([
      "Ridgeway Plumbing, Inc. | COR No: 12 | Page 2",
      "Description | Amount",
      "Carried forward | $950.00",
      "Overhead and profit 15% | $142.50",
      "Grand total | $1,092.50",
    ]).map((page) => ({ ...page, pageNumber: 2 }));
    const { document } = checkAmount([...first, ...second], 1092.5);
    expect(document.amount?.from[0].pageNumber).toBe(2);
  });
});

test("a word for nothing behind a caption of days is no amount that was asked for", () => {
  const pages = orderWith("Amount approved: | $1,092.50", "", "Extension of time sought: nil");
  const { document } = readOrder(pages);
  expect(document.amount?.value.toString()).toBe("1,092.50");
  expect(document.requested).toBeNull();
});

describe("a credit is negative in each notation", () => {
  test.each<readonly [printed: string, lines: readonly string[]]>([
    ["brackets", ["Amount of this change order: | (1,234.50)"]],
    ["brackets outside the currency sign", ["Amount of this change order: | ($1,234.50)"]],
    ["brackets inside the currency sign", ["Amount of this change order: | $(1,234.50)"]],
    ["a minus before", ["Amount of this change order: | -1,234.50"]],
    ["a minus before the currency sign", ["Amount of this change order: | -$1,234.50"]],
    ["a minus behind the currency sign", ["Amount of this change order: | $-1,234.50"]],
    ["a minus behind", ["Amount of this change order: | 1,234.50-"]],
    ["CR behind", ["Amount of this change order: | 1,234.50 CR"]],
    [
      "the word decreased",
      ["The Contract Sum will be decreased by this Change Order in the amount of $1,234.50"],
    ],
    ["decreased by", ["The contract sum is decreased by $1,234.50."]],
    ["the word deduct", ["Deduct from subcontract: $1,234.50"]],
    ["the word credit", ["Total credit: $1,234.50"]],
    ["a checked box before its word", ["☐ Add ☒ Deduct", "Amount of this change order: $1,234.50"]],
    ["a checked box behind its word", ["Add ☐ Deduct ☒", "Amount of this change order: $1,234.50"]],
    [
      "a chain that falls",
      [
        "Original subcontract sum | $90,000.00",
        "This change order | $1,234.50",
        "New subcontract sum | $88,765.50",
      ],
    ],
  ])("%s", (_, lines) => {
    checkAmount(orderWith(...lines), -1234.5);
  });
});

describe("an addition is positive", () => {
  test.each<readonly [printed: string, lines: readonly string[]]>([
    ["without a sign", ["Amount of this change order: | 1,234.50"]],
    [
      "the word increased",
      ["The Contract Sum will be increased by this Change Order in the amount of $1,234.50"],
    ],
    ["the word add", ["Add to subcontract: $1,234.50"]],
    ["a checked box before its word", ["☒ Add ☐ Deduct", "Amount of this change order: $1,234.50"]],
    ["a checked box behind its word", ["Add ☒ Deduct ☐", "Amount of this change order: $1,234.50"]],
    ["words for both ways without a mark", ["Amount to be added or deducted: | $1,234.50"]],
    [
      "beside a credit line",
      [
        "Description | Amount",
        "New drain | $1,500.00",
        "Credit for the old drain | ($265.50)",
        "Total | $1,234.50",
      ],
    ],
    [
      "a chain that rises",
      [
        "Original subcontract sum | $90,000.00",
        "This change order | $1,234.50",
        "New subcontract sum | $91,234.50",
      ],
    ],
  ])("%s", (_, lines) => {
    checkAmount(orderWith(...lines), 1234.5);
  });
});

describe("a title that speaks of a deduction", () => {
  const DEDUCTIVE = [
    "BACK-CHARGE",
    "BACKCHARGE NOTICE",
    "DEDUCTIVE CHANGE ORDER",
    "CREDIT CHANGE ORDER",
  ];
  const readUnder = (title: string, ...lines: readonly string[]): ChangeOrderReading =>
    readOrder(titled(title, ...lines));
  const isTold = (reading: ChangeOrderReading): boolean =>
    warningsOf(reading).some((told) => told.startsWith("Its title speaks of a deduction"));

  test.each(DEDUCTIVE)("%s: an amount without a sign is one, or it is told", (title) => {
    for (const caption of ["Total", "Amount", "Total due", "Your subcontract account: "]) {
      const reading = readUnder(title, ...COSTS.slice(0, 3), `${caption} | $1,092.50`);
      const { amount } = fieldsOf(reading);
      expect(isTold(reading), caption).toBe(amount !== null && amount > 0);
    }
  });

  test("the name of an owner is none", () => {
    const reading = readUnder("DOVER CREDIT UNION - CHANGE ORDER", "Amount: | $1,234.50");
    expect(fieldsOf(reading).amount).toBe(1234.5);
    expect(isTold(reading)).toBe(false);
  });

  test("a sign, a checked box or sums that rise say that it is none", () => {
    for (const lines of [
      ["Amount of this change order: | +1,234.50"],
      ["☒ Add ☐ Deduct", "Amount of this change order: $1,234.50"],
      CHAIN,
    ]) {
      const reading = readUnder("CREDIT CHANGE ORDER", ...lines);
      expect(fieldsOf(reading).amount, lines.join()).toBeGreaterThan(0);
      expect(isTold(reading), lines.join()).toBe(false);
    }
  });
});

describe("nothing and not known yet", () => {
  test.each<readonly [printed: string, lines: readonly string[]]>([
    ["a zero", ["Amount of this change order: | $0.00", "Contract time is increased by 12 days."]],
    [
      "words alone",
      ["The contract time is increased by 12 days.", "There is no change to the contract sum."],
    ],
    [
      "an unchanged chain",
      [
        "The Contract Sum will be unchanged by this Change Order in the amount of | $0.00",
        "The new Contract Sum including this Change Order will be | $90,000.00",
      ],
    ],
  ])("time only is zero: %s", (_, lines) => {
    checkAmount(orderWith(...lines), 0);
  });

  test.each(["To be determined", "TBD", "To be determined upon completion"])(
    "a price that says %j is null, with a warning",
    (words) => {
      const warnings = warningsOf(
        checkAmount(requestWith(`Total of this request: ${words}`), null),
      );
      expect(warnings.join(" ")).toMatch(/price|amount/i);
    },
  );

  test("an amount that is nowhere printed is null, with a warning", () => {
    const warnings = warningsOf(checkAmount(orderWith("Reason: field condition"), null));
    expect(warnings.join(" ")).toMatch(/amount/i);
  });

  test("an empty line after its caption is null, never zero", () => {
    checkAmount(orderWith("Amount of this change order: $ ______________"), null);
  });
});

describe("an amount in a sentence", () => {
  test.each<readonly [sentence: string, amount: number]>([
    ["The Contract Sum is hereby increased by Four Thousand Dollars ($4,000.00).", 4000],
    ["The Contract Sum is hereby decreased by Four Thousand Dollars ($4,000.00).", -4000],
    ["The Subcontract Price shall be increased by the sum of $4,000.00 for this work.", 4000],
    ["We agree to do this work for a lump sum of $4,000.00.", 4000],
    ["We offer a credit of $4,000.00 for this change.", -4000],
  ])("%s", (sentence, amount) => {
    checkAmount(orderWith(sentence), amount);
  });
});

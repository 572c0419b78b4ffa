import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { namesOf } from "../../src/base/names-of.ts";
import { Percent } from "../../src/base/percent.ts";
import { detailOf, withoutReason } from "../../src/finding/check-sentences.ts";
import type { ComparedName, Comparison } from "../../src/finding/comparison.ts";
import {
  type FailedRow,
  stated,
  type Statement,
  type StatementCode,
} from "../../src/finding/statement.ts";

const money = (text: string): Money => Money.of(text);
const TOTAL: Comparison<ComparedName> = {
  relation: "equals",
  figure: "total",
  printed: money("110"),
  expected: money("120"),
  terms: [
    { sign: 1, figure: "subtotal", value: money("100") },
    { sign: 1, figure: "taxes.amount", value: money("25") },
    { sign: -1, figure: "discount", value: money("5") },
  ],
  rate: null,
  outcome: "apart",
};
const SAME = { ...TOTAL, printed: money("120"), outcome: "same" } as const;

const ROW: FailedRow["row"] = {
  item: null,
  description: null,
  percentComplete: null,
  figures: {
    scheduledValue: null,
    previousWork: null,
    workThisPeriod: null,
    storedMaterials: null,
    completedAndStored: null,
    balanceToFinish: null,
    retainage: null,
  },
};

const TAX = {
  label: "VAT",
  amount: money("20"),
  rate: Percent.of("20"),
  base: [{ sign: 1, figure: "subtotal", value: money("100") }],
} as const;

const TAKEN_BACK = stated("row-work", { work: money("-50"), passed: false });

const OVERBILLED = {
  completed: money("120"),
  scheduled: money("100"),
  beyond: money("20"),
  passed: false,
};

const SHARE = {
  completed: money("50"),
  percent: Percent.of("60"),
  scheduled: money("100"),
  expected: money("60"),
  passed: false,
};

const LINE = {
  number: 2,
  description: "Bolts",
  quantity: money("2.5"),
  unitPrice: money("4"),
  amount: money("11"),
  expected: money("10"),
};

const [EARLY, LATE] = [
  { year: 2026, month: 3, day: 1 },
  { year: 2026, month: 3, day: 9 },
];

type Told = Readonly<Record<StatementCode, readonly (readonly [Statement, string])[]>>;

/** Of each code what it says, each turn of its sentence once. */
const SAID: Told = {
  "not-printed": [
    [stated("not-printed", { missing: ["total"] }), "Not tested: total is not printed."],
    [
      stated("not-printed", { missing: ["total", "subtotal"] }),
      "Not tested: total and subtotal are not printed.",
    ],
  ],
  "only-without": [
    [
      stated("only-without", { present: ["sheet.rows.storedMaterials"] }),
      "Not tested: only for documents without the sum of the rows' stored materials.",
    ],
  ],
  "not-applicable": [
    [
      stated("not-applicable", { why: "assessed", because: "Work is billed." }),
      "Does not apply here. Work is billed.",
    ],
    [
      stated("not-applicable", { why: "no-retainage-held" }),
      "Does not apply here. No retainage is held.",
    ],
    [
      stated("not-applicable", { why: "subtotal-printed" }),
      "Does not apply here. A subtotal is printed.",
    ],
    [
      stated("not-applicable", { why: "sum-before-printed" }),
      "Does not apply here. The contract sum before this change is printed.",
    ],
    [
      stated("not-applicable", {
        why: "two-rates",
        onWork: Percent.of("10"),
        onStored: Percent.of("5"),
      }),
      "Does not apply here. There are two rates, 10 % and 5 %.",
    ],
  ],
  doubtful: [
    [
      stated("doubtful", { because: "It is torn.", asRead: [stated("no-priced-lines", {})] }),
      "Not tested. It is torn. As read: Not tested: no line prints quantity, unit price and amount.",
    ],
  ],
  compared: [
    [
      stated("compared", TOTAL),
      "Total is printed as 110.00, but subtotal 100.00 plus tax 25.00 less discount 5.00 is 120.00, which is 10.00 more.",
    ],
    [
      stated("compared", SAME),
      "Subtotal 100.00 plus tax 25.00 less discount 5.00 is 120.00, and so is the printed total.",
    ],
    [
      stated("compared", { ...TOTAL, outcome: "cents" }),
      "Total is printed as 110.00; subtotal 100.00 plus tax 25.00 less discount 5.00 is 120.00, the same within the rounding of cents.",
    ],
    [
      stated("compared", {
        ...TOTAL,
        relation: "at most",
        printed: money("125"),
        terms: TOTAL.terms.slice(0, 1),
      }),
      "Total is printed as 125.00, which is 5.00 more than subtotal 120.00.",
    ],
    [
      stated("compared", { ...SAME, relation: "at most", terms: TOTAL.terms.slice(0, 1) }),
      "Total 120.00 is not more than subtotal 120.00.",
    ],
    [
      stated("compared", {
        ...SAME,
        figure: { tax: null },
        terms: [{ sign: 1, figure: "taxes.base", value: money("600") }],
        rate: Percent.of("20"),
      }),
      "20 % of its base 600.00 is 120.00, and so is the printed tax.",
    ],
    [
      stated("compared", {
        ...SAME,
        figure: "row.retainage",
        terms: [{ sign: 1, figure: "row.completedAndStored", value: money("1200") }],
        rate: "as printed",
      }),
      "The printed rate of completed and stored 1,200.00 is 120.00, and so is the printed retainage.",
    ],
    [
      stated("compared", {
        ...SAME,
        figure: "costs.total",
        terms: [
          { sign: 1, figure: { cost: "Labour" }, value: money("100") },
          { sign: 1, figure: { cost: null }, value: money("20") },
        ],
      }),
      '"Labour" 100.00 plus a line without words 20.00 is 120.00, and so is the printed total of the breakdown.',
    ],
  ],
  "no-sheet": [[stated("no-sheet", {}), "Not tested: there is no continuation sheet."]],
  "columns-not-printed": [
    [
      stated("columns-not-printed", { columns: ["retainage", "previousWork"] }),
      "Not tested: no row of the sheet prints retainage and previous work.",
    ],
  ],
  "column-lacking": [
    [
      stated("column-lacking", { column: "storedMaterials" }),
      "Not tested: no row prints stored materials, and most rows need them.",
    ],
  ],
  "row-not-whole": [
    [
      stated("row-not-whole", {}),
      "Not tested: the row does not print all figures that are needed.",
    ],
  ],
  "no-row-whole": [
    [stated("no-row-whole", {}), "Not tested: no row prints all figures that are needed."],
  ],
  "rows-hold": [
    [
      stated("rows-hold", { law: "row_reversal", tested: 1, rounded: 0 }),
      "In the one row tested, work this period takes back nothing that was billed before.",
    ],
    [
      stated("rows-hold", { law: "overbilled_row", tested: 9, rounded: 2 }),
      "In all 9 rows tested, completed and stored does not exceed scheduled value. Only within the rounding of printed figures: 2.",
    ],
  ],
  "rows-fail": [
    [
      stated("rows-fail", {
        rows: [{ row: ROW, rowIndex: 4, statement: TAKEN_BACK }],
        others: 0,
      }),
      "Row 5: Work this period -50.00 takes back what was billed before.",
    ],
    [
      stated("rows-fail", {
        rows: [{ row: ROW, rowIndex: 4, statement: TAKEN_BACK }],
        others: 2,
      }),
      "Row 5: Work this period -50.00 takes back what was billed before. And 2 more rows.",
    ],
  ],
  "row-within-schedule": [
    [
      stated("row-within-schedule", OVERBILLED),
      "Completed and stored 120.00 is 20.00 beyond scheduled value 100.00.",
    ],
    [
      stated("row-within-schedule", { ...OVERBILLED, beyond: money("0.01"), passed: true }),
      "Completed and stored 120.00 is beyond scheduled value 100.00 by the rounding of a cent.",
    ],
    [
      stated("row-within-schedule", { ...OVERBILLED, beyond: money("-1"), passed: true }),
      "Completed and stored 120.00 is not beyond scheduled value 100.00.",
    ],
  ],
  "row-percent": [
    [
      stated("row-percent", SHARE),
      "Completed and stored is printed as 50.00, but 60 % of scheduled value 100.00 is 60.00.",
    ],
    [
      stated("row-percent", { ...SHARE, passed: true }),
      "Completed and stored is printed as 50.00, about 60 % of scheduled value 100.00.",
    ],
  ],
  "row-work": [
    [TAKEN_BACK, "Work this period -50.00 takes back what was billed before."],
    [
      stated("row-work", { work: money("50"), passed: true }),
      "Work this period 50.00 takes nothing back.",
    ],
  ],
  "sum-compared": [
    [
      stated("sum-compared", { comparison: SAME, absent: ["shipping"], taking: "tax-in-prices" }),
      "Subtotal 100.00 plus tax 25.00 less discount 5.00 is 120.00, and so is the printed total. Shipping is not printed and counts as zero. This holds taking the tax to be inside the prices.",
    ],
    [
      stated("sum-compared", {
        comparison: SAME,
        absent: ["shipping", "otherCharges"],
        taking: null,
      }),
      "Subtotal 100.00 plus tax 25.00 less discount 5.00 is 120.00, and so is the printed total. Shipping and other charges are not printed and count as zero.",
    ],
  ],
  "no-priced-lines": [
    [stated("no-priced-lines", {}), "Not tested: no line prints quantity, unit price and amount."],
  ],
  "lines-hold": [
    [
      stated("lines-hold", { tested: 1, roundedTo: null, takings: [] }),
      "In the one line tested, quantity times unit price is the line amount.",
    ],
    [
      stated("lines-hold", {
        tested: 9,
        roundedTo: "cent",
        takings: [
          { conventions: ["discount", "amount-with-tax"], lines: [2] },
          { conventions: ["discount-rate"], lines: [3, 4, 5, 6] },
        ],
      }),
      "In all 9 lines tested, quantity times unit price is the line amount, rounded to the cent. This holds in line 2 taking the discount of the line off and the amount to include the tax. This holds in 4 lines taking the discount rate of the line off.",
    ],
  ],
  "lines-fail": [
    [
      stated("lines-fail", { tested: 9, lines: [LINE], others: 1 }),
      "Line 2 (Bolts): The amount is printed as 11.00, but 2.5 times 4.00 is 10.00, which is 1.00 less. And 1 more line. 9 lines are tested.",
    ],
    [
      stated("lines-fail", { tested: 1, lines: [{ ...LINE, description: null }], others: 0 }),
      "Line 2: The amount is printed as 11.00, but 2.5 times 4.00 is 10.00, which is 1.00 less. 1 line is tested.",
    ],
  ],
  "no-rated-taxes": [
    [stated("no-rated-taxes", {}), "Not tested: no tax prints both its rate and its amount."],
  ],
  "no-taxes-with-base": [
    [stated("no-taxes-with-base", {}), "Not tested: no tax prints rate, base and amount."],
  ],
  "tax-within-rate": [
    [
      stated("tax-within-rate", { ...TAX, relation: "is", taking: null }),
      'The tax "VAT" 20.00 is 20 % of subtotal 100.00.',
    ],
    [
      stated("tax-within-rate", { ...TAX, relation: "is not more", taking: "shipping" }),
      'The tax "VAT" 20.00 is not more than 20 % of subtotal 100.00. This holds taking the shipping to be taxed too.',
    ],
    [
      stated("tax-within-rate", { ...TAX, relation: "is rounded", taking: null }),
      'The tax "VAT" 20.00 is, but for rounding, 20 % of subtotal 100.00.',
    ],
  ],
  "tax-beyond-rate": [
    [
      stated("tax-beyond-rate", { ...TAX, amount: money("21"), expected: money("20") }),
      'The tax "VAT" is printed as 21.00, but 20 % of subtotal 100.00 is 20.00, which is 1.00 less.',
    ],
  ],
  dates: [
    [
      stated("dates", { dueDate: LATE, invoiceDate: EARLY, passed: true }),
      "The due date 2026-03-09 is on or after the invoice date 2026-03-01.",
    ],
    [
      stated("dates", { dueDate: EARLY, invoiceDate: LATE, passed: false }),
      "The due date is printed as 2026-03-01, but the invoice date is 2026-03-09, which is later.",
    ],
  ],
  "waiver-dates": [
    [
      stated("waiver-dates", { throughDate: LATE, signedOn: EARLY, passed: false }),
      "The through date is printed as 2026-03-09, but the waiver was signed on 2026-03-01, which is earlier.",
    ],
  ],
  "no-breakdown": [[stated("no-breakdown", {}), "Not tested: no breakdown leads to the amount."]],
  "no-rated-lines": [
    [stated("no-rated-lines", {}), "Not tested: no mark-up or tax prints its rate."],
  ],
  "shares-hold": [
    [
      stated("shares-hold", { tested: 2 }),
      "Each of the 2 lines with a rate is that share of a figure above it.",
    ],
  ],
  "share-fails": [
    [
      stated("share-fails", {
        description: null,
        amount: money("53.2"),
        rate: Percent.of("5"),
      }),
      '"A line" is printed as 53.20, which is not 5 % of any figure or sum printed above it.',
    ],
  ],
};

describe("a check says", () => {
  test.each(namesOf(SAID))("%s", (code) => {
    for (const [statement, sentence] of SAID[code]) {
      expect(statement.code).toBe(code);
      expect(detailOf({ statements: [statement] })).toBe(sentence);
    }
  });

  test("all that it has to say", () => {
    const statements = [stated("no-sheet", {}), stated("no-breakdown", {})];
    expect(detailOf({ statements })).toBe(
      "Not tested: there is no continuation sheet. Not tested: no breakdown leads to the amount.",
    );
  });
});

test("what was not tested can be told without its reason", () => {
  const untested = namesOf(SAID).flatMap((code) =>
    SAID[code].filter(([, sentence]) => /^(?:Not tested|Does not apply here)\b/.test(sentence)),
  );
  expect(untested.length).toBeGreaterThan(13);
  for (const [{ code }, sentence] of untested) {
    const words = code === "not-applicable" ? "Does not apply here." : "Not tested.";
    expect(withoutReason(sentence)).toBe(words);
  }
});

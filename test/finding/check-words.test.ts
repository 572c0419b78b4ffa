import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import { cellWords } from "../../src/finding/comparison.ts";
import { detailOf, detailWithDifference } from "../../src/finding/check-sentences.ts";
import {
  LINE_CONVENTIONS,
  SUM_CONVENTIONS,
  TAX_CONVENTIONS,
} from "../../src/finding/convention-words.ts";
import { type FailedRow, stated, type Statement } from "../../src/finding/statement.ts";

const money = (text: string): Money => Money.of(text);

const [TEN, TWENTY] = [money("10"), money("20")];

const TOTAL = {
  relation: "equals",
  figure: "total",
  printed: TEN,
  expected: TWENTY,
  terms: [{ sign: 1, figure: "subtotal", value: TWENTY }],
  rate: null,
  outcome: "apart",
} as const;

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

const LINE = {
  number: 1,
  description: null,
  quantity: TEN,
  unitPrice: TEN,
  amount: TEN,
  expected: TWENTY,
};

const TAKEN_BACK = stated("row-work", { work: money("-10"), passed: false });

const OVERBILLED = stated("row-within-schedule", {
  completed: TWENTY,
  scheduled: TEN,
  beyond: TEN,
  passed: false,
});

const OTHER_SHARE = stated("row-percent", {
  completed: TEN,
  percent: Percent.of("50"),
  scheduled: TWENTY,
  expected: TEN,
  passed: false,
});

describe("how far figures are apart", () => {
  const difference = money("-10");
  const inRow = (statement: FailedRow["statement"]): Statement =>
    stated("rows-fail", { rows: [{ row: ROW, rowIndex: 0, statement }], others: 0 });

  test.each([
    [stated("compared", TOTAL)],
    [stated("sum-compared", { comparison: TOTAL, absent: [], taking: null })],
    [stated("lines-fail", { tested: 1, lines: [LINE], others: 0 })],
    [inRow(OVERBILLED)],
  ])("is said by the sentence itself: %j", (statement) => {
    const result = { statements: [statement], difference };
    expect(detailWithDifference(result)).toBe(detailOf(result));
  });

  test.each([[TAKEN_BACK], [inRow(TAKEN_BACK)], [inRow(OTHER_SHARE)]])(
    "is added where it is not: %j",
    (statement) => {
      const result = { statements: [statement], difference };
      expect(detailWithDifference(result)).toBe(`${detailOf(result)} The difference is 10.00.`);
    },
  );

  test("is nothing where no amounts are compared", () => {
    const result = { statements: [TAKEN_BACK], difference: null };
    expect(detailWithDifference(result)).toBe(detailOf(result));
  });
});

test("each convention has words of its own", () => {
  for (const words of [SUM_CONVENTIONS, TAX_CONVENTIONS, LINE_CONVENTIONS]) {
    const told: readonly string[] = Object.values(words);
    expect(new Set(told).size).toBe(told.length);
  }
});

test("a single place of a pay application has a name", () => {
  expect(cellWords({ line: "balanceToFinish" })).toBe(
    "Line 9, balance to finish including retainage,",
  );
  expect(cellWords({ line: "changeOrderNet" })).toBe("Net change of the change order summary");
  expect(cellWords({ total: "retainage" })).toBe("The sheet's total of retainage");
  expect(cellWords({ row: ROW, rowIndex: 1, column: "retainage" })).toBe("Row 2, retainage,");
  expect(cellWords({ changeOrder: "7", orderIndex: 0 })).toBe("The amount of change order 7");
  expect(cellWords({ changeOrder: null, orderIndex: 0 })).toBe(
    "The amount of change order 1 of the list",
  );
});

import { expect, test } from "vitest";
import { cellWords } from "../../src/finding/comparison.ts";
import {
  LINE_CONVENTIONS,
  SUM_CONVENTIONS,
  TAX_CONVENTIONS,
} from "../../src/finding/convention-words.ts";
import { doubtOf } from "../../src/finding/check-sentences.ts";
import { type FailedRow, stated } from "../../src/finding/statement.ts";

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

test("a warning of a check that could not be decided begins with the reason", () => {
  const asRead = [stated("no-priced-lines", {})];
  expect(doubtOf({ statements: [stated("doubtful", { because: "It is torn.", asRead })] })).toBe(
    "It is torn. As read: Not tested: no line prints quantity, unit price and amount.",
  );
});

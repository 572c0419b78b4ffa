import { describe, expect, test } from "vitest";
import { checkInvoice } from "../../../src/checks/invoice.ts";
import type { Invoice } from "../../../src/document/invoice.ts";
import { sentenceOf } from "../../../src/finding/sentences.ts";
import { invoiceOf, type PrintedInvoice } from "../../support/invoice-of.ts";

const SOUND: PrintedInvoice = {
  lines: ["2 x 30.00 = 60.00", "40.00"],
  subtotal: "100.00",
  total: "100.00",
};

/** What becomes of a check, and the codes of all that is told. */
function outcomeOf(name: string, invoice: Invoice): readonly (boolean | string | null)[] {
  const { checks, findings } = checkInvoice(invoice);
  const passed = checks.find((check) => check.name === name)?.passed ?? null;
  return [passed, ...findings.map(({ code }) => code)];
}

const UNREAD = { holds: false, because: "An amount stands among the items." };
const OPEN = { holds: false, because: "The labels leave it open." };

describe("a check that does not hold", () => {
  const wrong = { ...SOUND, subtotal: "90.00", total: "90.00" };

  test("fails where the reading is clear", () => {
    expect(outcomeOf("lines_to_subtotal", invoiceOf(wrong))).toEqual([false, "check-failed"]);
  });

  test("is left open, and told, where amounts among the items are unread", () => {
    const invoice = { ...invoiceOf(wrong), linesLeadOn: UNREAD };
    expect(outcomeOf("lines_to_subtotal", invoice)).toEqual([null, "check-doubtful"]);
    const [told] = checkInvoice(invoice).findings;
    expect(told === undefined ? "" : sentenceOf(told)).toContain(UNREAD.because);
  });

  test("is left open where the labels leave the totals open", () => {
    const invoice = { ...invoiceOf({ ...SOUND, total: "120.00" }), areTotalsClear: OPEN };
    expect(outcomeOf("total", invoice)).toEqual([null, "check-doubtful"]);
  });

  test("is left open where the labels leave open what is left to pay", () => {
    const invoice = {
      ...invoiceOf({ ...SOUND, amountPaid: "50.00", balanceDue: "80.00" }),
      isBalanceClear: OPEN,
    };
    expect(outcomeOf("balance_due", invoice)).toEqual([null, "check-doubtful"]);
  });

  test("is left open where the columns of a product are not clear", () => {
    const invoice = {
      ...invoiceOf({ ...SOUND, lines: ["2 x 30.00 = 61.00", "39.00"] }),
      areFactorsClear: OPEN,
    };
    expect(outcomeOf("line_math", invoice)).toEqual([null, "check-doubtful"]);
  });

  test("is left open where discounts or taxes stand in the items alone", () => {
    const item = { quantity: "1", unitPrice: "100.00", amount: "100.00" };
    const sum = { subtotal: "100.00", total: "97.00" };
    const outcome = (line: PrintedInvoice["lines"]): unknown =>
      outcomeOf("total", invoiceOf({ ...sum, ...(line === undefined ? {} : { lines: line }) }));
    expect(outcome([{ ...item, discountRate: "10", taxRate: "7" }])).toEqual([
      null,
      "check-doubtful",
    ]);
    expect(outcome([{ ...item, amount: "90.00", discountRate: "10" }])).toContain(false);
    expect(outcome([item])).toEqual([false, "check-failed"]);
  });

  test("fails whatever is doubtful of figures that it does not use", () => {
    const invoice = {
      ...invoiceOf({ ...SOUND, total: "120.00" }),
      linesLeadOn: UNREAD,
      areFactorsClear: OPEN,
    };
    expect(outcomeOf("total", invoice)).toEqual([false, "check-failed"]);
  });
});

describe("a check that holds", () => {
  test("holds whatever is doubtful, for what adds up is read right", () => {
    const doubts = {
      linesLeadOn: UNREAD,
      areTotalsClear: OPEN,
      isBalanceClear: OPEN,
      areFactorsClear: OPEN,
    };
    const invoice = { ...invoiceOf(SOUND), ...doubts };
    expect(outcomeOf("lines_to_subtotal", invoice)).toEqual([true]);
    expect(outcomeOf("total", invoice)).toEqual([true]);
  });
});

import { describe, expect, test } from "vitest";
import { anyPayApplication } from "../../../templates/pay-application/any-pay-application.ts";
import {
  isCaption,
  namedOrder,
  orderVocabularies,
  ordersHeading,
} from "../../../src/read/pay-application/vocabularies.ts";
import { typedText } from "../../support/typed-page.ts";

const WORDS = orderVocabularies([anyPayApplication]);

describe("a text that names a change order", () => {
  test.each<readonly [text: string, number: string | null]>([
    ["Change Order No. 1 Added lighting", "1"],
    ["Change Order #2: Added lighting", "#2:"],
    ["Approved Change Order 3", "3"],
    ["CO 4 - Added lighting", "4"],
    ["CO-004 - Added lighting", "CO-004"],
    ["CO#4 Added lighting", "CO#4"],
    ["C/O 5 Added lighting", "5"],
    ["C.O. #6 Added lighting", "#6"],
    ["PCCO#001: Door hardware", "PCCO#001:"],
    ["SCO4 Door hardware", "SCO4"],
    ["V.O. 8 Door hardware", "8"],
    ["Variation Order No. 9 Door hardware", "9"],
    ["PCO-011R2 Door hardware", "PCO-011R2"],
    ["Supplemental Agreement No. 16 Door hardware", "16"],
    ["Modification P00017 Door hardware", "P00017"],
    ["Amendment 19 Door hardware", "19"],
    ["Extra Work Order 22 Door hardware", "22"],
    ["Chg. Order 23 Door hardware", "23"],
    ["Prime Contract Change Order 24 Door hardware", "24"],
    ["Subcontract Change Order 24 Door hardware", "24"],
    ["Change Order CO-026 Door hardware", "CO-026"],
    ["Site Instruction 27 Door hardware", "27"],
    ["Change Order: Door hardware", null],
    ["99-9010 Change 01: Rock removal", "01:"],
    ["11. CCN 01 - Rock removal", "01"],
    ["7 CO 3 Rock removal", "3"],
  ])("%s", (text, number) => {
    expect(namedOrder(typedText(text, 0, 0), WORDS)?.number?.text ?? null).toBe(number);
    expect(namedOrder(typedText(text, 0, 0), WORDS)).not.toBeNull();
  });

  test.each([
    "Concrete",
    "Coordination 3",
    "Cooling tower 2",
    "Changeover switch 4",
    "Extract fans 2",
    "Model 17 pump",
    "VOC barrier 2",
    "Company 5",
    "Change orders",
    "Change order allowance",
    "Modified bitumen 2",
    "Extra paint stock",
    "SAW cutting 4",
    "Doors and frames CO 3",
  ])("is not %j", (text) => {
    expect(namedOrder(typedText(text, 0, 0), WORDS)).toBeNull();
  });

  test("is absent where there is no text", () => {
    expect(namedOrder([], WORDS)).toBeNull();
  });
});

describe("a heading", () => {
  test.each([
    "Change Order Log",
    "Approved Change Orders",
    "Approved and proposed change orders",
    "Contract Modifications",
    "Variations",
    "C.O. Register",
  ])("%s is of orders", (text) => {
    expect(ordersHeading(text, WORDS)).toBe("orders");
  });

  test.each([
    "Pending Change Orders",
    "Proposed change orders",
    "Change orders not yet approved",
    "Change orders requested",
    "Unexecuted change orders",
  ])("%s is of what is not yet part of the contract", (text) => {
    expect(ordersHeading(text, WORDS)).toBe("pending");
  });

  test.each(["Schedule of values", "Trades", ""])("%j is of neither", (text) => {
    expect(ordersHeading(text, WORDS)).toBeNull();
  });
});

test("a caption is a phrase as a whole", () => {
  expect(isCaption(typedText("ADDITIONS", 0, 0), WORDS.additions)).toBe(true);
  expect(isCaption(typedText("Additions and more", 0, 0), WORDS.additions)).toBe(false);
  expect(isCaption(typedText("PCO No.", 0, 0), WORDS.references)).toBe(true);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListedChangeOrder } from "../../../src/document/pay-application.ts";
import {
  leadingNumber,
  markedOrder,
  numberedOrder,
} from "../../../src/template/pay-application/change-order-mark.ts";
import { sourced } from "../../support/printed.ts";
import { cases } from "../../support/cases.ts";

type Told = readonly [number: string | null, description: string | null] | null;

function told(order: Pick<ListedChangeOrder, "number" | "description"> | null): Told {
  return order === null ? null : [order.number?.value ?? null, order.description?.value ?? null];
}

function marked(text: string): Told {
  return told(markedOrder(sourced(text, text)));
}

describe("a text that names a change order", () => {
  test.each<readonly [text: string, number: string | null, description: string | null]>([
    ["Change Order No. 1 Added lighting", "1", "Added lighting"],
    ["Change Order #2: Added lighting", "2", "Added lighting"],
    ["Approved Change Order 3", "3", null],
    ["CO 4 - Added lighting", "4", "Added lighting"],
    ["CO-004 - Added lighting", "CO-004", "Added lighting"],
    ["CO#4 Added lighting", "4", "Added lighting"],
    ["C/O 5 Added lighting", "5", "Added lighting"],
    ["C.O. #6 Added lighting", "6", "Added lighting"],
    ["PCCO 002 Added lighting", "002", "Added lighting"],
    ["PCCO#001: Door hardware", "001", "Door hardware"],
    ["PCCO-001 Door hardware", "PCCO-001", "Door hardware"],
    ["SCO4 Door hardware", "SCO4", "Door hardware"],
    ["SCCO 12 Door hardware", "12", "Door hardware"],
    ["OCO 7 Door hardware", "7", "Door hardware"],
    ["VO 8 Door hardware", "8", "Door hardware"],
    ["V.O. 8 Door hardware", "8", "Door hardware"],
    ["VO-08 Door hardware", "VO-08", "Door hardware"],
    ["Variation 9: Door hardware", "9", "Door hardware"],
    ["Variation Order No. 9 Door hardware", "9", "Door hardware"],
    ["PCI 10 Door hardware", "10", "Door hardware"],
    ["PCO 11 Door hardware", "11", "Door hardware"],
    ["PCO-011R2 Door hardware", "PCO-011R2", "Door hardware"],
    ["COR 12 Door hardware", "12", "Door hardware"],
    ["RFCO 13 Door hardware", "13", "Door hardware"],
    ["COP 14 Door hardware", "14", "Door hardware"],
    ["S.A. 15 Door hardware", "15", "Door hardware"],
    ["SA. 15 Door hardware", "15", "Door hardware"],
    ["Supplemental Agreement No. 16 Door hardware", "16", "Door hardware"],
    ["Mod 17 Door hardware", "17", "Door hardware"],
    ["Modification P00017 Door hardware", "P00017", "Door hardware"],
    ["Contract Modification 18 Door hardware", "18", "Door hardware"],
    ["Amendment 19 Door hardware", "19", "Door hardware"],
    ["CCN 20 Door hardware", "20", "Door hardware"],
    ["CE-021 Door hardware", "CE-021", "Door hardware"],
    ["EWO 22 Door hardware", "22", "Door hardware"],
    ["Extra Work Order 22 Door hardware", "22", "Door hardware"],
    ["Chg. Order 23 Door hardware", "23", "Door hardware"],
    ["Chg 23 Door hardware", "23", "Door hardware"],
    ["Prime Contract Change Order 24 Door hardware", "24", "Door hardware"],
    ["Owner Change Order 24 Door hardware", "24", "Door hardware"],
    ["Subcontract Change Order 24 Door hardware", "24", "Door hardware"],
    ["Commitment Change 25 Door hardware", "25", "Door hardware"],
    ["Change Order CO-026 Door hardware", "CO-026", "Door hardware"],
    ["Change Order 27-1 Door hardware", "27-1", "Door hardware"],
    ["change order 28 | Door hardware", "28", "Door hardware"],
    ["Change Order: Door hardware", null, "Door hardware"],
    ["99-9010 Change 01: Rock removal", "01", "Rock removal"],
    ["11. CCN 01 - Rock removal", "01", "Rock removal"],
    ["7 CO 3 Rock removal", "3", "Rock removal"],
  ])("%s", (text, number, description) => {
    expect(marked(text)).toEqual([number, description]);
  });

  test.each([
    "",
    "Concrete",
    "Coordination 3",
    "Cooling tower 2",
    "Changeover switch 4",
    "Extract fans 2",
    "Model 17 pump",
    "Cost 12",
    "VOC barrier 2",
    "Company 5",
    "Change orders",
    "Change order",
    "Change order allowance",
    "Modified bitumen 2",
    "Extra paint stock",
    "SAW cutting 4",
    "Doors and frames CO 3",
  ])("is not %j", (text) => {
    expect(marked(text)).toBeNull();
  });

  test("is absent where there is no text", () => {
    expect([markedOrder(null), numberedOrder(null), leadingNumber(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("keeps its place for number and description", () => {
    const text = sourced("CO 4 - Added lighting", "CO 4 - Added lighting");
    const order = markedOrder(text);
    expect(order?.number?.from).toBe(text.from);
    expect(order?.description?.from).toBe(text.from);
  });

  test("gives back any number and any words after its mark", () => {
    const mark = fc.constantFrom("CO", "C/O", "PCCO", "SCO", "VO", "PCI", "PCO", "S.A.", "Mod");
    const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
    fc.assert(
      fc.property(mark, fc.nat(9_999), fc.array(word, { minLength: 1 }), (own, number, words) => {
        const description = words.join(" ");
        expect(marked(`${own} ${number} ${description}`)).toEqual([String(number), description]);
        expect(marked(`${own} #${number}: ${description}`)).toEqual([String(number), description]);
      }),
      { seed: 702, numRuns: cases(300) },
    );
  });
});

describe("a number before the words", () => {
  test.each<readonly [text: string, inSection: Told, ofKnownOrder: Told]>([
    ["#001 - Roof drain", ["001", "Roof drain"], ["001", "Roof drain"]],
    ["3: Paving", ["3", "Paving"], ["3", "Paving"]],
    ["No. 12. Paving", ["12", "Paving"], ["12", "Paving"]],
    ["01 / Lobby finishes", null, ["01", "Lobby finishes"]],
    ["02 Trench drain", null, ["02", "Trench drain"]],
    ["CE-3 Trench drain", null, ["CE-3", "Trench drain"]],
    ["14A Trench drain", null, ["14A", "Trench drain"]],
    ["Trench drain", null, null],
    ["12", null, null],
    ["123456 Trench drain", null, null],
  ])("%s", (text, inSection, ofKnownOrder) => {
    expect(told(numberedOrder(sourced(text, text)))).toEqual(inSection);
    expect(told(leadingNumber(sourced(text, text)))).toEqual(ofKnownOrder);
  });
});

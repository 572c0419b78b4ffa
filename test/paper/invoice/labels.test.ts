import { describe, expect, test } from "vitest";
import { foldedKeys, foldedText, foldedTokens } from "../../../src/base/folded-words.ts";
import { valuesOf } from "../../../src/paper/invoice/label-values.ts";
import { typedInvoice } from "../../read/invoice/typed-invoice.ts";

/** The meanings of all labels of a page, in reading order. */
function labelsIn(page: string): readonly string[] {
  return typedInvoice([page]).lines.flatMap(({ labels }) =>
    labels.map(({ meanings }) => [...meanings].toSorted().join("/")),
  );
}

/** Where the values of the first label that means this may stand, with their words. */
function placesOf(meaning: string, page: string): readonly string[] {
  const paper = typedInvoice([page]);
  for (const [at, { labels }] of paper.lines.entries()) {
    const label = labels.find(({ meanings }) => meanings.some((own) => own === meaning));
    if (label !== undefined)
      return valuesOf(label, at, paper).map(({ look, texts }) => `${look}: ${texts.join(" ")}`);
  }
  return ["no label"];
}

describe("words are compared without case, accents and signs", () => {
  test.each([
    ["Fälligkeit", "falligkeit"],
    ["GROẞE", "grosse"],
    ["Straße", "strasse"],
    ["Ærø", "aero"],
    ["Żółty", "zolty"],
    ["ﬁnal", "final"],
    ["Ｔｏｔａｌ", "total"],
    ["İstanbul", "istanbul"],
  ])("%s", (text, folded) => {
    expect(foldedText(text)).toBe(folded);
  });

  test("and are cut at all signs but those that mean something", () => {
    expect(foldedKeys("USt-IdNr.: DE 12")).toEqual(["ust", "idnr", "de", "12"]);
    expect(foldedKeys("Invoice # 12 & 20%")).toEqual(["invoice", "#", "12", "&", "20", "%"]);
    expect(foldedKeys("—  ...")).toEqual([]);
  });

  test("and keep their places in the text", () => {
    for (const { start, end, key } of foldedTokens("Fällig am: 3. März"))
      expect(foldedText("Fällig am: 3. März".slice(start, end))).toBe(key);
  });
});

describe("the value of a label", () => {
  test.each<[string, string, string, readonly string[]]>([
    ["stands behind it", "head:invoiceNumber", "Invoice number: 77-A", ["behind: 77-A"]],
    ["may be glued to it", "head:invoiceNumber", "Invoice No:77", ["behind: 77"]],
    ["stands right of it", "head:invoiceNumber", "Invoice number          77-A", ["right: 77-A"]],
    [
      "stands below it",
      "head:invoiceNumber",
      "Invoice number          Due date\n77-A                    14.04.2025",
      ["below: 77-A"],
    ],
    [
      "stands below or right of it",
      "head:invoiceNumber",
      "Invoice number          Leeds\n77-A",
      ["right: Leeds", "below: 77-A"],
    ],
    ["stands behind dots", "head:invoiceNumber", "Invoice number ..... : 77-A", ["behind: 77-A"]],
    [
      "ends where the next caption begins",
      "head:invoiceNumber",
      "Invoice number: 77-A Due date: 14.04.2025",
      ["behind: 77-A"],
    ],
    ["is no caption", "head:invoiceNumber", "Invoice number\nDue date", []],
    ["does not hang far below", "head:invoiceNumber", `Invoice number${"\n".repeat(9)}77-A`, []],
    [
      "is that of its own column",
      "head:dueDate",
      "Invoice number     Due date\n77-A               14.04.2025",
      ["below: 14.04.2025"],
    ],
  ])("%s", (_, meaning, page, places) => {
    expect(placesOf(meaning, page)).toEqual(places);
  });
});

test("a number with a sign inside may be glued to its label", () => {
  // It is taken for the inside of an identifier such as INV-0863, though a colon stands before it.
  const meaning = "head:invoiceNumber";
  expect(placesOf(meaning, "Invoice No:2025/117")).toEqual(["behind: 2025/117"]);
  expect(placesOf(meaning, "Invoice No:77-A")).toEqual(["behind: 77-A"]);
});

describe("no label is", () => {
  test("the beginning of a number", () => {
    expect(labelsIn("INV-0863")).toEqual([]);
    expect(labelsIn("INV/2025/17")).toEqual([]);
    expect(labelsIn("PO-7718")).toEqual([]);
  });

  test("a small word of a sentence", () => {
    expect(labelsIn("we met at Leeds for the fair of Hull")).toEqual([]);
  });

  test("a sign beside an amount", () => {
    expect(labelsIn("12.00 kr")).toEqual([]);
  });

  test("a remark on another one", () => {
    expect(labelsIn("Total (incl. VAT)        12.00")).toEqual(
      labelsIn("Total incl VAT        12.00"),
    );
    expect(labelsIn("Total incl. VAT          12.00").join()).not.toContain("amount:tax");
    expect(labelsIn("Discount on total        12.00").join()).not.toContain("otal");
    expect(labelsIn("Total discount           12.00")).toEqual(["amount:discount"]);
  });

  test("but two amounts of a line are", () => {
    expect(labelsIn("Subtotal    10.00      VAT    2.00      Total    12.00")).toEqual([
      "amount:subtotal",
      expect.stringContaining("amount:tax"),
      "amount:plainTotal",
    ]);
  });
});

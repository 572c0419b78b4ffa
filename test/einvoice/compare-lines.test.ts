import { describe, expect, it } from "vitest";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import type { InvoiceLine } from "../../src/document/invoice.ts";
import { compareLines } from "../../src/einvoice/compare-lines.ts";
import { amounts } from "../../src/einvoice/same-text.ts";
import type { EInvoiceLine } from "../../src/einvoice/e-invoice.ts";
import { amount, line, rate, text } from "./support/printed-invoice.ts";

const IN_FILE: EInvoiceLine = {
  name: "Dachlatten",
  description: null,
  quantity: Money.of("15"),
  unit: "MTR",
  unitPrice: Money.of("9"),
  grossUnitPrice: null,
  priceBasis: null,
  discount: null,
  amount: Money.of("135"),
  taxRate: Percent.of("19"),
};

const ON_PAPER: InvoiceLine = line({
  description: text("Dachlatten"),
  quantity: amount("15"),
  unitPrice: amount("9"),
  amount: amount("135"),
  taxRate: rate("19"),
});

/** How one figure of a line compares: what the file says, what is printed, whether they agree. */
function compare(
  figure: string,
  inFile: Partial<EInvoiceLine>,
  onPaper: Partial<InvoiceLine>,
): readonly (string | boolean | null)[] {
  const kind = amounts({ areSignsTurned: false });
  const all = compareLines([{ ...IN_FILE, ...inFile }], [{ ...ON_PAPER, ...onPaper }], kind);
  const found = all.find((one) => one.figure === `lineItems.0.${figure}`);
  return found === undefined ? [] : [found.xml, found.printed, found.agrees];
}

type Sides = readonly (string | boolean | null)[];

describe("the unit price of a line", () => {
  const money = (plain: string): Money => Money.of(plain);
  it.each<readonly [string, Sides, Sides]>([
    [
      "with more decimals in the file",
      compare("unitPrice", { unitPrice: money("8.9951") }, {}),
      ["8.9951", "9.00", true],
    ],
    [
      "with other cents",
      compare("unitPrice", { unitPrice: money("8.9949") }, {}),
      ["8.9949", "9.00", false],
    ],
    [
      "with more decimals on the paper",
      compare("unitPrice", {}, { unitPrice: amount("9.001") }),
      ["9.00", "9.001", false],
    ],
    [
      "before its own reductions",
      compare("unitPrice", { grossUnitPrice: money("10") }, { unitPrice: amount("10") }),
      ["10.00", "10.00", true],
    ],
    [
      "before the discount that the line prints",
      compare("unitPrice", {}, { unitPrice: amount("10"), discountRate: rate("10") }),
      ["9.00", "10.00", true],
    ],
    [
      "before another discount",
      compare("unitPrice", {}, { unitPrice: amount("10"), discountRate: rate("11") }),
      ["9.00", "10.00", false],
    ],
    [
      "for a hundred in the file, for one on the paper",
      compare("unitPrice", { unitPrice: money("900"), priceBasis: money("100") }, {}),
      ["900.00 per 100", "9.00", true],
    ],
    [
      "for a hundred on the paper alone",
      compare("unitPrice", {}, { unitPrice: amount("900"), priceBasis: amount("100") }),
      ["9.00", "900.00 per 100", true],
    ],
    [
      "for one in the file that gives the quantity as the basis",
      compare("unitPrice", { priceBasis: money("15") }, {}),
      ["9.00", "9.00", true],
    ],
    ["for none", compare("unitPrice", { priceBasis: Money.zero }, {}), ["9.00", "9.00", true]],
    [
      "for none, and another one",
      compare("unitPrice", { priceBasis: Money.zero }, { unitPrice: amount("8") }),
      ["9.00", "8.00", false],
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe("the amount of a line", () => {
  it.each<readonly [string, Sides, Sides]>([
    ["the same", compare("amount", {}, {}), ["135.00", "135.00", true]],
    [
      "before the discount that the line prints",
      compare("amount", {}, { amount: amount("150"), discount: amount("15") }),
      ["135.00", "150.00", true],
    ],
    [
      "before another discount",
      compare("amount", {}, { amount: amount("150"), discount: amount("14") }),
      ["135.00", "150.00", false],
    ],
    ["not printed", compare("amount", {}, { amount: null }), ["135.00", null, null]],
    ["not in the file", compare("amount", { amount: null }, {}), []],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe("the description of a line", () => {
  it.each<readonly [string, Partial<EInvoiceLine>, Partial<InvoiceLine>, boolean]>([
    [
      "in capitals with other signs",
      { name: "Dachlatten, 30/50" },
      { description: text("DACHLATTEN 30 x 50") },
      true,
    ],
    [
      "longer on the paper",
      {},
      { description: text("Dachlatten Fichte, getrocknet, nach Wahl") },
      true,
    ],
    [
      "in two parts in the file",
      { description: "Fichte getrocknet" },
      { description: text("Dachlatten Fichte getrocknet") },
      true,
    ],
    ["whose name is the code on the paper", { name: "DL 30-50" }, { code: text("DL30-50") }, true],
    ["of another item", { name: "Kantholz" }, {}, false],
    [
      "with one word of four",
      { name: "Dachlatten Kantholz Rauspund Schalung" },
      { description: text("Dachlatten Fichte Tanne Douglasie") },
      false,
    ],
  ])("%s", (_, inFile, onPaper, agrees) => {
    expect(compare("description", inFile, onPaper)[2]).toBe(agrees);
  });
});

describe("lines that are not printed", () => {
  it("count on behind the printed ones", () => {
    const kind = amounts({ areSignsTurned: false });
    const others = ["Nägel", "Dachlatten", "Folie"].map((name, index) => ({
      ...IN_FILE,
      name,
      amount: Money.of(String(index === 1 ? 135 : index + 1)),
    }));
    const figures = compareLines(others, [ON_PAPER], kind).filter(({ figure }) =>
      figure.endsWith("amount"),
    );
    expect(figures.map(({ figure, agrees }) => `${figure} ${agrees}`)).toEqual([
      "lineItems.1.amount null",
      "lineItems.0.amount true",
      "lineItems.2.amount null",
    ]);
  });
});

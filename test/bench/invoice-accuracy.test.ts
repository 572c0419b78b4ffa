import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgeInvoice, type InvoiceTruthLike } from "../../bench/invoice-accuracy.ts";
import { descriptionLikeness, isSameName, isSameValue } from "../../bench/invoice-equality.ts";
import type { InvoiceBody } from "../../src/wire/contract.ts";
import { INVOICES } from "../support/corpus.ts";

const TRUTHS = INVOICES.map(
  (path) => JSON.parse(readFileSync(`${path}.truth.json`, "utf8")) as InvoiceTruthLike,
);
const truth = truthNamed("ready-mix");

describe("measuring an invoice", () => {
  it("finds nothing wrong with a truth", () => {
    for (const one of TRUTHS) {
      const { fields, taxes, lines } = judgeInvoice(one, one.invoice);
      const verdicts = new Set([...fields.values()].map(({ verdict }) => verdict));
      expect([...verdicts].filter((verdict) => !["hit", "null"].includes(verdict))).toEqual([]);
      expect([taxes?.missed, taxes?.spurious, lines?.missed, lines?.spurious]).toEqual([
        0, 0, 0, 0,
      ]);
      expect(lines?.wholeRows).toBe(one.invoice.lineItems.length);
    }
  });

  it("misses all that is printed where nothing was read", () => {
    const { fields, lines } = judgeInvoice(truth, null);
    expect(fields.get("total")?.verdict).toBe("missed");
    expect(fields.get("shipping")?.verdict).toBe("null");
    expect(lines?.missed).toBe(truth.invoice.lineItems.length);
  });

  it("tells wrong from spurious", () => {
    const { fields } = judgeInvoice(truth, { ...truth.invoice, total: 1, shipping: 5 });
    expect(fields.get("total")?.verdict).toBe("wrong");
    expect(fields.get("shipping")?.verdict).toBe("spurious");
  });

  it("takes a printed zero of a discount for nothing, but not nothing for a zero", () => {
    const zero = truthNamed("bouwlamp");
    expect(judged(zero, { discount: null })).toBe("neutral");
    expect(judged(truth, { discount: 0 })).toBe("spurious");
  });

  it("takes what the truth accepts besides", () => {
    const dachstuhl = truthNamed("dachstuhl");
    const { fields } = judgeInvoice(dachstuhl, { ...dachstuhl.invoice, dueDate: "2026-06-26" });
    expect(fields.get("dueDate")?.verdict).toBe("neutral");
  });

  it("counts a line that was left out, one that was invented, and cells that are wrong", () => {
    const [first, ...rest] = truth.invoice.lineItems;
    const invented = { description: "Subtotal", quantity: null, unitPrice: null, amount: 3.21 };
    expect(judgeInvoice(truth, withLines([...rest])).lines).toMatchObject({
      missed: 1,
      spurious: 0,
    });
    expect(
      judgeInvoice(truth, withLines([...truth.invoice.lineItems, invented])).lines,
    ).toMatchObject({ missed: 0, spurious: 1 });
    if (first === undefined) throw new Error("The truth has no lines.");
    const turned = { ...first, quantity: first.unitPrice, unitPrice: first.quantity };
    const { lines } = judgeInvoice(truth, withLines([turned, ...rest]));
    expect(lines?.columns.quantity).toEqual({ exact: rest.length, of: rest.length + 1 });
    expect(lines?.wholeRows).toBe(rest.length);
  });

  it("takes a tax of another amount for missed and spurious", () => {
    const taxes = truth.invoice.taxes.map((tax) => ({ ...tax, amount: 1 }));
    expect(judgeInvoice(truth, { ...truth.invoice, taxes }).taxes).toMatchObject({
      hit: 0,
      missed: 1,
      spurious: 1,
    });
  });

  function judged(of: InvoiceTruthLike, change: Partial<InvoiceBody>): string | undefined {
    return judgeInvoice(of, { ...of.invoice, ...change }).fields.get("discount")?.verdict;
  }

  function withLines(lineItems: InvoiceBody["lineItems"]): InvoiceBody {
    return { ...truth.invoice, lineItems };
  }
});

describe("comparing values", () => {
  it.each([
    ["Kieselbach GmbH & Co. KG", "kieselbach gmbh und co kg", true],
    ["Tallgrass Ready Mix, Inc.", "TALLGRASS READY MIX INC", true],
    ["Électricité Bornand Sàrl", "Electricite Bornand Sarl", true],
    ["Moorland Energy", "Moorland Energy Supply Ltd", false],
    ["The Rusty Plow", "Rusty Plow", true],
  ])("names %s and %s alike: %s", (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });

  it("leaves punctuation out of numbers and the country out of tax numbers", () => {
    expect(isSameValue("id", "FA2604-118", "FA 2604 118")).toBe(true);
    expect(isSameValue("id", "F-118", "No. F-118")).toBe(false);
    expect(isSameValue("taxId", "BE 0743215597", "0743.215.597")).toBe(true);
    expect(isSameValue("date", "2026-04-05", "2026-05-04")).toBe(false);
    expect(isSameValue("money", 12.5, 12.51)).toBe(false);
  });

  it("finds a description in a longer one", () => {
    expect(
      descriptionLikeness("Kranstunde mit Fahrer", "Kranstunde mit Fahrer, 145"),
    ).toBeGreaterThan(0.85);
    expect(descriptionLikeness("Kranstunde", "Betonpumpe")).toBeLessThan(0.5);
  });
});

function truthNamed(name: string): InvoiceTruthLike {
  const found = TRUTHS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no invoice ${name}.`);
  return found;
}

import fc from "fast-check";
import { describe, it } from "vitest";
import { Money } from "../../src/base/money.ts";
import type { Invoice } from "../../src/document/invoice.ts";
import { emitInvoice } from "../../src/emit/emit-invoice.ts";
import type { InvoiceReading } from "../../src/kinds/reading.ts";
import { faultsOf } from "../support/e-invoice/faults.ts";
import { BILL, readBill } from "../support/e-invoice/typed-bill.ts";

const READING = readBill();

/** A reading of which the amounts of the document are others. */
function withAmounts(reading: InvoiceReading, given: Partial<Invoice>): InvoiceReading {
  return { ...reading, document: { ...reading.document, ...given } };
}

const cents = fc
  .integer({ min: -90_000, max: 90_000 })
  .map((value) => Money.of((value / 100).toFixed(2)));

describe("laws of e-invoices", () => {
  it("a printed total that does not follow from the items is never written", () => {
    fc.assert(
      fc.property(fc.constantFrom("total", "subtotal", "balanceDue"), cents, (name, off) => {
        const printed = READING.document.total;
        if (printed === null || off.isZero()) return true;
        const base = name === "subtotal" ? READING.document.subtotal : printed;
        const value = (base ?? printed).value.plus(off);
        const made = emitInvoice(withAmounts(READING, { [name]: { ...printed, value } }), {
          syntax: "ubl",
          profile: "en16931",
        });
        return made.kind === "refused";
      }),
    );
  });

  it("any text of a paper gives a file that keeps the rules", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), (text) => {
        const { vendor, lines } = READING.document;
        if (vendor.name === null) return false;
        const name = { ...vendor.name, value: `N${text}` };
        const [first, ...rest] = lines;
        if (first === undefined || first.description === null) return false;
        const description = { ...first.description, value: `D${text}` };
        const document = {
          vendor: { ...vendor, name },
          lines: [{ ...first, description }, ...rest],
        };
        return (["ubl", "cii"] as const).every((syntax) => {
          const made = emitInvoice(withAmounts(READING, document), { syntax, profile: "en16931" });
          return made.kind === "emitted" && faultsOf(made.xml).length === 0;
        });
      }),
      { numRuns: 60 },
    );
  });

  it("a bill without any one of its lines is whole or refused, and never wrong", () => {
    const lines = BILL.split("\n");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: lines.length - 1 }), (at) => {
        const reading = readBill(lines.filter((_, index) => index !== at).join("\n"));
        return (["ubl", "cii"] as const).every((syntax) => {
          const made = emitInvoice(reading, { syntax, profile: "en16931" });
          return made.kind === "refused" || faultsOf(made.xml).length === 0;
        });
      }),
      { numRuns: 25 },
    );
  });
});

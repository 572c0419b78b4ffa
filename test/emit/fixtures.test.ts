import { beforeAll, describe, expect, it } from "vitest";
import type { Money } from "../../src/base/money.ts";
import { readCii } from "../../src/einvoice/read-cii.ts";
import { readUbl } from "../../src/einvoice/read-ubl.ts";
import { parseXml } from "../../src/einvoice/xml.ts";
import { emitInvoice } from "../../src/emit/emit-invoice.ts";
import type { EmittedInvoice, InvoiceSyntax } from "../../src/emit/emitted-invoice.ts";
import type { InvoiceReading } from "../../src/kinds/reading.ts";
import { readTerms } from "../../src/terms/read-terms.ts";
import { INVOICES, pagesOfFixture } from "../support/corpus.ts";
import { faultsOf } from "../support/e-invoice/faults.ts";
import { expectGeneratedText } from "../support/generated-file.ts";
import { readInvoiceOf } from "../support/read-invoice-pages.ts";

const READINGS = new Map<string, InvoiceReading>();

beforeAll(async () => {
  for (const path of INVOICES) {
    const pages = await pagesOfFixture(path);
    const reading = readInvoiceOf(pages);
    READINGS.set(path, { ...reading, terms: readTerms(pages, reading.document) });
  }
}, 120_000);

function readingOf(path: string): InvoiceReading {
  const reading = READINGS.get(path);
  if (reading === undefined) throw new RangeError(`${path} was not read.`);
  return reading;
}

function emitted(path: string, syntax: InvoiceSyntax): EmittedInvoice | null {
  const made = emitInvoice(readingOf(path), { syntax, profile: "en16931" });
  return made.kind === "emitted" ? made : null;
}

it("test/emit/fixtures.txt says what becomes of every invoice of the fixtures", () => {
  const texts = INVOICES.map((path) => {
    const made = emitInvoice(readingOf(path), { syntax: "ubl", profile: "en16931" });
    const told =
      made.kind === "emitted"
        ? ["written"]
        : [...made.reasons, ...made.missing.map(({ term, because }) => `${term}: ${because}`)];
    return `${path.slice("fixtures/invoice/".length)}\n${told.map((one) => `  ${one}\n`).join("")}`;
  });
  expectGeneratedText(new URL("fixtures.txt", import.meta.url), texts.join(""));
});

describe("an e-invoice of a fixture", () => {
  it.each(INVOICES)("keeps schema and rules, in both languages: %s", (path) => {
    for (const syntax of ["ubl", "cii"] as const) {
      const made = emitted(path, syntax);
      if (made !== null) expect(faultsOf(made.xml)).toEqual([]);
    }
  });

  it.each(INVOICES)("is read back as what the paper prints: %s", (path) => {
    for (const [syntax, read] of [
      ["ubl", readUbl],
      ["cii", readCii],
    ] as const) {
      const made = emitted(path, syntax);
      if (made === null) continue;
      const root = parseXml(new TextEncoder().encode(made.xml));
      if (root === null) throw new Error("It is no XML.");
      const file = read(root);
      const { document } = readingOf(path);
      expect(file.number).toBe(document.invoiceNumber?.value);
      expect(file.issueDate).toEqual(document.invoiceDate?.value);
      expect(file.vendor.names).toEqual([document.vendor.name?.value]);
      expect(file.customer.names).toEqual([document.customer.name?.value]);
      expect(texts([file.totals.grandTotal])).toEqual(texts([document.total?.value ?? null]));
      expect(texts(file.lines.map(({ amount }) => amount))).toEqual(
        texts(document.lines.map(({ amount }) => amount?.value ?? null)),
      );
    }
  });

  it.each(INVOICES)("has the same terms in both languages: %s", (path) => {
    expect(emitted(path, "cii")?.terms).toEqual(emitted(path, "ubl")?.terms);
  });
});

/** Amounts without their signs: a credit note of the norm has none. */
function texts(amounts: readonly (Money | null)[]): readonly (string | null)[] {
  return amounts.map((amount) => amount?.absolute().toPlain() ?? null);
}

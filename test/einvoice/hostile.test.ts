import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { XML_LIMITS } from "../../src/base/limits.ts";
import { readEInvoice } from "../../src/einvoice/embedded-xml.ts";
import { mutated, numbers } from "../support/mutation.ts";
import { ciiInvoice } from "./support/cii.ts";
import { utf8 } from "./support/plain-invoice.ts";
import { ublInvoice } from "./support/ubl.ts";
import { cases } from "../support/cases.ts";
import { soon } from "../support/soon.ts";

const FILES: readonly Uint8Array[] = [
  utf8(ciiInvoice(1)),
  utf8(ciiInvoice(2)),
  utf8(ublInvoice()),
  utf8(ublInvoice({ paper: "CreditNote" })),
  new Uint8Array(Buffer.from(`\u{FEFF}${ciiInvoice(2)}`, "utf16le")),
];

describe("no file makes the reading throw", () => {
  it("whatever is damaged in it", () => {
    let readCount = 0;
    const runs = 1_500;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...FILES),
        fc.integer({ min: 1, max: 4 }),
        (seed, file, count) => {
          const next = numbers(seed);
          let bytes = file;
          for (let index = 0; index < count && bytes.length > 0; index++)
            bytes = mutated(bytes, next);
          if (readEInvoice(bytes) !== null) readCount++;
        },
      ),
      { seed: 20_260_312, numRuns: runs },
    );
    // Digits and texts may change without harm to the form, and most other damage is seen.
    expect(readCount).toBeGreaterThan(runs / 50);
    expect(readCount).toBeLessThan(runs / 2);
  });

  it("whatever stands in its elements", () => {
    const text = fc
      .string({ unit: "binary", maxLength: 60 })
      .map((one) => one.replaceAll(/[<&]/g, ""));
    fc.assert(
      fc.property(text, fc.nat({ max: 80 }), (words, place) => {
        const parts = ciiInvoice(2).split(/(?<=>)[^<]+(?=<\/)/);
        const at = 1 + (place % (parts.length - 1));
        const xml = `${parts.slice(0, at).join("1")}${words}${parts.slice(at).join("1")}`;
        const eInvoice = readEInvoice(utf8(xml));
        expect(eInvoice === null || eInvoice.syntax === "CII").toBe(true);
      }),
      { numRuns: cases(500) },
    );
  });

  it("whatever bytes it is of", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(readEInvoice(bytes)).toBeNull();
      }),
      { numRuns: cases(1_000) },
    );
  });
});

describe("a file as large as allowed is read soon", () => {
  const root = (inside: string): string =>
    `<CrossIndustryInvoice><SupplyChainTradeTransaction>${inside}</SupplyChainTradeTransaction></CrossIndustryInvoice>`;
  const filled = (piece: string): string =>
    piece.repeat(
      Math.min(Math.floor((XML_LIMITS.fileBytes - 600) / piece.length), XML_LIMITS.elements / 3),
    );
  const settled = (inside: string): string =>
    root(`<ApplicableHeaderTradeSettlement>${inside}</ApplicableHeaderTradeSettlement>`);
  const ubl = (inside: string): string =>
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${inside}</Invoice>`;
  it.each([
    [
      "lines",
      root(
        filled(
          "<IncludedSupplyChainTradeLineItem><SpecifiedTradeProduct><Name>a</Name></SpecifiedTradeProduct></IncludedSupplyChainTradeLineItem>",
        ),
      ),
    ],
    [
      "taxes",
      settled(
        filled("<ApplicableTradeTax><CalculatedAmount>1</CalculatedAmount></ApplicableTradeTax>"),
      ),
    ],
    ["due dates", settled(filled("<SpecifiedTradePaymentTerms/>"))],
    [
      "tax totals in UBL",
      ubl(filled('<TaxTotal><TaxAmount currencyID="EUR">1</TaxAmount></TaxTotal>')),
    ],
    ["accounts in UBL", ubl(filled("<PaymentMeans><PayeeFinancialAccount/></PaymentMeans>"))],
    ["a name", ubl(`<ID>${filled("a b ")}</ID>`)],
    [
      "an amount",
      ubl(`<LegalMonetaryTotal><PayableAmount>${filled("1")}</PayableAmount></LegalMonetaryTotal>`),
    ],
  ])("full of %s", async (_, xml) => {
    const bytes = utf8(xml);
    expect(bytes.length).toBeLessThanOrEqual(XML_LIMITS.fileBytes);
    expect(await soon(() => readEInvoice(bytes))).not.toBeNull();
  });
});

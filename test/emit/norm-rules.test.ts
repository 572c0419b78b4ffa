import { describe, expect, it } from "vitest";
import { emitInvoice } from "../../src/emit/emit-invoice.ts";
import type { InvoiceSyntax } from "../../src/emit/emitted-invoice.ts";
import { faultsOf } from "../support/e-invoice/faults.ts";
import { readBill } from "../support/e-invoice/typed-bill.ts";

/*
 * The rules are held against files that break them: one that nothing breaks would prove nothing.
 */

const READING = readBill();

function written(syntax: InvoiceSyntax): string {
  const made = emitInvoice(READING, { syntax, profile: "en16931" });
  if (made.kind === "refused") throw new Error(JSON.stringify(made));
  return made.xml;
}

const UBL = written("ubl");
const CII = written("cii");

/** The faults of a file in which a text is another one. */
function broken(xml: string, from: string | RegExp, to: string): readonly string[] {
  const other = xml.replace(from, to);
  expect(other).not.toBe(xml);
  return faultsOf(other);
}

describe("in UBL", () => {
  it.each([
    ["BR-01", /<cbc:CustomizationID>.*\n/, ""],
    ["BR-06", /<cbc:RegistrationName>Kieselbach.*\n/, ""],
    ["BR-09", /<cac:Country>[\s\S]*?<\/cac:Country>/, ""],
    ["BR-23", ' unitCode="MTQ"', ""],
    ["BR-25", /<cbc:Name>Transport.*\n/, ""],
    ["BR-27", ">118.4<", ">-118.4<"],
    ["BR-48", /<cbc:Percent>19<\/cbc:Percent>/, ""],
    ["BR-61", /<cac:PayeeFinancialAccount>[\s\S]*?<\/cac:PayeeFinancialAccount>/, ""],
    ["BR-CO-09", ">DE281640733<", ">281640733<"],
    ["BR-CO-10", ">4558.40</cbc:LineExtensionAmount>", ">4558.41</cbc:LineExtensionAmount>"],
    [
      "BR-CO-13",
      '<cbc:TaxExclusiveAmount currencyID="EUR">4684.40',
      '<cbc:TaxExclusiveAmount currencyID="EUR">4684.41',
    ],
    [
      "BR-CO-14",
      '<cbc:TaxAmount currencyID="EUR">890.04',
      '<cbc:TaxAmount currencyID="EUR">890.05',
    ],
    [
      "BR-CO-15",
      '<cbc:TaxInclusiveAmount currencyID="EUR">5574.44',
      '<cbc:TaxInclusiveAmount currencyID="EUR">5574.45',
    ],
    [
      "BR-CO-16",
      '<cbc:PayableAmount currencyID="EUR">5574.44',
      '<cbc:PayableAmount currencyID="EUR">5574.45',
    ],
    ["BR-CO-25", /<cbc:DueDate>.*\n/, ""],
    ["BR-CL-03", 'TaxAmount currencyID="EUR"', 'TaxAmount currencyID="USD"'],
    ["BR-CL-23", 'unitCode="MTQ"', 'unitCode="m3"'],
    ["BR-DEC", ">4558.40<", ">4558.400<"],
    [
      "BR-S-05",
      "<cbc:Percent>19</cbc:Percent>\n        <cac:TaxScheme>\n          <cbc:ID>VAT</cbc:ID>\n        </cac:TaxScheme>\n      </cac:Classified",
      "<cbc:Percent>0</cbc:Percent>\n        <cac:TaxScheme>\n          <cbc:ID>VAT</cbc:ID>\n        </cac:TaxScheme>\n      </cac:Classified",
    ],
    [
      "BR-S-08",
      '<cbc:TaxableAmount currencyID="EUR">4684.40',
      '<cbc:TaxableAmount currencyID="EUR">4600.40',
    ],
    [
      "BR-S-09",
      '<cbc:TaxableAmount currencyID="EUR">4684.40',
      '<cbc:TaxableAmount currencyID="EUR">4600.40',
    ],
    ["BR-AE-01", "<cbc:ID>S</cbc:ID>", "<cbc:ID>AE</cbc:ID>"],
  ])("%s is broken by a file that breaks it", (rule, from, to) => {
    expect(broken(UBL, from, to)).toContain(rule);
  });

  it("elements stand in the order of the schema, and none is unknown", () => {
    const [id] = /<cbc:ID>26-04417<\/cbc:ID>\n/.exec(UBL) ?? [""];
    expect(broken(UBL.replace(id, ""), "</Invoice>", `${id}</Invoice>`)).toContain(
      "Invoice: ID is too late",
    );
    expect(broken(UBL, /cbc:IssueDate/g, "cbc:Date")).toContain("Invoice: Date is unknown");
    expect(broken(UBL, /<cbc:IssueDate>.*\n/, "")).toContain("Invoice: IssueDate is missing");
  });
});

describe("in CII", () => {
  it.each([
    ["BR-S-08", "<ram:BasisAmount>4684.40", "<ram:BasisAmount>4600.40"],
    [
      "BR-CO-26",
      /<ram:SpecifiedTaxRegistration>[\s\S]*?<\/ram:SpecifiedTaxRegistration>|<ram:SpecifiedLegalOrganization>[\s\S]*?<\/ram:SpecifiedLegalOrganization>/g,
      "",
    ],
    ["BR-CO-25", /<ram:SpecifiedTradePaymentTerms>[\s\S]*?<\/ram:SpecifiedTradePaymentTerms>/, ""],
  ])("%s is broken by a file that breaks it", (rule, from, to) => {
    expect(broken(CII, from, to)).toContain(rule);
  });

  it("the official schema is asked", () => {
    expect(broken(CII, /<ram:CountryID>.*\n/, "<ram:Land>DE</ram:Land>\n").join(" ")).toMatch(
      /Land/,
    );
  });
});

it("a file that is no XML has its fault", () => {
  expect(faultsOf("<Invoice>")).toEqual(["It is no XML."]);
});

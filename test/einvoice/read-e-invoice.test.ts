import { describe, expect, it } from "vitest";
import type { EInvoice } from "../../src/einvoice/e-invoice.ts";
import { readEInvoice } from "../../src/einvoice/embedded-xml.ts";
import { ciiInvoice } from "./support/cii.ts";
import { plain, utf8 } from "./support/plain-invoice.ts";
import { ublInvoice } from "./support/ubl.ts";

function read(xml: string): EInvoice {
  const eInvoice = readEInvoice(utf8(xml));
  if (eInvoice === null) throw new Error("No electronic invoice was read.");
  return eInvoice;
}

/** The invoice of these tests, as every language must give it. */
const FIGURES = {
  profile: "urn:cen.eu:en16931:2017",
  paper: "invoice",
  number: "NB-2026-0147",
  issueDate: "2026-03-12",
  dueDates: ["2026-03-26", "2026-04-11"],
  currency: "EUR",
  vendor: {
    names: ["Nordkap Bedachungen GmbH & Co. KG"],
    taxIds: ["DE 811 222 333", "22/815/00471"],
  },
  customer: { names: ["Atelier Lindenhof e.K."], taxIds: ["DE811222444"] },
  purchaseOrder: "LH 88-2",
  ibans: ["DE02120300000000202051"],
  lines: [
    {
      name: "Dachziegel Nordlicht",
      description: "rot, engobiert",
      quantity: "1020",
      unit: "H87",
      unitPrice: "125",
      grossUnitPrice: "130",
      priceBasis: "100",
      discount: "25",
      amount: "1250",
      taxRate: "19 %",
    },
    {
      name: 'Fachbuch "Steildach"',
      description: null,
      quantity: "3",
      unit: "C62",
      unitPrice: "33.3333",
      grossUnitPrice: null,
      priceBasis: null,
      discount: null,
      amount: "100",
      taxRate: "7 %",
    },
  ],
  allowances: [{ reason: "Treuerabatt", amount: "60", isFreight: false }],
  charges: [
    { reason: "Anfahrt zur Baustelle, Fracht", amount: "30", isFreight: true },
    { reason: "Entsorgung", amount: "20", isFreight: false },
  ],
  taxes: [
    { rate: "19 %", category: "S", base: "1240", amount: "235.6" },
    { rate: "7 %", category: "S", base: "100", amount: "7" },
  ],
  totals: {
    lines: "1350",
    allowances: "60",
    charges: "50",
    taxBasis: "1340",
    tax: "242.6",
    grandTotal: "1582.6",
    prepaid: "500",
    rounding: "0.05",
    duePayable: "1082.65",
  },
};

describe("every figure of the invoice is read", () => {
  it.each([
    ["ZUGFeRD 1", ciiInvoice(1), "CII"],
    ["ZUGFeRD 2, Factur-X, XRechnung", ciiInvoice(2), "CII"],
    ["UBL", ublInvoice(), "UBL"],
  ])("from %s", (_, xml, syntax) => {
    expect(plain(read(xml))).toEqual({ syntax, ...FIGURES });
  });

  it("from a credit note in UBL, whose amounts are positive", () => {
    const eInvoice = read(ublInvoice({ paper: "CreditNote" }));
    expect(plain(eInvoice)).toEqual({ syntax: "UBL", ...FIGURES, paper: "credit-note" });
  });

  it.each(["381", "261", "83"])("a document of type %s is a credit note", (typeCode) => {
    expect(read(ciiInvoice(2, { typeCode })).paper).toBe("credit-note");
  });

  it.each(["380", "384", "389", "875"])("a document of type %s is an invoice", (typeCode) => {
    expect(read(ciiInvoice(2, { typeCode })).paper).toBe("invoice");
  });
});

describe("what only some files have", () => {
  it("freight that is charged as a service of logistics", () => {
    const settlement =
      "<ram:SpecifiedLogisticsServiceCharge><ram:Description>Kranwagen</ram:Description><ram:AppliedAmount>80.5</ram:AppliedAmount></ram:SpecifiedLogisticsServiceCharge>";
    const [, , charge] = read(ciiInvoice(1, { settlement })).charges;
    expect(plain(charge)).toEqual({ reason: "Kranwagen", amount: "80.5", isFreight: true });
  });

  it("what the customer withholds is a tax with a negative amount", () => {
    const before =
      "<cac:WithholdingTaxTotal><cbc:TaxAmount>13.50</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount>1350</cbc:TaxableAmount><cbc:TaxAmount>13.50</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>1</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:WithholdingTaxTotal>";
    const { taxes, totals } = read(ublInvoice({ before }));
    expect(plain(taxes[2])).toEqual({ rate: "1 %", category: null, base: "1350", amount: "-13.5" });
    expect(totals.tax?.key()).toBe("242.6");
  });

  it("an order, whose lines are requested", () => {
    const order = ciiInvoice(2)
      .replaceAll("rsm:CrossIndustryInvoice", "rsm:SCRDMCCBDACIOMessageStructure")
      .replaceAll("BilledQuantity", "RequestedQuantity")
      .replaceAll("InvoiceCurrencyCode", "OrderCurrencyCode");
    const { paper, currency, lines } = read(order);
    expect([paper, currency, lines[0]?.quantity?.key()]).toEqual(["order", "EUR", "1020"]);
  });

  it("nothing at all: every figure is null and no list has a member", () => {
    const { totals, lines, taxes, number, dueDates, vendor } = read("<CrossIndustryInvoice/>");
    expect(new Set(Object.values(totals))).toEqual(new Set([null]));
    expect([lines, taxes, number, dueDates, vendor]).toEqual([
      [],
      [],
      null,
      [],
      { names: [], taxIds: [] },
    ]);
  });

  it.each([
    ["1582.6000", "1582.6"],
    [" -12.30 ", "-12.3"],
    ["+7", "7"],
    [".5", "0.5"],
    ["5.", "5"],
    ["0.1234567890120000", "0.123456789012"],
    ["1,582.60", null],
    ["1.5e3", null],
    ["", null],
    [".", null],
    ["-", null],
    ["NaN", null],
    ["1".repeat(31), null],
    ["0.1234567890123", null],
  ])("the amount %j is read as %s", (text, amount) => {
    const { totals } = read(ciiInvoice(2).replace("1582.60", text));
    expect(totals.grandTotal?.key() ?? null).toBe(amount);
  });

  it.each([
    ["20260312", "2026-03-12"],
    ["2026-03-12", "2026-03-12"],
    ["2026-03-12T23:59:00Z", "2026-03-12"],
    ["20260230", null],
    ["202603", null],
    ["202603121", null],
    ["12.03.2026", null],
  ])("the day %j is read as %s", (text, day) => {
    expect(plain(read(ciiInvoice(2).replace("20260312", text)).issueDate)).toBe(day);
  });
});

describe("a file that is no electronic invoice gives none", () => {
  it.each([
    [
      "an invoice of another language",
      ublInvoice({ namespace: "http://www.ebinterface.at/schema/6p1/" }),
    ],
    ["a root without a namespace", "<Invoice><ID>1</ID></Invoice>"],
    ["a bank's statement", "<Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.02'/>"],
    ["a picture", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["plain text", "Invoice NB-2026-0147"],
    ["JSON", '{"CrossIndustryInvoice": {}}'],
    ["nothing", ""],
  ])("%s", (_, xml) => {
    expect(readEInvoice(utf8(xml))).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { layoutOf } from "../../src/layout/layout.ts";
import { readExemptions } from "../../src/terms/read-exemptions.ts";
import { readDirectDebit, readPaymentTerms } from "../../src/terms/read-payment.ts";
import { readTaxRows } from "../../src/terms/read-tax-rows.ts";
import { typedPages } from "../read/invoice/typed-invoice.ts";
import { BILL, readBill } from "../support/e-invoice/typed-bill.ts";
import type { Line } from "../../src/layout/lines.ts";

describe("the terms of a bill", () => {
  it("are found around what was read, each with its place", () => {
    const { seller, buyer } = readBill().terms;
    expect(seller.address.country).toMatchObject({
      value: "DE",
      by: "the tax number has its letters",
      from: [{ pageNumber: 1, printed: "DE281640733" }],
    });
    expect(seller.registration?.value).toBe("HRB 4471");
    expect(buyer.address).toMatchObject({
      street: { value: "Industriestraße 8" },
      postcode: { value: "61169" },
      city: { value: "Friedberg" },
      country: { value: "DE", from: [{ printed: "61169" }] },
    });
  });

  it("leave a country open where the postcode is of another form", () => {
    const { buyer } = readBill(BILL.replace("61169 Friedberg", "4600 Wels      ")).terms;
    expect(buyer.address).toMatchObject({ city: { value: "Wels" }, country: null });
  });

  it("do not take the seller's country where the buyer's number is of another", () => {
    const text = BILL.replace("61169 Friedberg", "61169 Friedberg\nUSt-IdNr. FR41801773524");
    const { buyer } = readBill(text).terms;
    expect(buyer.vatId?.value).toBe("FR41801773524");
    // Its postcode is written as in France, too: then its own number decides.
    expect(buyer.address.country?.value).toBe("FR");
  });

  it("keep the unit that stands with a quantity and was not read as one", () => {
    expect(readBill(BILL.replace("38,50 m³ ", "38,50 m²Wo")).terms.units[0]?.value).toBe("m²Wo");
    expect(readBill().terms.units).toEqual([null, null]);
  });

  it("take the buyer's reference and the invoice that is credited by their labels", () => {
    const text = BILL.replace("Rechnung Nr.", "Leitweg-ID: 04011000-12345-34\n\nRechnung Nr.");
    expect(readBill(text).terms.buyerReference?.value).toBe("04011000-12345-34");
    const credit = BILL.replace("Rechnung Nr.", "zu Rechnung 9004418\n\nRechnung Nr.");
    expect(readBill(credit).terms.precedingInvoice?.value).toBe("9004418");
  });

  it.each([
    ["Leistungsdatum   23.04.2026", "2026-04-23"],
    ["Lieferdatum: 2026-04-23", "2026-04-23"],
    ["Leverdatum   23-04-26", "2026-04-23"],
    ["Leistungsdatum   April 2026", undefined],
    ["Leistungsdatum   31.02.2026", undefined],
  ])("take the day of delivery of %s", (text, day) => {
    const { delivery } = readBill(BILL.replace("Rechnung Nr.", `${text}\n\nRechnung Nr.`)).terms;
    expect(delivery?.value).toBe(day);
  });

  it("leave what stands in the buyer's column to the buyer", () => {
    const text = BILL.replace(
      "61169 Friedberg                                       Fällig am        30.05.2026",
      "61169 Friedberg                                       Fällig am        30.05.2026\nHRB 9981 Friedberg\nTel. 06031 55 41",
    );
    const { seller, buyer } = readBill(text).terms;
    expect(buyer.registration?.value).toBe("HRB 9981");
    expect(seller.registration?.value).toBe("HRB 4471");
    expect(seller.contact.phone).toBeNull();
  });

  it("take no number for a telephone that is not called one", () => {
    expect(readBill().terms.seller.contact).toEqual({ name: null, phone: null, email: null });
    const text = `${BILL}\nTel. 06621 5541-0\nbuero@kieselbach.example`;
    expect(readBill(text).terms.seller.contact).toMatchObject({
      phone: { value: "06621 5541-0" },
      email: { value: "buero@kieselbach.example" },
    });
  });
});

describe("terms of payment", () => {
  it("are a caption with its value, beside it or below it, and no caption alone", () => {
    expect(termsOf("Termine di pagamento\n30 giorni data fattura")).toBe(
      "Termine di pagamento 30 giorni data fattura",
    );
    expect(termsOf("Zahlungsziel\n26. Juni 2026")).toBe("Zahlungsziel 26. Juni 2026");
    expect(termsOf("Zahlungsziel    26. Juni 2026")).toBe("Zahlungsziel 26. Juni 2026");
    expect(termsOf("Termine di pagamento")).toBeNull();
    expect(termsOf("Payable au plus tard le:\nDate:")).toBeNull();
  });

  it("are what late payment costs, where nothing else is said", () => {
    const late = "En cas de retard, indemnité forfaitaire de 40 €.";
    expect(termsOf(late)).toBe(late);
    expect(termsOf(`${late}\n\nPaiement à réception`)).toBe("Paiement à réception");
  });

  it.each([
    ["Zahlbar innerhalb von 14 Tagen ohne Abzug.", "Zahlbar innerhalb von 14 Tagen ohne Abzug."],
    ["Conditions    30 jours fin de mois", "Conditions 30 jours fin de mois"],
    ["Betaalwijze:    Automatische incasso", "Betaalwijze: Automatische incasso"],
    [
      "Der Betrag wird am 20.03. von Ihrem Konto mit der Nummer\nund der BIC MARKDEF per Lastschrift eingezogen.",
      "Der Betrag wird am 20.03. von Ihrem Konto mit der Nummer und der BIC MARKDEF per Lastschrift eingezogen.",
    ],
  ])("are %s", (text, expected) => {
    expect(readPaymentTerms(linesOf(text), () => false)?.value).toBe(expected);
  });

  it.each(["Vielen Dank für Ihren Auftrag.", "Lieferung frei Haus", "Zahlungsart"])(
    "are not %s",
    (text) => expect(readPaymentTerms(linesOf(text), () => false)).toBeNull(),
  );

  it("say that the amount is taken from the buyer's account", () => {
    expect(readDirectDebit(linesOf("Betaalwijze: Automatische incasso"))).not.toBeNull();
    expect(readDirectDebit(linesOf("Bitte überweisen Sie bis 30.05."))).toBeNull();
  });
});

describe("why no tax is charged", () => {
  it.each([
    ["Steuerschuldnerschaft des Leistungsempfängers gemäß § 13b UStG.", "AE"],
    ["Btw verlegd – medecontractant.", "AE"],
    ["Operazione soggetta a inversione contabile, art. 17.", "AE"],
    ["Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.", "E"],
    ["TVA non applicable, art. 293 B du CGI.", "E"],
    ["Exonération de TVA selon article 262 I du CGI", "G"],
    ["Exonération de TVA, article 262 ter I du CGI", "K"],
    ["Steuerfreie innergemeinschaftliche Lieferung", "K"],
    ["Zero-rated supply", "Z"],
    ["Outside the scope of VAT", "O"],
  ] as const)("%s is %s", (text, category) => {
    const found = readExemptions(linesOf(text));
    expect(found.map((one) => [one.category, one.reason.value])).toEqual([[category, text]]);
  });

  it("is told in the longest of the texts that say it", () => {
    const text = "Reverse charge\n\n\nReverse charge: the customer accounts for VAT.";
    expect(readExemptions(linesOf(text))[0]?.reason.value).toMatch(/accounts for VAT/);
  });

  it("goes on in the next lines of its column", () => {
    const text = `Umsatzsteuer        Basisbetrag     Steuerbetrag
Steuerbefreiung
für die                2.000,00             0,00
innergemeinschaftliche
Lieferung von Waren

Belegsummen`;
    expect(readExemptions(linesOf(text)).map((one) => [one.category, one.reason.value])).toEqual([
      ["K", "innergemeinschaftliche Lieferung von Waren"],
    ]);
  });

  it("is not seen where a tax is charged", () => {
    expect(readExemptions(linesOf("zzgl. 19 % MwSt.  890,04\nSteuernummer 1/2/3"))).toEqual([]);
  });
});

describe("rows of a tax", () => {
  it.each([
    ["19 %     4.684,40     890,04", ["19 4684.40 890.04"]],
    ["5,5%   1 406,20    77,34   1 483,54", ["5.5 1406.20 77.34"]],
    // A product has no order: which is the rate, the sums of the paper say.
    ["Umsatzsteuer (S)    8,41   7   0,59", ["7 8.41 0.59"]],
    ["19 %     4.684,40     890,05", []],
    ["10,00   20,00", []],
  ])("of %s", (text, expected) => {
    const rows = readTaxRows(linesOf(text)).map(
      ({ rate, base, tax }) =>
        `${rate.value.points.key()} ${base.value.toPlain()} ${tax.value.toPlain()}`,
    );
    expect(rows).toEqual(expected);
  });

  it("are bounded", () => {
    const line = "19 %   100,00   19,00";
    expect(readTaxRows(linesOf(Array(80).fill(line).join("\n")))).toHaveLength(40);
    expect(readTaxRows(linesOf(Array(40).fill("19,00").join("  ")))).toEqual([]);
  });
});

function termsOf(text: string): string | null {
  return readPaymentTerms(linesOf(text), () => false)?.value ?? null;
}

function linesOf(text: string): readonly Line[] {
  return layoutOf(typedPages([text], 2_000)).pages.flatMap((page) => page.lines);
}

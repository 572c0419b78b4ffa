import { describe, expect, it } from "vitest";
import { emitInvoice, type EmitWishes } from "../../src/emit/emit-invoice.ts";
import type { EmittedInvoice, EmittedTerm } from "../../src/emit/emitted-invoice.ts";
import { faultsOf } from "../support/e-invoice/faults.ts";
import { BILL, readBill } from "../support/e-invoice/typed-bill.ts";

const NORM: EmitWishes = { syntax: "ubl", profile: "en16931" };

/** The e-invoice of a typed bill, sound in both languages. */
function emitted(text: string, wishes: Partial<EmitWishes> = {}): EmittedInvoice {
  const reading = readBill(text);
  const made = emitInvoice(reading, { ...NORM, ...wishes });
  if (made.kind === "refused") throw new Error(JSON.stringify(made));
  const other = emitInvoice(reading, { ...NORM, ...wishes, syntax: "cii" });
  expect(faultsOf(made.xml)).toEqual([]);
  expect(other.kind === "emitted" ? faultsOf(other.xml) : other).toEqual([]);
  return made;
}

/** What a bill lacks, as `BT-1: the invoice number is not printed`; empty where it is written. */
function lacks(text: string, wishes: Partial<EmitWishes> = {}): readonly string[] {
  const made = emitInvoice(readBill(text), { ...NORM, ...wishes });
  return made.kind === "emitted" ? [] : made.missing.map((one) => `${one.term}: ${one.because}`);
}

function termOf({ terms }: EmittedInvoice, term: string, index: number | null = null): EmittedTerm {
  const found = terms.find((one) => one.term === term && one.index === index);
  if (found === undefined) throw new RangeError(`${term} is not there.`);
  return found;
}

describe("a sound bill", () => {
  it("says where every term is printed, or of what it is the sum", () => {
    const made = emitted(BILL);
    expect(termOf(made, "BT-1")).toMatchObject({
      name: "Invoice number",
      value: "26-04417",
      origin: { kind: "printed", places: [{ page: 1, printed: "26-04417" }], by: null },
    });
    expect(termOf(made, "BT-106")).toMatchObject({
      value: "4684.40",
      origin: { kind: "sum", of: ["BT-131"], places: [{ printed: "4.684,40 €" }] },
    });
    expect(termOf(made, "BT-130", 1)).toMatchObject({ value: "MTQ", origin: { kind: "printed" } });
    expect(termOf(made, "BT-24").origin.kind).toBe("set");
  });

  it("has nothing that is not printed but what the norm sets or adds up", () => {
    const words = new Set(BILL.split(/\s+/));
    for (const { term, origin } of emitted(BILL).terms) {
      if (origin.kind !== "printed") continue;
      for (const { printed } of origin.places)
        for (const word of printed.split(" ")) expect(words, `${term} ${printed}`).toContain(word);
    }
  });

  it("takes a quantity without a unit as a plain number, and keeps a unit that has no code", () => {
    const plain = emitted(BILL.replace("1,75 Std", "1,75    "));
    expect(termOf(plain, "BT-130", 2)).toMatchObject({ value: "C62", origin: { kind: "set" } });
    const unknown = emitted(BILL.replace("38,50 m³ ", "38,50 m²Wo"));
    expect(termOf(unknown, "BT-130", 1).value).toBe("ZZ");
    expect(termOf(unknown, "BT-127", 1).value).toBe("m²Wo");
  });
});

it("the day of delivery is written in both languages", () => {
  const text = BILL.replace("Bestellung       RW-118", "Lieferdatum      23.04.2026");
  expect(termOf(emitted(text), "BT-72").value).toBe("2026-04-23");
  expect(emitted(text, { syntax: "cii" }).xml).toContain(
    '<udt:DateTimeString format="102">20260423<',
  );
});

describe("what is not printed", () => {
  it.each([
    ["BT-1", BILL.replace("Rechnung Nr. 26-04417", "Rechnung")],
    ["BT-2", BILL.replace("Rechnungsdatum   30.04.2026", "                           ")],
    ["BT-31/BT-32", BILL.replace("USt-IdNr. DE281640733", "")],
    ["BT-55", BILL.replace("61169 Friedberg", "Friedberg")],
    ["BT-9/BT-20", BILL.replace("Fällig am        30.05.2026", "")],
    ["BT-129", BILL.replace("38,50 m³ ", "         ").replace("118,40", "      ")],
  ])("is refused as %s, and never filled in", (term, text) => {
    expect(lacks(text).map((lack) => lack.split(":")[0])).toContain(term);
  });

  it("is named in a sentence", () => {
    expect(lacks(BILL.replace("USt-IdNr. DE281640733", ""))).toContain(
      "BT-31/BT-32: the seller's tax identifier is not printed",
    );
  });

  it("is written as a lump sum only where that was asked for", () => {
    const text = BILL.replace("1,75 Std             72,00", "                          ");
    expect(lacks(text)).toEqual([
      "BT-129: the quantity is not printed in line 2",
      "BT-146: the unit price is not printed in line 2",
    ]);
    const made = emitted(text, { lumpSums: true });
    expect(termOf(made, "BT-129", 2)).toMatchObject({ value: "1", origin: { kind: "set" } });
    expect(termOf(made, "BT-146", 2)).toMatchObject({ value: "126", origin: { kind: "printed" } });
  });
});

describe("a bill that does not hold", () => {
  it("is refused with the reasons of its verdict", () => {
    const made = emitInvoice(readBill(BILL.replace("5.574,44 €", "5.574,54 €")), NORM);
    expect(made).toMatchObject({
      kind: "refused",
      reasons: [expect.stringContaining("Total is printed as 5,574.54")],
    });
  });
});

const SHIFTED = BILL.replace("zzgl. 19 % MwSt.          890,04 €", "")
  .replace("5.574,44 €", "4.684,40 €")
  .replace(
    "Kieselbach Beton GmbH    ",
    "Steuerschuldnerschaft des Leistungsempfängers gemäß § 13b UStG.\n\nKieselbach Beton GmbH    ",
  );

describe("a bill without tax", () => {
  it("needs the buyer's number where the tax is shifted to it", () => {
    expect(lacks(SHIFTED)).toEqual([
      expect.stringMatching(/^BT-48\/BT-47: the buyer's VAT number/),
    ]);
  });

  it("has its printed reason and the category that it stands for", () => {
    const made = emitted(
      SHIFTED.replace("61169 Friedberg", "61169 Friedberg\nUSt-IdNr. DE123456788"),
    );
    expect(termOf(made, "BT-118", 1).value).toBe("AE");
    expect(termOf(made, "BT-120", 1).value).toMatch(/^Steuerschuldnerschaft/);
    expect(termOf(made, "BT-121", 1).value).toBe("VATEX-EU-AE");
    expect(termOf(made, "BT-152", 1).value).toBe("0");
  });

  it("is refused where no reason is printed", () => {
    expect(lacks(SHIFTED.replace(/Steuerschuldnerschaft.*\n/, ""))).toEqual([
      "BT-118/BT-120: no tax is charged, and the reason is not printed",
    ]);
  });
});

describe("a credit note", () => {
  const credit = BILL.replace("Rechnung Nr.", "Gutschrift Nr.")
    .replace("Rechnungsbetrag ", "Gutschriftsbetrag")
    .replace(/(4\.558,40|126,00)$/gm, "$1-")
    .replace(/(4\.684,40|890,04|5\.574,44) €/g, "$1- €")
    .replace("38,50 m³", "-38,50 m³")
    .replace("1,75 Std", "-1,75 Std");

  it("credits positive amounts, and is one in both languages", () => {
    const made = emitted(credit);
    expect(made.xml).toContain("<CreditNote ");
    expect(made.xml).toContain('<cbc:CreditedQuantity unitCode="MTQ">38.5</cbc:CreditedQuantity>');
    expect(termOf(made, "BT-3").value).toBe("381");
    const total = termOf(made, "BT-112");
    expect(total.value).toBe("5574.44");
    expect(JSON.stringify(total.origin)).toContain("what is credited is positive");
    expect(made.terms.every(({ value }) => !/^-\d/.test(value))).toBe(true);
  });

  it("names no account that the buyer would pay into", () => {
    expect(emitted(credit).terms.some(({ term }) => term === "BT-84")).toBe(false);
  });
});

describe("profiles", () => {
  it("refuse with all that they ask for beyond the norm", () => {
    const xrechnung = lacks(BILL, { profile: "xrechnung" }).map((lack) => lack.split(":")[0]);
    expect(xrechnung).toEqual(["BT-10", "BT-34", "BT-41", "BT-42", "BT-43", "BT-49"]);
    const peppol = lacks(BILL, { profile: "peppol" }).map((lack) => lack.split(":")[0]);
    expect(peppol).toEqual(["BT-34", "BT-41", "BT-42", "BT-43", "BT-49"]);
  });

  it("are written where everything is printed", () => {
    const whole = `${BILL.replace("Rechnung Nr.", "Leitweg-ID: 04011000-12345-34\n\nRechnung Nr.")}
Ansprechpartner: Jörn Ott
Tel. 06621 5541-0
buero@kieselbach.example`;
    const made = emitted(whole, { profile: "xrechnung" });
    expect(termOf(made, "BT-24").value).toContain("xrechnung_3.0");
    expect(termOf(made, "BT-49").value).toBe("04011000-12345-34");
    expect(made.xml).toContain(
      '<cbc:EndpointID schemeID="0204">04011000-12345-34</cbc:EndpointID>',
    );
  });
});

it("holds whatever characters a paper prints", () => {
  const made = emitted(BILL.replaceAll("Kieselbach Beton GmbH", 'K&B <"Beton"> GmbH'));
  expect(made.xml).toContain("K&amp;B &lt;&quot;Beton&quot;&gt; GmbH");
});

describe("what is delivered and billed together", () => {
  const TOGETHER = BILL.replace("     118,40       4.558,40", "                  4.558,40");

  it("prices the whole quantity where no price for one is printed, and divides nothing", () => {
    const made = emitted(TOGETHER);
    expect(termOf(made, "BT-129", 1)).toMatchObject({ value: "38.5" });
    expect(termOf(made, "BT-146", 1)).toMatchObject({
      value: "4558.4",
      origin: { kind: "printed", places: [{ printed: "4.558,40" }] },
    });
    expect(termOf(made, "BT-149", 1)).toMatchObject({ value: "38.5" });
    expect(made.terms.some(({ term, index }) => term === "BT-149" && index === 2)).toBe(false);
  });

  it("leaves a line open that prints neither", () => {
    const text = TOGETHER.replace("38,50 m³", "        ");
    expect(lacks(text)).toEqual([
      "BT-129: the quantity is not printed in line 1",
      "BT-146: the unit price is not printed in line 1",
    ]);
  });

  it("writes the time that is billed and the country of the address of delivery", () => {
    const text = BILL.replace(
      "Rechnung Nr. 26-04417",
      `Rechnung Nr. 26-04417
Leistungszeitraum 01.04.2026 bis 28.04.2026

Lieferanschrift
Rohbau Wetterau GmbH
Hafenweg 2
A-4020 Linz`,
    );
    const made = emitted(text);
    expect(termOf(made, "BT-73").value).toBe("2026-04-01");
    expect(termOf(made, "BT-74").value).toBe("2026-04-28");
    expect(termOf(made, "BT-80")).toMatchObject({
      value: "AT",
      origin: { places: [{ printed: "A-4020 Linz" }] },
    });
    expect(made.xml).toContain("<cac:InvoicePeriod>");
  });

  it("writes a period only of two days in their order", () => {
    const within = (days: string): string =>
      BILL.replace("Rechnung Nr. 26-04417", `Rechnung Nr. 26-04417\nLeistungszeitraum ${days}`);
    for (const days of ["April 2026", "28.04.2026 bis 01.04.2026", "28.04.2026"])
      expect(readBill(within(days)).terms.period).toBeNull();
  });
});

describe("a supply within the Union", () => {
  const SUPPLY = BILL.replace(
    "zzgl. 19 % MwSt.          890,04 €",
    "Umsatzsteuer 0 %            0,00 €",
  )
    .replace("5.574,44", "4.684,40")
    .replace("61169 Friedberg     ", "A-4020 Linz         ")
    .replace("Rechnung Nr.", "USt-IdNr. ATU33188403\n\nRechnung Nr.")
    .concat("\n\nSteuerfreie innergemeinschaftliche Lieferung.");
  const SENT = SUPPLY.concat(
    "\n\nLieferdatum 28.04.2026\n\nLieferanschrift\nRohbau Wetterau GmbH\nHafenweg 2\nA-4020 Linz",
  );

  it("needs the day of delivery and the country that the goods went to", () => {
    expect(lacks(SUPPLY)).toEqual([
      expect.stringMatching(/^BT-72\/BT-73: .*neither the day of delivery nor the time/),
      expect.stringMatching(/^BT-80: .*the address of delivery with its country is not printed/),
    ]);
  });

  it("is written where both are printed", () => {
    const made = emitted(SENT);
    expect(termOf(made, "BT-118", 1)).toMatchObject({ value: "K" });
    expect(termOf(made, "BT-80")).toMatchObject({ value: "AT" });
    expect(termOf(made, "BT-72")).toMatchObject({ value: "2026-04-28" });
  });

  it("needs the buyer's number, too", () => {
    expect(lacks(SENT.replace("USt-IdNr. ATU33188403\n", ""))).toEqual([
      expect.stringMatching(/^BT-48: .*the buyer's VAT number is not printed/),
    ]);
  });
});

describe("what the buyer has written itself", () => {
  const OWN = BILL.replace("Rechnung Nr.", "Gutschrift (selbst ausgestellte Rechnung) Nr.");

  it("is an invoice, also where it calls itself as a credit note does", () => {
    const made = emitted(OWN);
    expect(termOf(made, "BT-3")).toMatchObject({
      value: "389",
      origin: { kind: "printed", by: "the buyer has written the invoice itself" },
    });
    expect(made.xml).toContain("<Invoice ");
    expect(termOf(made, "BT-84").value).toBe("DE64532500000010447120");
  });

  it("has a process of its own in Peppol", () => {
    expect(lacks(OWN, { profile: "peppol" })).toContainEqual(
      expect.stringMatching(/^BT-3: Peppol has a process of its own/),
    );
    expect(lacks(BILL, { profile: "peppol" })).not.toContainEqual(expect.stringMatching(/^BT-3:/));
  });
});

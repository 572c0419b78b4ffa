import { describe, expect, it } from "vitest";
import { layoutOf } from "../../src/layout/layout.ts";
import { readRegistration } from "../../src/terms/registers.ts";
import { countryOfOffice, countryOfVatId, taxNumberOf } from "../../src/terms/tax-number.ts";
import { typedPages } from "../read/invoice/typed-invoice.ts";

describe("a printed tax number", () => {
  it.each([
    ["DE281640733", "USt-IdNr.", "DE281640733"],
    ["BE 0441.188.284", "Ondernemingsnr.", "BE0441188284"],
    ["GB 276 4195 32", "VAT No.", "GB276419532"],
    ["CHE-294.057.161 TVA", "", "CHE294057161"],
    // The letters of the country are a word of their own.
    ["0743215582", "TVA BE", "BE0743215582"],
    // Countries that print no letters: the words before the number say whose it is.
    ["03811740988", "Partita IVA", "IT03811740988"],
    ["B05118203", "920 55 01 88 · CIF", "ESB05118203"],
    ["44120873L", "NIF:", "ES44120873L"],
    ["504118722", "NIF:", "PT504118722"],
  ])("%s behind %s is %s", (printed, before, expected) => {
    expect(taxNumberOf(printed, before)).toMatchObject({ kind: "vat", value: expected });
  });

  it.each([
    ["108/203/51174", "Steuernummer"],
    ["03811740988", "Telefono"],
    ["504118722", ""],
    ["231/118/40552", "FA"],
  ])("%s behind %s stays what it is", (printed, before) => {
    expect(taxNumberOf(printed, before)).toEqual({ kind: "office", value: printed });
  });

  it("says why it got letters that are not printed", () => {
    expect(taxNumberOf("DE281640733", "")).toMatchObject({ by: null });
    expect(JSON.stringify(taxNumberOf("504118722", "NIF"))).toContain("a number of PT");
  });

  it("is of the country of its letters, or of its tax office", () => {
    expect([countryOfVatId("EL123456789"), countryOfVatId("ATU12345678")]).toEqual(["GR", "AT"]);
    expect(countryOfOffice("108/203/51174", "Steuernummer")).toBe("DE");
    expect(countryOfOffice("108/203/51174", "Kunde")).toBeNull();
  });
});

describe("a number in a register of firms", () => {
  it.each([
    ["HRB 4471 Amtsgericht Bad Hersfeld", "HRB 4471"],
    ["Steuer-Nr. 46/718/04418 HRA 11884 Hamburg", "HRA 11884"],
    ["FN 381204 w, LG Wels", "FN 381204 w"],
    ["KvK 01184420", "01184420"],
    ["LOCA-BENNES - SIRET 801773524 00016", "801773524 00016"],
    ["RCS Chalon 492183702", "492183702"],
    ["REA BS-418820", "REA BS-418820"],
  ])("is found in %s", (text, expected) => {
    expect(registrationIn(text)).toBe(expected);
  });

  it.each(["Zahlbar bis 30.05.2026", "Tel. 06621 5541", "Auftrag 118842"])(
    "is not seen in %s",
    (text) => expect(registrationIn(text)).toBeNull(),
  );
});

function registrationIn(text: string): string | null {
  const lines = layoutOf(typedPages([text])).pages.flatMap((page) => page.lines);
  return readRegistration(lines)?.value ?? null;
}

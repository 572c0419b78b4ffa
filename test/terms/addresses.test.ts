import { describe, expect, it } from "vitest";
import type { PrintedAddress } from "../../src/document/printed-terms.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import { readAddress } from "../../src/terms/read-address.ts";
import { countryNamed, countryOfSign, isPostcodeOf } from "../../src/terms/country-codes.ts";
import { typedPages } from "../read/invoice/typed-invoice.ts";
import { placeIn } from "../support/e-invoice/place-in.ts";

const NAME = "Hansa Werft GmbH";

/** The address of the firm on a typed page: street, postcode, city and country. */
function check(text: string, expected: readonly (string | null)[]): void {
  const pages = typedPages([text]);
  const lines = layoutOf(pages).pages.flatMap((page) => page.lines);
  const found: PrintedAddress = readAddress(placeIn(pages, NAME), lines);
  const { street, postcode, city, country } = found;
  expect([street, postcode, city, country].map((term) => term?.value ?? null)).toEqual(expected);
}

describe("the address of a name", () => {
  it.each([
    ["below it", `${NAME}\nAm Kai 3\n20457 Hamburg`, ["Am Kai 3", "20457", "Hamburg", null]],
    [
      "below a department",
      `${NAME}\nRechnungseingang\nAm Kai 3\n20457 Hamburg`,
      ["Am Kai 3", "20457", "Hamburg", null],
    ],
    [
      "behind it in one line",
      `${NAME} · Am Kai 3 · 20457 Hamburg`,
      ["Am Kai 3", "20457", "Hamburg", null],
    ],
    ["behind commas", `${NAME}, Am Kai 3, 20457 Hamburg`, ["Am Kai 3", "20457", "Hamburg", null]],
    [
      "with the sign of a country",
      `${NAME}\nAm Kai 3\nD-20457 Hamburg`,
      ["Am Kai 3", "20457", "Hamburg", "DE"],
    ],
    [
      "with a country below",
      `${NAME}\nAm Kai 3\n20457 Hamburg\nDeutschland`,
      ["Am Kai 3", "20457", "Hamburg", "DE"],
    ],
    [
      "of the Netherlands",
      `${NAME}\nKade 1\n9561 AB Ter Apel`,
      ["Kade 1", "9561 AB", "Ter Apel", null],
    ],
    ["of Portugal", `${NAME}\nRua A 2\n4100-130 Porto`, ["Rua A 2", "4100-130", "Porto", null]],
    ["of Italy", `${NAME}\nVia Po 1\n25048 Edolo (BS)`, ["Via Po 1", "25048", "Edolo", null]],
    [
      "of Britain",
      `${NAME}\nUnit 3, Tannery Court\nLeeds LS10 1AB\nUnited Kingdom`,
      ["Unit 3, Tannery Court", "LS10 1AB", "Leeds", "GB"],
    ],
    [
      "at another print of the name",
      `${NAME}\nWerft und Dock\n\n\n\n\n${NAME} · Am Kai 3 · 20457 Hamburg`,
      ["Am Kai 3", "20457", "Hamburg", null],
    ],
  ] as const)("is found %s", (_where, text, expected) => check(text, expected));

  it("is not that of another column", () => {
    check(
      `${NAME}                    Anderer GmbH\nTelefon 040 22     Weg 1\n                   10115 Berlin`,
      [null, null, null, null],
    );
  });

  it("is no way to be reached and no person", () => {
    check(`${NAME}\nz. Hd. Frau Ott\n20457 Hamburg`, [null, "20457", "Hamburg", null]);
    check(`${NAME}\nTel. 040 2210\n20457 Hamburg`, [null, "20457", "Hamburg", null]);
  });
});

describe("countries", () => {
  it("are known by names of many languages, and by no other word", () => {
    expect(countryNamed("Österreich")).toBe("AT");
    expect(countryNamed("PAYS-BAS")).toBe("NL");
    expect(countryNamed("Hamburg")).toBeNull();
  });

  it("are known by the signs before a postcode", () => {
    expect(["D", "A", "NL", "L", "PL"].map(countryOfSign)).toEqual(["DE", "AT", "NL", "LU", "PL"]);
    expect(countryOfSign("XX")).toBeNull();
  });

  it("write postcodes in their own way", () => {
    expect(isPostcodeOf("DE", "20457")).toBe(true);
    expect(isPostcodeOf("AT", "20457")).toBe(false);
    expect(isPostcodeOf("US", "20457")).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { readCurrency } from "../../../src/read/invoice/currency.ts";
import { typedInvoice } from "./typed-invoice.ts";

/** The currency of a typed page; null where nothing says it. */
function currencyOf(page: string): string | null {
  return readCurrency(typedInvoice([page]))?.sourced.value ?? null;
}

describe("the currency of an invoice", () => {
  test.each<[string, string, string | null]>([
    ["is a code behind its label", "Currency: SEK\nTotal 12.00 kr", "SEK"],
    ["is a code with the amounts", "Total EUR 12.00\nPaid EUR 3.00", "EUR"],
    ["is a code behind them", "Total 12.00 CHF", "CHF"],
    ["is a sign with one owner", "Total £12.00", "GBP"],
    ["is a sign behind the amount", "Total 12,00 €", "EUR"],
    ["is a word for it", "Razem 12,00 zł", "PLN"],
    ["is a dollar of one country", "Total A$12.00", "AUD"],
    ["is a real", "Total R$ 12,00", "BRL"],
    ["is the sign of the most amounts", "Total £12.00\nPaid £3.00\nthat is $15.00", "GBP"],
    ["is usually the American dollar", "Total $12.00", "USD"],
    ["is the Canadian dollar by a place", "Saint John, Canada\nTotal $12.00", "CAD"],
    ["is the Australian dollar by a place", "Perth, Australia\nTotal $12.00", "AUD"],
    ["is the Singapore dollar by a legal form", "Kerb Parking Pte. Ltd.\nTotal $12.00", "SGD"],
    ["is the American dollar by an address", "Globe, AZ 85501\nTotal $12.00", "USD"],
    ["is the Swedish crown by a place", "Malmö, Sverige\nTotal 12,00 kr", "SEK"],
    ["is the Norwegian crown by a place", "Bergen, Norge\nTotal 12,00 kr", "NOK"],
    ["is the Danish crown by a place", "Aarhus, Danmark\nTotal 12,00 kr.", "DKK"],
    ["is a code in the caption of a column", "Item      Amount (USD)\nPipe      12.00", "USD"],
    ["is a sign over a column", "Item      Amount (RM)\nPipe      12.00", "MYR"],
    ["is a sign beside a column", "Qty  RM  Amt\n2  6.00  12.00", "MYR"],
    ["is a lira by its sign", "Toplam ₺89964.00", "TRY"],
    ["is no code inside an account number", "IBAN IT18L0617532110000081240080\nTotal 12,00", null],
    ["is no currency before the euro by letters alone", "ESP waiting\nTotal ($) 12.00", null],
    ["is not what a rate of exchange begins with", "1EUR = 5.0990 RON\nTotal 12.00 RON", "RON"],
    ["is no pronoun", "Visit us again\nTotal 12.00", null],
    ["is no sign inside a torn word", "NqpE<£Vff\nTotal 12.00", null],
    ["is named by a word alone", "Total in euros\nTotal 12,00", "EUR"],
    ["is open where two are named", "euros or Swiss francs\nTotal 12,00", null],
    ["is none of a customer's country", "Globe, AZ 85501\nTotal 1 234,50", null],
    ["is one of a country alone", "Globe, AZ 85501\nTotal 1,234.50", "USD"],
    ["is open where nothing says it", "Total 12.00", null],
    ["is no three letters that happen to stand there", "ALL SEK WORK\nTotal $12.00", "USD"],
  ])("%s", (_, page, code) => {
    expect(currencyOf(page)).toBe(code);
  });

  test("is open where many countries have crowns and nothing tells which", () => {
    // The sign itself counts as a word that names the country: of Sweden, Norway and Denmark alike.
    expect(currencyOf("Total 12,00 kr")).toBeNull();
    expect(currencyOf("Fakturanummer 12 og forfallsdato 3. mai 2025\nTotal 12,00 kr")).not.toBe(
      "SEK",
    );
  });

  test("names the place that says it, and why", () => {
    const found = readCurrency(typedInvoice(["Total        12,00 €"]));
    expect(found?.sourced.from[0].printed).toContain("€");
    expect(found?.because).toEqual(["The sign € stands with amounts."]);
    const usual = readCurrency(typedInvoice(["Total        $12.00"]));
    expect(usual?.because[0]).toContain("nothing says another country");
  });

  test("names the word that says it where no amount has a sign", () => {
    // The place given is the first line of the paper, whatever stands there.
    const found = readCurrency(typedInvoice(["Marlin Pipework\n\nTotal in euros    12,00"]));
    expect(found?.sourced.from[0].printed).toContain("euros");
  });

  test("is less sure where the sign has many owners and nothing decides", () => {
    const sure = readCurrency(typedInvoice(["Total £12.00"]))?.margin ?? 0;
    const usual = readCurrency(typedInvoice(["Total $12.00"]))?.margin ?? 1;
    expect(usual).toBeLessThan(sure);
  });
});

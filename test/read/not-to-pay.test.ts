import { expect, test } from "vitest";
import { layoutOf } from "../../src/layout/layout.ts";
import { notToPay } from "../../src/read/invoice/not-to-pay.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

/** What a page with one text on a line of its own, and one beside it, says of paying. */
function said(text: string, beside = ""): readonly string[] {
  const words = [
    ...typedText("Invoice 1207 for the work of May", 40, 40),
    ...typedText(text, 40, 120),
    ...(beside === "" ? [] : typedText(beside, 460, 120)),
  ];
  return notToPay(layoutOf([typedPage(words)])).map(({ code }) => code);
}

test.each([
  "This invoice has been paid.",
  "No payment is required.",
  "Der Rechnungsbetrag wurde bereits beglichen",
  "La facture a été réglée le 3 mai.",
  "La factura ha sido pagada.",
  "Deze factuur is reeds betaald.",
  "Pénzügyi teljesítést nem igényel",
])("a bill that says it was paid: %s", (text) => {
  expect(said(text)).toEqual(["paid-already"]);
});

test.each([
  "The amount will be debited on 12 May.",
  "Zahlungsart: Bankeinzug",
  "Den Betrag buchen wir am 12.11.2026 von Ihrem Konto ab.",
  "La somme sera prélevée le 17/06/2026.",
  "Betaling: automatische incasso",
])("a bill whose amount the vendor takes: %s", (text) => {
  expect(said(text)).toEqual(["collected"]);
});

test.each([
  "Goods remain ours until the invoice has been paid.",
  "If this invoice was paid, please ignore it.",
  "Falls der Betrag bereits bezahlt wurde, ist nichts zu tun.",
  "You can pay by direct debit: call 555-0117.",
  "Si la facture a été réglée, ne tenez pas compte de ce rappel.",
  "Please pay by bank transfer.",
])("a condition or an offer says nothing: %s", (text) => {
  expect(said(text)).toEqual([]);
});

test("a part of the total that was paid says nothing of the rest", () => {
  expect(said("Payment received, thank you")).toEqual(["paid-already"]);
  expect(said("Payment received, thank you", "-100.00")).toEqual([]);
});

test("a stamp is large and alone on its line", () => {
  const page = (glyphHeight: number): readonly string[] =>
    notToPay(
      layoutOf([
        typedPage([
          ...typedText("Invoice 1207 for the work of May", 40, 40),
          ...typedText("PAID", 300, 90, glyphHeight),
        ]),
      ]),
    ).map(({ code }) => code);
  expect(page(24)).toEqual(["paid-already"]);
  expect(page(10)).toEqual([]);
});

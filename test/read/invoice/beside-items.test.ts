import { expect, test } from "vitest";
import { layoutOf } from "../../../src/layout/layout.ts";
import { chooseInvoiceItems } from "../../../src/read/invoice/choose-invoice-items.ts";
import { chooseInvoiceTotals } from "../../../src/read/invoice/choose-invoice-totals.ts";
import { readInvoice } from "../../../src/read/invoice/read-invoice.ts";
import { readInvoiceHead } from "../../../src/read/invoice/read-invoice-head.ts";
import { readInvoiceParties } from "../../../src/read/invoice/read-invoice-parties.ts";
import { TEMPLATES } from "../../../src/read/templates.ts";
import { typedPages } from "./typed-invoice.ts";

/** An invoice with a column of facts left of its items. */
const SIDE = `
Rechnung Nr. 1126                                  Feddersen GmbH
Rechnungsdatum: 18.11.2026

                    Leistung                 Menge     Einzel      Gesamt
                    Konzept                      6      95,00      570,00
Zahlbar bis         Redaktion                    4      95,00      380,00
02.12.2026          Lektorat                     2      95,00      190,00
                    Satz                         1      95,00       95,00
                                             Gesamt EUR          1.235,00`;

/** The same words as what is sold. */
const SOLD = SIDE.replace(
  "Zahlbar bis         Redaktion",
  "                    Zahlbar bis",
).replace("02.12.2026          Lektorat", "                    02.12.2026");

function dueDateIn(page: string): object | undefined {
  const { document } = readInvoice(layoutOf(typedPages([page])), TEMPLATES.invoice, {
    chooseItems: chooseInvoiceItems,
    readHead: readInvoiceHead,
    readParties: readInvoiceParties,
    chooseTotals: chooseInvoiceTotals,
  });
  return document.dueDate?.value;
}

test("a label beside the items is one of the paper", () => {
  expect(dueDateIn(SIDE)).toEqual({ year: 2026, month: 12, day: 2 });
});

test("a label among the items is none", () => {
  expect(dueDateIn(SOLD)).toBeUndefined();
});

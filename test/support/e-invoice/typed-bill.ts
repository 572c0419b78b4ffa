import type { InvoiceReading } from "../../../src/kinds/reading.ts";
import type { PrintedTerms } from "../../../src/document/printed-terms.ts";
import { readTerms } from "../../../src/terms/read-terms.ts";
import { typedPages } from "../../read/invoice/typed-invoice.ts";
import { readInvoiceOf } from "../read-invoice-pages.ts";

/** A sound German bill, as it is typed; every line of it is there for a term. */
export const BILL = `Kieselbach Beton GmbH · Am Lehmgrund 14 · 36251 Bad Hersfeld

Rohbau Wetterau GmbH                                  Rechnungsdatum   30.04.2026
Industriestraße 8                                     Bestellung       RW-118
61169 Friedberg                                       Fällig am        30.05.2026

Rechnung Nr. 26-04417

Pos. Bezeichnung                Menge Einh.     Einzelpreis     Gesamt EUR
1    Transportbeton C25/30      38,50 m³             118,40       4.558,40
2    Wartezeit                   1,75 Std             72,00         126,00

                                        Nettobetrag             4.684,40 €
                                        zzgl. 19 % MwSt.          890,04 €
                                        Rechnungsbetrag         5.574,44 €


Kieselbach Beton GmbH       Sparkasse Haunetal                USt-IdNr. DE281640733
Am Lehmgrund 14             IBAN DE64 5325 0000 0010 4471 20  HRB 4471 Bad Hersfeld
36251 Bad Hersfeld`;

/** What is read of a typed bill, with its terms. */
export function readBill(text: string = BILL): InvoiceReading & { readonly terms: PrintedTerms } {
  const pages = typedPages([text]);
  const reading = readInvoiceOf(pages);
  return { ...reading, terms: readTerms(pages, reading.document) };
}

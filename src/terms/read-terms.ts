/*
 * What an invoice prints beside its fields and an e-invoice has a place for: addresses with their countries, numbers of taxes and
 * registers, why no tax is charged, how it is to be paid. Everything is found by words around what was read already: the name of
 * the seller leads to its address. Each term keeps its place; what is not surely of one party is left out.
 */

import { holdsMiddle } from "../base/box.ts";
import type { Invoice } from "../document/invoice.ts";
import type { PrintedParty, PrintedTerm, PrintedTerms } from "../document/printed-terms.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import { layoutOf } from "../layout/layout.ts";
import type { Line, Run } from "../layout/lines.ts";
import { textOfWords, type Page } from "../page/page.ts";
import { looksLikeTaxId } from "../evidence/invoice/head/printed-identifier.ts";
import { anyOf } from "../words/any-of.ts";
import { taxShifts } from "../words/invoice/terms.ts";
import { withCountries } from "./countries-of-parties.ts";
import { asPrinted, cutOf, pieceOf } from "./printed-runs.ts";
import { columnsOf, readAddress } from "./read-address.ts";
import { NO_CONTACT, readContact } from "./read-contact.ts";
import { readDeliveredTo } from "./read-delivered-to.ts";
import { readDelivery } from "./read-delivery.ts";
import { readExemptions } from "./read-exemptions.ts";
import { BUYER_REFERENCE, PRECEDING_INVOICE, readLabelled } from "./read-labelled.ts";
import { readDirectDebit, readPaymentTerms } from "./read-payment.ts";
import { readPeriod } from "./read-period.ts";
import { readSelfBilling } from "./read-self-billing.ts";
import { readTaxRows } from "./read-tax-rows.ts";
import { readUnit } from "./read-unit.ts";
import { readRegistration } from "./registers.ts";
import { countryOfOffice, taxNumberOf } from "./tax-number.ts";

/** The terms that the pages of an invoice print. The pages are those that it was read from. */
export function readTerms(pages: readonly Page[], invoice: Invoice): PrintedTerms {
  const lines = layoutOf(pages).pages.flatMap((page) => page.lines);
  const items = invoice.lines.flatMap(placesOfItem);
  const isItem = (run: Run): boolean =>
    items.some(({ pageNumber, box }) => pageNumber === run.pageNumber && holdsMiddle(box, run.box));
  const { vendor, customer } = invoice;
  const ofBuyer = new Set(columnsOf(customer.name, lines));
  const notOfBuyer = linesWith(lines, (run) => !ofBuyer.has(run));
  const onlyOfBuyer = linesWith(lines, (run) => ofBuyer.has(run));
  const { seller, buyer } = withCountries({
    seller: {
      ...partyOf(vendor, lines),
      registration: readRegistration(notOfBuyer),
      contact: readContact(vendor.name, notOfBuyer),
    },
    buyer: { ...partyOf(customer, lines), registration: readRegistration(onlyOfBuyer) },
    office:
      vendor.taxId === null
        ? null
        : countryOfOffice(vendor.taxId.value, before(vendor.taxId, lines)),
  });
  const exemptions = readExemptions(lines);
  return {
    seller,
    buyer: { ...buyer, vatId: buyer.vatId ?? shiftedTo(lines) },
    paymentTerms: readPaymentTerms(lines, isItem),
    directDebit: readDirectDebit(lines),
    buyerReference: readLabelled(BUYER_REFERENCE, lines),
    delivery: readDelivery(lines),
    deliveredTo: readDeliveredTo(lines),
    period: readPeriod(lines),
    selfBilling: readSelfBilling(lines),
    precedingInvoice: readLabelled(PRECEDING_INVOICE, lines),
    exemptions,
    taxRows: readTaxRows(lines),
    units: invoice.lines.map((line) => readUnit(line, lines)),
    discountLabel: labelOf(invoice.discount, lines),
    shippingLabel: labelOf(invoice.shipping, lines),
    chargesLabel: labelOf(invoice.otherCharges, lines),
  };
}

/** The lines with some of their runs. What stands in the buyer's column is the buyer's. */
function linesWith(lines: readonly Line[], isWanted: (run: Run) => boolean): readonly Line[] {
  return lines.map((line) => ({ ...line, runs: line.runs.filter(isWanted) }));
}

function placesOfItem(line: Invoice["lines"][number]): readonly Provenance[] {
  return [line.description, line.quantity, line.amount].flatMap((value) => value?.from ?? []);
}

type Named = Pick<Invoice["vendor"], "name" | "taxId">;

/** A party by its name and the number that was read as its own. */
function partyOf({ name, taxId }: Named, lines: readonly Line[]): PrintedParty {
  const number = taxId === null ? null : taxNumberOf(taxId.value, before(taxId, lines));
  const told = (value: string, by: string | null): PrintedTerm | null =>
    taxId === null ? null : { value, from: taxId.from, by };
  return {
    address: readAddress(name, lines),
    vatId: number?.kind === "vat" ? told(number.value, number.by) : null,
    taxNumber: number?.kind === "office" ? told(number.value, null) : null,
    registration: null,
    contact: NO_CONTACT,
  };
}

/** The words before a place in its line, and those over it, where its label stands. */
function before({ from: [place] }: Sourced<unknown>, lines: readonly Line[]): string {
  const at = lines.findIndex(
    ({ pageNumber, words }) =>
      pageNumber === place.pageNumber && words.some(({ box }) => holdsMiddle(place.box, box)),
  );
  const own = lines[at];
  if (own === undefined) return "";
  const left = own.words.filter(({ box }) => box.right <= place.box.left + 1);
  const glued = own.words.find(({ box }) => holdsMiddle(place.box, box))?.text ?? "";
  const above = lines[at - 1]?.runs.find(
    ({ box, pageNumber }) =>
      pageNumber === place.pageNumber &&
      box.left < place.box.right &&
      box.right > place.box.left &&
      place.box.top - box.bottom < box.bottom - box.top,
  );
  const over = left.length > 0 || above === undefined ? "" : textOfWords(above.words);
  return `${over} ${textOfWords(left)}${/^\p{L}+[.:]/u.test(glued) ? ` ${glued}` : ""}`.trim();
}

/** The buyer's number in the sentence that shifts the tax to it: "Btw verlegd naar NL804418827B01". */
const SHIFTED = new RegExp(`${anyOf(taxShifts)} ([A-Z]{2}[\\dA-Z]{8,12})\\b`, "iu");

function shiftedTo(lines: readonly Line[]): PrintedTerm | null {
  for (const run of lines.flatMap(({ runs }) => runs)) {
    const piece = pieceOf(run);
    const match = SHIFTED.exec(piece.text);
    const number = match?.[1] ?? "";
    if (match === null || !looksLikeTaxId(number)) continue;
    const from = match.index + match[0].length - number.length;
    const cut = cutOf(piece, from, from + number.length);
    if (cut !== null) return asPrinted(cut);
  }
  return null;
}

/** What stands left of an amount in its line; null where nothing does. */
function labelOf(amount: Sourced<unknown> | null, lines: readonly Line[]): PrintedTerm | null {
  if (amount === null) return null;
  const [place] = amount.from;
  const line = lines.find(
    ({ pageNumber, words }) =>
      pageNumber === place.pageNumber && words.some(({ box }) => holdsMiddle(place.box, box)),
  );
  const left = line?.runs.filter(({ box }) => box.right <= place.box.left + 1) ?? [];
  const run = left.at(-1);
  const own = run ?? line?.runs.find(({ box }) => box.left < place.box.left) ?? null;
  if (own === null) return null;
  const words = own.words.filter(({ box }) => box.right <= place.box.left + 1);
  const piece = { text: textOfWords(words), words, pageNumber: own.pageNumber };
  return /\p{L}{2}/u.test(piece.text) ? asPrinted(piece, piece.text.replace(/[:. ]+$/, "")) : null;
}

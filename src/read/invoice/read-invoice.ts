/*
 * Bills of any vendor. `cut-invoice` cuts the paper once; every part of it is then chosen by fitted numbers among all
 * ways to read it: the items (`choose-invoice-items`), the totals together from the subtotal to what is left to pay
 * (`choose-invoice-totals`), numbers and dates (`read-invoice-head`), whom it is from and for (`read-invoice-parties`).
 * That a way adds up is one sign among others, so that a misprinted total stays what is printed.
 */

import type { CalendarDate } from "../../base/calendar-date.ts";
import { Money } from "../../base/money.ts";
import type { Assessment } from "../../document/assessment.ts";
import type { Invoice } from "../../document/invoice.ts";
import type { Provenance } from "../../document/sourced.ts";
import type { ChooseItems } from "../../evidence/invoice/items/items-choice.ts";
import type { ChooseTotals } from "../../evidence/invoice/totals/totals-choice.ts";
import type { Finding } from "../../finding/finding.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Line } from "../../layout/lines.ts";
import type { InvoiceTemplate } from "../../lexicon/invoice-template.ts";
import { vendorLayout } from "../../lexicon/recognise.ts";
import type { VendorTemplate } from "../../lexicon/vendor-template.ts";
import type { Box } from "../../base/box.ts";
import { cutInvoice } from "../../paper/invoice/cut-invoice.ts";
import { type Found, type NothingPrinted, placeOf } from "../../paper/invoice/found.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import { stampFindings } from "../stamps.ts";
import { notToPay } from "./not-to-pay.ts";
import { unreadPages } from "../unread-pages.ts";
import { readCurrency } from "./currency.ts";
import { invoiceKind, type InvoiceKind } from "./is-invoice.ts";
import type { LineSpan, LinesReading } from "./lines/lines-evidence.ts";
import { linesLeadOn } from "./lines/lines-lead-on.ts";
import { readInvoiceLines } from "./lines/read-invoice-lines.ts";
import { readTotals, type TotalsReading } from "./totals/read-totals.ts";
import { isIban } from "../../evidence/invoice/head/printed-identifier.ts";

/** The numbers and the dates in the head of an invoice, with warnings about what could not be settled. */
export interface InvoiceHead {
  readonly invoiceNumber: Found<string> | null;
  readonly purchaseOrder: Found<string> | null;
  readonly invoiceDate: Found<CalendarDate> | null;
  readonly dueDate: Found<CalendarDate> | null;
  readonly notices: readonly Finding[];
  readonly nothing: NothingPrinted;
}

/** Who bills and who is billed. */
export interface PartiesReading {
  readonly vendorName: Found<string> | null;
  readonly vendorTaxId: Found<string> | null;
  readonly customerName: Found<string> | null;
  readonly customerTaxId: Found<string> | null;
  readonly nothing: NothingPrinted;
}

/** A document read as an invoice, with the reasons for every field. */
export interface InvoiceDraft {
  readonly document: Invoice;
  readonly paper: InvoicePaper;
  /** Fields of the contract by their public names, as they were found. */
  readonly found: ReadonlyMap<string, Found<unknown>>;
  readonly kind: InvoiceKind;
  readonly items: LinesReading;
  readonly totals: TotalsReading;
  readonly parties: PartiesReading;
  readonly notices: readonly Finding[];
  readonly nothing: NothingPrinted;
  /** Identifier of the template that read it. */
  readonly templateId: string;
}

/** What is chosen by fitted numbers, which stand outside of the templates. */
export interface InvoiceChoices {
  readonly chooseItems: ChooseItems;
  readonly readHead: (paper: InvoicePaper) => InvoiceHead;
  readonly readParties: (paper: InvoicePaper) => PartiesReading;
  readonly chooseTotals: ChooseTotals;
}

/** Reads a document as an invoice, whatever it is. */
export function readInvoice(
  layout: Layout,
  templates: readonly InvoiceTemplate[],
  choices: InvoiceChoices,
  vendors: readonly VendorTemplate[] = [],
): InvoiceDraft {
  const template = templates.at(-1);
  const paper = cutInvoice(layout, template?.words ?? [], vendorLayout(layout, vendors));
  const items = readInvoiceLines(paper, choices.chooseItems);
  const amounts = items.lines.flatMap(({ amount }) => (amount === null ? [] : [amount.value]));
  const spanAt = (at: number): LineSpan | undefined =>
    items.spans.find(({ from, to }) => at >= from && at <= to);
  const isItem = (at: number): boolean => spanAt(at) !== undefined;
  const rest = withoutLabelsOf(paper, spanAt);
  const lineSum = amounts.length === 0 ? null : Money.sum(amounts);
  const totals = readTotals(rest, { lineSum, isItem }, choices.chooseTotals);
  const head = choices.readHead(rest);
  const parties = choices.readParties(rest);
  const kind = invoiceKind(rest, totals, items.lines.length);
  const fields: InvoiceFields = {
    ...head,
    currency: readCurrency(paper),
    iban: readIban(paper),
    totals,
    parties,
  };
  const found = new Map<string, Found<unknown>>();
  const leadOn = linesLeadOn(items, paper, {
    subtotal: totals.subtotal?.sourced ?? null,
    subtotals: totals.subtotals,
    ends: placesOfTotals(totals),
  });
  const document = documentOf(fields, { kind, items, leadOn }, found);
  const unread = unreadPages(layout.pages.map(({ page }) => page));
  const notices = [
    ...stampFindings(layout),
    ...notToPay(layout),
    ...head.notices,
    ...totals.notices,
    ...items.notices,
    ...unread,
  ];
  const templateId = (paper.vendor ?? template)?.id ?? "";
  const nothing = { ...head.nothing, ...parties.nothing, ...totals.shares };
  return { document, paper, found, kind, items, totals, parties, notices, nothing, templateId };
}

/** The fields of an invoice as they were found. */
interface InvoiceFields extends InvoiceHead {
  readonly currency: Found<string> | null;
  readonly iban: Found<string> | null;
  readonly totals: TotalsReading;
  readonly parties: PartiesReading;
}

/** The document of all fields; each that was found is noted in `found` by its public name. */
function documentOf(
  { totals, parties, ...head }: InvoiceFields,
  { kind, items, leadOn }: Pick<InvoiceDraft, "kind" | "items"> & { readonly leadOn: Assessment },
  found: Map<string, Found<unknown>>,
): Invoice {
  const take = <Value>(
    field: string,
    value: Found<Value> | null,
  ): Found<Value>["sourced"] | null => {
    if (value !== null) found.set(field, value);
    return value?.sourced ?? null;
  };
  return {
    documentType: "INVOICE",
    paper: kind.paper,
    invoiceNumber: take("invoiceNumber", head.invoiceNumber),
    invoiceDate: take("invoiceDate", head.invoiceDate),
    dueDate: take("dueDate", head.dueDate),
    currency: take("currency", head.currency),
    vendor: {
      name: take("vendor.name", parties.vendorName),
      taxId: take("vendor.taxId", parties.vendorTaxId),
    },
    customer: {
      name: take("customer.name", parties.customerName),
      taxId: take("customer.taxId", parties.customerTaxId),
    },
    purchaseOrder: take("purchaseOrder", head.purchaseOrder),
    lines: items.lines,
    linesLeadOn: leadOn,
    areFactorsClear: items.areFactorsClear,
    areTotalsClear: totals.areClear,
    isBalanceClear: totals.isBalanceClear,
    subtotal: take("subtotal", totals.subtotal),
    discount: take("discount", totals.discount),
    taxes: totals.taxes,
    shipping: take("shipping", totals.shipping),
    otherCharges: take("otherCharges", totals.otherCharges),
    total: take("total", totals.total),
    amountPaid: take("amountPaid", totals.amountPaid),
    balanceDue: take("balanceDue", totals.balanceDue),
    previousBalance: take("previousBalance", totals.previousBalance),
    withheld: take("withheld", totals.withheld),
    iban: take("iban", head.iban),
  };
}

/** Where the sums stand below the items. */
function placesOfTotals({
  subtotal,
  discount,
  total,
  taxes,
}: TotalsReading): readonly Provenance[] {
  const sums = [subtotal, discount, total].flatMap((sum) => sum?.sourced ?? []);
  return [...sums, ...taxes.flatMap(({ amount }) => amount ?? [])].flatMap(({ from }) => from);
}

/** The paper without the labels of its items: words there describe goods. What stands beside them does not. */
function withoutLabelsOf(
  paper: InvoicePaper,
  spanAt: (at: number) => LineSpan | undefined,
): InvoicePaper {
  const lines = paper.lines.map((line, at) => {
    if (line.labels.length === 0) return line;
    const span = spanAt(at);
    if (span === undefined) return line;
    return { ...line, labels: line.labels.filter(({ box }) => isBeside(box, span.room)) };
  });
  return { ...paper, lines };
}

/** Whether a box stands left or right of the room of the items. */
function isBeside(box: Box, room: Box | null): boolean {
  if (room === null) return false;
  const gap = SIDE * (box.bottom - box.top);
  return box.right < room.left - gap || box.left > room.right + gap;
}

/** Between the items and what stands beside them is at least this share of a line's height. */
const SIDE = 1;

const BEGIN = /^(?:IBAN:?)?[A-Z]{2}\d{2}/;
/** An IBAN has at most 34 characters, printed in groups of four. */
const MOST_GROUPS = 9;

/** The account that the vendor is paid into: the first number on the paper with the check digits of an IBAN. */
function readIban({ lines }: InvoicePaper): Found<string> | null {
  for (const { line } of lines) {
    const iban = ibanIn(line);
    if (iban !== null) return iban;
  }
  return null;
}

function ibanIn(line: Line): Found<string> | null {
  const texts = line.words.map(({ text }) => text.replace(/^IBAN:?/, "").replace(/[,;.)]$/, ""));
  const begin = texts.findIndex((text) => BEGIN.test(text));
  if (begin < 0) return null;
  for (let end = Math.min(texts.length, begin + MOST_GROUPS); end > begin; end -= 1) {
    const value = texts.slice(begin, end).join(" ");
    if (!isIban(value)) continue;
    const from = placeOf(line.words.slice(begin, end), line.pageNumber, value);
    return {
      sourced: { value, from: [from] },
      because: ["Its check digits are those of an IBAN."],
      margin: 1,
      lost: [],
    };
  }
  return null;
}

import { isoDate } from "../base/calendar-date.ts";
import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import { valueAt } from "../document/value-at.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { ORDER_CHOICES } from "../kinds/change-order/fields.ts";
import { INVOICE_CHOICES } from "../kinds/invoice/fields.ts";
import { kindOf } from "../kinds/kinds.ts";
import { knownPaper } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";

/** Kinds whose papers are called otherwise than by their noun. */
const PECULIAR: ByKind<readonly string[]> = {
  PAY_APPLICATION: ({ document: { applicationNumber: number, periodTo } }) => [
    number === null ? "no application number" : `Application ${number.value}`,
    periodTo === null ? "no period" : `period to ${isoDate(periodTo.value)}`,
  ],
  CHANGE_ORDER: ({ document: { kind, number, date } }) => [
    number === null ? "change order without a number" : `Change order ${number.value}`,
    ORDER_CHOICES.kind.called[kind],
    date === null ? "no date" : isoDate(date.value),
  ],
  INVOICE: ({ document: { paper, invoiceNumber: number, invoiceDate: date } }) => [
    `${sentenceCase(INVOICE_CHOICES.paper.called[paper])} ${number === null ? "without a number" : number.value}`,
    date === null ? "no date" : isoDate(date.value),
  ],
};

/** What a document calls itself: its kind with its number, then its day. */
export function titleWords(reading: Reading): readonly string[] {
  return ofKind(PECULIAR, reading, usualTitle);
}

/** Who bills whom, and for which project: what the paper does not print is left out. */
export function partyWords(reading: Reading): string {
  const { sender, customer, project } = knownPaper(reading);
  return [
    sender === null ? "From: not found" : `From ${sender}`,
    ...(customer === null ? [] : [`for ${customer}`]),
    ...(project === null ? [] : [`project ${project}`]),
  ].join(" · ");
}

/** The noun of a kind with the number of the paper, where its papers have one. */
function usualTitle({ documentType, document }: Reading): readonly string[] {
  const { noun, knownBy } = kindOf(documentType);
  if (knownBy.number === null) return [sentenceCase(noun)];
  const number = valueAt(document, knownBy.number);
  return [`${sentenceCase(noun)} ${number === null ? "without a number" : String(number.value)}`];
}

/** A probability with two digits, never rounded up: what is nearly certain is not shown as 1. */
export function shownCertainty(probability: number): string {
  return (Math.floor(100 * probability + 1e-9) / 100).toFixed(2);
}

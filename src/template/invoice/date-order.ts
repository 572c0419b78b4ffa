import type { DateOrder } from "../read-value.ts";
import type { PaperLine } from "./invoice-paper.ts";
import { datesAmong, type MonthNames } from "./printed-dates.ts";

/** Marks of money, taxes and places that write the day first, and of those that write the month first. */
const DAY_FIRST =
  /^(?:[£€₹]|[\d.,]+€|(?:GBP|EUR|AUD|NZD|CHF|DKK|SEK|NOK|PLN|CZK|HUF|RON|BRL|INR|SGD|MYR|ZAR|ABN|VAT|GSTIN|IVA|TVA|MwSt\.?|USt\.?|BTW|NIF|CIF|IBAN:?|A\$|NZ\$|R\$|RM|UK|GmbH|B\.V\.|S\.L\.|SARL|SAS|AG|Ltd\.?)$)/;
const MONTH_FIRST = /^(?:USD|US\$|EIN:?|USA|ZIP|LLC|Inc\.?)$/;
/** A state of the United States before its postal code. */
const STATE = /^[A-Z]{2},?$/;
const ZIP = /^\d{5}(?:-\d{4})?,?$/;

/**
 * The order of day and month of a document: what its dates show, else what its currency, taxes and places say. Null
 * where dates contradict each other or nothing decides.
 */
export function dateOrderIn(lines: readonly PaperLine[], months: MonthNames): DateOrder | null {
  const shown = new Set<DateOrder>();
  let day = 0;
  let month = 0;
  for (const { line } of lines) {
    const texts = line.words.map(({ text }) => text);
    for (const { shows } of datesAmong(texts, months, "day-first"))
      if (shows !== null) shown.add(shows);
    texts.forEach((text, index) => {
      if (DAY_FIRST.test(text)) day += 1;
      if (MONTH_FIRST.test(text)) month += 1;
      if (STATE.test(text) && ZIP.test(texts[index + 1] ?? "")) month += 3;
    });
  }
  if (shown.size === 2) return null;
  const [only] = shown;
  if (only !== undefined) return only;
  if (day === month) return null;
  return day > month ? "day-first" : "month-first";
}

import { AUDIT_LIMITS } from "../base/limits.ts";
import type { Money } from "../base/money.ts";
import { enumerate } from "./figure-words.ts";

/**
 * How invoices repeat each other: the same bytes; the same number of the same vendor over the same amount, or over
 * another one; or the same vendor, day and figures under other numbers.
 */
export type Repetition = "same-file" | "same-invoice" | "same-number" | "same-figures";

/** What an invoice is called. */
interface InvoiceName {
  readonly file: string;
  readonly invoiceNumber: string | null;
  readonly vendor: string | null;
  readonly currency: string | null;
  readonly amount: Money | null;
}

/** Invoices that may be one, in the order in which they came. */
export interface RepeatedInvoice<Invoice extends InvoiceName = InvoiceName> {
  readonly repetition: Repetition;
  readonly invoices: readonly Invoice[];
}

/** How they repeat each other, as a full sentence. */
export function repetitionSentence({ repetition, invoices }: RepeatedInvoice): string {
  const files = shortList(invoices.map(({ file }) => file));
  switch (repetition) {
    case "same-file":
      return `${files} are the same file.`;
    case "same-invoice":
      return `${files} are probably the same invoice: ${nameOf(invoices)}${overAmount(invoices)}.`;
    case "same-number":
      return `${files} have the same number with different amounts: ${nameOf(invoices)} is printed with ${shortList(invoices.map(amountOf))}.`;
    case "same-figures": {
      const numbers = [...new Set(invoices.map(({ invoiceNumber }) => invoiceNumber ?? "none"))];
      const under = numbers.length === 1 ? "" : ` under the numbers ${shortList(numbers)}`;
      return `${files} print the same figures${under}.`;
    }
  }
}

/** `KS-20417 of Kestrel Hardware`. */
function nameOf([first]: readonly InvoiceName[]): string {
  const number = first?.invoiceNumber ?? "";
  return first === undefined || first.vendor === null ? number : `${number} of ${first.vendor}`;
}

function overAmount([first]: readonly InvoiceName[]): string {
  return first === undefined || first.amount === null ? "" : ` over ${amountOf(first)}`;
}

function amountOf({ amount, currency }: InvoiceName): string {
  if (amount === null) return "no amount";
  return currency === null ? amount.toString() : `${currency} ${amount.toString()}`;
}

/** More than a few are only counted. */
function shortList(texts: readonly string[]): string {
  const { named } = AUDIT_LIMITS;
  if (texts.length <= named + 1) return enumerate(texts);
  return enumerate([...texts.slice(0, named), `${texts.length - named} more`]);
}

import { pageWords } from "../base/page-words.ts";
import { cellWords } from "./comparison.ts";
import { detailOf, doubtOf } from "./check-sentences.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { enumerate, FIGURE_WORDS } from "./figure-words.ts";
import { paperKindWords } from "./draw-words.ts";
import type { PrintedOn, Sentences } from "./finding.ts";

/** What can be said of a paper of any kind. */
export const READING_SENTENCES: Sentences<
  | "check-failed"
  | "more-findings"
  | "pages-not-read"
  | "pictures-not-read"
  | "recognition-missing"
  | "date-order-open"
  | "value-withheld"
  | "name-unsure"
  | "second-reading-taken"
> = {
  "check-failed": detailOf,
  "more-findings": ({ count }) => `And ${count} more.`,
  "pages-not-read": ({ pages }) =>
    pages.length === 1
      ? `Page ${pages.join()} is a picture without text and was not read.`
      : `Pages ${pages.join(", ")} are pictures without text and were not read.`,
  "pictures-not-read": ({ pages }) =>
    pages.length === 1
      ? `Page ${pages.join()} holds a picture that was not read.`
      : `Pages ${pages.join(", ")} hold pictures that were not read.`,
  "recognition-missing": ({ remedy }) => remedy,
  "date-order-open": ({ field, ...day }) => DATES[field](day),
  "value-withheld": ({ name, candidates }) => {
    const leftOut = `${name} is left out, because it is not certain enough`;
    return candidates.length === 0 ? `${leftOut}.` : `${leftOut}: it may be ${placed(candidates)}.`;
  },
  "name-unsure": ({ name, others }) =>
    others.length === 0
      ? `${name} is not certain; compare it with the paper.`
      : `${name} is not certain; it may also be ${placed(others)}.`,
  "second-reading-taken": ({ page, first, taken, share }) =>
    `A figure on page ${page} is hard to read: it looks most like ${first}, but ${taken} (${Math.round(100 * share)} % likely by its picture) was taken, because the figures around it then add up.`,
};

const DATES = {
  periodTo: (day: PrintedOn) => openDate("The end of the period", day),
  date: (day: PrintedOn) => openDate("The date", day),
  invoiceDate: (day: PrintedOn) => openDate("The invoice date", day),
  dueDate: (day: PrintedOn) => openDate("The due date", day),
  throughDate: (day: PrintedOn) => openDate("The through date", day),
  signedOn: (day: PrintedOn) => openDate("The date of the signature", day),
} as const;

function openDate(name: string, { printed, pageNumber }: PrintedOn): string {
  return `${name} is printed as ${printed} on page ${pageNumber}; nothing on the paper tells the day from the month, so it is left empty.`;
}

const MOST_CHARACTERS = 80;

/** Prints with their pages, as one list. */

function placed(all: readonly PrintedOn[]): string {
  return all
    .map(({ printed, pageNumber }) => `"${shortened(printed)}" on page ${pageNumber}`)
    .join(", or ");
}

function shortened(printed: string): string {
  return printed.length <= MOST_CHARACTERS ? printed : `${printed.slice(0, MOST_CHARACTERS)}…`;
}

/** What can be said of a pay application alone. */
export const APPLICATION_SENTENCES: Sentences<
  | "sheet-against-summary"
  | "columns-do-not-add-up"
  | "likely-misprint"
  | "change-orders-not-listed"
  | "several-documents"
  | "second-application"
  | "almost-same-figure"
  | "cents-apart"
  | "difference-printed"
> = {
  "difference-printed": ({ printed, page }) =>
    `Page ${page} prints exactly this difference as ${printed}, which the check leaves out: it may belong to the sum.`,
  "sheet-against-summary": (facts) => `${detailOf(facts)} The summary page is followed.`,
  "columns-do-not-add-up": ({ columns }) => {
    const parts = columns.map(
      ({ figure, printed, expected }) =>
        `${WORDS[figure] ?? ""} ${String(printed)} against ${String(expected)}`,
    );
    return `The rows of the continuation sheet do not add up to its totals: ${enumerate(parts)}.`;
  },
  "likely-misprint": ({ cell, printed, suggested }) =>
    `${cellWords(cell)} is printed as ${printed.toString()}; all other figures say ${suggested.toString()}.`,
  "change-orders-not-listed": ({ net }) =>
    `Change orders change the contract by ${net.toString()}, but the paper lists none of them.`,
  "several-documents": ({ documents, kind, pages }) =>
    `This PDF looks like ${documents} documents in one. Only the ${paperKindWords(kind)} on ${pageWords(pages)} was read.`,
  "second-application": ({ page, summaryPage }) =>
    `Page ${page} looks like the summary of another application; the one on page ${summaryPage} was read.`,
  "almost-same-figure": ({ figure, printed, page, other, otherPage }) =>
    `${sentenceCase(WORDS[figure] ?? "A figure")} is read as ${printed} on page ${page}, but ${other} stands on page ${otherPage} and differs in one digit: one of them is misprinted.`,
  "cents-apart": ({ printed, page, cents }) =>
    `Behind ${printed} on page ${page} stands ${cents}, which may be its cents and was not read with it.`,
};

/** By any name that a check gives a figure. */
const WORDS: Readonly<Partial<Record<string, string>>> = FIGURE_WORDS;

/** What can be said of an invoice alone. */
export const INVOICE_SENTENCES: Sentences<
  | "products-do-not-fit"
  | "lines-not-proven"
  | "items-left-open"
  | "check-doubtful"
  | "earlier-balance"
  | "totals-left-open"
  | "amount-unused"
> = {
  "products-do-not-fit": ({ lines }) =>
    `In none of ${lines} lines quantity times unit price is the amount; these columns may mean something else.`,
  "lines-not-proven": () =>
    "No printed figure is the sum of the line amounts, and no product confirms them.",
  "items-left-open": ({ chosen, other }) =>
    `The items can also be read another way: ${withInstead(chosen, other)}. Compare them with the paper.`,
  "check-doubtful": doubtOf,
  "earlier-balance": ({ amount }) =>
    `An earlier balance of ${amount.toString()} is part of what is due; the total is that of this paper alone.`,
  "totals-left-open": () =>
    "The totals do not add up, and their labels leave open which figure is which.",
  "amount-unused": ({ caption, amount, page }) =>
    `"${caption}" is printed as ${amount.toString()} on page ${page} and is in none of the fields: it does not fit the totals as they were read.`,
};

function withInstead(chosen: string | null, other: string | null): string {
  if (other === null) return chosen === null ? "with other figures" : `without ${chosen}`;
  return chosen === null ? `with ${other} as one more` : `with ${other} instead of ${chosen}`;
}

/** What can be said where a second reader looked at the same places. */
export const WITNESS_SENTENCES: Sentences<"witness-differs" | "witness-differs-further"> = {
  "witness-differs": ({ witness, page, printed, seen }) =>
    witness === "picture"
      ? `The text of page ${page} says ${quoted(printed)}, but the picture of the page shows ${quoted(seen)} in this place. Compare it by eye.`
      : `${quoted(printed)} was read on page ${page}, but a second reader (${witness}) sees ${quoted(seen)} in this place. Compare it by eye.`,
  "witness-differs-further": ({ witness, count }) =>
    `${witness === "picture" ? "The picture" : `The second reader (${witness})`} differs in ${count === 1 ? "one place" : `${count} places`} more.`,
};

/** What can be said of the XML inside of a PDF. */
export const E_INVOICE_SENTENCES: Sentences<
  "xml-of-another-invoice" | "xml-differs" | "xml-differs-further"
> = {
  "xml-of-another-invoice": ({ number, total }) =>
    `The embedded XML seems to be of another invoice: it has the number ${quoted(number.xml)} and the total ${total.xml}, but ${quoted(number.printed)} and ${total.printed} are printed.`,
  "xml-differs": ({ figure, xml, printed }) => {
    const { words, isText, unit = "" } = wordsOf(figure);
    const say = (value: string): string => (isText === true ? quoted(value) : `${value}${unit}`);
    return `The embedded XML says that ${words} is ${say(xml)}, but ${say(printed)} is printed.`;
  },
  "xml-differs-further": ({ count }) =>
    `It disagrees with the pages on ${count === 1 ? "one figure" : `${count} figures`} more.`,
};

interface Words {
  readonly words: string;
  /** Texts stand in quotes, figures do not. */
  readonly isText?: boolean;
  readonly unit?: string;
}

function wordsOf(figure: string): Words {
  const [, list, index = "0", member = ""] = /^(\w+)\.(\d+)\.(\w+)$/.exec(figure) ?? [];
  if (list === undefined) return HEAD_WORDS[figure] ?? { words: figure };
  const of = `${list === "taxes" ? "tax" : "line"} ${Number(index) + 1}`;
  const { words, ...rest } = MEMBER_WORDS[member] ?? { words: member };
  return { words: `${words} of ${of}`, ...rest };
}

const HEAD_WORDS: Readonly<Partial<Record<string, Words>>> = {
  invoiceNumber: { words: "the invoice number", isText: true },
  invoiceDate: { words: "the invoice date" },
  dueDate: { words: "the due date" },
  currency: { words: "the currency" },
  "vendor.name": { words: "the name of the vendor", isText: true },
  "vendor.taxId": { words: "the tax number of the vendor", isText: true },
  "customer.name": { words: "the name of the customer", isText: true },
  "customer.taxId": { words: "the tax number of the customer", isText: true },
  purchaseOrder: { words: "the purchase order", isText: true },
  iban: { words: "the bank account", isText: true },
  subtotal: { words: "the subtotal" },
  discount: { words: "the discount" },
  total: { words: "the total" },
  amountPaid: { words: "the amount paid" },
  balanceDue: { words: "the balance due" },
  shipping: { words: "the shipping charge" },
  otherCharges: { words: "the sum of the other charges" },
  taxes: { words: "the sum of the taxes" },
};

const MEMBER_WORDS: Readonly<Partial<Record<string, Words>>> = {
  description: { words: "the description", isText: true },
  quantity: { words: "the quantity" },
  unitPrice: { words: "the unit price" },
  discount: { words: "the discount" },
  taxRate: { words: "the tax rate", unit: " %" },
  amount: { words: "the amount" },
  ratePercent: { words: "the rate", unit: " %" },
  base: { words: "the taxed amount" },
};

/** Longest text that stands within a sentence. */
const LONGEST = 80;

function quoted(text: string): string {
  return text.length <= LONGEST ? `"${text}"` : `"${text.slice(0, LONGEST - 1)}…"`;
}

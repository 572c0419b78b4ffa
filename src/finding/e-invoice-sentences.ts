import type { Sentences } from "./finding.ts";

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

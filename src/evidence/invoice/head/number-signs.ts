import { foldedKeys } from "../../../base/folded-words.ts";
import { held, type NamedSigns } from "../../../base/odds.ts";
import { textOfWords } from "../../../page/page.ts";
import type { InvoiceLabel, InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { paperTitles } from "../paper-title.ts";
import { anyOf, wholeWords } from "../../../words/any-of.ts";
import {
  customerParts,
  orderParts,
  ourWords,
  referenceParts,
  yourWords,
} from "../../../words/invoice/numbers.ts";

const ORDER = new RegExp(anyOf(orderParts), "iu");
const REFERENCE = new RegExp(`(?<!\\p{L})${anyOf(referenceParts)}`, "iu");
const YOURS = wholeWords(yourWords);
const CUSTOMERS = new RegExp(`(?<!\\p{L})${anyOf(customerParts)}`, "iu");
const OURS = wholeWords(ourWords);

/** Whose order or reference a label speaks of. */
export function whoseSigns({ words }: InvoiceLabel): NamedSigns {
  const text = textOfWords(words);
  const [isOrder, isReference] = [ORDER.test(text), REFERENCE.test(text)];
  const [isYours, isOurs] = [YOURS.test(text), OURS.test(text)];
  const isCustomers = CUSTOMERS.test(text);
  return held({
    "an order": isOrder,
    "a reference": isReference,
    yours: isYours,
    ours: isOurs,
    "your order": isOrder && isYours,
    "your reference": isReference && isYours,
    "the customer's order": isOrder && isCustomers,
    "the customer's reference": isReference && isCustomers,
  });
}

/** Words of a label that are told one by one. */
const MOST_TOLD = 6;

export function wordsOf({ words }: InvoiceLabel): ReadonlySet<string> {
  return new Set(words.flatMap(({ text }) => foldedKeys(text)).slice(0, MOST_TOLD));
}

/** Letters with which the titles of the paper begin: "FACTU" and "FA" are those of a "FACTURE". */
export function titleLetters(paper: InvoicePaper): readonly string[] {
  return paperTitles(paper)
    .filter(({ means }) => means !== "other")
    .flatMap(({ printed }) => foldedKeys(printed))
    .filter((key) => /^\p{L}{4}/u.test(key));
}

/** What the print of a number says by itself. */
export function shapeSigns(text: string, titles: readonly string[], isLone: boolean): NamedSigns {
  const digits = text.replace(/\D/g, "").length;
  const [letters = ""] = foldedKeys(/^\p{L}*/u.exec(text)?.[0] ?? "");
  const beginsAsTitle = letters.length > 1 && titles.some((key) => key.startsWith(letters));
  return [
    ["digits", Math.min(1, digits / 12)],
    ...held({
      "three digits in a row": /\d{3}/.test(text),
      "one or two digits": text.length < 3,
      "as SAP numbers orders": /^4[1-9]\d{8}$/.test(text),
      "letters and digits": /\p{L}/u.test(text),
      "signs between": /[\p{L}\d][-/._][\p{L}\d]/u.test(text),
      "like a year": /^(?:19|20)\d\d$/.test(text),
      "like an amount": /^[\d.,' ]*\d[.,]\d\d$/.test(text),
      "like a telephone": /^[+(]?\d{2,4}[)-]+\d{3,4}-\d{3,4}$/.test(text),
      "begins as the title": beginsAsTitle,
      "alone, and begins as the title": isLone && beginsAsTitle,
    }),
  ];
}

/** The numbers of a paper that are said to be of an order, and those that are said to be the customer's. */
export interface SaidNumbers {
  readonly ofOrders: ReadonlySet<string>;
  readonly ofCustomer: ReadonlySet<string>;
}

interface SignedNumber {
  readonly key: string;
  readonly signs: NamedSigns;
}

const OF_THE_CUSTOMER: ReadonlySet<string> = new Set([
  "your order",
  "your reference",
  "the customer's order",
  "the customer's reference",
]);

/** Whether signs of a label speak of an order or a reference, and not of the customer's. */
export function mayBeVendors(signs: NamedSigns): boolean {
  const isKnown = signs.some(([name]) => name === "an order" || name === "a reference");
  return isKnown && !signs.some(([name]) => OF_THE_CUSTOMER.has(name));
}

/** What the labels of all numbers say of orders. */
export function saidNumbers(all: readonly SignedNumber[]): SaidNumbers {
  const keysWith = (isTold: (name: string) => boolean): ReadonlySet<string> =>
    new Set(all.flatMap(({ key, signs }) => (signs.some(([name]) => isTold(name)) ? [key] : [])));
  return {
    ofOrders: keysWith((name) => name === "an order"),
    ofCustomer: keysWith((name) => OF_THE_CUSTOMER.has(name)),
  };
}

/** Whether a number is the only one that is said to be of an order, and whether another is said to be the customer's. */
export function orderCompany(
  { key, signs }: SignedNumber,
  { ofOrders, ofCustomer }: SaidNumbers,
): NamedSigns {
  const isOrder = signs.some(([name]) => name === "an order");
  return held({
    "the only order": isOrder && ofOrders.size === 1,
    "another order is the customer's": ofCustomer.size > (ofCustomer.has(key) ? 1 : 0),
  });
}

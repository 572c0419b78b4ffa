import { sentenceCase } from "../base/sentence-case.ts";
import { counted, enumerate } from "../finding/figure-words.ts";
import { kindOf } from "../kinds/kinds.ts";
import { verdictWords } from "../verdict/shown.ts";
import { CODES } from "./codes.ts";
import type { LeftOut, LeftOutBy, LeftOutCode } from "./left-out.ts";
import type { PrintedName, Program } from "./program.ts";

/** Why a paper is not in the file, and what to do, for a person. */
export function leftOutSentence(one: LeftOut, program: Program): string {
  // Each function stands under the code whose facts it takes.
  const sentence = SENTENCES[one.code] as (one: LeftOut, program: Program) => string;
  return sentence(one, program);
}

type Sentences = {
  readonly [Code in LeftOutCode]: (one: LeftOutBy<Code>, program: Program) => string;
};

const SENTENCES: Sentences = {
  "not-cleared": ({ verdict }) => `${verdictWords(verdict, null)}.`,
  "other-kind": ({ documentType }, { takes }) =>
    `${sentenceCase(kindOf(documentType).plural)} are no ${takes === "bills" ? "bills" : "schedules of values"}.`,
  receipt: () => "A receipt is paid already. If it is not, enter it by hand.",
  "pro-forma": () => "A pro forma invoice is no bill: wait for the invoice.",
  "credit-note": (_one, { title, name }) =>
    name === "own"
      ? `The file of --program does not say that ${title} imports credit notes: enter it by hand.`
      : `${title} documents no import of credit notes: enter it by hand.`,
  "negative-total": () =>
    "It calls itself an invoice and its total is below zero: enter it by hand.",
  "no-total": () => "It prints no total.",
  "no-schedule": () => "It has no schedule of values with scheduled values.",
  "no-schedule-total": () =>
    "It prints no total of its scheduled values, so that nothing proves that none is missing.",
  "schedule-differs": ({ sum, total }) =>
    `Its scheduled values come to ${sum.toString()}, and the printed total is ${total.toString()}.`,
  "parts-differ": () =>
    "Its items, taxes and charges do not come to its total in any usual way: enter it by hand.",
  paid: ({ amount }) =>
    `${amount.toString()} of it is paid already, which an import would not know: enter it by hand.`,
  "held-back": ({ amount }) =>
    `${amount.toString()} of it is held back, which an import would not know: enter it by hand.`,
  "earlier-balance": ({ amount }) =>
    `It carries a balance of ${amount.toString()} from earlier bills: enter it by hand.`,
  "tax-of-no-line": () =>
    "It does not print which tax is of which line. Map an account for the line kind tax, and tax becomes a line of its own.",
  "other-currency": ({ currency }) =>
    `It is in ${currency}, which is not the currency of the company: enter it by hand.`,
  "currency-open": ({ currency }) =>
    `It is in ${currency}, papers in other currencies are among the files, and the file has no place for a currency: the mapping has to say the company's.`,
  "fraction-of-a-cent": ({ amount }) => `${amount.toPlain()} has a fraction of a cent.`,
  "amount-too-long": ({ amount, header }) =>
    `${amount.toString()} has more digits than ${header} takes.`,
  "codes-missing": ({ fields }) =>
    `Neither the paper nor the mapping has ${enumerate(fields.map((field) => CODES[field].words))}.`,
  "code-unclear": ({ rows, field }) =>
    `Rows ${enumerate(rows.map(String))} of the mapping fit as well and say different things about ${CODES[field].words}: give one of them a further condition.`,
  "not-printed": ({ what }) => `It prints no ${PRINTED_WORDS[what]}.`,
  "too-long": ({ text, most, header }) =>
    `"${text}" has more than the ${counted(most, "character")} that ${header} takes.`,
  "not-digits": ({ text, header }) =>
    `${header} is a number, and "${text}" is none. Map its number.`,
  "not-ascii": ({ text }, { title }) =>
    `"${text}" has letters that the file cannot hold. Map the name that ${title} has for it.`,
  "unfit-text": ({ text, header }) => `"${text}" has characters that ${header} cannot hold.`,
  "like-a-formula": ({ text, header }) =>
    `"${text}" begins like a formula of a spreadsheet, and ${header} must not be changed: enter it by hand.`,
  copy: ({ file }) => `The same bill is in the file from ${file}.`,
  "number-taken": ({ file, number }, { title }) =>
    `${title} would join it to ${file}, which has the number ${number} too: import it in a file of its own.`,
  "several-schedules": ({ count }) =>
    `A file is the schedule of one contract, and ${counted(count, "pay application")} could be in it: name one.`,
};

const PRINTED_WORDS: Readonly<Record<PrintedName, string>> = {
  vendor: "name of a vendor",
  number: "number",
  date: "date",
  "due date": "due date",
  order: "purchase order",
  currency: "currency",
  total: "total",
  description: "description",
  amount: "amount",
  tax: "tax",
};

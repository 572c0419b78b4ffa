import { isoDate } from "../base/calendar-date.ts";
import { comparedWords, taxWords } from "./compared-name.ts";
import { comparisonSentence, termsWords } from "./comparison.ts";
import {
  LINE_CONVENTIONS,
  SUM_CONVENTIONS,
  takingSentence,
  TAX_CONVENTIONS,
} from "./convention-words.ts";
import { cut, enumerate, FIGURE_WORDS, type InvoiceFigure, sentenceCase } from "./figure-words.ts";
import type { FailedLine, LineTaking, StatementSentences } from "./statement.ts";

/** How many lines a sentence names before it only counts them. */
const NAMED_LINES = 3;

const RELATIONS = {
  is: "is",
  "is not more": "is not more than",
  "is rounded": "is, but for rounding,",
} as const;

/** What the checks of an invoice alone say. */
export const INVOICE_CHECK_SENTENCES: StatementSentences<
  "sum-compared" | "lines-hold" | "lines-fail" | "tax-within-rate" | "tax-beyond-rate" | "dates"
> = {
  "sum-compared": ({ comparison, absent, taking }) =>
    [
      comparisonSentence(comparison, comparedWords),
      zeroesSentence(absent),
      takingSentence(taking === null ? null : SUM_CONVENTIONS[taking]),
    ].join(""),
  "lines-hold": ({ tested, roundedTo, takings }) => {
    const scope = tested === 1 ? "In the one line tested" : `In all ${tested} lines tested`;
    const rounded = roundedTo === null ? "" : `, rounded to the ${roundedTo}`;
    const taken = takings.map(lineTakingSentence).join("");
    return `${scope}, quantity times unit price is the line amount${rounded}.${taken}`;
  },
  "lines-fail": ({ tested, lines, others }) => {
    const rest = others === 0 ? [] : [`And ${countOf(others, "more line", "more lines")}.`];
    const scope = `${countOf(tested, "line is", "lines are")} tested.`;
    return [...lines.map(failedLineSentence), ...rest, scope].join(" ");
  },
  "tax-within-rate": ({ label, amount, rate, base, relation, taking }) => {
    const share = `${rate.toString()} of ${termsWords(base, comparedWords)}`;
    const taken = takingSentence(taking === null ? null : TAX_CONVENTIONS[taking]);
    return `${sentenceCase(taxWords(label))} ${amount.toString()} ${RELATIONS[relation]} ${share}.${taken}`;
  },
  "tax-beyond-rate": ({ label, amount, rate, base, expected }) => {
    const gap = amount.absolute().minus(expected).toString();
    return `${sentenceCase(taxWords(label))} is printed as ${amount.toString()}, but ${rate.toString()} of ${termsWords(base, comparedWords)} is ${expected.toString()}, which is ${gap} less.`;
  },
  dates: ({ dueDate, invoiceDate, passed }) =>
    passed
      ? `The due date ${isoDate(dueDate)} is on or after the invoice date ${isoDate(invoiceDate)}.`
      : `The due date is printed as ${isoDate(dueDate)}, but the invoice date is ${isoDate(invoiceDate)}, which is later.`,
};

function zeroesSentence(absent: readonly InvoiceFigure[]): string {
  if (absent.length === 0) return "";
  const words = sentenceCase(enumerate(absent.map((figure) => FIGURE_WORDS[figure])));
  return absent.length === 1
    ? ` ${words} is not printed and counts as zero.`
    : ` ${words} are not printed and count as zero.`;
}

function lineTakingSentence({ conventions, lines }: LineTaking): string {
  const taking = conventions.map((code) => LINE_CONVENTIONS[code]).join(" and ");
  return ` This holds in ${linesWords(lines)} taking ${taking}.`;
}

function linesWords(numbers: readonly number[]): string {
  if (numbers.length > NAMED_LINES) return `${numbers.length} lines`;
  return `${numbers.length === 1 ? "line" : "lines"} ${enumerate(numbers.map(String))}`;
}

function failedLineSentence(line: FailedLine): string {
  const { number, description, quantity, unitPrice, amount, expected } = line;
  const difference = expected.minus(amount);
  const gap = `${difference.absolute().toString()} ${difference.isNegative() ? "less" : "more"}`;
  const words = description === null ? "" : ` (${cut(description)})`;
  return `Line ${number}${words}: The amount is printed as ${amount.toString()}, but ${quantity.key()} times ${unitPrice.toString()} is ${expected.toString()}, which is ${gap}.`;
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

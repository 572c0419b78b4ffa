import { detailOf } from "./check-sentences.ts";
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
  | "model-failed"
  | "model-pointed"
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
  "date-order-open": ({ field, printed }) => DATES[field](printed),
  "value-withheld": ({ name, candidates }) => {
    const leftOut = `${name} is left out, because it is not certain enough`;
    return candidates.length === 0 ? `${leftOut}.` : `${leftOut}: it may be ${placed(candidates)}.`;
  },
  "name-unsure": ({ name, others }) =>
    others.length === 0
      ? `${name} is not certain; compare it with the paper.`
      : `${name} is not certain; it may also be ${placed(others)}.`,
  "model-failed": ({ message }) => `A model was asked and did not help: ${message}`,
  "model-pointed": ({ names, host, leftMachine }) => {
    const named = names.map(lowerFirst).join(", ");
    const where = leftMachine ? `The model at ${host}` : `The model on this machine (${host})`;
    return `${where} pointed at the words of ${named}; verify ${names.length === 1 ? "it" : "them"}.`;
  },
  "second-reading-taken": ({ page, first, taken, share }) =>
    `A figure on page ${page} is hard to read: it looks most like ${first}, but ${taken} (${Math.round(100 * share)} % likely by its picture) was taken, because the figures around it then add up.`,
};

const DATES = {
  periodTo: (printed: string) =>
    `The end of the period is printed as ${printed}, and ${EITHER_WAY}; it is left out.`,
  date: (printed: string) =>
    `Its date is printed as ${printed}, and ${EITHER_WAY}; it is left out.`,
  invoiceDate: (printed: string) => openDate("The invoice date", printed),
  dueDate: (printed: string) => openDate("The due date", printed),
} as const;

const EITHER_WAY = "nothing in the document says whether the day or the month comes first";

function openDate(name: string, printed: string): string {
  return `${name} is printed as ${printed}; nothing on the paper tells the day from the month, so it is left empty.`;
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

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

import { cellWords } from "./cell-words.ts";
import { detailOf } from "./check-sentences.ts";
import { sentenceCase, enumerate, FIGURE_WORDS } from "./figure-words.ts";
import type { Sentences } from "./finding.ts";

/** What can be said of a pay application alone. */
export const APPLICATION_SENTENCES: Sentences<
  | "sheet-against-summary"
  | "columns-do-not-add-up"
  | "likely-misprint"
  | "change-orders-not-listed"
  | "second-application"
  | "almost-same-figure"
  | "cents-apart"
> = {
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
    `Change orders change the contract by ${net.toString()}, but none is listed.`,
  "second-application": ({ page, summaryPage }) =>
    `Page ${page} looks like the summary of another application; the one on page ${summaryPage} was read.`,
  "almost-same-figure": ({ figure, printed, page, other, otherPage }) =>
    `${sentenceCase(WORDS[figure] ?? "A figure")} is read as ${printed} on page ${page}, but ${other} stands on page ${otherPage} and differs in one digit: one of them is misprinted.`,
  "cents-apart": ({ printed, page, cents }) =>
    `Behind ${printed} on page ${page} stands ${cents}, which may be its cents and was not read with it.`,
};

/** By any name that a check gives a figure. */
const WORDS: Readonly<Partial<Record<string, string>>> = FIGURE_WORDS;

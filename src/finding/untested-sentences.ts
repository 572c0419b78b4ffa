import { COLUMN_WORDS, enumerate, FIGURE_WORDS, type NamedFigure } from "./figure-words.ts";
import type { Reason, StatementSentences } from "./statement.ts";

/** With one of these begins each sentence of a check that says neither right nor wrong. */
const OPENINGS = { untested: "Not tested", exempt: "Does not apply here" } as const;

/** Why a check says neither right nor wrong. */
export const UNTESTED_SENTENCES: StatementSentences<
  | "not-printed"
  | "only-without"
  | "not-applicable"
  | "no-sheet"
  | "columns-not-printed"
  | "column-lacking"
  | "row-not-whole"
  | "no-row-whole"
  | "no-priced-lines"
  | "no-rated-taxes"
  | "no-taxes-with-base"
  | "no-breakdown"
  | "no-rated-lines"
> = {
  "not-printed": ({ missing }) =>
    untested(`${figuresWords(missing)} ${missing.length === 1 ? "is" : "are"} not printed`),
  "only-without": ({ present }) => untested(`only for documents without ${figuresWords(present)}`),
  "not-applicable": (reason) => `${OPENINGS.exempt}. ${reasonSentence(reason)}`,
  "no-sheet": () => untested("there is no continuation sheet"),
  "columns-not-printed": ({ columns }) =>
    untested(
      `no row of the sheet prints ${enumerate(columns.map((column) => COLUMN_WORDS[column]))}`,
    ),
  "column-lacking": ({ column }) =>
    untested(`no row prints ${COLUMN_WORDS[column]}, and most rows need them`),
  "row-not-whole": () => untested("the row does not print all figures that are needed"),
  "no-row-whole": () => untested("no row prints all figures that are needed"),
  "no-priced-lines": () => untested("no line prints quantity, unit price and amount"),
  "no-rated-taxes": () => untested("no tax prints both its rate and its amount"),
  "no-taxes-with-base": () => untested("no tax prints rate, base and amount"),
  "no-breakdown": () => untested("no breakdown leads to the amount"),
  "no-rated-lines": () => untested("no mark-up or tax prints its rate"),
};

/** That a check was not tested, for a reason that is a sentence of its own. */
export function untestedBecause(sentence: string): string {
  return `${OPENINGS.untested}. ${sentence}`;
}

/** Such a sentence without its reason. */
export function withoutReason(sentence: string): string {
  const { untested, exempt } = OPENINGS;
  return `${sentence.startsWith(exempt) ? exempt : untested}.`;
}

function untested(reason: string): string {
  return `${OPENINGS.untested}: ${reason}.`;
}

function figuresWords(figures: readonly NamedFigure[]): string {
  return enumerate(figures.map((figure) => FIGURE_WORDS[figure]));
}

function reasonSentence(reason: Reason): string {
  switch (reason.why) {
    case "assessed":
      return reason.because;
    case "no-retainage-held":
      return "No retainage is held.";
    case "subtotal-printed":
      return "A subtotal is printed.";
    case "sum-before-printed":
      return "The contract sum before this change is printed.";
    case "two-rates":
      return `There are two rates, ${reason.onWork.toString()} and ${reason.onStored.toString()}.`;
  }
}

import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { SheetFigureName, SheetRow, SummaryLineName } from "../document/pay-application.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { COLUMN_WORDS, cut, FIGURE_WORDS, type NamedFigure, rowWords } from "./figure-words.ts";
import type { Field } from "../kinds/field.ts";
import { SUMMARY_FIELDS } from "../kinds/pay-application/summary-fields.ts";

/** One printed figure against what others give, and how it came out; `Name` is what names the figures. */
export interface Comparison<Name> {
  readonly relation: "equals" | "at most";
  /** The tested one. */
  readonly figure: Name;
  readonly printed: Money;
  readonly expected: Money;
  /** What the other side is made of. */
  readonly terms: readonly ComparedTerm<Name>[];
  /** The share of its only term that the other side is; null where it is the sum of its terms. */
  readonly rate: Percent | "as printed" | null;
  /** Whether the sides are the same, the same but for the rounding of cents or of whole amounts, or apart. */
  readonly outcome: "same" | "cents" | "whole amounts" | "apart";
}

/** A figure of the other side. */
export interface ComparedTerm<Name> {
  readonly sign: 1 | -1;
  readonly figure: Name;
  readonly value: Money;
}

/** A comparison as a sentence, with both sides and their difference; `is` stands before the tested amount. */
export function comparisonSentence<Name>(
  { relation, figure, printed, expected, outcome, ...side }: Comparison<Name>,
  wordsOf: (name: Name) => string,
  is = "is printed as",
): string {
  const words = wordsOf(figure);
  const other = side.rate === null ? sumWords(side.terms, wordsOf) : shareWords(side, wordsOf);
  const left = `${sentenceCase(words)} ${is} ${printed.toString()}`;
  const right = expected.toString();
  if (outcome === "same") {
    return relation === "equals"
      ? `${sentenceCase(other)} is ${right}, and so is the printed ${withoutArticle(words)}.`
      : `${sentenceCase(words)} ${printed.toString()} is not more than ${other} ${right}.`;
  }
  if (outcome !== "apart") {
    return `${left}; ${other} is ${right}, the same within the rounding of ${outcome}.`;
  }
  const difference = expected.minus(printed);
  const gap = difference.absolute().toString();
  return relation === "equals"
    ? `${left}, but ${other} is ${right}, which is ${gap} ${difference.isNegative() ? "less" : "more"}.`
    : `${left}, which is ${gap} more than ${other} ${right}.`;
}

/** Figures that are added and taken away, each with its amount. */
export function termsWords<Name>(
  terms: readonly ComparedTerm<Name>[],
  wordsOf: (name: Name) => string,
): string {
  return terms
    .map(({ sign, figure, value }, index) => {
      const joint = index === 0 ? "" : sign === 1 ? " plus " : " less ";
      return `${joint}${wordsOf(figure)} ${value.toString()}`;
    })
    .join("");
}

/** A single figure needs no amount of its own: the result follows at once. */
function sumWords<Name>(
  terms: readonly ComparedTerm<Name>[],
  wordsOf: (name: Name) => string,
): string {
  const [only, ...others] = terms;
  return only === undefined || others.length > 0
    ? termsWords(terms, wordsOf)
    : wordsOf(only.figure);
}

function shareWords<Name>(
  { rate, terms }: Pick<Comparison<Name>, "rate" | "terms">,
  wordsOf: (name: Name) => string,
): string {
  const share = rate === "as printed" ? "the printed rate" : String(rate);
  return `${share} of ${termsWords(terms, wordsOf)}`;
}

function withoutArticle(words: string): string {
  return words.startsWith("the ") ? words.slice(4) : words;
}

/** What a comparison names: a figure, a cell of the row that is tested, or what has no name on the form. */
export type ComparedName =
  | NamedFigure
  | `row.${SheetFigureName}`
  | keyof typeof OTHER_WORDS
  /** A tax by its label. */
  | { readonly tax: string | null }
  /** A line of a breakdown of costs by its words. */
  | { readonly cost: string | null }
  /** That many lines of a breakdown together. */
  | { readonly costs: number };

/** What is compared and is no figure of its own. */
const OTHER_WORDS = {
  "costs.total": "the total of the breakdown",
  "sheet.completedWork": "the sheet's completed work",
  "taxes.base": "its base",
  "nothing.workOnRetainageBilling": "new work on a retainage billing",
  "nothing.certifiedBefore": "what can be certified before a first application",
  "nothing.billedBefore": "what can be billed before a first application",
  "nothing.leftToPay": "what is left to pay",
} as const;

/** The name as it stands within a sentence. */
export function comparedWords(name: ComparedName): string {
  if (typeof name === "string") return WORDS[name];
  if ("tax" in name) return taxWords(name.tax);
  if ("costs" in name) return `the sum of its ${name.costs} lines`;
  return name.cost === null ? "a line without words" : `"${cut(name.cost)}"`;
}

/** A tax by its label. */
export function taxWords(label: string | null): string {
  return label === null ? "the tax" : `the tax "${cut(label)}"`;
}

const WORDS: Readonly<Record<Extract<ComparedName, string>, string>> = {
  ...FIGURE_WORDS,
  ...OTHER_WORDS,
  "row.scheduledValue": COLUMN_WORDS.scheduledValue,
  "row.previousWork": COLUMN_WORDS.previousWork,
  "row.workThisPeriod": COLUMN_WORDS.workThisPeriod,
  "row.storedMaterials": COLUMN_WORDS.storedMaterials,
  "row.completedAndStored": COLUMN_WORDS.completedAndStored,
  "row.balanceToFinish": COLUMN_WORDS.balanceToFinish,
  "row.retainage": COLUMN_WORDS.retainage,
};

/** What a single place of a pay application is. */
export type CellName =
  | { readonly line: SummaryLineName }
  | { readonly total: SheetFigureName }
  | { readonly row: SheetRow; readonly rowIndex: number; readonly column: SheetFigureName }
  | {
      /** As printed. */
      readonly changeOrder: string | null;
      /** In the list, from 0. */
      readonly orderIndex: number;
    };

/** Its name as the beginning of a sentence that goes on with `is printed as`. */
export function cellWords(name: CellName): string {
  if ("line" in name) return lineWords(name.line);
  if ("total" in name) return sentenceCase(FIGURE_WORDS[`sheet.totals.${name.total}`]);
  if ("row" in name) return `${rowWords(name.row, name.rowIndex)}, ${COLUMN_WORDS[name.column]},`;
  const { changeOrder, orderIndex } = name;
  return `The amount of change order ${changeOrder ?? `${orderIndex + 1} of the list`}`;
}

function lineWords(line: SummaryLineName): string {
  const { item: number }: Field = SUMMARY_FIELDS[line];
  const words = FIGURE_WORDS[`lines.${line}`];
  return number === undefined ? sentenceCase(words) : `Line ${number}, ${words},`;
}

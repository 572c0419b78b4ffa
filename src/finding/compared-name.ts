import type { SheetFigureName } from "../document/pay-application.ts";
import { COLUMN_WORDS, cut, FIGURE_WORDS, type NamedFigure } from "./figure-words.ts";

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

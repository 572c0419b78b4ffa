import { reasonWords } from "../../verdict/shown.ts";
import type { JudgedRow } from "../judged-row.ts";
import type { Column, SheetDefinition } from "../sheet.ts";
import { linesOf } from "../text-fit.ts";
import { FILE } from "./columns.ts";
import { CURRENCY, DOCUMENT, DUE, FAILED_CHECKS, FROM, NUMBER, VERDICT } from "./judged-columns.ts";

/** The row of a paper that is not simply paid leads to the first page to look at. */
export function problemRow(row: JudgedRow): JudgedRow {
  return { ...row, pageNumber: pagesOf(row)[0] ?? null };
}

/** Every page that a reason names, the gravest reason's first. */
function pagesOf({ judgement: { reasons } }: JudgedRow): readonly number[] {
  return [...new Set(reasons.flatMap(({ pages }) => pages))];
}

const REASONS_WIDTH = 80;

/** A row can be no higher than about 27 lines. */
const MOST_LINES = 24;

const REASONS: Column<JudgedRow> = {
  header: "Reasons",
  kind: "sentence",
  width: REASONS_WIDTH,
  value: ({ judgement: { reasons } }) => {
    const [first, ...others] = reasons.map(reasonWords);
    if (first === undefined || others.length === 0) return first ?? null;
    const shown = [`1. ${first}`];
    let lineCount = linesOf(`1. ${first}`, REASONS_WIDTH);
    for (const [index, words] of others.entries()) {
      const line = `${index + 2}. ${words}`;
      lineCount += linesOf(line, REASONS_WIDTH);
      if (lineCount > MOST_LINES) return [...shown, `and ${others.length - index} more`].join("\n");
      shown.push(line);
    }
    return shown.join("\n");
  },
};

/** One row for each document that is not simply paid, with all that speaks against it. */
export const PROBLEMS: SheetDefinition<JudgedRow> = {
  title: "Problems",
  fileName: "problems",
  columns: [
    VERDICT,
    FILE,
    {
      header: "Pages",
      kind: "text",
      width: 9,
      value: (row) => {
        const pages = pagesOf(row);
        return pages.length > 1 ? pages.join(", ") : (pages[0] ?? null);
      },
    },
    FROM,
    DOCUMENT,
    NUMBER,
    DUE,
    CURRENCY,
    REASONS,
    FAILED_CHECKS,
  ],
};

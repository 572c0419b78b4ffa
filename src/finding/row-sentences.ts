import { comparedWords } from "./compared-name.ts";
import { comparisonSentence } from "./comparison.ts";
import { rowWords } from "./figure-words.ts";
import { inWords } from "./said.ts";
import type { FailedRow, RowLaw, RowStatementCode, StatementSentences } from "./statement.ts";

/** What holds in each row, as the end of a sentence that begins with `In each row, `. */
export const ROW_LAWS: Readonly<Record<RowLaw, string>> = {
  overbilled_row: "completed and stored does not exceed scheduled value",
  row_balance: "balance to finish equals scheduled value less completed and stored",
  row_percent: "the percentage is completed and stored as a share of scheduled value",
  row_retainage: "retainage is the printed rate of what is completed and stored",
  row_reversal: "work this period takes back nothing that was billed before",
  row_total:
    "completed and stored equals previous work plus work this period plus stored materials",
};

const OF_ONE_ROW: StatementSentences<RowStatementCode> = {
  compared: (comparison) => comparisonSentence(comparison, comparedWords),
  "row-within-schedule": ({ completed, scheduled, beyond, passed }) => {
    const amount = `Completed and stored ${completed.toString()}`;
    const value = `scheduled value ${scheduled.toString()}`;
    if (!passed) return `${amount} is ${beyond.toString()} beyond ${value}.`;
    return beyond.isZero() || beyond.isNegative()
      ? `${amount} is not beyond ${value}.`
      : `${amount} is beyond ${value} by the rounding of a cent.`;
  },
  "row-percent": ({ completed, percent, scheduled, expected, passed }) => {
    const share = `${percent.toString()} of scheduled value ${scheduled.toString()}`;
    const amount = `Completed and stored is printed as ${completed.toString()}`;
    return passed
      ? `${amount}, about ${share}.`
      : `${amount}, but ${share} is ${expected.roundedToCents().toString()}.`;
  },
  "row-work": ({ work, passed }) =>
    `Work this period ${work.toString()} ${passed ? "takes nothing back" : "takes back what was billed before"}.`,
};

/** What is said of a continuation sheet, and of a row by itself. */
export const ROW_SENTENCES: StatementSentences<RowStatementCode | "rows-hold" | "rows-fail"> = {
  ...OF_ONE_ROW,
  "rows-hold": ({ law, tested, rounded }) => {
    const scope = tested === 1 ? "In the one row tested" : `In all ${tested} rows tested`;
    const rounding =
      rounded === 0 ? "" : ` Only within the rounding of printed figures: ${rounded}.`;
    return `${scope}, ${ROW_LAWS[law]}.${rounding}`;
  },
  "rows-fail": ({ rows, others }) => {
    const rest = others === 0 ? [] : [`And ${others} more ${others === 1 ? "row" : "rows"}.`];
    return [...rows.map(failedRowSentence), ...rest].join(" ");
  },
};

function failedRowSentence({ row, rowIndex, statement }: FailedRow): string {
  return `${rowWords(row, rowIndex)}: ${inWords(OF_ONE_ROW, statement)}`;
}

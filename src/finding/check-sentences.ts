import type { Money } from "../base/money.ts";
import { INVOICE_CHECK_SENTENCES } from "./invoice-check-sentences.ts";
import { ORDER_CHECK_SENTENCES } from "./order-check-sentences.ts";
import { ROW_SENTENCES } from "./row-sentences.ts";
import { inWords } from "./said.ts";
import type { Statement, StatementCode, StatementSentences } from "./statement.ts";
import { UNTESTED_SENTENCES, untestedBecause } from "./untested-sentences.ts";

/** What holds what a check says. */
interface Stating {
  readonly statements: readonly Statement[];
}

/** What a check says, in words: full sentences with the figures as printed. */
export function detailOf({ statements }: Stating): string {
  return statements.map((statement) => inWords(SENTENCES, statement)).join(" ");
}

/** The same, and how far the figures are apart where no sentence says so. */
export function detailWithDifference(
  result: Stating & { readonly difference: Money | null },
): string {
  const { statements, difference } = result;
  const detail = detailOf(result);
  return difference === null || saysDifference(statements[0])
    ? detail
    : `${detail} The difference is ${difference.absolute().toString()}.`;
}

/** The difference of several sides is that of the first. */
function saysDifference(first: Statement | undefined): boolean {
  if (first === undefined) return false;
  if (first.code !== "rows-fail") return !WITHOUT_DIFFERENCE.has(first.code);
  const [row] = first.facts.rows;
  return row !== undefined && !WITHOUT_DIFFERENCE.has(row.statement.code);
}

const WITHOUT_DIFFERENCE: ReadonlySet<StatementCode> = new Set(["row-percent", "row-work"]);

const SENTENCES: StatementSentences<StatementCode> = {
  ...UNTESTED_SENTENCES,
  ...ROW_SENTENCES,
  ...INVOICE_CHECK_SENTENCES,
  ...ORDER_CHECK_SENTENCES,
  doubtful: ({ because, asRead }) =>
    `${untestedBecause(because)} As read: ${detailOf({ statements: asRead })}`,
};

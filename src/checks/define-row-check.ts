import type { Money } from "../base/money.ts";
import type { Identity, Severity } from "../document/identities.ts";
import type {
  PayApplication,
  SheetFigureName,
  SheetFigures,
  SheetRow,
} from "../document/pay-application.ts";
import type { Check, CheckResult } from "./check.ts";
import { equality, judge, type KnownTerm } from "./compare.ts";
import { untested } from "./define-check.ts";
import { COLUMN_WORDS, enumerate, sentenceCase } from "./figure-words.ts";
import type { Rounding } from "./rounding.ts";

/** How many failing rows a sentence names before it only counts them. */
const NAMED_ROWS = 3;

/** How much of a row's own words a sentence repeats. */
const ROW_WORDS_LENGTH = 60;

/** How a rule comes out in one row. */
export interface RowVerdict {
  readonly passed: boolean;
  /** False where only the rounding of printed figures lets it pass. */
  readonly isExact: boolean;
  readonly detail: string;
  readonly printed: Money | null;
  readonly expected: Money | null;
}

/** A rule over the rows of a continuation sheet as its author writes it. */
export interface RowRule {
  readonly name: string;
  readonly severity: Severity;
  /** What holds in each row, as the end of a sentence that begins with `In each row, `. */
  readonly law: string;
  /** Columns without which nothing can be tested, the tested one first. */
  readonly columns: readonly SheetFigureName[];
  /** A column that some layouts lack. Where it is missing and most rows fail, the rows may hide it, and nothing is said. */
  readonly columnSomeLack?: SheetFigureName;
  /** The verdict on one row; null where the row does not print what the rule needs. */
  readonly testRow: (
    row: SheetRow,
    document: PayApplication,
    rounding: Rounding,
  ) => RowVerdict | null;
}

/** A check of all rows at once that can also be asked about one. */
export interface RowCheck extends Check<PayApplication> {
  readonly runRow: (row: SheetRow, document: PayApplication, rounding: Rounding) => CheckResult;
}

/** A check that holds on a sheet when it holds in each row, and names the first rows where it does not. */
export function defineRowCheck(rule: RowRule): RowCheck {
  const { name, severity, law, testRow } = rule;
  return {
    name,
    severity,
    verifies: `In each row, ${law}.`,
    run: (document, rounding) => testSheet(rule, document, rounding),
    runRow: (row, document, rounding) => {
      const verdict = testRow(row, document, rounding);
      const figures = rule.columns;
      if (verdict === null) return untested(name, figures, "Not tested: a figure is not printed.");
      const { passed, detail, printed, expected } = verdict;
      const difference = differenceOf(verdict);
      return { name, passed, detail: sentenceCase(detail), printed, expected, difference, figures };
    },
  };
}

/** The printed terms of a row identity, blanks left out. */
export function rowTerms(
  { expected }: Identity<SheetFigureName>,
  figures: SheetFigures,
): readonly KnownTerm[] {
  return expected.flatMap(({ sign, figure }) => {
    const value = figures[figure]?.value ?? null;
    return value === null ? [] : { sign, words: COLUMN_WORDS[figure], value, figureCount: 1 };
  });
}

/** The verdict on a row identity; null where the row prints only one side of it. */
export function testRowIdentity(
  identity: Identity<SheetFigureName>,
  figures: SheetFigures,
  rounding: Rounding,
): RowVerdict | null {
  const printed = figures[identity.printed];
  const terms = rowTerms(identity, figures);
  if (printed === null || terms.length === 0) return null;
  return judge(equality(COLUMN_WORDS[identity.printed], printed.value, terms), rounding);
}

interface TestedRow {
  readonly verdict: RowVerdict;
  readonly words: string;
}

function testSheet(rule: RowRule, document: PayApplication, rounding: Rounding): CheckResult {
  const { name, columns, columnSomeLack } = rule;
  const asked = columnSomeLack === undefined ? columns : [...columns, columnSomeLack];
  const figures = asked.map((column) => `sheet.rows.${column}`);
  const { sheet } = document;
  if (sheet === null) return untested(name, figures, "Not tested: there is no continuation sheet.");
  const isMissing = (column: SheetFigureName): boolean =>
    sheet.rows.every((row) => row.figures[column] === null);
  const missing = columns.filter(isMissing);
  if (missing.length > 0) {
    const words = enumerate(missing.map((column) => COLUMN_WORDS[column]));
    return untested(name, figures, `Not tested: no row of the sheet prints ${words}.`);
  }
  const rows = sheet.rows.flatMap((row, rowIndex): readonly TestedRow[] => {
    const verdict = rule.testRow(row, document, rounding);
    return verdict === null ? [] : [{ verdict, words: rowWords(row, rowIndex) }];
  });
  const failed = rows.filter(({ verdict }) => !verdict.passed);
  const [first] = failed;
  if (rows.length === 0) {
    return untested(name, figures, "Not tested: no row prints all figures that are needed.");
  }
  if (first === undefined) {
    return { ...untested(name, figures, praise(rule.law, rows)), passed: true };
  }
  const mayBeHidden = columnSomeLack !== undefined && isMissing(columnSomeLack);
  if (mayBeHidden && 2 * failed.length > rows.length) {
    const words = COLUMN_WORDS[columnSomeLack];
    return untested(name, figures, `Not tested: no row prints ${words}, and most rows need them.`);
  }
  const { printed, expected } = first.verdict;
  const difference = differenceOf(first.verdict);
  return { name, passed: false, detail: tell(failed), printed, expected, difference, figures };
}

function praise(law: string, rows: readonly TestedRow[]): string {
  const scope = rows.length === 1 ? "In the one row tested" : `In all ${rows.length} rows tested`;
  const rounded = rows.filter(({ verdict }) => !verdict.isExact).length;
  const rounding = rounded === 0 ? "" : ` Only within the rounding of printed figures: ${rounded}.`;
  return `${scope}, ${law}.${rounding}`;
}

function differenceOf({ printed, expected }: RowVerdict): Money | null {
  return printed === null || expected === null ? null : printed.minus(expected);
}

function tell(failed: readonly TestedRow[]): string {
  const named = failed
    .slice(0, NAMED_ROWS)
    .map(({ verdict, words }) => `${words}: ${verdict.detail}`);
  const others = failed.length - named.length;
  const rest = others === 0 ? [] : [`And ${others} more ${others === 1 ? "row" : "rows"}.`];
  return [...named, ...rest].join(" ");
}

/** A row as a person finds it: its place, then its own words. */
export function rowWords({ item, description }: SheetRow, rowIndex: number): string {
  const own = [item, description].flatMap((cell) => cell?.value ?? []).join(" ");
  const short = own.length > ROW_WORDS_LENGTH ? `${own.slice(0, ROW_WORDS_LENGTH)}…` : own;
  return own === "" ? `Row ${rowIndex + 1}` : `Row ${rowIndex + 1} (${short})`;
}

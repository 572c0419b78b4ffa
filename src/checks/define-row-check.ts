import type { Identity, Severity } from "../document/identities.ts";
import type {
  Assessment,
  PayApplication,
  SheetFigureName,
  SheetFigures,
  SheetRow,
} from "../document/pay-application.ts";
import type { Check, CheckResult } from "./check.ts";
import { equality, judge, type KnownTerm, type Verdict } from "./compare.ts";
import { notApplicable, untested } from "./define-check.ts";
import { COLUMN_WORDS, enumerate, rowWords, sentenceCase } from "../finding/figure-words.ts";
import type { Rounding } from "./rounding.ts";

/** How many failing rows a sentence names before it only counts them. */
const NAMED_ROWS = 3;

const NOT_IN_ROW = "Not tested: the row does not print all figures that are needed.";

const NOT_IN_ANY_ROW = "Not tested: no row prints all figures that are needed.";

/** A rule over the rows of a continuation sheet as its author writes it. */
export interface RowRule {
  readonly name: string;
  readonly severity: Severity;
  /** What holds in each row, as the end of a sentence that begins with `In each row, `. */
  readonly law: string;
  /** Where the rule says nothing, with the reason; without it the rule always applies. */
  readonly applies?: (document: PayApplication) => Assessment;
  /** Columns without which nothing can be tested, the tested one first. */
  readonly columns: readonly SheetFigureName[];
  /** Columns that it uses where they are printed. */
  readonly alsoUses?: readonly SheetFigureName[];
  /** One of these that some layouts lack. Where it is missing and most rows fail, the rows may hide it, and nothing is said. */
  readonly columnSomeLack?: SheetFigureName;
  /** The verdict on one row; null where the row does not print what the rule needs. */
  readonly testRow: (row: SheetRow, document: PayApplication, rounding: Rounding) => Verdict | null;
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
      const figures = figuresOf(rule);
      const assessment = rule.applies?.(document) ?? null;
      if (assessment !== null && !assessment.holds) {
        return notApplicable(name, figures, assessment);
      }
      const verdict = testRow(row, document, rounding);
      if (verdict === null) return untested(name, figures, NOT_IN_ROW);
      const { passed, detail, printed, expected } = verdict;
      const difference = printed.minus(expected);
      return {
        name,
        passed,
        detail: sentenceCase(detail()),
        printed,
        expected,
        difference,
        figures,
      };
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
): Verdict | null {
  const printed = figures[identity.printed];
  const terms = rowTerms(identity, figures);
  if (printed === null || terms.length === 0) return null;
  return judge(equality(COLUMN_WORDS[identity.printed], printed.value, terms), rounding);
}

interface TestedRow {
  readonly verdict: Verdict;
  readonly row: SheetRow;
  readonly rowIndex: number;
}

function testSheet(rule: RowRule, document: PayApplication, rounding: Rounding): CheckResult {
  const { name, columns, columnSomeLack } = rule;
  const figures = figuresOf(rule);
  const { sheet } = document;
  if (sheet === null) return untested(name, figures, "Not tested: there is no continuation sheet.");
  const assessment = rule.applies?.(document) ?? null;
  if (assessment !== null && !assessment.holds) {
    return notApplicable(name, figures, assessment);
  }
  const isMissing = (column: SheetFigureName): boolean =>
    sheet.rows.every((row) => row.figures[column] === null);
  const missing = columns.filter(isMissing);
  if (missing.length > 0) {
    const words = enumerate(missing.map((column) => COLUMN_WORDS[column]));
    return untested(name, figures, `Not tested: no row of the sheet prints ${words}.`);
  }
  const rows = sheet.rows.flatMap((row, rowIndex): readonly TestedRow[] => {
    const verdict = rule.testRow(row, document, rounding);
    return verdict === null ? [] : [{ verdict, row, rowIndex }];
  });
  const failed = rows.filter(({ verdict }) => !verdict.passed);
  const [first] = failed;
  if (rows.length === 0) {
    return untested(name, figures, NOT_IN_ANY_ROW);
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
  const difference = printed.minus(expected);
  return { name, passed: false, detail: tell(failed), printed, expected, difference, figures };
}

function figuresOf({ columns, alsoUses = [] }: RowRule): readonly string[] {
  return [...columns, ...alsoUses].map((column) => `sheet.rows.${column}`);
}

function praise(law: string, rows: readonly TestedRow[]): string {
  const scope = rows.length === 1 ? "In the one row tested" : `In all ${rows.length} rows tested`;
  const rounded = rows.filter(({ verdict }) => !verdict.isExact).length;
  const rounding = rounded === 0 ? "" : ` Only within the rounding of printed figures: ${rounded}.`;
  return `${scope}, ${law}.${rounding}`;
}

function tell(failed: readonly TestedRow[]): string {
  const named = failed
    .slice(0, NAMED_ROWS)
    .map(
      ({ verdict, row, rowIndex }) =>
        `${rowWords(row, rowIndex)}: ${sentenceCase(verdict.detail())}`,
    );
  const others = failed.length - named.length;
  const rest = others === 0 ? [] : [`And ${others} more ${others === 1 ? "row" : "rows"}.`];
  return [...named, ...rest].join(" ");
}

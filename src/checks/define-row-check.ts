import type { Identity, Severity } from "../document/identities.ts";
import type {
  PayApplication,
  SheetFigureName,
  SheetFigures,
  SheetRow,
} from "../document/pay-application.ts";
import { ROW_LAWS } from "../finding/check-sentences.ts";
import {
  type FailedRow,
  type Reason,
  type RowLaw,
  type RowStatement,
  stated,
} from "../finding/statement.ts";
import type { Check, CheckResult } from "./check.ts";
import { tested, untested, withoutSides } from "./define-check.ts";
import { equality, judge, type KnownTerm, type Verdict } from "./judge.ts";
import type { Rounding } from "./rounding.ts";

/** How many failing rows an answer names before it only counts them. */
const NAMED_ROWS = 3;

/** A rule over the rows of a continuation sheet as its author writes it. */
interface RowRule {
  readonly name: RowLaw;
  readonly severity: Severity;
  /** Why the rule says nothing about a document, null where it does; without it the rule always applies. */
  readonly exempts?: (document: PayApplication) => Reason | null;
  /** Columns without which nothing can be tested, the tested one first. */
  readonly columns: readonly SheetFigureName[];
  /** Columns that it uses where they are printed. */
  readonly alsoUses?: readonly SheetFigureName[];
  /** One of these that some layouts lack. Where it is missing and most rows fail, the rows may hide it, and nothing is said. */
  readonly columnSomeLack?: SheetFigureName;
  /** The verdict on one row; null where the row does not print what the rule needs. */
  readonly testRow: (
    row: SheetRow,
    document: PayApplication,
    rounding: Rounding,
  ) => RowVerdict | null;
}

/** The verdict on one row. */
type RowVerdict = Verdict<RowStatement>;

/** A check of all rows at once that can also be asked about one. */
export interface RowCheck extends Check<PayApplication> {
  readonly runRow: (row: SheetRow, document: PayApplication, rounding: Rounding) => CheckResult;
}

/** A check that holds on a sheet when it holds in each row, and names the first rows where it does not. */
export function defineRowCheck(rule: RowRule): RowCheck {
  const { name, severity, exempts, testRow } = rule;
  const figures = figuresOf(rule);
  return {
    name,
    severity,
    verifies: `In each row, ${ROW_LAWS[name]}.`,
    run: (document, rounding) => testSheet(rule, document, rounding),
    runRow: (row, document, rounding) => {
      const reason = exempts?.(document) ?? null;
      if (reason !== null) return untested(name, figures, stated("not-applicable", reason));
      const verdict = testRow(row, document, rounding);
      return verdict === null
        ? untested(name, figures, stated("row-not-whole", {}))
        : tested(name, figures, [verdict]);
    },
  };
}

/** The verdict on a row identity; null where the row prints only one side of it. */
export function testRowIdentity(
  { printed: tested, expected }: Identity<SheetFigureName>,
  figures: SheetFigures,
  rounding: Rounding,
): RowVerdict | null {
  const printed = figures[tested];
  const terms = expected.flatMap(({ sign, figure }): readonly KnownTerm[] => {
    const value = figures[figure]?.value ?? null;
    return value === null ? [] : [{ sign, figure: `row.${figure}`, value, figureCount: 1 }];
  });
  if (printed === null || terms.length === 0) return null;
  return judge(equality(`row.${tested}`, printed.value, terms), rounding);
}

interface TestedRow extends Pick<FailedRow, "row" | "rowIndex"> {
  readonly verdict: RowVerdict;
}

function testSheet(rule: RowRule, document: PayApplication, rounding: Rounding): CheckResult {
  const { name, columns, columnSomeLack } = rule;
  const figures = figuresOf(rule);
  const { sheet } = document;
  if (sheet === null) return untested(name, figures, stated("no-sheet", {}));
  const reason = rule.exempts?.(document) ?? null;
  if (reason !== null) return untested(name, figures, stated("not-applicable", reason));
  const isMissing = (column: SheetFigureName): boolean =>
    sheet.rows.every((row) => row.figures[column] === null);
  const missing = columns.filter(isMissing);
  if (missing.length > 0) {
    return untested(name, figures, stated("columns-not-printed", { columns: missing }));
  }
  const rows = sheet.rows.flatMap((row, rowIndex): readonly TestedRow[] => {
    const verdict = rule.testRow(row, document, rounding);
    return verdict === null ? [] : [{ verdict, row, rowIndex }];
  });
  if (rows.length === 0) return untested(name, figures, stated("no-row-whole", {}));
  const failed = rows.filter(({ verdict }) => !verdict.passed);
  const [first] = failed;
  if (first === undefined) {
    const rounded = rows.filter(({ verdict }) => !verdict.isExact).length;
    const statement = stated("rows-hold", { law: name, tested: rows.length, rounded });
    return withoutSides(name, figures, { passed: true, statement });
  }
  const mayBeHidden = columnSomeLack !== undefined && isMissing(columnSomeLack);
  if (mayBeHidden && 2 * failed.length > rows.length) {
    return untested(name, figures, stated("column-lacking", { column: columnSomeLack }));
  }
  const { printed, expected } = first.verdict;
  const statement = stated("rows-fail", {
    rows: failed.slice(0, NAMED_ROWS).map(failedRow),
    others: Math.max(0, failed.length - NAMED_ROWS),
  });
  return tested(name, figures, [{ passed: false, isExact: false, printed, expected, statement }]);
}

function figuresOf({ columns, alsoUses = [] }: RowRule): readonly string[] {
  return [...columns, ...alsoUses].map((column) => `sheet.rows.${column}`);
}

function failedRow({ row, rowIndex, verdict: { statement } }: TestedRow): FailedRow {
  return { row, rowIndex, statement };
}

import { AUDIT_LIMITS } from "../base/limits.ts";
import type { Money } from "../base/money.ts";
import type { FailedRows, RowFault, RowLaw } from "../finding/audit-statement.ts";
import {
  applicationNames,
  type AuditCheck,
  type BareFinding,
  defineStepCheck,
  type FilePlace,
  filesOf,
  notTested,
  placesIn,
  type StepRule,
} from "./audit-check.ts";
import type { MatchedRows, PlacedRow } from "./matched-rows.ts";
import type { Step } from "./step.ts";

/** A row with what is wrong with it. */
export interface FaultyRow {
  readonly row: PlacedRow;
  /** The other application's row, where there is one. */
  readonly former: PlacedRow | null;
  readonly fault: RowFault;
  readonly printed: Money | null;
  readonly expected: Money | null;
}

/** A rule for every row that stands in two sheets. */
interface RowStepRule extends Omit<StepRule, "test"> {
  readonly name: RowLaw;
  /** The fault of a pair; null where there is none, undefined where it prints too little to tell. */
  readonly testPair: (
    pair: MatchedRows["pairs"][number],
    step: Step,
  ) => FaultyRow | null | undefined;
  /** Faults of rows that stand in one sheet only. */
  readonly testOthers?: (rows: MatchedRows, step: Step) => readonly FaultyRow[];
}

/** A check of every row, which names the first rows that fail. */
export function defineRowStepCheck(rule: RowStepRule): AuditCheck {
  const { name: law } = rule;
  return defineStepCheck({
    ...rule,
    test(step) {
      if (step.rows === null) return withoutRows(step);
      const tested = step.rows.pairs
        .map((pair) => rule.testPair(pair, step))
        .filter((faulty) => faulty !== undefined);
      const others = rule.testOthers?.(step.rows, step) ?? [];
      const files = filesOf(step);
      if (tested.length + others.length === 0)
        return notTested(files, { code: "no-row-whole", facts: {} });
      const faulty = [...tested.filter((one) => one !== null), ...others];
      if (faulty.length > 0) {
        const facts = { ...failedRows(step, faulty), law };
        return { ...failedBy(step, faulty), statement: { code: "rows-fail", facts } };
      }
      const facts = { ...applicationNames(step), law, count: tested.length };
      return { passed: true, statement: { code: "rows-hold", facts }, files };
    },
  });
}

/** The first rows that fail, and how many more do. */
export function failedRows(step: Step, faulty: readonly FaultyRow[]): FailedRows {
  const rows = firstOf(faulty).map(({ row: { row, rowIndex }, fault }) => ({
    row,
    rowIndex,
    fault,
  }));
  return { ...applicationNames(step), rows, others: faulty.length - rows.length };
}

/** A failed finding with the amounts of the first row and the places of those that are named. */
export function failedBy(
  step: Step,
  faulty: readonly FaultyRow[],
): Omit<BareFinding, "statement"> & { readonly places: readonly FilePlace[] } {
  const [first] = faulty;
  return {
    passed: false,
    files: filesOf(step),
    printed: first?.printed ?? null,
    expected: first?.expected ?? null,
    places: firstOf(faulty).flatMap((one) => placesOf(step, one)),
  };
}

/** Why rows cannot be compared. */
export function withoutRows(step: Step): BareFinding {
  const lacking = [step.current, step.former].find(({ document }) => document.sheet === null);
  return notTested(
    filesOf(step),
    lacking === undefined
      ? { code: "rows-differ", facts: applicationNames(step) }
      : { code: "figure-not-found", facts: { figure: "sheet", application: lacking.name } },
  );
}

function firstOf(faulty: readonly FaultyRow[]): readonly FaultyRow[] {
  return faulty.slice(0, AUDIT_LIMITS.named);
}

function placesOf({ current, former }: Step, faulty: FaultyRow): readonly FilePlace[] {
  const firstCell = ({ row }: PlacedRow): Parameters<typeof placesIn>[1] =>
    row.description ?? row.item ?? row.figures.scheduledValue;
  const before = faulty.former === null ? [] : placesIn(former, firstCell(faulty.former));
  const isGone = faulty.former === faulty.row;
  return isGone ? before : [...placesIn(current, firstCell(faulty.row)), ...before];
}

import { AUDIT_LIMITS } from "../base/limits.ts";
import type { Money } from "../base/money.ts";
import { rowWords } from "../finding/figure-words.ts";
import {
  defineStepCheck,
  filesOf,
  notTested,
  type AuditCheck,
  type StepRule,
} from "./audit-check.ts";
import { type FilePlace, placesIn, type Verdict } from "./audit-finding.ts";
import type { MatchedRows, PlacedRow } from "./matched-rows.ts";
import type { Step } from "./step.ts";

/** What is wrong with one row: the sentence goes on after the row's own words. */
export interface RowFault {
  readonly row: PlacedRow;
  /** The other application's row, where there is one. */
  readonly former: PlacedRow | null;
  readonly sentence: string;
  readonly printed: Money | null;
  readonly expected: Money | null;
}

/** A rule for every row that stands in two sheets. */
export interface RowStepRule extends Omit<StepRule, "test"> {
  /** Ends a sentence that begins with `In all 12 rows that stand in both sheets, `. */
  readonly law: string;
  readonly remedy: (step: Step) => string;
  /** The fault of a pair; null where there is none, undefined where it prints too little to tell. */
  readonly testPair: (
    pair: MatchedRows["pairs"][number],
    step: Step,
  ) => RowFault | null | undefined;
  /** Faults of rows that stand in one sheet only. */
  readonly testOthers?: (rows: MatchedRows, step: Step) => readonly RowFault[];
}

/** A check of every row, which names the first rows that fail. */
export function defineRowStepCheck(rule: RowStepRule): AuditCheck {
  return defineStepCheck({
    ...rule,
    test(step) {
      if (step.rows === null) return withoutRows(step);
      const tested = step.rows.pairs
        .map((pair) => rule.testPair(pair, step))
        .filter((fault) => fault !== undefined);
      const others = rule.testOthers?.(step.rows, step) ?? [];
      if (tested.length + others.length === 0)
        return notTested(step, "no row prints the figures that are needed");
      const faults = [...tested.filter((fault) => fault !== null), ...others];
      if (faults.length > 0) return faultsVerdict(step, faults, rule.remedy(step));
      const rows = tested.length === 1 ? "the row" : `all ${tested.length} rows`;
      const detail = `From ${step.former.words} to ${step.current.words}, in ${rows} that can be compared, ${rule.law}.`;
      return { passed: true, detail, files: filesOf(step) };
    },
  });
}

/** A failed verdict that names the first faults and counts the others. */
export function faultsVerdict(step: Step, faults: readonly RowFault[], remedy: string): Verdict {
  const named = faults.slice(0, AUDIT_LIMITS.named);
  const others = faults.length - named.length;
  const sentences = named.map(
    ({ row, sentence }) => `${rowWords(row.row, row.rowIndex)}: ${sentence}`,
  );
  if (others > 0) sentences.push(`And ${others} more ${others === 1 ? "row" : "rows"}.`);
  const [first] = faults;
  return {
    passed: false,
    detail: sentences.join(" "),
    files: filesOf(step),
    printed: first?.printed ?? null,
    expected: first?.expected ?? null,
    places: named.flatMap((fault) => placesOf(step, fault)),
    remedy,
  };
}

/** Why rows cannot be compared. */
export function withoutRows(step: Step): Verdict {
  const lacking = [step.current, step.former].find(({ document }) => document.sheet === null);
  return notTested(
    step,
    lacking === undefined
      ? `the sheets of ${step.former.words} and ${step.current.words} do not list the same rows`
      : `no continuation sheet was found in ${lacking.words}`,
  );
}

function placesOf({ current, former }: Step, fault: RowFault): readonly FilePlace[] {
  const firstOf = ({ row }: PlacedRow): Parameters<typeof placesIn>[1] =>
    row.description ?? row.item ?? row.figures.scheduledValue;
  const before = fault.former === null ? [] : placesIn(former, firstOf(fault.former));
  const isGone = fault.former === fault.row;
  return isGone ? before : [...placesIn(current, firstOf(fault.row)), ...before];
}

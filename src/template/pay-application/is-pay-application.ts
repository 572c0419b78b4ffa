import type { Money } from "../../base/money.ts";
import type { LabelMeaning } from "../candidates.ts";
import type { Choice } from "../choose.ts";
import type { Label } from "../labels.ts";
import type { PayApplicationField } from "../template.ts";
import { CORE } from "./choose-lines.ts";
import type { SheetReading } from "./read-sheet.ts";

/** A caption fills at least this share of its text; in a sentence the same words say nothing. */
export const CAPTION = 0.5;

/** What tells a pay application from other papers. */
export interface KindGiven {
  readonly labels: readonly Label<LabelMeaning<PayApplicationField>>[];
  readonly sheet: SheetReading | null;
  readonly choices: ReadonlyMap<string, Choice>;
}

/** Whether enough is printed that only a pay application prints, or its arithmetic is that of one. */
export function isPayApplication({ labels, sheet, choices }: KindGiven): boolean {
  const hasMark = labels.some(({ meanings }) =>
    meanings.some(({ field }) => field !== null && MARKS.has(field)),
  );
  const proved = provedLines(choices);
  return (
    marksOf(labels, sheet) >= FEWEST_MARKS ||
    (hasMark && proved.length >= 6) ||
    isWholeSummary(proved)
  );
}

/** What a pay application prints and a change order or an invoice does not. */
const MARKS: ReadonlySet<PayApplicationField> = new Set<PayApplicationField>([
  "totalCompletedAndStored",
  "totalRetainage",
  "totalEarnedLessRetainage",
  "previousCertificates",
  "balanceToFinish",
  "balancePerhapsWithoutRetainage",
]);

const FEWEST_MARKS = 2;

/**
 * The lines of the summary that have an identity that holds. Six of the nine are a pay application even where only one
 * mark is printed.
 */
function provedLines(choices: ReadonlyMap<string, Choice>): readonly Money[] {
  return CORE.flatMap((field) => {
    const choice = choices.get(`lines.${field}`);
    const value = choice?.candidate.value ?? null;
    return choice === undefined || choice.holds.length === 0 || value === null ? [] : [value];
  });
}

/** All nine lines, each with an identity that holds and none like another: whatever they are called, nothing else adds up so. */
function isWholeSummary(proved: readonly Money[]): boolean {
  const different = new Set(proved.filter((value) => !value.isZero()).map((value) => value.key()));
  return different.size === CORE.length;
}

/** How many different marks are printed as captions; a schedule of work counts twice. */
function marksOf(
  labels: readonly Label<LabelMeaning<PayApplicationField>>[],
  sheet: SheetReading | null,
): number {
  const printed = new Set<PayApplicationField>();
  for (const { meanings, coverage, length } of labels) {
    if (coverage < CAPTION) continue;
    for (const { field } of meanings) {
      if (field !== null && MARKS.has(field) && (length > 1 || field === "totalRetainage"))
        printed.add(field);
    }
  }
  const isSchedule =
    sheet !== null &&
    sheet.names.includes("scheduledValue") &&
    (sheet.names.includes("completedAndStored") || sheet.names.includes("workThisPeriod"));
  return printed.size + (isSchedule ? 2 : 0);
}

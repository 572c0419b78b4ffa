import { Money } from "../../base/money.ts";
import type { Assessment } from "../../document/assessment.ts";
import type {
  ContinuationSheet,
  SheetFigureName,
  SummaryLines,
} from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";

/** The figures that the assessments weigh. */
export interface Assessed {
  readonly applicationNumber: Sourced<string> | null;
  readonly lines: SummaryLines;
  readonly sheet: ContinuationSheet | null;
  /** Words such as "retainage billing" are printed. */
  readonly isCalledRetainageBilling: boolean;
}

function amount(figure: Sourced<Money> | null): Money | null {
  return figure === null ? null : figure.value;
}

/** Whether a column is printed and all that is printed of it is zero; null when it is not printed. */
function isAllZero(sheet: ContinuationSheet | null, name: SheetFigureName): boolean | null {
  const total = amount(sheet?.totals?.[name] ?? null);
  if (total !== null) return total.isZero();
  const cells = (sheet?.rows ?? []).flatMap((row) => {
    const value = amount(row.figures[name]);
    return value === null ? [] : [value];
  });
  return cells.length === 0 ? null : cells.every((value) => value.isZero());
}

/** The ordinal in a printed number such as `001`, `#1`, `PA-001` or `1 - FINAL`; null when there is none. */
function ordinalOf(printed: string): number | null {
  const match = /(\d+)(?!.*\d)/.exec(printed.replace(/\b(?:19|20)\d{2}\b/g, ""));
  return match === null ? null : Number(match[1]);
}

/** A first application: number 1, or nothing billed before while something is completed. */
export function isFirstApplication({ applicationNumber, lines, sheet }: Assessed): Assessment {
  const previous = amount(lines.previousCertificates);
  const completed = amount(lines.totalCompletedAndStored);
  const isNothingBefore = previous?.isZero() === true;
  const isWorkBefore = isAllZero(sheet, "previousWork");
  const number = applicationNumber === null ? null : ordinalOf(applicationNumber.value);
  if (number === 1 && !(previous?.isZero() === false && isWorkBefore === false)) {
    return { holds: true, because: "The application's number is 1." };
  }
  if (number !== null && number > 1 && isWorkBefore !== true) {
    return { holds: false, because: `This is not a first application: its number is ${number}.` };
  }
  if (isNothingBefore && isWorkBefore === true && completed !== null && !completed.isZero()) {
    return {
      holds: true,
      because: "Previous certificates and previous work are printed as zero.",
    };
  }
  return { holds: false, because: "Nothing printed says that this is the first application." };
}

/** A retainage billing: no new work, and what is due is retainage held before. */
export function isRetainageBilling(assessed: Assessed): Assessment {
  const { lines, sheet, isCalledRetainageBilling } = assessed;
  const due = amount(lines.currentPaymentDue);
  const gross = amount(lines.grossThisPeriod);
  const isWorkZero = isAllZero(sheet, "workThisPeriod");
  const isNoWork = gross?.isZero() ?? isNothingBilled(sheet);
  if (due === null || due.isZero() || due.isNegative()) {
    return { holds: false, because: "No payment is due, so no retainage is paid out." };
  }
  if (gross?.isZero() === false || isWorkZero === false) {
    return { holds: false, because: "Work is billed in this period." };
  }
  if (isNoWork && (isReleaseDue(lines) || isCalledRetainageBilling || isReleased(lines))) {
    return {
      holds: true,
      because: "No work is billed in this period, and the payment due is retainage held before.",
    };
  }
  const isWorkOpen = isWorkZero === null && gross === null;
  return isWorkOpen ? byRelease(assessed) : NOT_SAID;
}

const NOT_SAID: Assessment = {
  holds: false,
  because: "Nothing printed says that only retainage is billed.",
};

/** What tells a retainage billing where no figure says how much work is billed. */
function byRelease({ lines, isCalledRetainageBilling }: Assessed): Assessment {
  if (isAllReleased(lines)) {
    return { holds: true, because: "All that is due is printed as retainage released, too." };
  }
  return isCalledRetainageBilling
    ? { holds: true, because: "The document calls itself a retainage billing." }
    : NOT_SAID;
}

/** Whether a sheet bills no work in this period and has no stored material. */
function isNothingBilled(sheet: ContinuationSheet | null): boolean {
  const isNoWork = isAllZero(sheet, "workThisPeriod") === true || isAllDoneBefore(sheet);
  return isNoWork && isAllZero(sheet, "storedMaterials") !== false;
}

/** Whether a sheet with blank cells for this period has done all that is completed before. */
function isAllDoneBefore(sheet: ContinuationSheet | null): boolean {
  const previous = amount(sheet?.totals?.previousWork ?? null);
  const completed = amount(sheet?.totals?.completedAndStored ?? null);
  return previous !== null && completed !== null && previous.equals(completed);
}

/** What is due is what was completed, less what is still held and what was paid. */
function isReleaseDue(lines: SummaryLines): boolean {
  const completed = amount(lines.totalCompletedAndStored);
  const previous = amount(lines.previousCertificates);
  const due = amount(lines.currentPaymentDue);
  if (completed === null || previous === null || due === null) return false;
  const held = amount(lines.totalRetainage) ?? Money.zero;
  return completed.minus(previous).minus(held).equals(due);
}

function isReleased(lines: SummaryLines): boolean {
  return amount(lines.retainageReleased)?.isZero() === false;
}

/** Whether the retainage released is what is due, and is printed in a place of its own. */
function isAllReleased({
  retainageReleased: released,
  currentPaymentDue: due,
}: SummaryLines): boolean {
  if (released === null || due === null || !released.value.equals(due.value)) return false;
  const [one] = released.from;
  const [other] = due.from;
  return one.pageNumber !== other.pageNumber || one.box.top !== other.box.top;
}

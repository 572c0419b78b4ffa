import type { Invoice, InvoiceLine } from "../document/invoice.ts";
import type { Sourced } from "../document/sourced.ts";
import type { InvoiceFigure } from "../finding/figure-words.ts";
import { stated } from "../finding/statement.ts";
import type { CheckResult } from "./check.ts";
import { invoiceFigures } from "./invoice-figures.ts";
import { untested } from "./define-check.ts";

/**
 * Recognised characters of at least this certainty count as clear print: they are right in 99.6 of a hundred cases, see
 * "Scans" in bench/RESULTS.md.
 */
const CLEAR = 0.95;

/**
 * A result that fails, or that says nothing where the reading may be at fault: a failed check says that the paper is
 * wrong, so that each of its figures must stand on evidence of its own.
 */
export function withDoubts(result: CheckResult, invoice: Invoice): CheckResult {
  const { name, figures, passed, statements } = result;
  const because = passed === false ? doubtOf(result, invoice) : null;
  return because === null
    ? result
    : untested(name, figures, stated("doubtful", { because, asRead: statements }));
}

/** Whether a check is left open because the reading may be at fault. */
export function isDoubtful({ statements }: CheckResult): boolean {
  return statements.some(({ code }) => code === "doubtful");
}

/** Why the reading may be at fault, as a full sentence; null where nothing speaks for it. */
function doubtOf(result: CheckResult, invoice: Invoice): string | null {
  const assessed = assessmentsOf(result, invoice).find(({ holds }) => !holds);
  if (assessed !== undefined) return assessed.because;
  if (result.name === "total" && hasTermsInColumns(invoice))
    return "The items have discounts or taxes of their own, and none is printed beside the totals.";
  const unclear = sourcesOf(result, invoice)
    .flatMap(({ from }) => from)
    .find(({ certainty }) => certainty < CLEAR);
  return unclear === undefined
    ? null
    : `"${unclear.printed}" on page ${unclear.pageNumber} was recognised in a picture and is not certain.`;
}

/** Whether discounts or taxes are still open in the items and not printed beside the totals: papers differ in the order of the two. */
function hasTermsInColumns(invoice: Invoice): boolean {
  const figures = invoiceFigures(invoice);
  const isOpen = (total: InvoiceFigure, ofLines: InvoiceFigure): boolean =>
    figures[total] === null && figures[ofLines]?.isZero() === false;
  return isOpen("discount", "lineItems.discount") || isOpen("taxes.amount", "lineItems.taxAmount");
}

/** What must hold of the reading before a check of these figures may fail. */
function assessmentsOf(
  { name, figures }: CheckResult,
  { linesLeadOn, areTotalsClear, isBalanceClear, areFactorsClear }: Invoice,
): readonly Invoice["linesLeadOn"][] {
  if (name === "line_math") return [areFactorsClear];
  if (figures.includes("balanceDue")) return [isBalanceClear];
  const isOfLines = figures.some((figure) => figure.startsWith("lineItems."));
  const isOfTotals = figures.includes("subtotal") || figures.includes("total");
  return [...(isOfLines ? [linesLeadOn] : []), ...(isOfTotals ? [areTotalsClear] : [])];
}

/** Where the figures of a result are printed; of lines that do not come out only these. */
function sourcesOf(
  { figures, statements }: CheckResult,
  invoice: Invoice,
): readonly Sourced<unknown>[] {
  const failed = statements.flatMap(({ code, facts }) =>
    code === "lines-fail" ? facts.lines.map(({ number }) => number - 1) : [],
  );
  const lines =
    failed.length === 0 ? invoice.lines : failed.flatMap((at) => invoice.lines[at] ?? []);
  return figures.flatMap((figure) => sourceOf(figure, invoice, lines));
}

function sourceOf(
  figure: string,
  { taxes, ...invoice }: Invoice,
  lines: readonly InvoiceLine[],
): readonly Sourced<unknown>[] {
  const [name, member] = figure.split(".");
  if (name === "lineItems") return membersOf(lines, member);
  if (name === "taxes") return membersOf(taxes, member);
  return membersOf([invoice], name);
}

function membersOf(
  records: readonly object[],
  member: string | undefined,
): readonly Sourced<unknown>[] {
  return records.flatMap((record) =>
    Object.entries(record).flatMap(([name, value]) =>
      name === member && value !== null ? [value as Sourced<unknown>] : [],
    ),
  );
}

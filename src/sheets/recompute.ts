import { BALANCE_TERMS, SUBTOTAL_TERMS, type Terms, TOTAL_TERMS } from "../checks/convention.ts";
import {
  BALANCE_CONVENTIONS,
  SUBTOTAL_CONVENTIONS,
  TOTAL_CONVENTIONS,
} from "../checks/invoice-conventions.ts";
import { minus, PAY_APPLICATION_IDENTITIES, plus, type Term } from "../document/identities.ts";
import type { CellValue, Formula } from "./cell.ts";
import type { RowSpan, Sheet, SourceRow } from "./sheet.ts";
import type { IdentityBody } from "../wire/proof-contract.ts";
import { exactSum, namerOf } from "../wire/values.ts";

/**
 * What the other printed figures give, as a formula over their cells. Null where the check was not tested or is no sum,
 * and where the cells do not come to exactly what the engine compared with: a formula never tells another story.
 */
export function recomputed(check: IdentityBody, figures: Figures): Formula | null {
  const { name, expected } = check;
  if (expected === null) return null;
  for (const sum of sumsOf(name)) {
    if (!sum.every(({ figure }) => check.figures.includes(figure))) continue;
    const formula = formulaOf(sum, figures);
    if (formula?.value === expected) return formula;
  }
  return null;
}

/** The sum over the cells of the figures that are printed; null where none is. */
function formulaOf(sum: Sum, figures: Figures): Formula | null {
  const known = sum.flatMap(({ sign, figure }) => {
    // A table by itself stands for its amounts.
    const cells = figures.get(figure) ?? figures.get(`${figure}.amount`);
    return cells === undefined ? [] : [{ sign, ...cells }];
  });
  if (known.length === 0) return null;
  const formula = known
    .map(({ sign, formula }, index) => `${sign === -1 ? "-" : index === 0 ? "" : "+"}${formula}`)
    .join("");
  return { formula, value: exactSum(known.map(({ sign, value }) => sign * value)) };
}

/** What is printed less what was recomputed, to the cent; null where cents do not hold the difference. */
export function offBy(
  { printed, recomputed }: { readonly printed: string; readonly recomputed: string },
  difference: number | null,
): Formula | null {
  if (difference === null || !/^-?\d+(?:\.\d\d?)?$/.test(String(difference))) return null;
  return { formula: `ROUND(${printed}-${recomputed},2)`, value: difference };
}

/** Figures that are added or taken away, by their paths in the full answer. */
type Sum = readonly Term<string>[];

/** The sums that a check compares its figure with, the usual one first; none for a check that is no sum. */
function sumsOf(checkName: string): readonly Sum[] {
  return SUMS.get(checkName) ?? [];
}

const SUMS: ReadonlyMap<string, readonly Sum[]> = new Map<string, readonly Sum[]>([
  [
    "g702_math",
    [
      [
        plus("contractSumToDate"),
        minus("totalCompletedAndStoredToDate"),
        plus("retainageHeldToDate"),
      ],
    ],
  ],
  ["first_application_gross", [[plus("totalCompletedAndStoredToDate")]]],
  ["retainage_billing", [[plus("currentPaymentDue")]]],
  ["certified_within_payment", [[plus("g702.lines.8")]]],
  ["completed_within_contract", [[plus("g702.lines.3")]]],
  ["contract_sum_after", [[plus("contractSum.before"), plus("contractSum.change")]]],
  ["contract_sum_before", [[plus("contractSum.original"), plus("contractSum.previousChanges")]]],
  [
    "contract_sum_total",
    [
      [
        plus("contractSum.original"),
        plus("contractSum.previousChanges"),
        plus("contractSum.change"),
      ],
    ],
  ],
  ["cost_total", [[plus("costs")]]],
  ...PAY_APPLICATION_IDENTITIES.map(({ name, expected, otherwise }): [string, readonly Sum[]] => [
    name,
    [expected, ...(otherwise === null ? [] : [otherwise])].map(inPublicNames),
  ]),
  ["lines_to_subtotal", withConventions(SUBTOTAL_TERMS, SUBTOTAL_CONVENTIONS)],
  ["total", withConventions(TOTAL_TERMS, TOTAL_CONVENTIONS)],
  ["balance_due", withConventions(BALANCE_TERMS, BALANCE_CONVENTIONS)],
  [
    "lines_to_total",
    withConventions(TOTAL_TERMS, TOTAL_CONVENTIONS).map((sum) => [
      plus("lineItems.amount"),
      ...sum.filter(({ figure }) => figure !== "subtotal"),
    ]),
  ],
]);

function inPublicNames(terms: readonly Term<string>[]): Sum {
  const nameOf = namerOf("PAY_APPLICATION");
  return terms.map(({ sign, figure }) => ({ sign, figure: nameOf(figure) }));
}

function withConventions(
  literal: Terms,
  conventions: readonly { readonly expected: Terms }[],
): readonly Sum[] {
  return [literal, ...conventions.map(({ expected }) => expected)];
}

/** The figures of one document by their path in the full answer: what formulas point at, and its value. */
export type Figures = ReadonlyMap<string, Formula>;

/** The figures of one row, those that are printed. */
export function figuresOfRow<Row extends SourceRow>(sheet: Sheet<Row>, rowNumber: number): Figures {
  const values = sheet.rows[rowNumber - 2]?.values ?? [];
  const figures = new Map<string, Formula>();
  sheet.columns.forEach(({ figure }, columnIndex) => {
    const value = numberOf(values[columnIndex] ?? null);
    if (figure === undefined || value === null) return;
    figures.set(figure, { formula: sheet.cellOf(figure, rowNumber), value });
  });
  return figures;
}

/** Spreadsheet programs take no more addresses in one sum. */
const MOST_ADDRESSES = 250;

/** The sums of the figures of some rows, the upper ones first; blanks add nothing, and of nothing there is no sum. */
export function figuresOfRows<Row extends SourceRow>(
  sheet: Sheet<Row>,
  rowNumbers: readonly number[],
): Figures {
  const spans = spansOf(rowNumbers);
  const figures = new Map<string, Formula>();
  if (spans.length > MOST_ADDRESSES) return figures;
  const rows = rowNumbers.map((rowNumber) => sheet.rows[rowNumber - 2]?.values ?? []);
  sheet.columns.forEach(({ figure }, columnIndex) => {
    const values = rows.flatMap((values) => numberOf(values[columnIndex] ?? null) ?? []);
    if (figure === undefined || values.length === 0) return;
    const addresses = spans.map((span) => sheet.cellsOf(figure, span));
    figures.set(figure, { formula: `SUM(${addresses.join(",")})`, value: exactSum(values) });
  });
  return figures;
}

/** The rows in as few spans as may be. */
function spansOf(rowNumbers: readonly number[]): readonly RowSpan[] {
  const spans: RowSpan[] = [];
  for (const rowNumber of rowNumbers) {
    const last = spans.at(-1);
    if (last?.last === rowNumber - 1) spans[spans.length - 1] = { ...last, last: rowNumber };
    else spans.push({ first: rowNumber, last: rowNumber });
  }
  return spans;
}

/** The number that a cell shows; null for what is none. */
export function numberOf(value: CellValue): number | null {
  if (typeof value === "number") return value;
  return typeof value === "object" && value !== null ? value.value : null;
}

import {
  INVOICE_FIELD_NAMES,
  isRight,
  MONEY_FIELD_NAMES,
  type FieldVerdict,
  type InvoiceField,
  type InvoiceScore,
} from "./invoice-accuracy.ts";
import { LINE_COLUMNS, type LineColumn } from "./invoice-lines.ts";

export type VerdictCounts = Readonly<Record<FieldVerdict, number>>;

/** What was found, what was not, and what was found where nothing is. */
interface Found {
  readonly hit: number;
  readonly missed: number;
  readonly spurious: number;
}

/** Sums over invoices. */
export interface InvoiceTally {
  readonly documents: number;
  readonly refused: number;
  readonly fields: Readonly<Record<InvoiceField, VerdictCounts>>;
  /** All fields together. */
  readonly head: VerdictCounts;
  /** Mean over the fields that occur of the share that is right where a value is printed or given; null where none is. */
  readonly headAccuracy: number | null;
  /** Wrong and invented values among those that were given. */
  readonly wrongShare: number | null;
  /** Documents whose amounts and taxes are all right. */
  readonly moneyExact: number;
  readonly taxes: Found & { readonly rates: { readonly exact: number; readonly of: number } };
  readonly lines: Found & { readonly wholeRows: number; readonly printed: number };
  readonly columns: Readonly<Record<LineColumn, { readonly exact: number; readonly of: number }>>;
  readonly checks: { readonly exact: number; readonly of: number };
  readonly silentlyWrong: number;
  readonly surelyWrong: number;
  readonly warned: { readonly given: number; readonly wanted: number; readonly needless: number };
  /** Misprinted papers whose check failed, as it must. */
  readonly faults: { readonly named: number; readonly of: number };
}

/** The sums over the given invoices. */
export function tallyOfInvoices(scores: readonly InvoiceScore[]): InvoiceTally {
  const count = (isCounted: (score: InvoiceScore) => boolean): number =>
    scores.filter((score) => isCounted(score)).length;
  const fields = Object.fromEntries(
    INVOICE_FIELD_NAMES.map((field) => [field, verdictsOf(scores, [field])]),
  ) as InvoiceTally["fields"];
  const head = verdictsOf(scores, INVOICE_FIELD_NAMES);
  const shares = INVOICE_FIELD_NAMES.flatMap((field) => accuracyOf(fields[field]) ?? []);
  const taxes = scores.flatMap(({ taxes }) => taxes ?? []);
  const lines = scores.flatMap(({ lines }) => lines ?? []);
  const checks = scores.flatMap(({ checks }) => [...checks.values()]);
  const wrong = head.wrong + head.spurious;
  return {
    documents: scores.length,
    refused: count(({ refusal }) => refusal !== null),
    fields,
    head,
    headAccuracy: shares.length === 0 ? null : total(shares) / shares.length,
    wrongShare: ratio(wrong, head.hit + wrong),
    moneyExact: count(isMoneyExact),
    taxes: {
      ...foundOf(taxes),
      rates: {
        exact: total(taxes.map(({ rates }) => rates.exact)),
        of: total(taxes.map(({ rates }) => rates.of)),
      },
    },
    lines: {
      ...foundOf(lines),
      wholeRows: total(lines.map(({ wholeRows }) => wholeRows)),
      printed: total(lines.map(({ printed }) => printed)),
    },
    columns: Object.fromEntries(
      LINE_COLUMNS.map((column) => [
        column,
        {
          exact: total(lines.map(({ columns }) => columns[column].exact)),
          of: total(lines.map(({ columns }) => columns[column].of)),
        },
      ]),
    ) as InvoiceTally["columns"],
    checks: { exact: checks.filter(Boolean).length, of: checks.length },
    silentlyWrong: count(({ isSilentlyWrong }) => isSilentlyWrong),
    surelyWrong: count(({ isSurelyWrong }) => isSurelyWrong),
    warned: {
      given: count(({ warning }) => warning?.wanted === true && warning.given),
      wanted: count(({ warning }) => warning?.wanted === true),
      needless: count(({ warning }) => warning?.wanted === false && warning.given),
    },
    faults: {
      named: count(({ hasNamedFault }) => hasNamedFault === true),
      of: count(({ hasNamedFault }) => hasNamedFault !== null),
    },
  };
}

/** The share that is right of what is printed or was given; null where nothing is and was. */
export function accuracyOf({ hit, wrong, missed, spurious }: VerdictCounts): number | null {
  return ratio(hit, hit + wrong + missed + spurious);
}

/** The harmonic mean of precision and recall; null where nothing is and was found. */
export function f1Of({ hit, missed, spurious }: Found): number | null {
  return ratio(2 * hit, 2 * hit + missed + spurious);
}

/** Whether all amounts and taxes of a document are right. */
export function isMoneyExact({ fields, taxes }: InvoiceScore): boolean {
  const areRight = MONEY_FIELD_NAMES.every((field) =>
    isRight(fields.get(field)?.verdict ?? "null"),
  );
  return areRight && (taxes === null || taxes.missed + taxes.spurious === 0);
}

function verdictsOf(
  scores: readonly InvoiceScore[],
  fields: readonly InvoiceField[],
): VerdictCounts {
  const counts = { hit: 0, wrong: 0, missed: 0, spurious: 0, null: 0, neutral: 0 };
  for (const score of scores)
    for (const field of fields) {
      const verdict = score.fields.get(field)?.verdict;
      if (verdict !== undefined) counts[verdict] += 1;
    }
  return counts;
}

function foundOf(scores: readonly Found[]): Found {
  return {
    hit: total(scores.map(({ hit }) => hit)),
    missed: total(scores.map(({ missed }) => missed)),
    spurious: total(scores.map(({ spurious }) => spurious)),
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

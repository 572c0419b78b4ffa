import type { DocumentScore } from "./accuracy.ts";
import { familiesOf } from "./families.ts";
import type { InvoiceScore } from "./invoice-accuracy.ts";
import { tallyOfInvoices } from "./invoice-tally.ts";
import type { OrderScore } from "./order-accuracy.ts";
import { tallyOfOrders } from "./order-tally.ts";
import { tallyOf } from "./tally.ts";

/** The counts of one family that must not get worse unnoticed. */
const COUNTS = {
  documents: "same",
  allExact: "more",
  fieldsExact: "more",
  checksRight: "more",
  linesExact: "more",
  rowsExact: "more",
  extraRows: "fewer",
  kindsExact: "more",
  amountsExact: "more",
  wrongSigns: "fewer",
  mustWarnWarned: "more",
  warnedNeedlessly: "fewer",
  valuesHit: "more",
  valuesWrong: "fewer",
  valuesMissed: "fewer",
  valuesSpurious: "fewer",
  moneyExact: "more",
  taxesHit: "more",
  taxesSpurious: "fewer",
  linesHit: "more",
  linesSpurious: "fewer",
  wholeRows: "more",
  faultsNamed: "more",
  silentlyWrong: "fewer",
} as const;

type CountName = keyof typeof COUNTS;

type Counts = Readonly<Partial<Record<CountName, number>>>;

/** Counts per family, as kept in `bench/accuracy.json`. */
export type AccuracyRecord = Readonly<Record<string, Counts>>;

/** The record of what was measured, families in alphabetic order. */
export function recordOf(scores: readonly DocumentScore[]): AccuracyRecord {
  return Object.fromEntries(familiesOf(scores).map(([family, own]) => [family, countsOf(own)]));
}

/** The record of foreign documents: one count for all, because their layouts are not ours to list. */
export function recordOfAll(scores: readonly DocumentScore[]): AccuracyRecord {
  return { all: countsOf(scores) };
}

/** The same of change orders. */
export function recordOfOrders(scores: readonly OrderScore[]): AccuracyRecord {
  return Object.fromEntries(
    familiesOf(scores).map(([family, own]) => [family, countsOfOrders(own)]),
  );
}

/** The same of foreign change orders. */
export function recordOfAllOrders(scores: readonly OrderScore[]): AccuracyRecord {
  return { all: countsOfOrders(scores) };
}

/** The same of invoices. */
export function recordOfInvoices(scores: readonly InvoiceScore[]): AccuracyRecord {
  return Object.fromEntries(
    familiesOf(scores).map(([family, own]) => [family, countsOfInvoices(own)]),
  );
}

/** The same of foreign invoices. */
export function recordOfAllInvoices(scores: readonly InvoiceScore[]): AccuracyRecord {
  return { all: countsOfInvoices(scores) };
}

/** One sentence per count that differs from the record: worse ones, and better ones that nobody recorded. */
export function differences(recorded: AccuracyRecord, measured: AccuracyRecord): readonly string[] {
  const families = [...new Set([...Object.keys(recorded), ...Object.keys(measured)])].toSorted();
  return families.flatMap((family) =>
    (Object.keys(COUNTS) as CountName[]).flatMap((count) => {
      const was = recorded[family]?.[count] ?? 0;
      const is = measured[family]?.[count] ?? 0;
      return was === is ? [] : [`${family}: ${count} ${was} → ${is}, ${verdict(count, is - was)}`];
    }),
  );
}

function verdict(count: CountName, change: number): string {
  const wanted = COUNTS[count];
  if (wanted === "same") return "the documents changed: record them.";
  return change > 0 === (wanted === "more") ? "better: record it." : "worse: find the cause.";
}

function countsOf(scores: readonly DocumentScore[]): Counts {
  const tally = tallyOf(scores);
  return {
    documents: tally.documents,
    allExact: tally.allExact,
    fieldsExact: tally.fields.exact,
    checksRight: tally.checks.exact,
    linesExact: tally.lines.exact,
    rowsExact: tally.rows.exact,
    extraRows: tally.extraRows,
    silentlyWrong: tally.silentlyWrong,
  };
}

function countsOfOrders(scores: readonly OrderScore[]): Counts {
  const tally = tallyOfOrders(scores);
  return {
    documents: tally.documents,
    allExact: tally.whole,
    fieldsExact: Object.values(tally.fields).reduce((sum, { exact }) => sum + exact, 0),
    kindsExact: tally.fields.kind.exact,
    amountsExact: tally.fields.amount.exact,
    wrongSigns: tally.wrongSign,
    mustWarnWarned: tally.warned.given,
    warnedNeedlessly: tally.warned.needless,
    silentlyWrong: tally.silentlyWrong,
  };
}

function countsOfInvoices(scores: readonly InvoiceScore[]): Counts {
  const tally = tallyOfInvoices(scores);
  return {
    documents: tally.documents,
    valuesHit: tally.head.hit,
    valuesWrong: tally.head.wrong,
    valuesMissed: tally.head.missed,
    valuesSpurious: tally.head.spurious,
    moneyExact: tally.moneyExact,
    taxesHit: tally.taxes.hit,
    taxesSpurious: tally.taxes.spurious,
    linesHit: tally.lines.hit,
    linesSpurious: tally.lines.spurious,
    wholeRows: tally.lines.wholeRows,
    checksRight: tally.checks.exact,
    mustWarnWarned: tally.warned.given,
    warnedNeedlessly: tally.warned.needless,
    faultsNamed: tally.faults.named,
    silentlyWrong: tally.silentlyWrong,
  };
}

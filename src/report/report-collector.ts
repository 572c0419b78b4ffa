import { type Audit, AuditCollector } from "../audit/audit.ts";
import { type InvoiceTrace, repeatedInvoices, traceOf } from "../audit/repeated-invoices.ts";

/*
 * One page about many documents. `report-worker` reads a document and writes its part of the page in the same thread,
 * `section-store` keeps the parts on disk, since what stands before them is known at the end; the collector keeps
 * little of each reading, and one file for each section writes it. No style or script stands in an attribute: the
 * page's policy names its one style and its one script by their hash.
 */
import { isoDate } from "../base/calendar-date.ts";
import type { CheckResult } from "../checks/check.ts";
import { memberAt } from "../document/value-at.ts";
import { titleWords } from "../explain/title-words.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { sentenceCase } from "../finding/figure-words.ts";
import type { RepeatedInvoice } from "../finding/repetition.ts";
import { warningsBesideChecks } from "../finding/sentences.ts";
import type { Kind, SumName } from "../kinds/kind.ts";
import { type AnyContent, doesJoin, kindOf } from "../kinds/kinds.ts";
import { knownPaper } from "../kinds/known-by.ts";
import type { Outcome, Reading } from "../kinds/reading.ts";
import type { EntryAmount, Fault } from "./report.ts";

/** What is kept of an input until all are read; the readings of contracts are kept by the audit. */
export interface SeenInput {
  readonly id: string;
  readonly file: string;
  readonly unread: string | null;
  readonly read: SeenReading | null;
}

/** What is kept of a reading. */
interface SeenReading {
  readonly kind: Reading["documentType"];
  readonly title: readonly string[];
  readonly amount: EntryAmount;
  /** The failed checks of the contract. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly string[];
  readonly confidence: number;
  readonly pageCount: number;
  readonly note: string | null;
}

/** All inputs, and what they say together. */
export interface Collected {
  readonly seen: readonly SeenInput[];
  readonly audit: Audit;
  readonly repetitions: readonly RepeatedInvoice[];
}

/** Gathers what the report says of each input, and compares when all are there. */
export class ReportCollector {
  readonly #seen: SeenInput[] = [];
  readonly #audit = new AuditCollector();
  readonly #traces: InvoiceTrace[] = [];

  /** Takes one input with what became of it and the note to send back. Files of the same bytes have the same fingerprint. */
  add(
    { id, file, fingerprint }: { readonly id: string } & Pick<InvoiceTrace, "file" | "fingerprint">,
    outcome: Outcome,
    note: string | null,
  ): void {
    this.#audit.add(file, fingerprint, outcome);
    if (outcome.kind === "unread") {
      this.#seen.push({ id, file, unread: outcome.message, read: null });
      return;
    }
    const { reading } = outcome;
    if (doesJoin(reading, "repeats")) {
      this.#traces.push(traceOf({ file, fingerprint, document: reading.document }));
    }
    this.#seen.push({ id, file, unread: null, read: seenOf(reading, note) });
  }

  /** What the inputs say together. */
  collected(): Collected {
    return {
      seen: this.#seen,
      audit: this.#audit.audit(),
      repetitions: repeatedInvoices(this.#traces),
    };
  }
}

/** A failed check as a fault. */
export function faultOf(check: CheckResult): Fault {
  const { name, difference } = check;
  return { name, detail: detailOf(check), difference };
}

function seenOf(reading: Reading, note: string | null): SeenReading {
  const { checks, confidence, pageCount } = reading;
  return {
    kind: reading.documentType,
    title: titleWords(reading),
    amount: amountOf(reading),
    faults: checks.filter(({ passed }) => passed === false).map(faultOf),
    warnings: warningsBesideChecks(reading),
    confidence,
    pageCount,
    note,
  };
}

function amountOf(reading: Reading): EntryAmount {
  const { amount: value, currency } = knownPaper(reading);
  const { fields, knownBy } = kindOf(reading.documentType);
  const label = fields[knownBy.amount]?.label ?? "Amount";
  const sum = sumOfPaper(reading);
  const remark = sum?.remark === undefined ? "" : `, ${sum.remark}`;
  return { label: `${label}${remark}`, value, currency, sum: sum?.name ?? null };
}

/** The day of a document as people write it; null where none is printed. */
export function dayOf(
  date: { readonly value: Parameters<typeof isoDate>[0] } | null,
): string | null {
  return date === null ? null : isoDate(date.value);
}

/** The sums that the amounts of a kind are added up in, in the order of the report; none where they are only counted. */
export function sumsOfKind({ plural, totals }: Kind<AnyContent>): readonly SumName[] {
  if (totals.notSummed !== null) return [];
  return totals.apart === null
    ? [{ name: sentenceCase(plural) }]
    : Object.values(totals.apart.sums);
}

/** The sum that the amount of a paper is added to; null where it is added to none. */
export function sumOfPaper({ documentType, document }: AnyContent): SumName | null {
  const kind = kindOf(documentType);
  const { apart } = kind.totals;
  if (apart === null) return sumsOfKind(kind)[0] ?? null;
  return apart.sums[String(memberAt(document, apart.choice))] ?? null;
}

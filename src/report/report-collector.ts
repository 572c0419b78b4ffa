import type { Audit } from "../audit/audit.ts";

/*
 * One page about many documents. `report-worker` reads a document and writes its part of the page in the same thread,
 * `section-store` keeps the parts on disk, since what stands before them is known at the end; the collector keeps
 * little of each reading, and one file for each section writes it. No style or script stands in an attribute: the
 * page's policy names its one style and its one script by their hash.
 */
import { isoDate } from "../base/calendar-date.ts";
import { valueAt } from "../document/value-at.ts";
import { partyWords, titleWords } from "../explain/title-words.ts";
import { kindOf } from "../kinds/kinds.ts";
import { knownPaper } from "../kinds/known-by.ts";
import { sumOfPaper } from "../kinds/sums.ts";
import type { Outcome, Reading } from "../kinds/reading.ts";
import { PapersTogether, type SeenPaper } from "../verdict/together.ts";
import type { EntryAmount } from "./report.ts";

/** What is kept of an input until all are read; the readings of contracts are kept by the audit. */
export interface SeenInput {
  readonly id: string;
  readonly file: string;
  /** Null where it was not read. */
  readonly read: SeenReading | null;
}

/** What is kept of a reading. */
interface SeenReading {
  readonly kind: Reading["documentType"];
  readonly title: readonly string[];
  readonly parties: string;
  readonly sender: string | null;
  readonly number: string | null;
  readonly dueDate: string | null;
  readonly amount: EntryAmount;
  readonly hasFailedCheck: boolean;
  readonly confidence: number;
  readonly pageCount: number;
  readonly note: string | null;
}

/** All inputs, and what they say together. */
export interface Collected {
  readonly seen: readonly SeenInput[];
  readonly audit: Audit;
  readonly papers: readonly SeenPaper[];
}

/** Gathers what the report says of each input, and compares when all are there. */
export class ReportCollector {
  readonly #seen: SeenInput[] = [];
  readonly #together = new PapersTogether();

  /** Takes one input with what became of it and the letter to send back. Files of the same bytes have the same fingerprint. */
  add(
    {
      id,
      file,
      fingerprint,
    }: { readonly id: string; readonly file: string; readonly fingerprint: string },
    outcome: Outcome,
    note: string | null,
  ): void {
    this.#together.add(file, fingerprint, outcome);
    const read = outcome.kind === "unread" ? null : seenOf(outcome.reading, note);
    this.#seen.push({ id, file, read });
  }

  /** What the inputs say together. */
  collected(): Collected {
    const { audit, papers } = this.#together.together();
    return { seen: this.#seen, audit, papers };
  }
}

function seenOf(reading: Reading, note: string | null): SeenReading {
  const { checks, confidence, pageCount } = reading;
  const { sender, number, dueDate } = knownPaper(reading);
  return {
    kind: reading.documentType,
    title: titleWords(reading),
    parties: partyWords(reading),
    sender,
    number,
    dueDate,
    amount: amountOf(reading),
    hasFailedCheck: checks.some(({ passed }) => passed === false),
    confidence,
    pageCount,
    note,
  };
}

function amountOf(reading: Reading): EntryAmount {
  const { due: value, currency } = knownPaper(reading);
  const { fields, knownBy } = kindOf(reading.documentType);
  const balance = knownBy.balance === null ? null : valueAt(reading.document, knownBy.balance);
  const label = fields[(balance && knownBy.balance) ?? knownBy.amount]?.label ?? "Amount";
  const sum = sumOfPaper(reading);
  return { label, value, currency, remark: sum?.remark ?? null, sum: sum?.name ?? null };
}

/** The day of a document as people write it; null where none is printed. */
export function dayOf(
  date: { readonly value: Parameters<typeof isoDate>[0] } | null,
): string | null {
  return date === null ? null : isoDate(date.value);
}

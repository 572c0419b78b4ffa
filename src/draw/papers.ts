import type { CalendarDate } from "../base/calendar-date.ts";
import { type ComparedName, comparedName } from "../base/firm-names.ts";
import { Money } from "../base/money.ts";
import { type FilePlace, placesIn } from "../audit/audit-check.ts";
import type { Invoice } from "../document/invoice.ts";
import type { LienWaiver } from "../document/lien-waiver.ts";
import type { Sourced } from "../document/sourced.ts";
import type { InvoiceReading, WaiverReading } from "../kinds/reading.ts";

/** A lien waiver that was read, and the file that it is. */
export interface ReadWaiver {
  readonly file: string;
  readonly reading: WaiverReading;
}

/** A bill that was read, and the file that it is. */
export interface ReadBill {
  readonly file: string;
  readonly reading: InvoiceReading;
}

/** A paper that no reader reads, such as a sworn statement, with its tables. */
export interface OtherPaper {
  readonly file: string;
  /** As it was told when its file was taken apart. */
  readonly kind: string;
  readonly listings: readonly PlainListing[];
}

/** A table of names and amounts as it comes from the thread that read it. */
interface PlainListing {
  readonly rows: readonly (Omit<ReadListedRow, "amounts"> & {
    /** Plain decimals. */
    readonly amounts: readonly (string | null)[];
  })[];
}

/** A table of names and amounts. */
export interface ReadListing {
  readonly file: string;
  readonly rows: readonly ReadListedRow[];
}

/** The tables of a paper. */
export function listingsOf({ file, listings }: OtherPaper): readonly ReadListing[] {
  return listings.map(({ rows }) => ({
    file,
    rows: rows.map(({ amounts, ...row }) => ({
      ...row,
      amounts: amounts.map((amount) => (amount === null ? null : Money.fromKey(amount))),
    })),
  }));
}

/** A row of it. */
export interface ReadListedRow {
  readonly pageNumber: number;
  /** What stands left of the figures, cell by cell. */
  readonly texts: readonly string[];
  /** By column; null where it has none. */
  readonly amounts: readonly (Money | null)[];
}

/** A waiver with what is said of it again and again. */
export interface Waiver extends ReadWaiver {
  readonly document: LienWaiver;
  readonly claimant: ComparedName | null;
  readonly through: CalendarDate | null;
  readonly amount: Money | null;
}

/** Prepares a reading for being compared. */
export function waiverOf({ file, reading }: ReadWaiver): Waiver {
  const { document } = reading;
  return {
    file,
    reading,
    document,
    claimant: nameOf(document.claimant),
    through: document.throughDate?.value ?? null,
    amount: document.amount?.value ?? null,
  };
}

/** A bill with what is said of it again and again. */
export interface Bill extends ReadBill {
  readonly vendor: ComparedName | null;
  readonly customer: ComparedName | null;
  /** Whether it was only offered to be billed. */
  readonly isProForma: boolean;
  /** What is billed: the total, or the balance where no total is printed. */
  readonly amount: Money | null;
  readonly places: readonly FilePlace[];
}

/** Prepares a reading for being compared. A credit note takes its amount away. */
export function billOf({ file, reading }: ReadBill): Bill {
  const { document } = reading;
  const amount = document.total ?? document.balanceDue;
  return {
    file,
    reading,
    vendor: nameOf(document.vendor.name),
    customer: nameOf(document.customer.name),
    isProForma: document.paper === "pro-forma",
    amount: amount === null ? null : signed(document, amount.value),
    places: placesIn({ file }, amount),
  };
}

function signed({ paper }: Invoice, amount: Money): Money {
  return paper === "credit-note" && !amount.isNegative() ? amount.negated() : amount;
}

function nameOf(text: Sourced<string> | null): ComparedName | null {
  return text === null ? null : comparedName(text.value);
}

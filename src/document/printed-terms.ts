import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Sourced } from "./sourced.ts";

/** A value that printed words stand for. */
export interface PrintedTerm<Value = string> extends Sourced<Value> {
  /** Why the words stand for it, as a clause, where it is not what is printed letter by letter; else null. */
  readonly by: string | null;
}

/** Where a party lives. What is not printed is null. */
export interface PrintedAddress {
  readonly street: PrintedTerm | null;
  readonly city: PrintedTerm | null;
  readonly postcode: PrintedTerm | null;
  /** ISO 3166-1 code of two letters. */
  readonly country: PrintedTerm | null;
}

/** How a party is reached. */
export interface PrintedContact {
  readonly name: PrintedTerm | null;
  readonly phone: PrintedTerm | null;
  readonly email: PrintedTerm | null;
}

/** What is printed of a party beside its name. */
export interface PrintedParty {
  readonly address: PrintedAddress;
  /** Its number for value added tax with the letters of its country, without blanks and signs. */
  readonly vatId: PrintedTerm | null;
  /** The number that a tax office or a country without such letters gave it, as printed. */
  readonly taxNumber: PrintedTerm | null;
  /** Its number in a register of firms, as printed. */
  readonly registration: PrintedTerm | null;
  readonly contact: PrintedContact;
}

/** Categories of value added tax that a printed reason stands for, by UNTDID 5305. */
export type ReasonedCategory = "AE" | "E" | "G" | "K" | "O" | "Z";

/** Why no tax is charged, in the paper's own words. */
export interface PrintedExemption {
  readonly category: ReasonedCategory;
  readonly reason: PrintedTerm;
}

/** A rate with what it was taken of and what it comes to, printed in one row whose product holds to the cent. */
export interface PrintedTaxRow {
  readonly rate: Sourced<Percent>;
  readonly base: Sourced<Money>;
  readonly tax: Sourced<Money>;
}

/** Time that is billed, both days with it: `YYYY-MM-DD`. */
export interface PrintedPeriod {
  readonly start: PrintedTerm;
  readonly end: PrintedTerm;
}

/** What an invoice prints beside its fields that an e-invoice has a place for. */
export interface PrintedTerms {
  readonly seller: PrintedParty;
  readonly buyer: PrintedParty;
  /** When and how the amount is to be paid, in the paper's own words. */
  readonly paymentTerms: PrintedTerm | null;
  /** Words that say that the seller takes the amount from the buyer's account. */
  readonly directDebit: PrintedTerm | null;
  /** What the buyer wants to see on the invoice. */
  readonly buyerReference: PrintedTerm | null;
  /** The day of delivery, `YYYY-MM-DD`. */
  readonly delivery: PrintedTerm | null;
  /** The country of the address of delivery: ISO 3166-1 code of two letters. */
  readonly deliveredTo: PrintedTerm | null;
  readonly period: PrintedPeriod | null;
  /** Words that say that the buyer has written the invoice itself. */
  readonly selfBilling: PrintedTerm | null;
  /** The invoice that is credited or corrected. */
  readonly precedingInvoice: PrintedTerm | null;
  /** Every reason that is printed; two that contradict each other are both there. */
  readonly exemptions: readonly PrintedExemption[];
  readonly taxRows: readonly PrintedTaxRow[];
  /** For each item the unit that stands with its quantity, where the item was read without one; else null. */
  readonly units: readonly (PrintedTerm | null)[];
  /** What stands before the amount of the discount and of other charges. */
  readonly discountLabel: PrintedTerm | null;
  readonly shippingLabel: PrintedTerm | null;
  readonly chargesLabel: PrintedTerm | null;
}

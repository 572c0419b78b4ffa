import type { Box } from "../base/box.ts";

/** The languages in which EN 16931 can be written. */
export type InvoiceSyntax = "ubl" | "cii";

/** The norm alone, or with the rules of those who receive by it. */
export type InvoiceProfile = "en16931" | "xrechnung" | "peppol";

/** One place on a page: the box in points from the top left, the characters as printed. Pages count from 1. */
export interface TermPlace {
  readonly page: number;
  readonly box: Box;
  readonly printed: string;
}

/** Where the value of a term comes from. */
export type TermOrigin =
  | {
      /** It is printed. */
      readonly kind: "printed";
      readonly places: readonly TermPlace[];
      /** Why the words stand for it, as a clause, where it is not what is printed letter by letter; else null. */
      readonly by: string | null;
    }
  | {
      /** EN 16931 defines it as a sum of other terms, and every printed total agrees. */
      readonly kind: "sum";
      /** The terms that are added; those that are taken off have a minus before them. */
      readonly of: readonly string[];
      /** Where the same sum is printed; none where it is not. */
      readonly places: readonly TermPlace[];
    }
  | {
      /** It is no fact of the paper: the norm, or the profile that was asked for, sets it. */
      readonly kind: "set";
      readonly by: string;
    };

/** A business term of EN 16931 with its value, as it stands in the XML. */
export interface Term {
  /** Such as `BT-1`. */
  readonly term: string;
  readonly value: string;
  readonly origin: TermOrigin;
}

/** A term of a written invoice. */
export interface EmittedTerm extends Term {
  /** What EN 16931 calls it. */
  readonly name: string;
  /** The number of its line, allowance, charge or tax, from 1; null where the invoice has one of it. */
  readonly index: number | null;
}

/** A term without which the invoice cannot be written. */
export interface MissingTerm {
  /** One number, or several of which one is enough: `BT-31/BT-32`. */
  readonly term: string;
  /** Why it is missing, as a clause: "the seller's tax identifier is not printed". */
  readonly because: string;
}

/** An e-invoice. */
export interface EmittedInvoice {
  readonly kind: "emitted";
  readonly syntax: InvoiceSyntax;
  readonly profile: InvoiceProfile;
  readonly xml: string;
  /** Every term in it, in the order of the norm. */
  readonly terms: readonly EmittedTerm[];
}

/** Why there is none. */
export interface RefusedInvoice {
  readonly kind: "refused";
  /** Why the paper is not to be booked as it is, in full sentences; none where only terms are missing. */
  readonly reasons: readonly string[];
  readonly missing: readonly MissingTerm[];
}

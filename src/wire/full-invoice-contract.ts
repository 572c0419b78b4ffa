import type { InvoicePaper } from "../document/invoice.ts";
import type { InvoiceResult, InvoiceTaxBody, LineItemBody } from "./invoice-contract.ts";
import type { EvidenceBodies, ProofBody, RowPlace } from "./proof-contract.ts";

/** Whom the paper is for, as printed. */
export interface InvoiceCustomerBody {
  readonly name: string | null;
  readonly taxId: string | null;
}

/** An item with all that its row prints, and where it stands. */
export interface FullLineItemBody extends LineItemBody, RowPlace {
  readonly code: string | null;
  readonly unit: string | null;
  /** The number of units that the price is for; null where it is one and not printed. */
  readonly priceBasis: number | null;
  /** Taken off in this line; positive. */
  readonly discount: number | null;
  readonly discountRatePercent: number | null;
  readonly taxRatePercent: number | null;
  readonly taxAmount: number | null;
  /** `YYYY-MM-DD`. */
  readonly serviceDate: string | null;
}

/** A tax with what it was taken of, and where it stands. */
export interface FullInvoiceTaxBody extends InvoiceTaxBody, RowPlace {
  readonly base: number | null;
}

/** The invoice in XML inside of the PDF beside what the pages print; `figure` is a path into this answer. */
export interface EmbeddedInvoiceBody {
  /** Of the file inside of the PDF. */
  readonly name: string;
  readonly profile: string | null;
  readonly comparisons: readonly {
    readonly figure: string;
    readonly xml: string;
    readonly printed: string | null;
    /** Null where the two cannot be compared. */
    readonly agrees: boolean | null;
  }[];
}

/** The contract's answer for an invoice with its whole proof. The first four members are the plain answer. */
export interface FullInvoiceResult extends InvoiceResult, ProofBody {
  readonly evidence: EvidenceBodies;
  /** What the paper calls itself. */
  readonly paper: InvoicePaper;
  readonly customer: InvoiceCustomerBody;
  /** Those of `invoice.lineItems`, each with its whole row. */
  readonly lineItems: readonly FullLineItemBody[];
  /** Those of `invoice.taxes`, each with its base. */
  readonly taxes: readonly FullInvoiceTaxBody[];
  /** What was open before and is part of the amount due. */
  readonly previousBalance: number | null;
  /** Held back from the total by the customer, positive. */
  readonly withheld: number | null;
  /** Account that the vendor is paid into. */
  readonly iban: string | null;
  /** Null where the PDF carries none. */
  readonly eInvoice: EmbeddedInvoiceBody | null;
}

import type { Found } from "../../paper/invoice/found.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";

/** Who bills and who is billed. */
export interface PartiesReading {
  readonly vendorName: Found<string> | null;
  readonly vendorTaxId: Found<string> | null;
  readonly customerName: Found<string> | null;
  readonly customerTaxId: Found<string> | null;
}

/** Reads the parties of a paper; what chooses is fitted and stands outside of the templates. */
export type ReadParties = (paper: InvoicePaper) => PartiesReading;

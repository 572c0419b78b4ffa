/** One figure or text of the invoice inside of the PDF, beside what the pages print. */
export interface EmbeddedComparison {
  /** The engine's path of the field, such as `total`, `vendor.name` or `lineItems.0.amount`. */
  readonly figure: string;
  /** As the file says it. */
  readonly xml: string;
  /** As the page prints it; null where it prints nothing of the kind. */
  readonly printed: string | null;
  /** Null where the two cannot be compared. */
  readonly agrees: boolean | null;
}

/** An invoice in XML that the PDF carries inside, as ZUGFeRD and Factur-X do. It is compared and never read in place of the pages. */
export interface EmbeddedInvoice {
  /** Of the file inside of the PDF. */
  readonly name: string;
  /** The profile that it names, such as EN 16931; null where it names none. */
  readonly profile: string | null;
  readonly comparisons: readonly EmbeddedComparison[];
}

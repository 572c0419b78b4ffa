/** The kinds of paper that travel in a draw package. */
export const PAPER_KINDS = [
  "PAY_APPLICATION",
  "CHANGE_ORDER",
  "INVOICE",
  "LIEN_WAIVER",
  "SWORN_STATEMENT",
  "COVER",
  "INSURANCE_CERTIFICATE",
  "OTHER",
] as const;

/** A kind of paper that travels in a draw package. */
export type PaperKind = (typeof PAPER_KINDS)[number];

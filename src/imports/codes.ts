/**
 * The codes that accounting programs ask for and no paper prints, by the names that a mapping calls them: whether each is
 * looked up once for a paper or for each of its lines, and what people call it in the middle of a sentence.
 */
export const CODES = {
  vendor: { per: "paper", words: "the vendor as the program knows it" },
  company: { per: "paper", words: "the company number" },
  dates: {
    per: "paper",
    words: "whether day or month comes first, dates being DD/MM/YYYY or MM/DD/YYYY",
  },
  currency: { per: "paper", words: "the currency of the company" },
  "ap account": { per: "paper", words: "the accounts payable account" },
  account: { per: "line", words: "the account" },
  class: { per: "line", words: "the class" },
  job: { per: "line", words: "the job" },
  "sub job": { per: "line", words: "the sub job" },
  "cost code": { per: "line", words: "the cost code" },
  "cost type": { per: "line", words: "the cost type" },
  "tax code": { per: "line", words: "the tax code" },
  "tracking name": { per: "line", words: "the tracking category" },
  "tracking option": { per: "line", words: "the tracking option" },
} as const;

export type CodeName = keyof typeof CODES;

/** What a line of a paper is. */
export const LINE_KINDS = [
  "item",
  "tax",
  "shipping",
  "discount",
  "other charges",
  "total",
] as const;

export type LineKind = (typeof LINE_KINDS)[number];

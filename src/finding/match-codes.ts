/** The answer of a bill beside its order. */
export type MatchAnswer = "matches" | "check" | "differs" | "unmatched";

/** The answers as people read them. */
export const ANSWER_WORDS: Readonly<Record<MatchAnswer, string>> = {
  matches: "matches",
  check: "check",
  differs: "differs",
  unmatched: "cannot be matched",
};

/** The name of a reason why a bill does not simply match, public. */
export type MatchCode =
  | "billed-before"
  | "order-closed"
  | "vendor-differs"
  | "currency-differs"
  | "not-ordered"
  | "not-received"
  | "quantity-over-order"
  | "quantity-over-received"
  | "unit-differs"
  | "price-over"
  | "price-under"
  | "discount-missed"
  | "amount-differs"
  | "freight-not-ordered"
  | "tax-not-ordered"
  | "total-over-order"
  | "order-not-found"
  | "order-unclear"
  | "not-a-bill"
  | "no-lines"
  | "lines-not-found"
  | "line-unclear"
  | "order-by-lines"
  | "figure-doubted"
  | "figure-missing"
  | "vendor-doubted"
  | "order-figures-disagree"
  | "price-with-tax"
  | "units-unknown"
  | "receipts-unclear"
  | "billed-unclear"
  | "number-repeated"
  | "reading-doubted";

interface MatchCodeMeaning {
  /** The answer that it leads to, unless another one leads further. */
  readonly answer: Exclude<MatchAnswer, "matches">;
  /** One sentence. */
  readonly means: string;
}

/** Every reason why a bill does not simply match, the one that is told first before the others. Public: a code keeps its meaning, and is only added. */
export const MATCH_CODES: Readonly<Record<MatchCode, MatchCodeMeaning>> = {
  "billed-before": {
    answer: "differs",
    means: "The same bill came before, in this run or in an earlier one of the history.",
  },
  "order-closed": {
    answer: "differs",
    means: "The status of the order, or of the line that is billed, says that it is closed.",
  },
  "vendor-differs": {
    answer: "differs",
    means: "The order is with another vendor than the one that bills.",
  },
  "currency-differs": {
    answer: "differs",
    means: "The bill is in another currency than the order.",
  },
  "not-ordered": {
    answer: "differs",
    means: "A line, or a charge, that the order does not have is billed.",
  },
  "not-received": { answer: "differs", means: "A line is billed of which nothing was received." },
  "quantity-over-order": {
    answer: "differs",
    means: "More is billed than is ordered, all bills so far together.",
  },
  "quantity-over-received": {
    answer: "differs",
    means: "More is billed than was received, all bills so far together.",
  },
  "unit-differs": {
    answer: "differs",
    means: "A line is billed in another unit than it is ordered in; nothing is converted.",
  },
  "price-over": { answer: "differs", means: "The unit price is higher than the one ordered." },
  "price-under": { answer: "differs", means: "The unit price is lower than the one ordered." },
  "discount-missed": {
    answer: "differs",
    means: "The order grants a discount, and the bill does not take it off.",
  },
  "amount-differs": {
    answer: "differs",
    means: "The amount of a line is not what the order gives for its quantity.",
  },
  "freight-not-ordered": {
    answer: "differs",
    means: "Freight is billed that the order does not have, or more of it.",
  },
  "tax-not-ordered": {
    answer: "differs",
    means: "Tax is billed that the order does not have, or more of it.",
  },
  "total-over-order": {
    answer: "differs",
    means: "All bills so far are more than the whole order, and no line says it already.",
  },
  "order-not-found": {
    answer: "unmatched",
    means:
      "No order has the number of the bill, or no number is printed and no order has its lines.",
  },
  "order-unclear": { answer: "unmatched", means: "Several orders may be the one of the bill." },
  "not-a-bill": { answer: "unmatched", means: "It is a pro forma invoice, and the bill follows." },
  "no-lines": {
    answer: "unmatched",
    means: "The bill lists no lines, or none was found, so that there is nothing to compare.",
  },
  "lines-not-found": {
    answer: "unmatched",
    means: "Most lines of the bill are called otherwise than those of the order.",
  },
  "line-unclear": {
    answer: "unmatched",
    means:
      "A line of the bill may be one of several lines of the order, or one that is called otherwise.",
  },
  "order-by-lines": {
    answer: "check",
    means: "No order number is printed; the order was found by vendor and lines.",
  },
  "figure-doubted": {
    answer: "check",
    means: "A figure was not read surely, or fails a check of the bill itself, and accuses nobody.",
  },
  "figure-missing": {
    answer: "check",
    means: "A figure that the comparison needs is not printed or not in the table.",
  },
  "vendor-doubted": {
    answer: "check",
    means: "Who bills was not found, or not surely, so that it was not compared.",
  },
  "order-figures-disagree": {
    answer: "check",
    means: "Quantity, price and amount of the order's own line contradict each other.",
  },
  "price-with-tax": {
    answer: "check",
    means: "The price is that of the order with the tax of the bill in it.",
  },
  "units-unknown": {
    answer: "check",
    means: "Two units are written differently, and nothing tells whether they are one.",
  },
  "receipts-unclear": {
    answer: "check",
    means: "A receipt of the order could not be put to one of its lines, or is in another unit.",
  },
  "billed-unclear": {
    answer: "check",
    means: "How much was billed before is not known for sure, or rests on a bill that differed.",
  },
  "number-repeated": {
    answer: "check",
    means: "Another bill of the vendor has the same number, or the same figures.",
  },
  "reading-doubted": {
    answer: "check",
    means: "The bill by itself is not to be paid yet; `read` says the same of it.",
  },
};

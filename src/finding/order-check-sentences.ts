import type { StatementSentences } from "./statement.ts";

/** What the checks of a change order alone say. */
export const ORDER_CHECK_SENTENCES: StatementSentences<"shares-hold" | "share-fails"> = {
  "shares-hold": ({ tested }) =>
    `Each of the ${tested} lines with a rate is that share of a figure above it.`,
  "share-fails": ({ description, amount, rate }) =>
    `"${description ?? "A line"}" is printed as ${amount.toString()}, which is not ${rate.toString()} of any figure or sum printed above it.`,
};

import type { Sentences } from "./finding.ts";

/** How a paper stands: what has not happened to it yet, or has happened already. */
export const STANDING_SENTENCES: Sentences<
  "not-certified" | "not-signed" | "paid-already" | "collected"
> = {
  "not-certified": () =>
    "The line for the amount certified holds no amount: nobody has certified this application yet.",
  "paid-already": ({ printed, pageNumber }) =>
    `Page ${pageNumber} says "${printed}": do not pay it again.`,
  collected: ({ printed, pageNumber }) =>
    `Page ${pageNumber} says "${printed}": the vendor collects the amount, so do not transfer it.`,
  "not-signed": () => "The line for the signature is blank: nobody has signed this paper yet.",
};

import type { Sentences } from "./finding.ts";

/** What is said of lien waivers alone. */
export const WAIVER_SENTENCES: Sentences<
  "waiver-title-against-text" | "waiver-type-unclear" | "not-signed"
> = {
  "waiver-title-against-text": ({ titled }) =>
    titled === "conditional"
      ? "The title calls the waiver conditional, but its text gives up the rights at once."
      : "The title calls the waiver unconditional, but its text waits for payment.",
  "waiver-type-unclear": () =>
    "The paper does not say clearly whether the waiver waits for payment, or whether it is for the final payment.",
  "not-signed": () =>
    "The line for the signature is blank: a waiver that nobody signed waives nothing.",
};

import { cut } from "./figure-words.ts";
import type { Sentences } from "./finding.ts";

/** What is said of lien waivers alone. */
export const WAIVER_SENTENCES: Sentences<
  "waiver-title-against-text" | "waiver-type-unclear" | "statute-text-changed"
> = {
  "waiver-title-against-text": ({ titled }) =>
    titled === "conditional"
      ? "The title calls the waiver conditional, but its text gives up the rights at once."
      : "The title calls the waiver unconditional, but its text waits for payment.",
  "waiver-type-unclear": () =>
    "The paper does not say clearly whether the waiver waits for payment, or whether it is for the final payment.",
  "statute-text-changed": ({ statute, changes, others }) => {
    const told = changes.map(changeWords);
    if (others > 0) told.push(`${others} more`);
    return `The waiver follows the form of ${statute}, but its text differs: ${told.join("; ")}. Compare it with the statute.`;
  },
};

function changeWords(change: Readonly<Record<"statute" | "paper", string>>): string {
  const [statute, paper] = [cut(change.statute, MOST_LETTERS), cut(change.paper, MOST_LETTERS)];
  if (paper === "") return `"${statute}" is left out`;
  if (statute === "") return `"${paper}" is added`;
  return `"${paper}" stands in the place of "${statute}"`;
}

/** So much of a passage is enough to find it. */
const MOST_LETTERS = 80;

/** What a paper that is not read seems to be. */
export type PaperLook =
  /** Its title is that of another paper, such as `a lien waiver`. */
  | { readonly code: "titled"; readonly called: string }
  /** It prints the words by which it calls itself. */
  | { readonly code: "calls-itself"; readonly called: string }
  /** Some of its words are those of a kind that is read. */
  | { readonly code: "speaks-of"; readonly paper: "change order" | "invoice" }
  /** Its words are those of a kind that is not read. */
  | { readonly code: "looks-like"; readonly paper: "lien waiver" };

/** The same in words, for a person. */
export function lookSentence(look: PaperLook): string {
  switch (look.code) {
    case "titled":
      return `Its title is that of ${look.called}.`;
    case "calls-itself":
      return `It calls itself "${look.called}".`;
    case "speaks-of":
      return `Some of its words are those of ${look.paper === "invoice" ? "an" : "a"} ${look.paper}.`;
    case "looks-like":
      return `It looks like a ${look.paper}.`;
  }
}

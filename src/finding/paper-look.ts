import { ReadError, type UnreadHint } from "../base/read-error.ts";

/** What a paper that is not read seems to be. */
export type PaperLook =
  /** Its title is that of another paper, such as `a lien waiver`. */
  | { readonly code: "titled"; readonly called: string }
  /** It prints the words by which it calls itself. */
  | { readonly code: "calls-itself"; readonly called: string }
  /** Some of its words are those of a kind that is read. */
  | { readonly code: "speaks-of"; readonly paper: "change order" | "invoice" }
  /** Its words are those of a kind that is not read. */
  | { readonly code: "looks-like"; readonly paper: "lien waiver" | "sworn statement" }
  /** Its letters are of a script that is not read. */
  | { readonly code: "in-script"; readonly script: string };

/** The same in words, for a person. */
function lookSentence(look: PaperLook): string {
  switch (look.code) {
    case "titled":
      return `Its title is that of ${look.called}.`;
    case "calls-itself":
      return `It calls itself "${look.called}".`;
    case "speaks-of":
      return `Some of its words are those of ${look.paper === "invoice" ? "an" : "a"} ${look.paper}.`;
    case "looks-like":
      return `It looks like a ${look.paper}.`;
    case "in-script":
      return `Its text is in ${look.script} letters, and crossfoot reads Latin letters only.`;
  }
}

/** What a paper was not read as. */
type Sought = "construction" | "invoice" | "anything";

/** What is known of a paper that is none of the kinds that were sought. */
interface OtherPaper {
  readonly sought: Sought;
  readonly look: PaperLook | null;
  /** Pages that an invoice may have, where the paper has more and was not read as one. */
  readonly invoicePages?: number;
}

/** The refusal of a paper of another kind. */
export function kindRefusal({ sought, look, invoicePages }: OtherPaper): ReadError {
  const isLong = invoicePages !== undefined;
  const sentences = [
    ...(look === null ? [] : [lookSentence(look)]),
    ...(isLong ? [invoiceLimit(invoicePages)] : []),
  ];
  const hints: UnreadHint[] = [];
  if (look?.code === "speaks-of" && look.paper === "change order")
    hints.push("speaks-of-change-order");
  if (isLong) hints.push("too-long-for-invoice");
  return new ReadError("not-this-kind", sentences.join(" "), SOUGHT[sought], hints);
}

/** Says how many pages an invoice may have. */
export function invoiceLimit(most: number): string {
  return `A paper of more than ${most} pages is not read as an invoice.`;
}

const SOUGHT: Readonly<Record<Sought, string>> = {
  construction:
    "The document looks like neither a construction pay application nor a change order.",
  invoice: "The document looks like no invoice, bill, receipt or credit note.",
  anything: "The document looks like no construction pay application, change order or invoice.",
};

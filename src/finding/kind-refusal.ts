import { ReadError, type UnreadHint } from "../base/read-error.ts";
import { lookSentence, type PaperLook } from "./paper-look.ts";

/** What a paper was not read as. */
export type Sought = "construction" | "invoice" | "anything";

/** What is known of a paper that is none of the kinds that were sought. */
export interface OtherPaper {
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

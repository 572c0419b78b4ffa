import { IN_ORDER, type Verdict, VERDICT_WORDS } from "../finding/verdict-words.ts";
import { type DocumentType, kindOf } from "../kinds/kinds.ts";
import type { Reason } from "./reason-codes.ts";

/** A verdict as a person counts it: nothing is paid of a change order that is in order. */
export type ShownVerdict = Verdict | "in-order";

const { pay: PAY, ...OTHERS } = VERDICT_WORDS;

/** The words of each, in the order in which they are counted. */
export const SHOWN_WORDS: Readonly<Record<ShownVerdict, string>> = {
  pay: PAY,
  "in-order": IN_ORDER,
  ...OTHERS,
};

/** The verdict of a paper of a kind; null for the kind of what was not read. */
export function shownVerdict(verdict: Verdict, documentType: DocumentType | null): ShownVerdict {
  const isOrdered = documentType !== null && !kindOf(documentType).isPaid;
  return verdict === "pay" && isOrdered ? "in-order" : verdict;
}

/** The same as a person reads it. */
export function verdictWords(verdict: Verdict, documentType: DocumentType | null): string {
  return SHOWN_WORDS[shownVerdict(verdict, documentType)];
}

/** The warnings that no reason says already. */
export function warningsBeside(
  warnings: readonly string[],
  reasons: readonly Pick<Reason, "sentence">[],
): readonly string[] {
  return warnings.filter((warning) => !reasons.some(({ sentence }) => sentence.includes(warning)));
}

/** A reason with the pages to look at, unless its sentence names them. */
export function reasonWords({ sentence, pages }: Pick<Reason, "sentence" | "pages">): string {
  if (pages.length === 0 || /\bpages? \d/i.test(sentence)) return sentence;
  return `${sentence} See ${pages.length === 1 ? "page" : "pages"} ${pages.join(", ")}.`;
}

import { IN_ORDER, type Verdict, VERDICT_WORDS } from "../finding/verdict-words.ts";
import { type DocumentType, kindOf } from "../kinds/kinds.ts";
import type { Reason } from "./reason-codes.ts";

/** A verdict as a person reads it; a change order that is in order is not paid. */
export function verdictWords(verdict: Verdict, documentType: DocumentType | null): string {
  const isOrdered = documentType !== null && !kindOf(documentType).isPaid;
  return verdict === "pay" && isOrdered ? IN_ORDER : VERDICT_WORDS[verdict];
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

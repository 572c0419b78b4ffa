import { hasLetters } from "../../../base/letters.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoiceLabel, InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";

/** Whether a till printed the paper, for somebody who stood before it: it says what was given back. No envelope has its window. */
export function isOfTill({ lines }: InvoicePaper): boolean {
  return lines.some(({ labels, figures }) => {
    const change = labels.filter(({ meanings }) => meanings.includes("amount:cashChange"));
    return (
      change.length > 0 && figures.length > 0 && change.some((label) => isAlone(label, figures))
    );
  });
}

/** Whether nothing but amounts stands in the text of a label: "Change 3.50", not "Change of scope 250.00". */
function isAlone({ runs, words }: InvoiceLabel, figures: readonly InvoiceFigure[]): boolean {
  const known = new Set([...words, ...figures.flatMap((figure) => figure.words)]);
  return runs.every((run) => run.words.every((word) => known.has(word) || !hasLetters(word.text)));
}

import type { InvoicePaper as PaperKind } from "../../document/invoice.ts";
import type { InvoiceAmountLabel } from "../../lexicon/invoice-template.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";
import { type PaperTitle, paperTitles } from "../../evidence/invoice/paper-title.ts";
import type { TotalsReading } from "./totals/read-totals.ts";

/** Whether a paper is an invoice, and what it calls itself. */
export interface InvoiceKind {
  readonly isInvoice: boolean;
  /** Whether it prints what bills print and is not called otherwise: with a title that cannot be read it may be one. */
  readonly mayBeInvoice: boolean;
  readonly paper: PaperKind;
  /** How it calls itself where it is none, as printed; null where nothing says it. */
  readonly called: string | null;
  /** Whether a title of an invoice is printed. */
  readonly isTitled: boolean;
}

/** A title of another paper counts where it stands out against one of an invoice by this much. */
const AHEAD = 0.5;
/** A title stands out when it is larger than the text, or alone at the top. */
const LOUD = 1.25;
const SHOUTED = 2.2;

/** Tells invoices, receipts and credit notes from other papers by title, labels and amounts. */
export function invoiceKind(
  paper: InvoicePaper,
  totals: TotalsReading,
  itemCount: number,
): InvoiceKind {
  const titles = paperTitles(paper);
  const own = titles.find(({ means }) => means !== "other");
  const other = titles.find(({ means, isCaption }) => means === "other" && !isCaption);
  // What proves itself as an invoice must be called otherwise very loudly.
  const least = totals.proof === "sum" && hasInvoiceNumber(paper) ? SHOUTED : LOUD;
  const isOther =
    other !== undefined &&
    other.prominence >= least &&
    other.prominence > (own?.prominence ?? 0) + AHEAD;
  const kind = kindOf(titles);
  const called = isOther ? other.printed : null;
  const hasAmount = totals.total !== null || totals.balanceDue !== null || totals.subtotal !== null;
  const isKnown = own !== undefined || paper.vendor !== null;
  const isBill = isKnown || hasInvoiceNumber(paper) || amountLabels(paper) >= 3;
  const mayBeInvoice = !isOther && (hasAmount || itemCount > 0);
  return {
    isInvoice: mayBeInvoice && isBill,
    mayBeInvoice,
    paper: kind,
    called,
    isTitled: own !== undefined,
  };
}

/** Credit notes and pro formas are called so somewhere beside "invoice"; receipts only in their title. */
function kindOf(titles: readonly PaperTitle[]): PaperKind {
  const first = titles.find(({ means }) => means !== "other");
  const special = titles.find(
    ({ means, prominence }) =>
      (means === "credit-note" || means === "pro-forma") && prominence >= LOUD,
  );
  if (
    special !== undefined &&
    special.prominence >= (first?.prominence ?? 0) - AHEAD &&
    special.means !== "other"
  )
    return special.means;
  return first === undefined || first.means === "other" ? "invoice" : first.means;
}

/** Whether a label asks for the number of an invoice; within a sentence it does not. */
function hasInvoiceNumber({ lines }: InvoicePaper): boolean {
  return lines.some(({ labels }) =>
    labels.some(
      ({ meanings, words, runs }) =>
        meanings.includes("head:invoiceNumber") && words[0] === runs[0]?.words[0],
    ),
  );
}

const TELLING: readonly InvoiceAmountLabel[] = [
  "subtotal",
  "tax",
  "totalTax",
  "total",
  "plainTotal",
  "balanceDue",
  "amountPaid",
  "cashTendered",
];

/** How many kinds of amounts are labelled that invoices print. */
function amountLabels({ lines }: InvoicePaper): number {
  const found = new Set(lines.flatMap(({ labels }) => labels.flatMap(({ meanings }) => meanings)));
  return TELLING.filter((name) => found.has(`amount:${name}`)).length;
}

import type { Layout } from "../../layout/layout.ts";
import type { Line } from "../../layout/lines.ts";
import type { Page } from "../../page/page.ts";
import type {
  InvoiceAmountLabel,
  InvoiceHeadLabel,
  InvoiceRole,
  InvoiceWords,
} from "../../lexicon/invoice-template.ts";
import type { Label } from "../../lexicon/labels.ts";
import type { NumberStyle } from "../read-value.ts";
import type { VendorLook, VendorTemplate } from "../../lexicon/vendor-template.ts";
import type { InvoiceFigure } from "./figures-in-line.ts";
import type { DateOrders, MonthNames } from "./printed-dates.ts";

/** What a label of an invoice means, with the group that it belongs to. */
export type InvoiceMeaning =
  `head:${InvoiceHeadLabel}` | `amount:${InvoiceAmountLabel}` | `role:${InvoiceRole}`;

export interface InvoiceLabel extends Label<InvoiceMeaning> {
  /** Of a label that the vendor's template names: where its value stands, the likeliest place first. */
  readonly own?: readonly VendorLook[];
  /** Whether that template says that its value is of no field. */
  readonly isDecoy?: boolean;
}

/** One line of print with its numbers and labels, from left to right. */
export interface PaperLine {
  readonly line: Line;
  readonly page: Page;
  readonly figures: readonly InvoiceFigure[];
  readonly labels: readonly InvoiceLabel[];
}

/** An invoice cut into lines, numbers and labels: what all parts of its reading share. */
export interface InvoicePaper {
  readonly layout: Layout;
  /** The lines of all pages in reading order. */
  readonly lines: readonly PaperLine[];
  readonly style: NumberStyle;
  /** The folded keys of a printed word; each word is folded once for the whole paper. */
  readonly keysOf: (text: string) => readonly string[];
  /** Null where both orders fit and nothing decides. */
  readonly dateOrder: DateOrders;
  readonly months: MonthNames;
  /** The words of the languages that the paper is written in. */
  readonly words: readonly InvoiceWords[];
  /** Of the vendor whose layout the paper shows; null where no layout is recognised. */
  readonly vendor: VendorTemplate | null;
}

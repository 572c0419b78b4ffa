import type { InvoiceLine } from "../../../document/invoice.ts";
import type { InvoicePaper } from "../invoice-paper.ts";
export interface LinesReading { readonly lines: readonly InvoiceLine[]; readonly isItem: (at: number) => boolean; readonly notices: readonly string[] }
export function readInvoiceLines(_paper: InvoicePaper): LinesReading { return { lines: [], isItem: () => false, notices: [] }; }

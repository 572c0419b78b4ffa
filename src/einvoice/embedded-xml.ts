/*
 * The XML inside an invoice: `read-cii` and `read-ubl` give one type, `compare-with-print` holds every figure of it
 * against what was read. The pages are the answer, the XML is a witness: about one file in seven says something else
 * than the paper.
 */

import type { Invoice } from "../document/invoice.ts";
import type { Finding } from "../finding/finding.ts";
import { compareWithPrint } from "./compare-with-print.ts";
import type { EInvoiceComparison } from "./comparison.ts";
import type { EInvoice } from "./e-invoice.ts";
import { readEInvoice } from "./read-e-invoice.ts";
import { findingsOf } from "./xml-findings.ts";

/** A file inside of a PDF. */
interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The electronic invoice that a PDF carries inside, beside what its pages print. */
export interface EmbeddedXml {
  /** Of the file. */
  readonly name: string;
  readonly eInvoice: EInvoice;
  /** Every figure of the file that our answer has a field for. */
  readonly comparisons: readonly EInvoiceComparison[];
  /** What differs. */
  readonly findings: readonly Finding[];
}

/** Reads the first of the files that is an electronic invoice and compares it with the pages; null where none is. */
export function embeddedInvoiceOf(
  files: readonly NamedFile[],
  invoice: Invoice,
): EmbeddedXml | null {
  for (const { name, bytes } of files) {
    const eInvoice = readEInvoice(bytes);
    if (eInvoice === null) continue;
    const comparisons = compareWithPrint(eInvoice, invoice);
    return { name, eInvoice, comparisons, findings: findingsOf(comparisons) };
  }
  return null;
}

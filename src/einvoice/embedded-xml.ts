import { E_INVOICE_WARNINGS } from "../base/limits.ts";

/*
 * The XML inside an invoice: `read-cii` and `read-ubl` give one type, `compare-with-print` holds every figure of it
 * against what was read. The pages are the answer, the XML is a witness: about one file in seven says something else
 * than the paper.
 */
import type { Invoice } from "../document/invoice.ts";
import { compareWithPrint } from "./compare-with-print.ts";
import type { EInvoiceComparison } from "./same-text.ts";
import type { EInvoice } from "./e-invoice.ts";
import { readCii } from "./read-cii.ts";
import { readUbl } from "./read-ubl.ts";
import { parseXml } from "./xml.ts";
import { type Finding, found } from "../finding/finding.ts";

/** A file inside of a PDF. */
interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The electronic invoice that a PDF carries inside, beside what its pages print. */
interface EmbeddedXml {
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

/** The roots of the Cross Industry Invoice: ZUGFeRD 1, its successors with Factur-X and XRechnung, and Order-X. */
const CII_ROOTS: ReadonlySet<string> = new Set([
  "CrossIndustryDocument",
  "CrossIndustryInvoice",
  "SCRDMCCBDACIOMessageStructure",
]);

/** Other languages have a root named Invoice too, so that the namespace decides. */
const UBL_NAMESPACES: ReadonlySet<string> = new Set([
  "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
  "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2",
]);

/** Reads an electronic invoice; null for a file that is none, is damaged or goes beyond the limits. */
export function readEInvoice(bytes: Uint8Array): EInvoice | null {
  const root = parseXml(bytes);
  if (root === null) return null;
  if (CII_ROOTS.has(root.name)) return readCii(root);
  return UBL_NAMESPACES.has(root.namespace) ? readUbl(root) : null;
}

/** What the file says differently, in the order of the comparisons; one finding alone where it is of another invoice. */
function findingsOf(comparisons: readonly EInvoiceComparison[]): readonly Finding[] {
  const [number, total] = [failed(comparisons, "invoiceNumber"), failed(comparisons, "total")];
  if (number !== null && total !== null) {
    const facts = { number: textsOf(number), total: textsOf(total) };
    return [found("xml-of-another-invoice", facts, ["invoiceNumber", "total"])];
  }
  const disagreeing = comparisons.filter(isFailed);
  const isSumExplained = disagreeing.some(({ figure }) => /^taxes\.\d+\.amount$/.test(figure));
  const told = disagreeing.filter(({ figure }) => figure !== "taxes" || !isSumExplained);
  const others = told.length - E_INVOICE_WARNINGS;
  return [
    ...told
      .slice(0, E_INVOICE_WARNINGS)
      .map((one) => found("xml-differs", { figure: one.figure, ...textsOf(one) }, [one.figure])),
    ...(others > 0 ? [found("xml-differs-further", { count: others })] : []),
  ];
}

/** Both sides are there. */
interface Failed extends EInvoiceComparison {
  readonly printed: string;
}

function isFailed(comparison: EInvoiceComparison): comparison is Failed {
  return comparison.agrees === false && comparison.printed !== null;
}

function failed(comparisons: readonly EInvoiceComparison[], name: string): Failed | null {
  return comparisons.filter(isFailed).find(({ figure }) => figure === name) ?? null;
}

function textsOf({ xml, printed }: Failed): { readonly xml: string; readonly printed: string } {
  return { xml, printed };
}

import type { EInvoice } from "./e-invoice.ts";
import { readCii } from "./read-cii.ts";
import { readUbl } from "./read-ubl.ts";
import { parseXml } from "./xml.ts";

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

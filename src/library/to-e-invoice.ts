import type { EmittedInvoice, InvoiceProfile, RefusedInvoice } from "../emit/emitted-invoice.ts";
import type { HybridInvoice, WrittenSyntax } from "../hybrid/hybrid-invoice.ts";
import { readDocument } from "../read.ts";
import { documentIn, type DocumentInput } from "./inputs.ts";
import {
  checkOptions,
  engineOptions,
  oneOf,
  READING_CHECKS,
  type ReadingOptions,
} from "./reading-options.ts";

/** The options of `toEInvoice`. */
export interface EInvoiceOptions extends ReadingOptions {
  /**
   * The language of the file: UBL 2.1, or UN/CEFACT's Cross Industry Invoice. Usually `ubl`. With `factur-x` the second one is put
   * into the PDF that was read, which has to be PDF/A already: `pdf` of what is made are its bytes.
   */
  readonly syntax?: WrittenSyntax | undefined;
  /** Whose rules hold beside those of the norm. Usually `en16931`, the norm alone; `factur-x` has no other. */
  readonly profile?: InvoiceProfile | undefined;
  /**
   * Whether a line that prints an amount and neither quantity nor price is written as one thing at that price. The norm asks for
   * both, and nothing on the paper says it: usually such a bill is refused.
   */
  readonly lumpSums?: boolean | undefined;
}

/**
 * Reads one PDF and writes its bill as an e-invoice by EN 16931, as `crossfoot read --format en16931` does. Only what is printed is
 * in it: every term has its place on the page, or the sum of the norm that it is. A bill that lacks a term, or that is not to be
 * paid as it is, is refused with all that is missing.
 *
 * @example
 * import { toEInvoice } from "crossfoot";
 *
 * const made = await toEInvoice("bill.pdf", { kind: "invoice" });
 * if (made.kind === "emitted") console.log(made.xml.length, made.terms.length);
 * else for (const { term, because } of made.missing) console.log(`${term}: ${because}`);
 *
 * @throws ReadError as `read` does.
 * @throws TypeError where the input is no document, or an option is unknown or cannot be what it is.
 */
export async function toEInvoice(
  input: DocumentInput,
  options: EInvoiceOptions = {},
): Promise<EmittedInvoice | HybridInvoice | RefusedInvoice> {
  checkOptions("toEInvoice", options, {
    ...READING_CHECKS,
    syntax: oneOf("ubl", "cii", "factur-x"),
    profile: oneOf("en16931", "xrechnung", "peppol"),
    lumpSums: (value) => (typeof value === "boolean" ? null : "true or false"),
  });
  const { syntax = "ubl", profile = "en16931", lumpSums = false } = options;
  if (syntax === "factur-x" && profile !== "en16931")
    throw new TypeError("Factur-X is written by the rules of the norm alone: leave out `profile`.");
  const engine = { ...engineOptions(options), hasTerms: true };
  const document = await documentIn(input, engine.limits.documentBytes);
  const reading = await readDocument(document, engine);
  // Who only reads does not load what writes.
  if (syntax === "factur-x") {
    const { hybridInvoice } = await import("../hybrid/hybrid-invoice.ts");
    return hybridInvoice(reading, { bytes: document, isPart: false, lumpSums });
  }
  const { emitInvoice } = await import("../emit/emit-invoice.ts");
  return emitInvoice(reading, { syntax, profile, lumpSums });
}

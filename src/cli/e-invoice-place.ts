import { extname } from "node:path";
import type { WrittenSyntax } from "../hybrid/hybrid-invoice.ts";
import { UsageError } from "./exit-code.ts";
import { visible } from "./terminal.ts";

/** Throws a UsageError where a file's name says another kind of e-invoice than its options. */
export function refuseInvoiceEnding(path: string, syntax: WrittenSyntax | undefined): void {
  const ending = extname(path).toLowerCase();
  const isPdf = ending === ".pdf";
  if (ending === "" || isPdf === (syntax === "factur-x")) return;
  throw new UsageError(
    isPdf
      ? `--out ${visible(path)}: an e-invoice is a PDF only with --syntax factur-x. Name a file that ends in .xml, or add that.`
      : `--out ${visible(path)}: --syntax factur-x writes a PDF. Name a file that ends in .pdf.`,
  );
}

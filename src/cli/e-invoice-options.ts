import { type Command, Option } from "commander";

/** Adds what only e-invoices need to say. */
export function addEInvoiceOptions(read: Command): void {
  read
    .addOption(
      new Option("--syntax <syntax>", "of e-invoices: the language (default: ubl)").choices([
        "ubl",
        "cii",
        "factur-x",
      ]),
    )
    .addOption(
      new Option(
        "--profile <profile>",
        "of e-invoices: whose rules hold (default: en16931)",
      ).choices(["en16931", "xrechnung", "peppol"]),
    )
    .option(
      "--lump-sums",
      "of e-invoices: take a line that prints an amount alone as one thing at that price",
    );
}

/** What the help of `read` says of them. */
export const E_INVOICE_NOTES = `E-invoices
  --format en16931 writes a bill that is to be paid as it is as an e-invoice of the European norm, in UBL
  or with --syntax cii in CII; several go to a folder, --out e-invoices/. Only what is printed is in it.
  --syntax factur-x puts it into the PDF itself, where that is PDF/A: --out e-invoices/ or bill-2.pdf.
  Of a bill that lacks a term of the norm, or of --profile xrechnung or peppol, nothing is written, and
  every term that is missing is named. A line without quantity and price lacks both, unless --lump-sums
  says that an amount alone is charged once.
`;

import { parse } from "csv-parse/sync";
import { type CheckedFile, type CheckedPaper, centsOf, isDay, isFormula } from "./checked-file.ts";

/** The template as Xero hands it out, with the column TaxAmount that its article has users add. */
const TEMPLATE =
  "*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,*InvoiceDate,*DueDate,InventoryItemCode,Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,Currency".split(
    ",",
  );

const TRACKING = new Set(["TrackingName1", "TrackingOption1"]);

/**
 * Holds a CSV file against Xero's article on importing bills: the headings of the template, a contact's name in each row,
 * rows of one number are one bill, dates in the organisation's order, a tax rate wherever there is a tax.
 */
export function checkXero(text: string, order: "MM/DD/YYYY" | "DD/MM/YYYY"): CheckedFile {
  const problems: string[] = [];
  const rows: string[][] = parse(text, { relax_column_count: false });
  const [header = [], ...records] = rows;
  const wanted = [TEMPLATE, TEMPLATE.filter((heading) => !TRACKING.has(heading))];
  if (!wanted.some((headings) => headings.join() === header.join()))
    problems.push(`the headings are ${header.join()}`);
  if (text.startsWith("\ufeff")) problems.push("a mark before the first heading");
  if (!text.endsWith("\r\n")) problems.push("the file does not end with a line end");
  const papers = new Map<string, CheckedPaper & { head: string }>();
  for (const cells of records) {
    const cell = (name: string): string => cells[header.indexOf(name)] ?? "";
    const row = cells.join();
    const [vendor, number] = [cell("*ContactName"), cell("*InvoiceNumber")];
    if (vendor === "" || number === "") problems.push(`${row} has no contact or number`);
    if (!isDay(cell("*InvoiceDate"), order)) problems.push(`${row} has no date`);
    if (cell("*DueDate") !== "" && !isDay(cell("*DueDate"), order))
      problems.push(`${row} has no due date`);
    const [price, tax] = [centsOf(cell("*UnitAmount")), centsOf(cell("TaxAmount"))];
    if (price === null || tax === null || cell("*Quantity") !== "1")
      problems.push(`${row} has no amount`);
    if (tax !== 0n && cell("*TaxType") === "") problems.push(`${row} has a tax without a rate`);
    if (cells.some(isFormula)) problems.push(`${row} has a formula`);
    const head = [vendor, cell("*InvoiceDate"), cell("*DueDate"), cell("Currency")].join();
    const key = number.toLowerCase();
    const paper = papers.get(key) ?? { vendor, number, totalCents: 0n, lineCount: 0, head };
    if (paper.head !== head) problems.push(`${row} would be joined to another bill`);
    const totalCents = paper.totalCents + (price ?? 0n) + (tax ?? 0n);
    papers.set(key, { ...paper, totalCents, lineCount: paper.lineCount + 1 });
  }
  return { problems, papers: [...papers.values()] };
}

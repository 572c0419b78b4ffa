import { parse } from "csv-parse/sync";
import { type CheckedFile, centsOf, isFormula } from "./checked-file.ts";

const HEADINGS = ["Sub Job", "Cost Code", "Cost Type", "Description", "Tax Code", "Amount"];
const ALWAYS = ["Cost Code", "Cost Type", "Description", "Amount"];

/** Holds a CSV file against Procore's tutorial for amount-based contracts: its headings in their order, a cost code and a plain amount in each row. */
export function checkProcoreSov(text: string): CheckedFile {
  const problems: string[] = [];
  const rows: string[][] = parse(text);
  const [header = [], ...records] = rows;
  const inOrder = HEADINGS.filter((heading) => header.includes(heading));
  if (header.join() !== inOrder.join() || !ALWAYS.every((heading) => header.includes(heading)))
    problems.push(`the headings are ${header.join()}`);
  let totalCents = 0n;
  for (const cells of records) {
    const cell = (name: string): string => cells[header.indexOf(name)] ?? "";
    if (cell("Cost Code") === "") problems.push(`${cells.join()} has no cost code`);
    const amount = centsOf(cell("Amount"));
    if (amount === null) problems.push(`${cells.join()} has no amount`);
    if (cells.some(isFormula)) problems.push(`${cells.join()} has a formula`);
    totalCents += amount ?? 0n;
  }
  const paper = { vendor: "", number: "", totalCents, lineCount: records.length };
  return { problems, papers: records.length === 0 ? [] : [paper] };
}

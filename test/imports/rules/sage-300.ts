import { csvRowsOf } from "../../../src/sheets/read-csv.ts";
import { type CheckedFile, type CheckedPaper, centsOf, isDay, isFormula } from "./checked-file.ts";

/** Fields of the two records as another program documents its transfer to this import, which has no names for the others. */
const API = 14;
const APD = 17;

/** Lengths that Sage and the other program document: of amounts the digits before the point. */
const MOST = { vendor: 10, invoice: 15, amount: 9, account: 19, description: 30 } as const;

/** Holds a file of the records API and APD against their documented fields, lengths, dates and sums. */
export function checkSage300(text: string): CheckedFile {
  const problems: string[] = [];
  const papers: CheckedPaper[] = [];
  if (text !== "" && !text.endsWith("\r\n")) problems.push("the file does not end with a line end");
  let sum = 0n;
  const close = (): void => {
    const last = papers.at(-1);
    if (last !== undefined && last.totalCents !== sum)
      problems.push(`${last.number} does not come to its total`);
  };
  const rows = text === "" ? [] : (csvRowsOf(new TextEncoder().encode(text)) ?? []);
  for (const cells of rows) {
    const told = JSON.stringify(cells);
    const [record = "", vendor = "", invoice = "", , total = "", day = ""] = cells;
    if (record === "API") {
      close();
      sum = 0n;
      if (cells.length !== API) problems.push(`${told} has other fields`);
      if (vendor === "" || vendor.length > MOST.vendor) problems.push(`${told}: the vendor`);
      if (invoice === "" || invoice.length > MOST.invoice) problems.push(`${told}: the invoice`);
      if (!isDay(day, "MM/DD/YYYY")) problems.push(`${told} has no date`);
      papers.push({
        vendor,
        number: invoice,
        totalCents: amountOf(total, problems, told),
        lineCount: 0,
      });
      continue;
    }
    const last = papers.pop();
    if (record !== "APD" || last === undefined) problems.push(`${told} is of no bill`);
    if (cells.length !== APD) problems.push(`${told} has other fields`);
    const [account = "", amount = "", description = ""] = [cells[6], cells[10], cells[14]];
    if (account === "" || account.length > MOST.account) problems.push(`${told}: the account`);
    if (description.length > MOST.description || isFormula(description))
      problems.push(`${told}: the description`);
    sum += amountOf(amount, problems, told);
    if (last !== undefined) papers.push({ ...last, lineCount: last.lineCount + 1 });
  }
  close();
  return { problems, papers };
}

function amountOf(text: string, problems: string[], told: string): bigint {
  const cents = centsOf(text);
  if (cents === null || text.replace("-", "").indexOf(".") > MOST.amount)
    problems.push(`${told}: the amount`);
  return cents ?? 0n;
}

import { type CheckedFile, type CheckedPaper, centsOf, isDay } from "./checked-file.ts";

/** Columns of both records, in the order that docs/imports.md tells a company to set its template to. */
const HEADER = [
  "RecordType",
  "RecordKey",
  "Co",
  "Vendor",
  "APRef",
  "Description",
  "InvDate",
  "DueDate",
  "InvTotal",
];
const LINE =
  "RecordType RecordKey Co APLine LineType Job Phase JCCType GLAcct Description UM Units UnitCost GrossAmt MiscAmt Discount".split(
    " ",
  );

/** Lengths that Trimble documents for bAPHB and bAPLB. */
const MOST: Readonly<Record<string, number>> = {
  Co: 3,
  Vendor: 6,
  APRef: 15,
  Description: 30,
  Job: 10,
  Phase: 20,
  JCCType: 3,
  GLAcct: 20,
};

const DIGITS = new Set(["Co", "Vendor", "JCCType"]);

/** Holds a file against Trimble's tables of AP invoice headers and lines: lengths, digits, dates, line types and sums. */
export function checkVista(text: string): CheckedFile {
  const problems: string[] = [];
  const papers: CheckedPaper[] = [];
  const lines = text === "" ? [] : text.split("\r\n");
  if (text !== "" && lines.pop() !== "") problems.push("the file does not end with a line end");
  let sum = 0n;
  const close = (): void => {
    const last = papers.at(-1);
    if (last !== undefined && last.totalCents !== sum)
      problems.push(`${last.number} does not come to its total`);
  };
  for (const record of lines) {
    const cells = record.split("\t");
    const isHeader = cells[0] === "APHB";
    const columns = isHeader ? HEADER : LINE;
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? "";
    if (!isHeader && cells[0] !== "APLB") problems.push(`${record} has no record type`);
    if (cells.length !== columns.length) problems.push(`${record} has other columns`);
    for (const [name, most] of Object.entries(MOST)) {
      if (cell(name).length > most) problems.push(`${record}: ${name} is too long`);
      if (DIGITS.has(name) && !/^\d*$/.test(cell(name)))
        problems.push(`${record}: ${name} is no number`);
    }
    if (isHeader) {
      close();
      sum = 0n;
      const totalCents = centsOf(cell("InvTotal"));
      if (cell("Vendor") === "" || cell("APRef") === "" || totalCents === null)
        problems.push(`${record} lacks what is required`);
      if (!isDay(cell("InvDate"), "MM/DD/YY")) problems.push(`${record} has no date`);
      papers.push({
        vendor: cell("Vendor"),
        number: cell("APRef"),
        totalCents: totalCents ?? 0n,
        lineCount: 0,
      });
    } else {
      const last = papers.pop();
      const amount = centsOf(cell("GrossAmt"));
      if (amount === null || amount.toString().replace("-", "").length > 12)
        problems.push(`${record} has no amount`);
      sum += amount ?? 0n;
      const isJob = cell("LineType") === "1";
      if (isJob && [cell("Job"), cell("Phase"), cell("JCCType")].includes(""))
        problems.push(`${record} is no job line`);
      if (!isJob && (cell("LineType") !== "3" || cell("GLAcct") === ""))
        problems.push(`${record} is no expense`);
      if (last === undefined || cell("APLine") !== String(last.lineCount + 1))
        problems.push(`${record} is not the next line`);
      if (last !== undefined) papers.push({ ...last, lineCount: last.lineCount + 1 });
    }
    if (cell("RecordKey") !== String(papers.length))
      problems.push(`${record} has the key of another bill`);
  }
  close();
  return { problems, papers };
}

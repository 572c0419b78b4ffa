import { type CheckedFile, type CheckedPaper, centsOf, isDay, isFormula } from "./checked-file.ts";

/** Types of transactions that Intuit's reference names for bills. */
const TYPES = new Set(["BILL", "BILL REFUND"]);

/**
 * Holds an IIF file against Intuit's reference of transactions: ASCII with tabs, a header for each keyword, `TRNS`, its
 * lines `SPL` and `ENDTRNS`; TRNSTYPE, ACCNT and AMOUNT are required, dates are MM/DD/YY, and a transaction comes to zero.
 */
export function checkQuickbooks(text: string): CheckedFile {
  const problems: string[] = [];
  const papers: CheckedPaper[] = [];
  const lines = text.split("\r\n");
  if (lines.pop() !== "") problems.push("the file does not end with a line end");
  if (!/^[\t\r\n\u0020-\u007e]*$/.test(text)) problems.push("the file is not ASCII");
  if (/[^\r]\n|\r[^\n]/.test(text)) problems.push("a line end is not CR LF");
  if (/[;"]/.test(text)) problems.push("a semicolon or a quotation mark");
  const [trns = "", spl = "", end = "", ...records] = lines;
  const [trnsColumns, splColumns] = [trns.split("\t"), spl.split("\t")];
  if (trnsColumns[0] !== "!TRNS" || splColumns[0] !== "!SPL" || end !== "!ENDTRNS")
    problems.push("the headers are not !TRNS, !SPL and !ENDTRNS");
  let open: { paper: CheckedPaper; sum: bigint } | null = null;
  for (const record of records) {
    const cells = record.split("\t");
    const [keyword] = cells;
    const columns = keyword === "TRNS" ? trnsColumns : splColumns;
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? "";
    if (keyword === "ENDTRNS") {
      if (open === null) problems.push("ENDTRNS without TRNS");
      else if (open.sum !== 0n) problems.push(`${open.paper.number} does not come to zero`);
      else if (open.paper.lineCount === 0) problems.push(`${open.paper.number} has no line`);
      if (open !== null) papers.push(open.paper);
      open = null;
      continue;
    }
    if (cells.length !== columns.length) problems.push(`${record} has not the cells of its header`);
    if (!TYPES.has(cell("TRNSTYPE"))) problems.push(`${record} has no type`);
    if (cell("ACCNT") === "") problems.push(`${record} has no account`);
    if (!isDay(cell("DATE"), "MM/DD/YY")) problems.push(`${record} has no date`);
    if (cells.some(isFormula)) problems.push(`${record} has a formula`);
    const amount = centsOf(cell("AMOUNT"));
    if (amount === null) problems.push(`${record} has no amount`);
    if (keyword === "TRNS") {
      if (open !== null) problems.push("TRNS before ENDTRNS");
      if (cell("NAME") === "") problems.push(`${record} has no vendor`);
      if (cell("DUEDATE") !== "" && !isDay(cell("DUEDATE"), "MM/DD/YY"))
        problems.push(`${record} has no due date`);
      const sign = cell("TRNSTYPE") === "BILL" ? -1n : 1n;
      const totalCents = -(amount ?? 0n);
      if ((amount ?? 0n) * sign < 0n) problems.push(`${record} has the sign of another type`);
      const paper = { vendor: cell("NAME"), number: cell("DOCNUM"), totalCents, lineCount: 0 };
      open = { paper, sum: amount ?? 0n };
    } else if (keyword === "SPL" && open !== null) {
      open.sum += amount ?? 0n;
      open.paper = { ...open.paper, lineCount: open.paper.lineCount + 1 };
    } else problems.push(`${record} stands at no place for it`);
  }
  if (open !== null) problems.push("the last transaction has no end");
  return { problems, papers };
}

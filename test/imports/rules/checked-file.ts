/** What a checker makes of a file: all that breaks the program's published rules, and the papers that it holds. */
export interface CheckedFile {
  readonly problems: readonly string[];
  readonly papers: readonly CheckedPaper[];
}

/** A paper in a file. Amounts are in cents, of a bill positive. */
export interface CheckedPaper {
  readonly vendor: string;
  readonly number: string;
  readonly totalCents: bigint;
  readonly lineCount: number;
}

const AMOUNT = /^-?\d+\.\d\d$/;

/** An amount of two decimals in cents; null where it is written otherwise. */
export function centsOf(text: string): bigint | null {
  return AMOUNT.test(text) ? BigInt(text.replace(".", "")) : null;
}

/** Whether a text is a day in this order, and there is such a day. */
export function isDay(text: string, order: "MM/DD/YY" | "MM/DD/YYYY" | "DD/MM/YYYY"): boolean {
  const parts = order.split("/");
  const cells = text.split("/");
  if (cells.length !== 3 || cells.some((cell, at) => cell.length !== parts[at]?.length))
    return false;
  const of = (name: string): number =>
    Number(cells[parts.findIndex((part) => part.startsWith(name))]);
  const [year, month, day] = [of("Y"), of("M"), of("D")];
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return /^[\d/]+$/.test(text) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** What a spreadsheet program would run. */
export function isFormula(text: string): boolean {
  return /^\s*[=+@]/.test(text) || (/^\s*-/.test(text) && !/^-\d+(\.\d+)?$/.test(text));
}

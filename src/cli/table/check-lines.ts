import { detailOf } from "../../finding/check-sentences.ts";
import type { Reading } from "../../kinds/reading.ts";
import { displayWidth, rightAligned, visible, wrap } from "../plain-text.ts";
import { alignedAtPoint, LONGEST_LINE, type TableStyle } from "./figures.ts";

type CheckResult = Reading["checks"][number];

const SIDES = ["printed", "expected", "difference"] as const;

/** Checks as lines under a heading: the outcome, what is printed, what the other figures give, the difference to the cent. */
export function checkLines(
  heading: string,
  checks: readonly CheckResult[],
  style: TableStyle,
): readonly string[] {
  const { paint } = style;
  const sides = SIDES.map((side) =>
    column(
      side,
      checks.map((check) => check[side]),
    ),
  );
  const nameColumns = Math.max(displayWidth(heading) - 4, ...checks.map(({ name }) => name.length));
  const lineOf = (index: number): string =>
    sides.map(({ cells, columns }) => `   ${rightAligned(cells[index] ?? "", columns)}`).join("");
  const headers = sides
    .map(({ header, columns }) => `   ${rightAligned(header, columns)}`)
    .join("");
  const isTested = checks.some(({ printed }) => printed !== null);
  return [
    paint.bold(heading.padEnd(nameColumns + 4)) + (isTested ? paint.dim(headers) : ""),
    ...checks.flatMap((check, index) => {
      const line = `  ${mark(check, style)} ${check.name.padEnd(nameColumns)}${lineOf(index)}`;
      const detail = needsDetail(check, style) ? sentence(detailOf(check), 4, style) : [];
      return [line.trimEnd(), ...detail];
    }),
  ];
}

/** A column of figures under its header. */
function column(
  header: string,
  figures: readonly CheckResult["printed"][],
): { readonly header: string; readonly cells: readonly string[]; readonly columns: number } {
  const cells = alignedAtPoint(figures.map((figure) => figure?.toString() ?? ""));
  return { header, cells, columns: Math.max(...[header, ...cells].map(displayWidth)) };
}

/** A sentence in wrapped, quiet lines behind an indent. */
export function sentence(
  text: string,
  indent: number,
  { columns, paint }: TableStyle,
): readonly string[] {
  return wrap(visible(text), Math.max(30, Math.min(columns, LONGEST_LINE) - indent)).map(
    (line) => " ".repeat(indent) + (displayWidth(line) > 0 ? paint.dim(line) : ""),
  );
}

function mark({ passed }: CheckResult, { paint }: TableStyle): string {
  if (passed === null) return paint.dim("–");
  return passed ? paint.green("✓") : paint.red("✗");
}

/** A check that holds to the cent needs no words. */
function needsDetail({ passed, difference }: CheckResult, { isFull }: TableStyle): boolean {
  return isFull || passed !== true || difference?.isZero() === false;
}

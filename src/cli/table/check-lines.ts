import type { Reading } from "../../reading.ts";
import { displayWidth, visible, wrap } from "../plain-text.ts";
import { alignedAtPoint, type TableStyle } from "./figures.ts";

type CheckResult = Reading["checks"][number];

/** Sentences are broken at this width even where the terminal is wider: longer lines are hard to read. */
const LONGEST_LINE = 100;

/** Checks as lines: the outcome, what is printed, what the other figures give, the difference to the cent. */
export function checkLines(checks: readonly CheckResult[], style: TableStyle): readonly string[] {
  const nameColumns = Math.max(0, ...checks.map(({ name }) => name.length));
  const printed = alignedAtPoint(checks.map((check) => check.printed?.toString() ?? ""));
  const expected = alignedAtPoint(checks.map((check) => check.expected?.toString() ?? ""));
  const differences = alignedAtPoint(checks.map((check) => check.difference?.toString() ?? ""));
  return checks.flatMap((check, index) => {
    const name = check.name.padEnd(nameColumns);
    const { paint } = style;
    const sides =
      check.printed === null
        ? ""
        : `   ${paint.dim("printed")} ${printed[index] ?? ""}   ${paint.dim("expected")} ${
            expected[index] ?? ""
          }   ${paint.dim("difference")} ${differences[index] ?? ""}`;
    const head = `  ${mark(check, style)} ${name}${sides}`.trimEnd();
    return needsDetail(check, style) ? [head, ...sentence(check.detail, 4, style)] : [head];
  });
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

import { alignedAtPoint, LONGEST_LINE, type TableStyle } from "./figures.ts";
import { displayWidth, rightAligned, visible, wrap } from "../terminal.ts";
import { paperHead } from "../../explain/paper-head.ts";
import { shownCertainty } from "../../explain/title-words.ts";
import { detailOf } from "../../finding/check-sentences.ts";
import type { Reading } from "../../kinds/reading.ts";
import { counted } from "../../finding/figure-words.ts";

/** What ends every table: the form's own arithmetic, what a careful reader would notice, and how sure the reading is. */
export function proofLines(reading: Reading, style: TableStyle): readonly string[] {
  return [
    ...identityLines(reading, style),
    ...noteLines(reading, style),
    ...confidenceLines(reading, style),
  ];
}

/** `2 pages`. */
export function pageWords({ pageCount, scans = [] }: Reading): string {
  const pages = counted(pageCount, "page");
  if (scans.length === 0) return pages;
  return `${pages}, ${scans.length === pageCount ? "" : `${scans.length} `}scanned`;
}

/** The form's own identities: those that fail, or all of them in a full table, and how many hold. */
function identityLines({ identities }: Reading, style: TableStyle): readonly string[] {
  const tested = identities.filter(({ passed }) => passed !== null);
  if (tested.length === 0) return [];
  const failed = tested.filter(({ passed }) => passed === false);
  const count = `${tested.length - failed.length} of ${tested.length} hold`;
  const shown = style.isFull ? identities : failed;
  return ["", ...checkLines(`The form's own arithmetic: ${count}`, shown, style)];
}

function noteLines(reading: Reading, style: TableStyle): readonly string[] {
  const { notes } = paperHead(reading);
  if (notes.length === 0) return [];
  return [
    "",
    style.paint.bold("Notes"),
    ...notes.flatMap((note) => {
      const [first = "", ...others] = sentence(visible(note), 4, style);
      return [`  ${style.paint.yellow("!")} ${first.trimStart()}`, ...others];
    }),
  ];
}

function confidenceLines(reading: Reading, style: TableStyle): readonly string[] {
  const columns = Math.max(0, ...reading.confidenceParts.map(({ name }) => name.length));
  return [
    "",
    `${style.paint.bold("Confidence")}  ${shownCertainty(reading.confidence)}`,
    ...reading.confidenceParts.flatMap(({ name, value, because }) => {
      const head = `  ${name.padEnd(columns)}  ${shownCertainty(value)}  `;
      const [first = "", ...others] = sentence(visible(because), head.length, style);
      return [head + first.trimStart(), ...others];
    }),
  ];
}

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

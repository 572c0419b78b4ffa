import { reasonWords, verdictWords } from "../../verdict/shown.ts";
import type { SeenPaper } from "../../verdict/together.ts";
import { displayWidth, fit, rightAligned, visible } from "../terminal.ts";
import type { TableStyle } from "./figures.ts";
import { verdictPaint } from "./paper-lines.ts";

/** Columns that are cut where a text is longer; a file's name is never cut. */
const WIDEST = { sender: 28, number: 14 };

/** A reason stands behind its file where so much of it fits on the line, else below. */
const FEWEST_FOR_REASON = 60;

const GAP = "  ";

/** One line for each input: what to do, who asks for how much and when, the file, and the reason that decides. */
export function overviewLines(
  papers: readonly SeenPaper[],
  style: Pick<TableStyle, "paint" | "columns">,
): readonly string[] {
  const rows = papers.map((paper) => ({ judgement: paper.judgement, own: cellsOf(paper) }));
  const widths = widthsOf(
    rows.map(({ own }) => own),
    style,
  );
  return rows.flatMap(({ judgement: { verdict, reasons }, own }) => {
    const head = [
      verdictPaint(verdict, style)(fit(own.verdict, widths.verdict)),
      fit(own.sender, widths.sender),
      fit(own.number, widths.number),
      fit(own.date, widths.date),
      rightAligned(own.due, widths.due),
      fit(own.currency, widths.currency),
      ...(widths.dueDate === 0 ? [] : [fit(own.dueDate, widths.dueDate)]),
    ]
      .filter((cell) => cell !== "")
      .join(GAP);
    const [reason] = reasons;
    if (reason === undefined) return [`${head}${GAP}${own.file}`];
    const words = visible(reasonWords(reason));
    const room = style.columns - lineWidth(widths) - GAP.length;
    return room >= FEWEST_FOR_REASON
      ? [`${head}${GAP}${fit(own.file, widths.file)}${GAP}${cutTo(words, room)}`]
      : [`${head}${GAP}${own.file}`, `    ${style.paint.dim(words)}`];
  });
}

/** How wide each column is; the days on which to pay have none where the longest line would not fit with them. */
function widthsOf(
  cells: readonly Cells[],
  { columns }: Pick<TableStyle, "columns">,
): Readonly<Record<keyof Cells, number>> {
  const widthOf = (name: keyof Cells): number =>
    Math.max(0, ...cells.map((own) => displayWidth(own[name])));
  const widths = {
    verdict: widthOf("verdict"),
    sender: Math.min(WIDEST.sender, widthOf("sender")),
    number: Math.min(WIDEST.number, widthOf("number")),
    date: widthOf("date"),
    due: widthOf("due"),
    currency: widthOf("currency"),
    dueDate: widthOf("dueDate"),
    file: widthOf("file"),
  };
  return lineWidth(widths) <= columns ? widths : { ...widths, dueDate: 0 };
}

/** Columns of a line without its reason. */
function lineWidth(widths: Readonly<Record<keyof Cells, number>>): number {
  const taken = Object.values(widths).filter((width) => width > 0);
  return taken.reduce((sum, width) => sum + width, 0) + GAP.length * (taken.length - 1);
}

function cutTo(text: string, columns: number): string {
  return displayWidth(text) <= columns ? text : fit(text, columns).trimEnd();
}

interface Cells {
  readonly verdict: string;
  readonly sender: string;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly currency: string;
  /** `due 2026-04-11`: nothing stands above it that says which day it is. */
  readonly dueDate: string;
  readonly file: string;
}

function cellsOf({ file, judgement, read }: SeenPaper): Cells {
  const { sender, number, date, due, currency, dueDate } = read?.known ?? {};
  return {
    verdict: verdictWords(judgement.verdict, read?.documentType ?? null),
    sender: visible(sender ?? (read === null ? "" : "–")),
    number: visible(number ?? ""),
    date: date ?? "",
    due: due?.toString() ?? "",
    currency: currency ?? "",
    dueDate: typeof dueDate === "string" ? `due ${dueDate}` : "",
    file: visible(file),
  };
}

import { reasonWords, verdictWords } from "../../verdict/shown.ts";
import type { SeenPaper } from "../../verdict/together.ts";
import { displayWidth, fit, rightAligned, visible } from "../terminal.ts";
import type { TableStyle } from "./figures.ts";
import { verdictPaint } from "./paper-lines.ts";

/** Columns that are cut where a text is longer; a file's name is never cut. */
const WIDEST = { sender: 28, number: 14 };

/** A reason stands behind its file where so much of it fits on the line, else below. */
const FEWEST_FOR_REASON = 60;

/** One line for each input: what to do, who asks for how much and when, the file, and the reason that decides. */
export function overviewLines(
  papers: readonly SeenPaper[],
  style: Pick<TableStyle, "paint" | "columns">,
): readonly string[] {
  const rows = papers.map((paper) => ({ paper, cells: cellsOf(paper) }));
  const widthOf = (name: keyof Cells): number =>
    Math.max(0, ...rows.map(({ cells }) => displayWidth(cells[name])));
  const widths = {
    verdict: widthOf("verdict"),
    sender: Math.min(WIDEST.sender, widthOf("sender")),
    number: Math.min(WIDEST.number, widthOf("number")),
    date: widthOf("date"),
    due: widthOf("due"),
    currency: widthOf("currency"),
    file: widthOf("file"),
  };
  return rows.flatMap(({ paper, cells }) => {
    const paint = verdictPaint(paper.judgement.verdict, style);
    const head = [
      paint(fit(cells.verdict, widths.verdict)),
      fit(cells.sender, widths.sender),
      fit(cells.number, widths.number),
      fit(cells.date, widths.date),
      rightAligned(cells.due, widths.due),
      fit(cells.currency, widths.currency),
    ]
      .filter((cell) => cell !== "")
      .join("  ");
    const [reason] = paper.judgement.reasons;
    if (reason === undefined) return [`${head}  ${cells.file}`];
    const words = visible(reasonWords(reason));
    const used = Object.values(widths).reduce((sum, width) => sum + width + 2, 0);
    const room = style.columns - used;
    return room >= FEWEST_FOR_REASON
      ? [`${head}  ${fit(cells.file, widths.file)}  ${cutTo(words, room)}`]
      : [`${head}  ${cells.file}`, `    ${style.paint.dim(words)}`];
  });
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
  readonly file: string;
}

function cellsOf({ file, judgement, read }: SeenPaper): Cells {
  const { sender, number, date, due, currency } = read?.known ?? {};
  return {
    verdict: verdictWords(judgement.verdict, read?.documentType ?? null),
    sender: visible(sender ?? (read === null ? "" : "–")),
    number: visible(number ?? ""),
    date: date ?? "",
    due: due?.toString() ?? "",
    currency: currency ?? "",
    file: visible(file),
  };
}

import { paperHead } from "../../explain/paper-head.ts";
import type { Verdict } from "../../finding/verdict-words.ts";
import type { Reading } from "../../kinds/reading.ts";
import { visible, wrap } from "../terminal.ts";
import { LONGEST_LINE, type TableStyle } from "./figures.ts";
import { pageWords, sentence } from "./proof-lines.ts";

/** What begins every table: what to do and why, who bills whom for what, and which paper it is. */
export function paperLines(reading: Reading, style: TableStyle): readonly string[] {
  const { verdict, words, reasons, parties, title } = paperHead(reading);
  const about = [...title, pageWords(reading), reading.templateId].join(" · ");
  const lines = (text: string): readonly string[] =>
    wrap(visible(text), Math.min(style.columns, LONGEST_LINE));
  return [
    verdictPaint(verdict, style)(visible(words)),
    ...reasons.flatMap((reason) => reasonLines(reason, style)),
    ...lines(parties),
    ...lines(about).map(style.paint.dim),
  ];
}

function reasonLines(text: string, style: TableStyle): readonly string[] {
  const [first = "", ...others] = sentence(text, 4, style);
  return [`  – ${first.trimStart()}`, ...others];
}

/** The colour of a verdict. */
export function verdictPaint(
  verdict: Verdict,
  { paint }: Pick<TableStyle, "paint">,
): (text: string) => string {
  if (verdict === "pay") return paint.green;
  return verdict === "send-back" || verdict === "not-read" ? paint.red : paint.yellow;
}

import type { LabelledValue } from "../../explain/labelled-values.ts";
import { displayWidth, fit, visible, wrap } from "../plain-text.ts";
import { absentWords, LONGEST_LINE, pagesOf, type TableStyle } from "./figures.ts";

/** A value is broken at this width at the earliest, however narrow the terminal. */
const SHORTEST_VALUE = 20;

/** Groups of values that are mostly texts as lines under their headings: whole, broken where they are long. */
export function textLines(
  groups: readonly { readonly heading: string; readonly values: readonly LabelledValue[] }[],
  style: TableStyle,
): readonly string[] {
  const { paint, columns } = style;
  const all = groups.flatMap(({ values }) => values);
  const labelColumns = Math.max(0, ...all.map(({ label }) => displayWidth(label)));
  const pageColumns = Math.max(0, ...all.map(({ from }) => displayWidth(pagesOf(from)) + 3));
  const indent = 2 + labelColumns + 3;
  const room = Math.max(SHORTEST_VALUE, Math.min(columns, LONGEST_LINE) - indent - pageColumns);
  const broken = all.map((value) => wrap(visible(value.text ?? absentWords(value, style)), room));
  const widest = Math.max(0, ...broken.flat().map(displayWidth));
  const linesOf = ({ label, text, from }: LabelledValue, index: number): readonly string[] => {
    const [first = "", ...others] = broken[index] ?? [];
    const shown = text === null ? paint.dim(first) : first;
    const gap = " ".repeat(widest - displayWidth(first) + 3);
    const pages = from.length === 0 ? "" : gap + paint.dim(pagesOf(from));
    return [
      `  ${fit(label, labelColumns)}   ${shown}${pages}`,
      ...others.map((line) => " ".repeat(indent) + line),
    ];
  };
  let index = 0;
  return groups.flatMap(({ heading, values }) => [
    "",
    paint.bold(heading),
    ...values.flatMap((value) => linesOf(value, index++)),
  ]);
}

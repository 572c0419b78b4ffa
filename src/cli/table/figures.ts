import { displayWidth, fit, rightAligned, visible, wrap } from "../terminal.ts";
import type { Provenance } from "../../document/sourced.ts";
import type { LabelledValue } from "../../explain/labelled-values.ts";

/** How a table is to look. */
export interface TableStyle {
  readonly paint: {
    readonly bold: (text: string) => string;
    readonly dim: (text: string) => string;
    readonly red: (text: string) => string;
    readonly green: (text: string) => string;
    readonly yellow: (text: string) => string;
  };
  /** Columns of the terminal; infinite where the output is none. */
  readonly columns: number;
  /** Whether everything is shown that proves the reading, also what is as it should be. */
  readonly isFull: boolean;
  /** Fields whose values are left out because they are not certain enough; the others without a value are not printed. */
  readonly leftOut?: ReadonlySet<string>;
}

/** Sentences are broken at this width even where the terminal is wider: longer lines are hard to read. */
export const LONGEST_LINE: number = 100;

/** Longest text that stands among the figures; a longer one is cut. */
const LONGEST_TEXT = 28;

const FIGURE = /^(-?[\d,]+)(\.\d+)?( %)?$/;

/** The pages of a value: `p. 1`; nothing where it is not printed. */
export function pagesOf(from: readonly Provenance[]): string {
  const pages = new Set(from.map(({ pageNumber }) => pageNumber));
  return pages.size === 0 ? "" : `p. ${[...pages].join(", ")}`;
}

/** The values in equal width, figures under each other at the decimal point. */
export function alignedAtPoint(values: readonly string[]): readonly string[] {
  const parts = values.map((value) => {
    const [, whole, cents = "", percent = ""] = FIGURE.exec(value) ?? [];
    return whole === undefined ? null : { whole, tail: cents + percent };
  });
  const widestWhole = Math.max(0, ...parts.map((part) => part?.whole.length ?? 0));
  const widestTail = Math.max(0, ...parts.map((part) => part?.tail.length ?? 0));
  const texts = values.map((value, index) => {
    const part = parts[index] ?? null;
    if (part !== null) return part.whole.padStart(widestWhole) + part.tail.padEnd(widestTail);
    const text = visible(value);
    return displayWidth(text) > LONGEST_TEXT ? fit(text, LONGEST_TEXT) : text;
  });
  const widest = Math.max(0, ...texts.map(displayWidth));
  return texts.map((text) => rightAligned(text, widest));
}

/** What stands in the place of a value that there is none of. */
function absentWords({ path }: LabelledValue, { leftOut }: TableStyle): string {
  return leftOut?.has(path) === true ? "left out, see below" : "not printed";
}

/** Groups of values as lines under their headings; labels, values and pages of all groups stand under each other. */
export function valueLines(
  groups: readonly { readonly heading: string; readonly values: readonly LabelledValue[] }[],
  style: TableStyle,
): readonly string[] {
  const { paint } = style;
  const all = groups.flatMap(({ values }) => values);
  const labelColumns = Math.max(...all.map((value) => displayWidth(labelOf(value))));
  const texts = alignedAtPoint(all.map((value) => value.text ?? absentWords(value, style)));
  const lines: string[] = [];
  let index = 0;
  for (const { heading, values } of groups) {
    lines.push("", paint.bold(heading));
    for (const value of values) {
      const text = texts[index++] ?? "";
      const shown = value.text === null ? paint.dim(text) : text;
      const pages = value.from.length === 0 ? "" : `   ${paint.dim(pagesOf(value.from))}`;
      lines.push(`  ${fit(labelOf(value), labelColumns)}   ${shown}${pages}`);
    }
  }
  return lines;
}

/** A label that a paper prints is cut so that its amount stays on its line in a terminal of 80 columns. */
const LONGEST_LABEL = 42;

/** The value under a label that leaves room for its amount. */
export function withShortLabel(value: LabelledValue, { columns }: TableStyle): LabelledValue {
  const label = visible(value.label);
  const room = Math.max(LONGEST_LABEL, Math.min(columns, LONGEST_LINE) - 38);
  return { ...value, label: displayWidth(label) > room ? fit(label, room).trimEnd() : label };
}

function labelOf({ item, label, path }: LabelledValue): string {
  return path.startsWith("lines.") || path.startsWith("rates.")
    ? `${item.padEnd(4)}${label}`
    : label;
}

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

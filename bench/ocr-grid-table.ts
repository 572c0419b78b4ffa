import type { GridPage } from "./ocr-grid.ts";
import type { TokenOutcome, TokenStatus } from "./ocr-grid-tokens.ts";
import { markdownTable } from "./table.ts";

/** Lower ends of the buckets that certainties are counted in. */
const CERTAINTIES = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995];

/** What the grid found, as Markdown: one row for each condition and resolution, then certainty against truth. */
export function ocrGridReport(pages: readonly GridPage[]): string {
  return `${cellTable(pages)}\n\n${certaintyTable(pages)}\n`;
}

/** Amounts that came out wrong, one a line: the page, what is printed and what was read. */
export function ocrGridFaults(pages: readonly GridPage[]): string {
  return pages
    .flatMap(({ source, pageNumber, dpi, condition, outcome }) =>
      outcome.tokens
        .filter(({ status }) => status === "wrong" || status === "missing")
        .map(({ printed, got, certainty }) =>
          [source, pageNumber, dpi, condition, printed, got, certainty?.toFixed(3) ?? ""].join(
            "\t",
          ),
        ),
    )
    .join("\n");
}

function cellTable(pages: readonly GridPage[]): string {
  const names = [...new Set(pages.map(nameOf))];
  const rows = names.map((name) => [
    ...name.split("|"),
    ...figuresOf(pages.filter((page) => nameOf(page) === name)),
  ]);
  return markdownTable(
    ["condition", "dpi", "amounts", "exact", "as value", "wrong", "missing", "extra", "CPU s/page"],
    [...rows, ["all", "", ...figuresOf(pages)]],
  );
}

function nameOf({ condition, dpi }: GridPage): string {
  return `${condition}|${dpi}`;
}

function figuresOf(pages: readonly GridPage[]): readonly string[] {
  const tokens = pages.flatMap(({ outcome }) => outcome.tokens);
  const extra = pages.reduce((sum, { outcome }) => sum + outcome.extra.length, 0);
  const seconds = pages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  return [
    String(tokens.length),
    shareOf(tokens, ["exact"]),
    shareOf(tokens, ["exact", "value"]),
    shareOf(tokens, ["wrong"]),
    shareOf(tokens, ["missing"]),
    String(extra),
    (seconds / Math.max(1, pages.length)).toFixed(2),
  ];
}

function certaintyTable(pages: readonly GridPage[]): string {
  const tokens = pages.flatMap(({ outcome }) => outcome.tokens);
  const rows = CERTAINTIES.map((from, index) => {
    const upTo = CERTAINTIES[index + 1] ?? Infinity;
    const inside = tokens.filter(
      ({ certainty }) => certainty !== null && certainty >= from && certainty < upTo,
    );
    const name = upTo === Infinity ? `${from} and more` : `${from} to ${upTo}`;
    return [name, String(inside.length), shareOf(inside, ["exact", "value"])];
  });
  return markdownTable(["certainty", "amounts", "right as value"], rows);
}

function shareOf(tokens: readonly TokenOutcome[], wanted: readonly TokenStatus[]): string {
  if (tokens.length === 0) return "";
  const count = tokens.filter(({ status }) => wanted.includes(status)).length;
  return `${((100 * count) / tokens.length).toFixed(2)} %`;
}

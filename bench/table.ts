/** A table as plain text: the first column left, the others right. */
export function table(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, index) => pad(cell, widths[index] ?? 0, index)).join("  "))
    .join("\n");
}

/** The same as Markdown, as Prettier writes it. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = header.map((name, index) =>
    Math.max(3, name.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => pad(cell, widths[index] ?? 0, index)).join(" | ")} |`;
  const rule = widths.map((width, index) =>
    index === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(header), line(rule), ...rows.map(line)].join("\n");
}

/** The first column stands left, the others right. */
function pad(cell: string, width: number, columnIndex: number): string {
  return columnIndex === 0 ? cell.padEnd(width) : cell.padStart(width);
}

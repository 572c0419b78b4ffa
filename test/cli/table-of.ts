import { documentTable } from "../../src/cli/table/document-table.ts";
import type { TableStyle } from "../../src/cli/table/figures.ts";
import type { Reading } from "../../src/kinds/reading.ts";

const same = (text: string): string => text;

/** Nothing is painted. */
export const PAINT: TableStyle["paint"] = {
  bold: same,
  dim: same,
  red: same,
  green: same,
  yellow: same,
};

/** The table of a reading for a terminal of 80 columns. */
export function tableOf(reading: Reading, style: Partial<TableStyle> = {}): string {
  const whole = { paint: PAINT, columns: 80, isFull: false, ...style };
  return documentTable("march/first.pdf", { kind: "read", reading }, whole);
}

import { readFileSync } from "node:fs";
import type { DrawnLine } from "./drawn-lines.ts";

const HEIGHT = 48;

/** The lines of one file that `draw` wrote. */
export function readLines(name: string): readonly DrawnLine[] {
  const pixels = readFileSync(`build/alphabet/${name}.bin`);
  const rows = readFileSync(`build/alphabet/${name}.ndjson`, "utf8").split("\n").filter(Boolean);
  let at = 0;
  return rows.flatMap((row) => {
    if (row.at(-1) !== "}") return [];
    const { width, ...line } = JSON.parse(row) as Omit<DrawnLine, "grey"> & { width: number };
    if (at + width * HEIGHT > pixels.length) return [];
    const grey = { width, height: HEIGHT, pixels: pixels.subarray(at, (at += width * HEIGHT)) };
    return { ...line, grey };
  });
}

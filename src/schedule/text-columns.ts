import { centreX, overlapX, unionOf, width } from "../base/box.ts";
import type { Run } from "../layout/lines.ts";
import type { Label } from "../lexicon/labels.ts";
import type { SheetColumn } from "../lexicon/template.ts";
import type { TableRow } from "./rows.ts";
import { textOfWords } from "../page/page.ts";

/** Rows start their texts at the same left edge within this many points. */
const SAME_EDGE = 7;

/** A left edge that this share of the rows use begins a column. */
const USED = 0.3;

/**
 * Tells which text column a row's runs stand in. Columns begin at left edges that many rows share; captions name
 * them; what has no caption is description.
 */
export function textColumnsOf(
  rows: readonly TableRow[],
  textLabels: readonly Label<SheetColumn>[],
  hasItems: boolean,
): (row: TableRow) => ReadonlyMap<SheetColumn, readonly Run[]> {
  const edges = sharedEdges(rows);
  const names = edges.map((edge, index): SheetColumn | null => {
    const end = edges[index + 1] ?? Infinity;
    const over = textLabels.filter((label) => {
      const middle = Math.min(centreX(label.box), label.box.left + 60);
      return middle > edge - SAME_EDGE && middle < end - SAME_EDGE;
    });
    const middle = medianMiddle(rows, edge, end);
    const [nearest] = over.toSorted(
      (a, b) => Math.abs(centreX(a.box) - middle) - Math.abs(centreX(b.box) - middle),
    );
    const name = nearest?.meanings[0] ?? null;
    return name === "other" || name === "item" || name === "description" ? name : null;
  });
  const last = names.lastIndexOf("item");
  if ((hasItems || last > names.indexOf("item")) && last >= 0 && !names.includes("description"))
    names[last] = "description";
  // A column that few rows fill has no edge of its own: its caption stands over it.
  const labelledApart = (run: Run): SheetColumn | null => {
    const over = textLabels.find(
      (label) => label.meanings[0] === "other" && overlapX(label.box, run.box) > width(run.box) / 2,
    );
    return over?.meanings[0] ?? null;
  };
  return (row) => {
    const texts = new Map<SheetColumn, Run[]>();
    for (const run of row.text.flatMap((whole) => splitAtEdges(whole, edges))) {
      const index = edges.findLastIndex((edge) => run.box.left > edge - SAME_EDGE);
      const name = labelledApart(run) ?? names[index] ?? guessed(run, row, index);
      const runs = texts.get(name);
      if (runs === undefined) texts.set(name, [run]);
      else runs.push(run);
    }
    return texts;
  };
}

/** A number set close to its text is one run; a word that begins where a column begins starts a new cell. */
function splitAtEdges(run: Run, edges: readonly number[]): readonly Run[] {
  const cells: Run[] = [];
  let begin = 0;
  for (let index = 1; index <= run.words.length; index += 1) {
    const left = run.words[index]?.box.left;
    const isEdge = left !== undefined && edges.some((edge) => Math.abs(edge - left) < 2);
    if (index < run.words.length && !isEdge) continue;
    if (begin === 0 && index === run.words.length) return [run];
    const words = run.words.slice(begin, index);
    cells.push({ ...run, words, box: unionOf(words.map((word) => word.box)) });
    begin = index;
  }
  return cells;
}

/** Where the texts that begin between two edges have their middle. */
function medianMiddle(rows: readonly TableRow[], edge: number, end: number): number {
  const middles = rows
    .flatMap((row) => row.text)
    .filter(({ box }) => box.left > edge - SAME_EDGE && box.left < end - SAME_EDGE)
    .map(({ box }) => centreX(box))
    .toSorted((a, b) => a - b);
  return middles[middles.length >> 1] ?? edge;
}

/** Left edges of the rows' runs that many rows share, from left to right. */
function sharedEdges(rows: readonly TableRow[]): readonly number[] {
  const lefts = rows
    .flatMap((row) => row.text.map((run) => run.box.left))
    .toSorted((a, b) => a - b);
  const edges: { left: number; last: number; count: number }[] = [];
  for (const left of lefts) {
    const edge = edges.at(-1);
    if (edge !== undefined && left - edge.left < 2 * SAME_EDGE && left - edge.last < SAME_EDGE) {
      edge.count += 1;
      edge.last = left;
    } else edges.push({ left, last: left, count: 1 });
  }
  return edges.filter((edge) => edge.count >= USED * rows.length).map((edge) => edge.left);
}

/** Without a caption a short first run with a digit is the item's number. */
function guessed(run: Run, row: TableRow, index: number): SheetColumn {
  const text = textOfWords(run.words);
  const isFirst = row.text[0]?.words[0] === run.words[0] && row.text.length > 1 && index <= 0;
  return isFirst && /^(?:[\d.-]{1,9}|[A-Z])\.?$/.test(text) ? "item" : "description";
}

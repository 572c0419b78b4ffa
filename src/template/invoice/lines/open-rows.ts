import type { InvoicePaper } from "../invoice-paper.ts";
import { type ItemTable, tableOf } from "./item-table.ts";
import { type Cell, cellsOf, type Cutting } from "./line-cells.ts";

/** An amount at the end of a line. */
interface Ending {
  readonly index: number;
  readonly left: number;
  readonly right: number;
}

/** Amounts whose edges are this many points apart still stand below each other. */
const SAME_EDGE = 2.5;
/** Edges that are tried, those with the most amounts first. */
const MOST_EDGES = 5;

/** Tables without captions: lines whose last amounts stand below each other. */
export function openTables(cutting: Cutting): readonly ItemTable[] {
  const endings = endingsIn(cutting.paper, cutting);
  const groups = [...edgeGroups(endings, "right"), ...edgeGroups(endings, "left")]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_EDGES);
  const known = new Set<string>();
  return groups.flatMap((group) => {
    const indexes = group.map(({ index }) => index).toSorted((a, b) => a - b);
    const key = indexes.join(" ");
    if (known.has(key)) return [];
    known.add(key);
    return tableOf(indexes, cutting) ?? [];
  });
}

function endingsIn({ lines }: InvoicePaper, cutting: Cutting): readonly Ending[] {
  return lines.flatMap((line, index) => {
    if (line.figures.length === 0) return [];
    const cell = cellsOf(line, cutting).findLast(isAmount);
    return cell === undefined ? [] : [{ index, left: cell.box.left, right: cell.box.right }];
  });
}

function isAmount({ figure }: Cell): boolean {
  return figure !== null && !figure.isPercent && (figure.decimals === 2 || figure.currency !== "");
}

function edgeGroups(
  endings: readonly Ending[],
  edge: "left" | "right",
): readonly (readonly Ending[])[] {
  const groups: Ending[][] = [];
  let last = -Infinity;
  for (const ending of endings.toSorted((a, b) => a[edge] - b[edge] || a.index - b.index)) {
    if (ending[edge] - last > SAME_EDGE) groups.push([]);
    last = ending[edge];
    groups.at(-1)?.push(ending);
  }
  return groups;
}

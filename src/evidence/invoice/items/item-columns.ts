import { type Box, centreX, overlapX, unionOf, width } from "../../../base/box.ts";
import type { InvoiceColumn } from "../../../lexicon/invoice-template.ts";
import type { Caption } from "./caption-pieces.ts";
import type { Cell } from "./line-cells.ts";

/** A column of the items: what stands below each other. */
export interface ItemColumn {
  /** Null where nothing stands over it. */
  readonly caption: Caption | null;
  readonly meanings: readonly InvoiceColumn[];
  /** From the leftmost to the rightmost print of its cells. */
  readonly left: number;
  readonly right: number;
  readonly isFigures: boolean;
}

/** Cells of several lines whose places overlap. */
interface Cluster {
  readonly cells: readonly Cell[];
  readonly box: Box;
  readonly isFigures: boolean;
}

/** Edges that agree up to this many points are aligned. */
const ALIGNED = 3;
/** A column farther from its caption than this many points is not its own. */
const REACH = 70;

/** Finds the columns of some rows and which caption stands over which; both keep their order from left to right. */
export function itemColumns(
  rows: readonly (readonly Cell[])[],
  captions: readonly Caption[],
): readonly ItemColumn[] {
  const clusters = clustersOf(rows);
  const single = partnersOf(clusters, captions);
  const parted = partedCaptions(clusters, captions, single);
  const partners = parted === captions ? single : partnersOf(clusters, parted);
  return clusters.map(({ box, isFigures }, index) => {
    const caption = partners[index] ?? null;
    return {
      caption,
      meanings: caption?.meanings ?? [],
      left: box.left,
      right: box.right,
      isFigures,
    };
  });
}

/** Captions that stand over two columns are two where their words may be so read. */
function partedCaptions(
  clusters: readonly Cluster[],
  captions: readonly Caption[],
  partners: readonly (Caption | null)[],
): readonly Caption[] {
  const over = captions.filter(
    ({ parts, box }) =>
      parts !== undefined &&
      clusters.some((cluster, at) => partners[at] === null && overlapX(cluster.box, box) > 0),
  );
  if (over.length === 0) return captions;
  return captions.flatMap((caption) =>
    over.includes(caption) ? (caption.parts ?? []) : [caption],
  );
}

function clustersOf(rows: readonly (readonly Cell[])[]): readonly Cluster[] {
  const figures = rows.flatMap((row, at) =>
    row.filter(({ figure }) => figure !== null).map((cell) => ({ cell, at })),
  );
  const ofFigures = unionsOf(figures).flatMap(parted);
  const texts = rows.flatMap((row, at) =>
    row
      .filter(
        (cell) => cell.figure === null && !ofFigures.some(({ box }) => isMostlyIn(cell.box, box)),
      )
      .map((cell) => ({ cell, at })),
  );
  const ofTexts = unionsOf(texts).map(({ placed, box }) => clusterOf(placed, box, false));
  return [...ofFigures, ...ofTexts].toSorted((a, b) => centreX(a.box) - centreX(b.box));
}

interface Placed {
  readonly cell: Cell;
  /** Row that it stands in. */
  readonly at: number;
}

interface Union {
  readonly placed: readonly Placed[];
  readonly box: Box;
}

function clusterOf(placed: readonly Placed[], box: Box, isFigures: boolean): Cluster {
  return { cells: placed.map(({ cell }) => cell), box, isFigures };
}

/** Cells joined where their places overlap from left to right. */
function unionsOf(cells: readonly Placed[]): readonly Union[] {
  const sorted = cells.toSorted((a, b) => a.cell.box.left - b.cell.box.left || a.at - b.at);
  const unions: { placed: Placed[]; box: Box }[] = [];
  for (const placed of sorted) {
    const last = unions.at(-1);
    if (last !== undefined && placed.cell.box.left < last.box.right) {
      last.placed.push(placed);
      last.box = unionOf([last.box, placed.cell.box]);
    } else unions.push({ placed: [placed], box: placed.cell.box });
  }
  return unions;
}

/** Two figures of one row stand in two columns, which are then told apart by their right edges. */
function parted({ placed, box }: Union): readonly Cluster[] {
  const rows = new Set(placed.map(({ at }) => at));
  if (placed.length === rows.size) return [clusterOf(placed, box, true)];
  const groups: Placed[][] = [];
  let edge = -Infinity;
  for (const one of placed.toSorted((a, b) => a.cell.box.right - b.cell.box.right)) {
    if (one.cell.box.right - edge > ALIGNED) groups.push([]);
    edge = one.cell.box.right;
    groups.at(-1)?.push(one);
  }
  return groups.map((group) => clusterOf(group, unionOf(group.map(({ cell }) => cell.box)), true));
}

function isMostlyIn(box: Box, other: Box): boolean {
  return overlapX(box, other) > 0.5 * width(box);
}

/** For each cluster its caption: the pairs that fit best without crossing each other. */
function partnersOf(
  clusters: readonly Cluster[],
  captions: readonly Caption[],
): readonly (Caption | null)[] {
  const best: number[][] = Array.from({ length: clusters.length + 1 }, () =>
    Array.from({ length: captions.length + 1 }, () => 0),
  );
  const scoreAt = (i: number, j: number): number => best[i]?.[j] ?? 0;
  for (let i = clusters.length - 1; i >= 0; i -= 1) {
    for (let j = captions.length - 1; j >= 0; j -= 1) {
      const paired = affinityAt(clusters, captions, i, j) + scoreAt(i + 1, j + 1);
      const row = best[i];
      if (row !== undefined) row[j] = Math.max(scoreAt(i + 1, j), scoreAt(i, j + 1), paired);
    }
  }
  const partners: (Caption | null)[] = [];
  let j = 0;
  for (let i = 0; i < clusters.length; i += 1) {
    while (j < captions.length && scoreAt(i, j) === scoreAt(i, j + 1)) j += 1;
    const isPaired = j < captions.length && scoreAt(i, j) > scoreAt(i + 1, j);
    partners.push(isPaired ? (captions[j] ?? null) : null);
    if (isPaired) j += 1;
  }
  return partners;
}

const TEXT_MEANINGS: ReadonlySet<InvoiceColumn> = new Set(["description", "unit", "code"]);

function affinityAt(
  clusters: readonly Cluster[],
  captions: readonly Caption[],
  i: number,
  j: number,
): number {
  const [cluster, caption] = [clusters[i], captions[j]];
  if (cluster === undefined || caption === undefined) return -1;
  const shared = overlapX(cluster.box, caption.box);
  const isAligned =
    Math.abs(cluster.box.left - caption.box.left) < ALIGNED ||
    Math.abs(cluster.box.right - caption.box.right) < ALIGNED ||
    Math.abs(centreX(cluster.box) - centreX(caption.box)) < ALIGNED;
  const near =
    shared > 0
      ? 2 + shared / Math.max(1, Math.min(width(cluster.box), width(caption.box)))
      : 1.2 - -shared / (REACH / 1.2);
  const [meaning] = caption.meanings;
  const isText = meaning !== undefined && TEXT_MEANINGS.has(meaning);
  const kind =
    meaning === undefined || meaning === "other" ? -0.3 : isText === cluster.isFigures ? -0.8 : 0.3;
  return near + (isAligned ? 0.5 : 0) + kind + 0.2 * Math.min(1, cluster.cells.length / 3);
}

/** The column that a cell of any line stands in; -1 where it stands in none. */
export function columnOf(cell: Cell, columns: readonly ItemColumn[]): number {
  let best = -1;
  let most = -0.8 * (cell.words[0]?.glyphHeight ?? 0);
  columns.forEach((column, index) => {
    if (cell.figure !== null && !column.isFigures) return;
    const shared = Math.min(cell.box.right, column.right) - Math.max(cell.box.left, column.left);
    if (shared > most) {
      most = shared;
      best = index;
    }
  });
  return best;
}

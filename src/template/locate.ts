import { type Box, centreY, overlapX, overlapY } from "../base/box.ts";
import { cellAround } from "../layout/cells.ts";
import type { Run } from "../layout/lines.ts";
import type { Figure } from "./figures.ts";
import type { Label } from "./labels.ts";
import type { PagePieces, Piece } from "./pieces.ts";
import type { Look } from "./template.ts";

/** A figure that may be a label's value, by its place. */
export interface Located {
  readonly figure: Figure;
  readonly look: Look;
  /** 0 for the nearest in that direction, 1 for the next, … */
  readonly rank: number;
}

/** Further figures of a row are columns of something else. */
const MOST_TO_THE_RIGHT = 4;

/** A value hangs at most this many glyph heights below its caption: captions over boxes leave that much room. */
const DROP = 2.9;

/** A deeper cell holds more than a caption and its value; a shallower one has no room for a value. */
const CELL_DEPTH = 6;
const CELL_ROOM = 0.9;

/** A value stands at most this many glyph heights above its caption. */
const RISE = 1.5;

/** Figures that stand where the value of a label may stand, each with its direction, nearest first. */
export function figuresBeside<Meaning>(
  label: Label<Meaning>,
  page: PagePieces,
  look: Look,
): readonly Located[] {
  switch (look) {
    case "right":
      return toTheRight(label, page);
    case "below":
      return inColumn(label, page, "below");
    case "above":
      return inColumn(label, page, "above");
  }
}

/** Pieces to the right of a label on its own lines, up to the next text that is not filler. */
export function piecesToTheRight<Meaning>(
  label: Label<Meaning>,
  page: PagePieces,
): readonly Piece[] {
  const found: Piece[] = [];
  for (const row of rowsOf(label, page)) {
    for (const piece of rightOf(row.box, row.from, label, page)) {
      if (!found.includes(piece)) found.push(piece);
    }
  }
  return found;
}

function toTheRight<Meaning>(label: Label<Meaning>, page: PagePieces): readonly Located[] {
  const located: Located[] = [];
  const pieces = piecesToTheRight(label, page).filter((piece) => piece.figure !== null);
  for (const [index, piece] of pieces.entries()) {
    if (piece.figure === null || isSignOf(piece.figure, pieces[index + 1]?.figure)) continue;
    located.push({ figure: piece.figure, look: "right", rank: located.length });
    if (located.length === MOST_TO_THE_RIGHT) break;
  }
  return located;
}

/** A currency sign printed on the form belongs to the figure that was filled in beside it, a little higher or lower. */
function isSignOf(figure: Figure, next: Figure | null | undefined): boolean {
  const isSign = figure.form === "blank" && /^[$£€]$/.test(figure.printed);
  return (
    isSign &&
    next?.money !== null &&
    next !== undefined &&
    next !== null &&
    !/^[$£€]/.test(next.printed)
  );
}

interface Row {
  readonly box: Box;
  readonly from: number;
}

/** The lines on which a label's value may stand: its own, and that of a remark right below it. */
function rowsOf<Meaning>(label: Label<Meaning>, page: PagePieces): readonly Row[] {
  const rows = label.runs.map((run, index): Row => {
    const isLast = index === label.runs.length - 1;
    return { box: run.box, from: isLast ? label.box.left : run.box.right };
  });
  const last = label.runs.at(-1);
  if (last === undefined) return rows;
  const remark = openRemark(label, last) ?? remarkBelow(last, page);
  return remark === null ? rows : [...rows, { box: remark.box, from: remark.box.right }];
}

/** The next line of the text when the label's line ends inside a remark: "Total Retainage (Line 5a + 5b or". */
function openRemark<Meaning>(label: Label<Meaning>, last: Run): Run | null {
  const text = last.words.map((word) => word.text).join(" ");
  if (text.lastIndexOf("(") <= text.lastIndexOf(")")) return null;
  return label.stack[label.stack.indexOf(last) + 1] ?? null;
}

function remarkBelow(run: Run, page: PagePieces): Run | null {
  const reach = run.box.bottom + 0.9 * run.glyphHeight;
  for (const { line } of page.lines) {
    if (line.box.top > reach) return null;
    if (line.box.bottom < run.box.bottom) continue;
    for (const lower of line.runs) {
      const isBelow = lower.box.top > centreY(run.box) && overlapX(lower.box, run.box) > 0;
      if (isBelow && lower.words[0]?.text.startsWith("(") === true) return lower;
    }
  }
  return null;
}

function rightOf<Meaning>(
  row: Box,
  from: number,
  label: Label<Meaning>,
  page: PagePieces,
): readonly Piece[] {
  const beside: Piece[] = [];
  for (const { line, pieces } of page.lines) {
    if (line.box.top > row.bottom) break;
    if (line.box.bottom < row.top) continue;
    for (const piece of pieces) {
      if (piece.box.right > from && isLevel(piece.box, row)) beside.push(piece);
    }
  }
  beside.sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top);
  const reached: Piece[] = [];
  for (const piece of beside) {
    const isOwn = label.runs.includes(piece.run) || label.stack.includes(piece.run);
    if (piece.words.some((word) => label.words.includes(word))) continue;
    if (piece.figure !== null && piece.box.left > label.box.left) reached.push(piece);
    else if (!piece.isFiller && !isOwn) break;
  }
  return reached;
}

/** A figure is on a label's line when its middle lies within the label's height, or the reverse. */
function isLevel(box: Box, row: Box): boolean {
  const middle = centreY(box);
  const rowMiddle = centreY(row);
  return (
    overlapY(box, row) > 0 &&
    ((middle > row.top && middle < row.bottom) || (rowMiddle > box.top && rowMiddle < box.bottom))
  );
}

function inColumn<Meaning>(
  label: Label<Meaning>,
  page: PagePieces,
  look: "below" | "above",
): readonly Located[] {
  const edge = look === "below" ? label.stack.at(-1) : label.runs[0];
  if (edge === undefined || label.stack.length > label.runs.length + 2) return [];
  const reach = look === "below" ? reachBelow(label, edge, page) : reachAbove(label, edge);
  const isDown = look === "below";
  for (let step = 0; step < page.lines.length; step += 1) {
    const at = page.lines[isDown ? step : page.lines.length - 1 - step];
    if (at === undefined || !isWithin(at.line.box, reach)) continue;
    const met = at.pieces.filter(
      (piece) =>
        overlapX(piece.box, reach) > 0 &&
        overlapY(piece.box, reach) > 0 &&
        !label.stack.includes(piece.run) &&
        (piece.figure !== null || !piece.isFiller),
    );
    if (met.length === 0) continue;
    return met
      .flatMap((piece) => (piece.figure === null ? [] : [piece.figure]))
      .map((figure, rank) => ({ figure, look, rank }));
  }
  return [];
}

function isWithin(line: Box, reach: Box): boolean {
  return centreY(line) > reach.top && line.top < reach.bottom;
}

/** Below a caption a value may stand anywhere in the drawn cell; without a cell, a little way down. */
function reachBelow<Meaning>(label: Label<Meaning>, edge: Run, page: PagePieces): Box {
  const cell = cellAround(label.box, page.layout.page);
  const height = edge.glyphHeight;
  const depth = cell === null ? 0 : cell.bottom - edge.box.bottom;
  if (cell !== null && depth > CELL_ROOM * height && depth < CELL_DEPTH * height)
    return { ...cell, top: centreY(edge.box) };
  return {
    left: label.box.left - height,
    right: Math.max(label.box.right, label.box.left + 5 * height),
    top: centreY(edge.box),
    bottom: edge.box.bottom + DROP * height,
  };
}

function reachAbove<Meaning>(label: Label<Meaning>, edge: Run): Box {
  const height = edge.glyphHeight;
  return {
    left: label.box.left - height,
    right: Math.max(label.box.right, label.box.left + 5 * height),
    top: edge.box.top - RISE * height,
    bottom: centreY(edge.box),
  };
}

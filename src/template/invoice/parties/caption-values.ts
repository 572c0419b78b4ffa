import { centreX, overlapX } from "../../../base/box.ts";
import { captionText, GENERIC, ROLES } from "./caption-texts.ts";
import type { Mention } from "./mention.ts";
import { nameInLines } from "./name-lines.ts";
import { isStreet, legalFormWorth } from "./name-looks.ts";
import { cleanName } from "./name-texts.ts";
import { captionShare, isTableTop, type PartyPaper, type Piece } from "./party-paper.ts";
import { headsNeither, type PartyLabel, plainCaption } from "./plain-captions.ts";

/** A name beside its caption. */
export interface Value {
  readonly text: string;
  readonly words: Mention["words"];
  readonly piece: Piece;
  readonly look: "behind" | "right" | "below";
}

/** The name in the text right of a caption. */
export function rightOf(label: PartyLabel, piece: Piece, party: PartyPaper): Value | null {
  const { words } = party.paper;
  const next = textRightOf(piece, party);
  if (next === null || next.run.box.left - label.box.right > 24 * piece.run.glyphHeight)
    return null;
  if (captionShare(next) > 0.6 && legalFormWorth(next.text, words) < 0.8) return null;
  if (headsNeither(next) || plainCaption(next) !== null) return null;
  if (isStreet(next.text)) {
    const above = nameInLines(linesAbove(next, party), words);
    if (above !== null) return { ...above, look: "right" };
  }
  const text = cleanName(next.text, words);
  return text === null ? null : { text, words: next.run.words, piece: next, look: "right" };
}

/** The first text right of another on its level, which may be cut as the line above or below. */
function textRightOf({ run, at }: Piece, { paper, pieceOf }: PartyPaper): Piece | null {
  const near: Piece[] = [];
  for (const line of paper.lines.slice(Math.max(0, at - 1), at + 2)) {
    for (const other of line.line.runs) {
      const found = pieceOf.get(other);
      if (found === undefined || other === run || other.box.left < run.box.right - 1) continue;
      const drift = Math.abs(other.box.bottom - run.box.bottom);
      if (other.pageNumber === run.pageNumber && drift < 0.7 * run.glyphHeight) near.push(found);
    }
  }
  return near.toSorted((a, b) => a.run.box.left - b.run.box.left)[0] ?? null;
}

/** The lines of an address up to one that a caption stands beside: with the name, where the caption is centred. */
function linesAbove(piece: Piece, { pieceOf }: PartyPaper): readonly Piece[] {
  const { runs } = piece.block;
  const lines: Piece[] = [piece];
  for (let at = runs.indexOf(piece.run) - 1; at >= 0 && lines.length < 3; at -= 1) {
    const above = pieceOf.get(runs[at] ?? piece.run);
    if (above === undefined || above.line.line.runs[0] !== above.run) break;
    lines.unshift(above);
  }
  return lines;
}

const MOST_BELOW = 10;

/** The name among the lines that hang below a caption in its column. */
export function belowOf(label: PartyLabel, piece: Piece, party: PartyPaper): Value | null {
  const lines = columnBelow(piece, party, label);
  const found = nameInLines(lines, party.paper.words);
  return found === null ? null : { ...found, look: "below" };
}

function columnBelow(piece: Piece, party: PartyPaper, label: PartyLabel): readonly Piece[] {
  const { run, at } = piece;
  const lines: Piece[] = [];
  let bottom = run.box.bottom;
  const isBanner = isCentred(piece);
  for (
    let index = at + 1;
    index < party.paper.lines.length && lines.length < MOST_BELOW;
    index += 1
  ) {
    const own = party.paper.lines[index];
    if (own === undefined || own.line.pageNumber !== run.pageNumber) break;
    const [first] = lines;
    const room = lines.length === 0 ? 4.5 * run.glyphHeight : 2.2 * (first?.run.glyphHeight ?? 10);
    if (own.line.box.top - bottom > room) break;
    const met = own.line.runs.filter(
      (other) => isBanner || isUnder(other.box, first?.run.box ?? label.box, run),
    );
    const nearest = isBanner
      ? met[0]
      : met.toSorted(
          (a, b) => Math.abs(a.box.left - run.box.left) - Math.abs(b.box.left - run.box.left),
        )[0];
    const found = nearest === undefined ? undefined : party.pieceOf.get(nearest);
    if (found === undefined || found.run.box.top < bottom - 0.5 * run.glyphHeight) continue;
    if (found.run.box.top - bottom > room || isPartyCaption(found)) break;
    if (isTableTop(found, party)) break;
    lines.push(found);
    bottom = found.run.box.bottom;
  }
  return lines;
}

/** A heading of the whole width: all lines below are its own. */
function isCentred({ run, line: { line, page } }: Piece): boolean {
  const drift = Math.abs(centreX(run.box) - page.width / 2);
  return line.runs.length === 1 && drift < 0.04 * page.width && run.box.left > 0.2 * page.width;
}

function isUnder(box: Piece["run"]["box"], head: Piece["run"]["box"], run: Piece["run"]): boolean {
  const height = run.glyphHeight;
  return (
    Math.abs(box.left - head.left) < 3 * height ||
    Math.abs(centreX(box) - centreX(head)) < 2 * height ||
    (overlapX(box, head) > 0 && box.left > head.left - 6 * height && box.left < head.right + height)
  );
}

function isPartyCaption(piece: Piece): boolean {
  return (
    headsNeither(piece) ||
    piece.labels.some(
      (label) =>
        label.coverage > 0.74 &&
        ROLES.some((role) => label.meanings.includes(`role:${role}`)) &&
        !GENERIC.test(captionText(label)),
    )
  );
}

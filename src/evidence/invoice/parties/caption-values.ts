import { centreX, overlapX } from "../../../base/box.ts";
import { captionText, GENERIC } from "./caption-texts.ts";
import { isPartyLabel, isTableTop, type PartyPaper, type Piece } from "./party-paper.ts";
import { headsNeither, type PartyLabel } from "./plain-captions.ts";

/** The first text right of another on its level, which may be cut as the line above or below. */
export function textRightOf(piece: Piece, party: PartyPaper): Piece | null {
  const { right } = piece.run.box;
  return (
    levelWith(piece, party)
      .filter(({ run: { box } }) => box.left >= right - 1)
      .toSorted((a, b) => a.run.box.left - b.run.box.left)[0] ?? null
  );
}

/** The first text left of another on its level. */
export function textLeftOf(piece: Piece, party: PartyPaper): Piece | null {
  const { left } = piece.run.box;
  return (
    levelWith(piece, party)
      .filter(({ run: { box } }) => box.right <= left + 1)
      .toSorted((a, b) => b.run.box.right - a.run.box.right)[0] ?? null
  );
}

function levelWith({ run, at }: Piece, { paper, pieceOf }: PartyPaper): readonly Piece[] {
  return paper.lines.slice(Math.max(0, at - 1), at + 2).flatMap(({ line: { runs } }) =>
    runs.flatMap((other) => {
      const found = pieceOf.get(other);
      if (found === undefined || other === run || other.pageNumber !== run.pageNumber) return [];
      const drift = Math.abs(other.box.bottom - run.box.bottom);
      return drift < 0.7 * run.glyphHeight ? [found] : [];
    }),
  );
}

/** Lines below a caption that are looked at. */
const MOST_BELOW = 10;

/** The lines that hang below a caption in its column, up to the next caption of a party. */
export function columnBelow(piece: Piece, party: PartyPaper, label: PartyLabel): readonly Piece[] {
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
      (label) => label.coverage > 0.74 && isPartyLabel(label) && !GENERIC.test(captionText(label)),
    )
  );
}

import { overlapX } from "../../base/box.ts";
import type { Money } from "../../base/money.ts";
import type { AmountWords } from "../change-order-template.ts";
import type { Candidate } from "../candidates.ts";
import type { Figure } from "../figures.ts";
import type { Label } from "../labels.ts";
import type { PagePieces } from "../pieces.ts";
import { textOf } from "./text-block.ts";

const APPROVED =
  /\b(?:approved?|allowed|agreed|accepted|authori[sz]ed|we approve|negotiated|granted)\b/i;
const REQUESTED =
  /\b(?:requested|asked|proposed|submitted|you asked|claimed|quoted|original request)\b/i;

/** Whether the caption over a figure's column says approved or requested; null where it says neither. */
export function isApprovedColumn(figure: Figure, pages: readonly PagePieces[]): boolean | null {
  const page = pages.find(({ layout }) => layout.page.pageNumber === figure.pageNumber);
  if (page === undefined) return null;
  for (const { line, pieces } of page.lines.toReversed()) {
    if (line.box.bottom > figure.box.top || pieces.length < 2) continue;
    const over = pieces.find((piece) => overlapX(piece.box, figure.box) > 0);
    if (over === undefined) continue;
    if (over.figure !== null) continue;
    const text = textOf(over.words);
    if (REQUESTED.test(text)) return false;
    return APPROVED.test(text) ? true : null;
  }
  return null;
}

/** Whether the line of a figure has further amounts. */
export function isOneOfRow(figure: Figure, pages: readonly PagePieces[]): boolean {
  const page = pages.find(({ layout }) => layout.page.pageNumber === figure.pageNumber);
  const line = page?.lines.find(({ pieces }) => pieces.some((piece) => piece.figure === figure));
  const amounts = line?.pieces.filter((piece) => piece.figure?.form === "amount") ?? [];
  return amounts.length > 1;
}

/** Whether a figure stands on a line that says that it is superseded. */
export function isSuperseded(
  { from }: Candidate<Money>,
  words: readonly Label<keyof AmountWords>[],
): boolean {
  return words.some(
    ({ meanings, pageNumber, box }) =>
      meanings.includes("superseded") &&
      pageNumber === from.pageNumber &&
      box.top < from.box.bottom &&
      box.bottom > from.box.top,
  );
}

import { type Box, centreX, overlapX } from "../../base/box.ts";
import type { Money } from "../../base/money.ts";
import { phraseKeys } from "../../base/phrase.ts";
import { cellAround } from "../../layout/cells.ts";
import type { Word } from "../../page/page.ts";
import { type Candidate, provenanceOf } from "../candidates.ts";
import type { Figure } from "../figures.ts";
import type { PagePieces, Piece, PieceLine } from "../pieces.ts";
import type { LabelWords, PayApplicationField, PayApplicationTemplate } from "../template.ts";

/** Evidence of the right words alone: too little to be believed without an identity that holds. */
const BY_WORDS = 0.12;

/** Texts longer than this are sentences. */
const LONGEST_CAPTION = 16;

/** A caption stands at most this many glyph heights above or below its figure. */
const NEAR = 2.6;

/** A drawn cell deeper than this many figures holds more than one. */
const CELL_DEPTH = 6;

/** A remark in brackets, such as "(column H of schedule)", is no part of a caption. */
const REMARK = /\([^)]*(?:\)|$)/g;

interface PreparedWords {
  readonly field: PayApplicationField;
  readonly each: readonly ReadonlySet<string>[];
  readonly none: ReadonlySet<string>;
  readonly isDeduction: boolean;
}

/**
 * Candidates for fields that no label of the vocabulary gave: amounts whose captions hold the words that tell the
 * field. They need a proof by the form's arithmetic.
 */
export function findByWords(
  pages: readonly PagePieces[],
  template: PayApplicationTemplate,
  missing: ReadonlySet<PayApplicationField>,
  excluded: ReadonlySet<Figure>,
): ReadonlyMap<PayApplicationField, readonly Candidate<Money | null>[]> {
  const rules = preparedWords(template).filter(({ field }) => missing.has(field));
  const found = new Map<PayApplicationField, Candidate<Money | null>[]>();
  for (const page of pages) {
    page.lines.forEach((line, index) => {
      for (const piece of line.pieces) {
        const { figure } = piece;
        const money = figure === null || excluded.has(figure) ? null : figure.money;
        if (figure === null || money === null) continue;
        const captions = captionsOf(piece, line, index, page);
        for (const rule of rules.filter((own) => captions.some((keys) => tells(own, keys))))
          found.set(rule.field, [
            ...(found.get(rule.field) ?? []),
            candidateOf(figure, money, rule),
          ]);
      }
    });
  }
  return found;
}

function candidateOf(figure: Figure, money: Money, rule: PreparedWords): Candidate<Money | null> {
  return {
    value: rule.isDeduction ? money.absolute() : money,
    from: provenanceOf(figure),
    figure,
    look: "right",
    score: BY_WORDS,
    needsProof: "two",
    because: ["Its caption holds the words of this field, and the form's arithmetic proves it."],
  };
}

function preparedWords(template: PayApplicationTemplate): readonly PreparedWords[] {
  return Object.entries(template.fields).flatMap(([field, rule]) =>
    rule.words === undefined
      ? []
      : [prepare(field as PayApplicationField, rule.words, rule.isDeduction === true)],
  );
}

function prepare(
  field: PayApplicationField,
  words: LabelWords,
  isDeduction: boolean,
): PreparedWords {
  const keys = (phrases: readonly string[]): ReadonlySet<string> =>
    new Set(phrases.flatMap(phraseKeys));
  return { field, each: words.each.map(keys), none: keys(words.none), isDeduction };
}

function tells(rule: PreparedWords, keys: readonly string[]): boolean {
  return (
    rule.each.every((group) => keys.some((key) => group.has(key))) &&
    !keys.some((key) => rule.none.has(key))
  );
}

/** Captions that a figure may have: the text before it on its line, the text above, the text below, and in a table both. */
function captionsOf(
  piece: Piece,
  line: PieceLine,
  index: number,
  page: PagePieces,
): readonly (readonly string[])[] {
  const left = keysOf(textBefore(piece, line));
  const above = keysOf(
    textBeside(piece.box, page.lines.slice(Math.max(0, index - 4), index).toReversed()),
  );
  const below = keysOf(textBeside(piece.box, page.lines.slice(index + 1, index + 4)));
  const cell = keysOf(textInCell(piece.box, page));
  const header =
    left.length === 0 ? [] : keysOf(headerOver(piece.box, page.lines.slice(0, index).toReversed()));
  return [left, above, below, cell, header.length > 0 ? [...left, ...header] : []].filter(
    (keys) => keys.length > 0 && keys.length <= LONGEST_CAPTION,
  );
}

/** The text in a figure's drawn cell. */
function textInCell(box: Box, page: PagePieces): readonly Word[] {
  const cell = cellAround(box, page.layout.page);
  if (cell === null || cell.bottom - cell.top > CELL_DEPTH * (box.bottom - box.top)) return [];
  return page.lines.flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      piece.figure === null &&
      piece.box.left > cell.left - 1 &&
      piece.box.right < cell.right + 1 &&
      piece.box.top > cell.top - 1 &&
      piece.box.bottom < cell.bottom + 1
        ? piece.words
        : [],
    ),
  );
}

function keysOf(words: readonly Word[]): readonly string[] {
  const text = words.map((word) => word.text).join(" ");
  return words.length > LONGEST_CAPTION ? [] : phraseKeys(text.replace(REMARK, " "));
}

/** The last text before a figure on its line; other figures may stand between, another text may not. */
function textBefore(piece: Piece, line: PieceLine): readonly Word[] {
  const at = line.pieces.indexOf(piece);
  const text = line.pieces.findLast(
    (other, index) => index < at && other.figure === null && !other.isFiller,
  );
  return text?.words ?? [];
}

/** The nearest text over or under a figure; another figure ends the search. */
function textBeside(box: Box, lines: readonly PieceLine[]): readonly Word[] {
  const height = box.bottom - box.top;
  const found: Word[] = [];
  let edge = box;
  for (const { pieces } of lines) {
    const met = pieces.find((piece) => overlapX(piece.box, box) > 0 || isOver(piece.box, box));
    if (met === undefined) continue;
    const gap = Math.max(met.box.top - edge.bottom, edge.top - met.box.bottom);
    if (gap > NEAR * height || (met.figure !== null && found.length === 0)) return found;
    if (met.figure !== null || (found.length > 0 && gap > 0.6 * height)) return found;
    found.push(...met.words);
    edge = met.box;
  }
  return found;
}

/** The caption of a column: the first text upwards, however many figures stand between. */
function headerOver(box: Box, lines: readonly PieceLine[]): readonly Word[] {
  for (const { pieces } of lines) {
    const met = pieces.find((piece) => overlapX(piece.box, box) > 0);
    if (met === undefined || met.figure !== null) continue;
    return met.words;
  }
  return [];
}

function isOver(caption: Box, figure: Box): boolean {
  return (
    Math.abs(caption.left - figure.left) < 6 ||
    Math.abs(caption.right - figure.right) < 6 ||
    Math.abs(centreX(caption) - centreX(figure)) < 6
  );
}

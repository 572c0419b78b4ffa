import { centreX, overlapX } from "../../base/box.ts";
import { Money } from "../../base/money.ts";
import { phraseKeys } from "../../base/phrase.ts";
import type { EarlierChanges, SummaryLines } from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Run } from "../../layout/lines.ts";
import type { Word } from "../../page/page.ts";
import type { Figure } from "../../paper/figures.ts";
import type { PagePieces, PieceLine } from "../../paper/pieces.ts";
import { isCaption, type OrderVocabularies } from "./vocabularies.ts";
import { moneyOf } from "./read-sheet.ts";

/** What the small table of additions and deductions on the summary page says. */
export interface ChangesByMonths {
  readonly lines: Pick<
    SummaryLines,
    "changeOrderAdditions" | "changeOrderDeductions" | "changeOrderNet"
  >;
  /** The row of what was approved before; null where there is none. */
  readonly earlier: EarlierChanges | null;
}

const NOTHING: ChangesByMonths = {
  lines: { changeOrderAdditions: null, changeOrderDeductions: null, changeOrderNet: null },
  earlier: null,
};

/** Words of the rows of earlier months and of this one, as they are compared. */
const BEFORE = new Set(phraseKeys("previous"));
const NOW = new Set(phraseKeys("this current"));

/** The table is at most this many glyph heights deep below its captions. */
const DEPTH = 26;

/** Reads the change order summary of a page: the rows under "Additions" and "Deductions". */
export function changesByMonths(
  page: PagePieces | undefined,
  words: OrderVocabularies,
): ChangesByMonths {
  const runs = page?.lines.flatMap(({ line }) => line.runs) ?? [];
  const additions = runs.find((run) => isCaption(run.words, words.additions));
  const deductions = runs.find(
    (run) =>
      isCaption(run.words, words.deductions) &&
      additions !== undefined &&
      Math.abs(run.box.top - additions.box.top) < run.glyphHeight,
  );
  if (page === undefined || additions === undefined || deductions === undefined) return NOTHING;
  const below = page.lines.filter(
    ({ line }) =>
      line.box.top > additions.box.top &&
      line.box.top < additions.box.top + DEPTH * additions.glyphHeight,
  );
  const total = below.findIndex(
    (line) => captionOf(line, additions)[0] === "total" && isShort(line, additions),
  );
  const net = below.find(
    (line, index) =>
      index > total && captionOf(line, additions).slice(0, 2).join(" ") === "net change",
  );
  const totals = below[total];
  return {
    lines: {
      changeOrderAdditions: totals === undefined ? null : under(additions, totals, deductions),
      changeOrderDeductions: positive(
        totals === undefined ? null : under(deductions, totals, additions),
      ),
      changeOrderNet: net === undefined ? null : netOf(net, additions),
    },
    earlier: earlierOf(below.slice(0, Math.max(total, 0)), additions, deductions),
  };
}

/** The row "Total changes approved in previous months", whose caption may be broken over two lines. */
function earlierOf(
  rows: readonly PieceLine[],
  additions: Run,
  deductions: Run,
): EarlierChanges | null {
  const at = rows.findIndex((line) => captionOf(line, additions).some((key) => BEFORE.has(key)));
  const following = rows[at + 1];
  for (const row of [rows[at], ...(following === undefined ? [] : [following])]) {
    if (row === undefined || captionOf(row, additions).some((key) => NOW.has(key))) break;
    const found = {
      additions: under(additions, row, deductions),
      deductions: positive(under(deductions, row, additions)),
    };
    if (found.additions !== null || found.deductions !== null) return found;
  }
  return null;
}

/** A row's caption: the last run of text before the columns, so that a ledger beside the table stays out. */
function captionWords(line: PieceLine, additions: Run): readonly Word[] {
  const run = line.line.runs.findLast(
    ({ box, words }) =>
      box.left < additions.box.left - additions.glyphHeight &&
      words.some(
        (word) => /[\p{L}\d]/u.test(word.text) && !/^[$(]?[\d,]+\.\d{2}\)?$/.test(word.text),
      ),
  );
  return run?.words ?? [];
}

function captionOf(line: PieceLine, additions: Run): readonly string[] {
  return captionWords(line, additions).flatMap((word) => phraseKeys(word.text));
}

/** "Totals", not "Total approved this month". */
function isShort(line: PieceLine, additions: Run): boolean {
  return captionOf(line, additions).length < 3;
}

/** The figure of a row that stands under a caption and not under its neighbour. */
function under(caption: Run, line: PieceLine, neighbour: Run): Sourced<Money> | null {
  const apart = (run: Run, figure: Figure): number =>
    overlapX(run.box, figure.box) > 0
      ? 0
      : Math.min(
          Math.abs(centreX(run.box) - centreX(figure.box)),
          Math.abs(run.box.right - figure.box.right),
        );
  const near = line.pieces.flatMap(({ figure }) =>
    figure !== null && apart(caption, figure) < apart(neighbour, figure) ? [figure] : [],
  );
  const [nearest] = near.toSorted((a, b) => apart(caption, a) - apart(caption, b));
  const reach = 8 * caption.glyphHeight;
  return nearest !== undefined && apart(caption, nearest) < reach ? moneyOf(nearest) : null;
}

function positive(figure: Sourced<Money> | null): Sourced<Money> | null {
  return figure === null ? null : { ...figure, value: figure.value.absolute() };
}

function netOf(line: PieceLine, additions: Run): Sourced<Money> | null {
  const reach = additions.box.left - 12 * additions.glyphHeight;
  const figure = line.pieces.find(
    (piece) => piece.figure !== null && piece.box.left > reach,
  )?.figure;
  return moneyOf(figure ?? null);
}

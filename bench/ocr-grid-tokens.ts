import {
  centreX,
  centreY,
  height,
  holdsPoint,
  overlapX,
  width,
  type Box,
} from "../src/base/box.ts";
import type { Word } from "../src/page/page.ts";

/** What a recognition says of a place, in points of the picture it was given. */
export interface RecognisedWord {
  readonly text: string;
  readonly box: Box;
  /** From 0 to 1. */
  readonly certainty: number;
}

/** `value`: the same amount, written with other separators. */
export type TokenStatus = "exact" | "value" | "wrong" | "missing";

/** What became of one printed amount. */
export interface TokenOutcome {
  readonly printed: string;
  readonly got: string;
  readonly status: TokenStatus;
  /** The least of the pieces it was read from; null where nothing was read. */
  readonly certainty: number | null;
}

export interface PageOutcome {
  readonly tokens: readonly TokenOutcome[];
  /** Amounts that were read where the page has no word at all. */
  readonly extra: readonly string[];
}

/** Digits in groups or with two decimals, whatever sign of a currency or of a debt stands at it. */
const AMOUNT = /^[-(]*[$€£]?[-(]*(?:\d{1,3}(?:[,.’']\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})[)-]*$/;

/** Middles may stand this share of the height above or below the printed word. */
const LEVEL_SHARE = 0.25;

/** Holds the amounts among a page's own words against what was recognised at their places. */
export function judgePage(
  words: readonly Word[],
  recognised: readonly RecognisedWord[],
): PageOutcome {
  const pieces = recognised.flatMap(piecesOf);
  const printed = words.filter(({ text }) => AMOUNT.test(text));
  const roomy = words.map(({ box }) => grown(box));
  const extra = pieces.filter(
    ({ text, box }) =>
      AMOUNT.test(text) && !roomy.some((room) => holdsPoint(room, centreX(box), centreY(box))),
  );
  return {
    tokens: printed.map((word) => judgeToken(word, pieces)),
    extra: extra.map(({ text }) => text),
  };
}

function judgeToken({ text: printed, box }: Word, pieces: readonly RecognisedWord[]): TokenOutcome {
  const room = grown(box);
  const here = pieces
    .filter((piece) => isAt(piece.box, room) && /[\d()-]/.test(piece.text))
    .toSorted((one, other) => one.box.left - other.box.left);
  if (here.length === 0) return { printed, got: "", status: "missing", certainty: null };
  const got = here.map(({ text }) => text).join("");
  const certainty = Math.min(...here.map((piece) => piece.certainty));
  return { printed, got, status: statusOf(printed, got), certainty };
}

function isAt(box: Box, room: Box): boolean {
  const middle = centreY(box);
  if (middle < room.top || middle > room.bottom) return false;
  return overlapX(box, room) >= 0.5 * Math.min(width(box), width(room));
}

function grown(box: Box): Box {
  const by = LEVEL_SHARE * height(box);
  return { ...box, top: box.top - by, bottom: box.bottom + by };
}

/** A recogniser may give words of a line together: they share its box by their letters. */
function piecesOf(word: RecognisedWord): readonly RecognisedWord[] {
  const letterWidth = width(word.box) / Math.max(1, word.text.length);
  return [...word.text.matchAll(/\S+/g)].map((match) => {
    const left = word.box.left + match.index * letterWidth;
    const right = left + match[0].length * letterWidth;
    return { ...word, text: match[0], box: { ...word.box, left, right } };
  });
}

function statusOf(printed: string, got: string): TokenStatus {
  if (bare(printed) === bare(got)) return "exact";
  const value = valueOf(got);
  return value !== null && value === valueOf(printed) ? "value" : "wrong";
}

/** Without currency signs, which may be words of their own. */
function bare(text: string): string {
  return text.replace(/[$€£]/g, "").replace(/[−–—]/g, "-");
}

/** Sign, units and cents in one text; null for what is no amount. */
function valueOf(text: string): string | null {
  const match = /^([-(]*)(\d[\d.,’']*?)(?:[.,](\d{2}))?([)-]*)$/.exec(bare(text));
  if (match === null) return null;
  const [, before = "", units = "", cents = "00", behind = ""] = match;
  const sign = /[-(]/.test(before) || behind.includes("-") ? "-" : "";
  return `${sign}${units.replace(/\D/g, "")}.${cents}`;
}

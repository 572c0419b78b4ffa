import { letterSpacing, withGlyphRunsJoined } from "./letter-spacing.ts";
import { printable } from "./characters.ts";
import type { Address } from "./pdfium-exports.ts";
import { type Look, type TextRun, UPRIGHT_DEGREES } from "./text-runs.ts";

/** A word whose visibility is not yet judged, in upright coordinates with the origin at the bottom. */
export interface DraftWord {
  readonly text: string;
  /** The text object that its first character belongs to. */
  readonly object: Address;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly look: Look;
  readonly isBold: boolean;
  /** Whether the file says for each character what it means. */
  readonly isSure: boolean;
}

/** A gap wider than this share of the font size parts words. Kerning stays below it, the narrowest blanks of justified text above. */
const WORD_GAP = 0.14;

/** The same between pieces of text that are drawn by themselves: only spaced-out headings have such gaps without meaning one. */
const PIECE_GAP = 0.11;

/** Within spaced-out text, words stand apart by this share of the spacing more. */
const SPACED_WORD_GAP = 0.35;

/** A character that starts this share of the font size before the end of the last one belongs to another word. */
const STEP_BACK = 0.5;

/** Baselines further apart than this share of the font size part words: a raised footnote sign is no digit of the amount. */
const BASELINE_STEP = 0.12;

/** The same character this close to the last one, as a share of the font size, is the same one printed twice to look bold. */
const STRUCK_TWICE = 0.1;

/** Equal words looked back at for a reprint. */
const REPRINTS = 64;

/** Share of the font size above and below the baseline that a word's box takes. The same for all fonts, so that words of one line stand level. */
const ASCENT = 0.8;
const DESCENT = 0.2;

/** Fewer dots than this end a sentence or leave something out. */
const LEADER = 4;
const LEADER_DOTS = "....";
const DOT = 46;

/** Characters looked at to tell whether an amount goes on. */
const LONGEST_AMOUNT = 24;

const AMOUNT = /^\D*(?:\d{1,3}(?:[.,']\d{3})+|\d+)(?:[.,]\d{1,6})?\D*$/;

/** A gap after a label's colon is narrower where the value is drawn by itself. */
const COLON_GAP = 0.05;

interface OpenWord {
  readonly object: Address;
  readonly look: Look;
  readonly baseline: number;
  text: string;
  left: number;
  right: number;
  lastLeft: number;
  lastCode: number;
  lastRun: TextRun;
  isBold: boolean;
  isSure: boolean;
}

/** The words of the runs, in the order of the file. */
export function wordsOf(runs: readonly TextRun[]): DraftWord[] {
  const words: DraftWord[] = [];
  let open: OpenWord | null = null;
  for (const run of withGlyphRunsJoined(runs)) {
    if (Math.abs(run.look.angle) > UPRIGHT_DEGREES) words.push(...angledWords(run));
    else open = addRun(open, run, words);
  }
  if (open !== null) words.push(finished(open));
  return withoutReprints(words);
}

/** Words printed twice at nearly one place, to look bold or shaded, are one bold word. */
function withoutReprints(words: readonly DraftWord[]): DraftWord[] {
  const kept: DraftWord[] = [];
  const byText = new Map<string, number[]>();
  for (const word of words) {
    const same = byText.get(word.text) ?? [];
    const before = same.slice(-REPRINTS).find((index) => isReprint(kept[index], word));
    const first = before === undefined ? undefined : kept[before];
    if (before !== undefined && first !== undefined) {
      kept[before] = { ...first, isBold: true };
      continue;
    }
    if (same.length === 0) byText.set(word.text, same);
    same.push(kept.length);
    kept.push(word);
  }
  return kept;
}

function isReprint(first: DraftWord | undefined, word: DraftWord): boolean {
  if (first === undefined) return false;
  const near = STRUCK_TWICE * word.look.glyphHeight;
  return (
    Math.abs(first.left - word.left) < near &&
    Math.abs(first.right - word.right) < near &&
    Math.abs(first.bottom - word.bottom) < near
  );
}

/** Adds a run to the open word and to the finished ones; gives the word that is still open. */
function addRun(before: OpenWord | null, run: TextRun, words: DraftWord[]): OpenWord | null {
  let open = before;
  const spacing = letterSpacing(run);
  for (let index = 0; index < run.codes.length; index++) {
    const code = run.codes[index] ?? 32;
    if (open !== null && (code === 32 || isParted(open, run, { index, spacing }))) {
      words.push(finished(open));
      open = null;
    }
    if (code === 32) continue;
    if (open === null) open = begun(run, index);
    else if (isStruckTwice(open, run, index)) open.isBold = true;
    else grow(open, run, index);
  }
  return open;
}

function isParted(
  open: OpenWord,
  run: TextRun,
  { index, spacing }: { readonly index: number; readonly spacing: number },
): boolean {
  const em = Math.max(open.look.glyphHeight, run.look.glyphHeight);
  if (Math.abs(run.baseline - open.baseline) > BASELINE_STEP * em) return true;
  const left = run.lefts[index] ?? 0;
  const isSameRun = open.lastRun === run;
  // The letters of a ligature all stand where the ligature stands.
  if (isSameRun && left === open.lastLeft) return false;
  const gap = left - open.right - (isSameRun && index > 0 ? spacing : 0);
  if (index === 0 && open.text.endsWith(":") && gap > COLON_GAP * em) return true;
  const wordGap = index === 0 ? PIECE_GAP : WORD_GAP;
  if (gap > Math.max(wordGap * em, SPACED_WORD_GAP * spacing)) return true;
  if (isStruckTwice(open, run, index)) return false;
  if (gap < -STEP_BACK * em) return true;
  if (isLeaderEdge(open, run, index)) return true;
  return index === 0 && touchesAmount(open, run);
}

/** Dots that lead from a label to its value belong to neither, however near they are drawn. */
function isLeaderEdge({ text }: OpenWord, { codes }: TextRun, index: number): boolean {
  if (codes[index] !== DOT) return text.endsWith(LEADER_DOTS);
  if (text.endsWith(".")) return false;
  for (let next = index; next < index + LEADER; next++) if (codes[next] !== DOT) return false;
  return true;
}

/**
 * Two right-aligned columns may touch. Characters that would leave an amount malformed begin the
 * next one; writers that place a pair of digits by itself must not be torn.
 */
function touchesAmount({ text }: OpenWord, { codes }: TextRun): boolean {
  if (codes.length < 2 || !/\d[.,]\d\d\)?$/.test(text)) return false;
  const blank = codes.indexOf(32);
  const next = String.fromCharCode(...codes.slice(0, blank < 0 ? LONGEST_AMOUNT : blank));
  return /^[\d$(]/.test(next) && !AMOUNT.test(text + next);
}

function isStruckTwice(open: OpenWord, run: TextRun, index: number): boolean {
  if (run === open.lastRun || run.codes[index] !== open.lastCode) return false;
  const shift = Math.abs((run.lefts[index] ?? 0) - open.lastLeft);
  return shift < STRUCK_TWICE * run.look.glyphHeight;
}

function begun(run: TextRun, index: number): OpenWord {
  const left = run.lefts[index] ?? 0;
  const open: OpenWord = {
    object: run.object,
    look: run.look,
    baseline: run.baseline,
    text: "",
    left,
    right: left,
    lastLeft: left,
    lastCode: 0,
    lastRun: run,
    isBold: run.look.isBold,
    isSure: true,
  };
  grow(open, run, index);
  return open;
}

function grow(open: OpenWord, run: TextRun, index: number): void {
  const code = run.codes[index] ?? 32;
  const left = run.lefts[index] ?? 0;
  open.text += printable(code, run.look.font);
  open.left = Math.min(open.left, left);
  open.right = Math.max(open.right, run.rights[index] ?? left);
  open.lastLeft = left;
  open.lastCode = code;
  open.lastRun = run;
  if (run.unsure.length > 0 && run.unsure.includes(index)) open.isSure = false;
}

function finished(open: OpenWord): DraftWord {
  const { text, object, left, right, baseline, look, isBold, isSure } = open;
  return {
    text,
    object,
    left,
    right,
    bottom: baseline - DESCENT * look.glyphHeight,
    top: baseline + ASCENT * look.glyphHeight,
    look,
    isBold,
    isSure,
  };
}

/** Words of text that runs in another direction: split at blanks, boxed by what their characters cover. */
function angledWords(run: TextRun): DraftWord[] {
  const words: DraftWord[] = [];
  let start = 0;
  for (let index = 0; index <= run.codes.length; index++) {
    if (index < run.codes.length && run.codes[index] !== 32) continue;
    if (index > start) words.push(angledWord(run, start, index));
    start = index + 1;
  }
  return words;
}

function angledWord(run: TextRun, start: number, end: number): DraftWord {
  let text = "";
  for (let index = start; index < end; index++)
    text += printable(run.codes[index] ?? 32, run.look.font);
  return {
    text,
    object: run.object,
    left: Math.min(...run.lefts.slice(start, end)),
    right: Math.max(...run.rights.slice(start, end)),
    bottom: Math.min(...(run.bottoms ?? []).slice(start, end)),
    top: Math.max(...(run.tops ?? []).slice(start, end)),
    look: run.look,
    isBold: run.look.isBold,
    isSure: run.unsure.every((index) => index < start || index >= end),
  };
}

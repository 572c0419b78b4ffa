import { type Box, centreY, overlapX } from "../base/box.ts";
import { foldedKeys } from "../base/folded-words.ts";
import type { Run } from "../layout/lines.ts";
import type { Word } from "../page/page.ts";
import type { VendorLook } from "../lexicon/vendor-template.ts";
import type { InvoicePaper } from "../paper/invoice/invoice-paper.ts";
import type { PrintedText } from "../paper/invoice/printed-text.ts";

/** A phrase that may be the label of a value, with where the value stands. */
export interface LabelGuess {
  readonly phrase: string;
  readonly look: VendorLook;
}

/** A label has no more words. */
const MOST_WORDS = 8;
/** A caption hangs at most this many glyph heights over its value. */
const DROP = 5.5;

/** The phrases before, beside and above a value, the nearest first; no figure is in them. */
export function labelGuesses(place: PrintedText, paper: InvoicePaper): readonly LabelGuess[] {
  const { run, words, at } = place;
  const from = run.words.findIndex((word) => words.includes(word));
  const behind: LabelGuess = { phrase: phraseBefore(run, from), look: "behind" };
  const left = from > 0 ? [] : runsLeftOf(run, at, paper);
  const above = runAbove(run, at, paper);
  const beside = left.map(({ phrase }): LabelGuess => ({ phrase, look: "right" }));
  const over: LabelGuess[] = above === null ? [] : [{ phrase: above.phrase, look: "below" }];
  const [nearest] = left;
  const far = nearest === undefined ? 0 : (run.box.left - nearest.run.box.right) / FAR;
  const high = above === null ? 0 : run.box.top - above.run.box.bottom;
  const isNearerAbove = far > high + run.glyphHeight / 2;
  const guesses = isNearerAbove ? [...over, ...beside] : [...beside, ...over];
  return [behind, ...guesses].filter(({ phrase }) => phrase !== "");
}

/** A text with what may be a label in it. */
interface Labelling {
  readonly run: Run;
  readonly phrase: string;
}

/** A caption stands nearer above its value than beside it: so many times. */
const FAR = 12;

/** The words before a value in its own text; the first word of a value may begin with its label: "Ref:3". */
function phraseBefore({ words }: Run, from: number): string {
  const before = words.slice(0, Math.max(0, from)).map(({ text }) => text);
  const first = words[from]?.text ?? "";
  const isGlued = /^\p{L}+[.:#]+\S/u.test(first);
  return phraseOf(isGlued ? [...before, first.replace(/[.:#]+\S*$/, "")] : before, "last");
}

function textsOf({ words }: Run): readonly string[] {
  return words.map(({ text }) => text);
}

/** Words without digits that stand together, as a template writes them; empty where there are none. */
export function phraseOf(texts: readonly string[], which: "last" | "longest"): string {
  const stretches: string[][] = [[]];
  for (const text of texts) {
    if (/\d|%/.test(text)) stretches.push([]);
    else stretches.at(-1)?.push(text);
  }
  const phrases = stretches.map((words) => cleaned(words));
  if (which === "last") return phrases.at(-1) ?? "";
  return phrases.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function cleaned(words: readonly string[]): string {
  const phrase = words
    .slice(-MOST_WORDS)
    .join(" ")
    .toLowerCase()
    .replace(/[[\]|]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}]+|[^\p{L}.)#]+$/gu, "");
  return foldedKeys(phrase).join("").length > 1 && /\p{L}/u.test(phrase) ? phrase : "";
}

/** Texts left of a value on its level that are more than figures, the nearest first: the second may say what the first is of. */
function runsLeftOf(run: Run, at: number, paper: InvoicePaper): readonly Labelling[] {
  const near: Run[] = [];
  for (const { line } of paper.lines.slice(Math.max(0, at - 2), at + 3)) {
    if (line.pageNumber !== run.pageNumber) continue;
    near.push(
      ...line.runs.filter(
        (other) => other.box.right <= run.box.left + 1 && isLevel(other.box, run.box),
      ),
    );
  }
  return near
    .toSorted((a, b) => b.box.right - a.box.right)
    .flatMap((other) => labellingOf(other, paper) ?? [])
    .slice(0, MOST_LEFT);
}

const MOST_LEFT = 2;

/** The label in a text; null where it has none, as dates have none. */
function labellingOf(run: Run, { months }: InvoicePaper): Labelling | null {
  const phrase = phraseOf(textsOf(run), "longest");
  const isMonth = foldedKeys(phrase).every((key) => months.has(key));
  return phrase === "" || isMonth ? null : { run, phrase };
}

function isLevel(one: Box, other: Box): boolean {
  const middle = centreY(one);
  return middle > other.top && middle < other.bottom;
}

/** The nearest text above a value in its column that has letters. */
function runAbove(run: Run, at: number, paper: InvoicePaper): Labelling | null {
  for (let index = at - 1; index >= 0; index -= 1) {
    const line = paper.lines[index]?.line;
    if (line === undefined || line.pageNumber !== run.pageNumber) return null;
    if (run.box.top - line.box.bottom > DROP * run.glyphHeight) return null;
    const met = line.runs.find(
      (other) => overlapX(other.box, run.box) > 0 && other.box.bottom < centreY(run.box),
    );
    if (met !== undefined) return labellingOf(met, paper);
  }
  return null;
}

/** The captions above a value, the nearest first: of a column of items, whose first row may stand far below them. */
export function captionsAbove(
  words: readonly Word[],
  at: number,
  paper: InvoicePaper,
): readonly string[] {
  const [value] = words;
  const phrases: string[] = [];
  if (value === undefined) return phrases;
  const page = paper.lines[at]?.line.pageNumber;
  const box = { ...value.box, right: words.at(-1)?.box.right ?? value.box.right };
  for (let index = at - 1; index >= Math.max(0, at - 12); index -= 1) {
    const line = paper.lines[index];
    if (line === undefined || line.line.pageNumber !== page || phrases.length >= 3) break;
    if (line.figures.some(({ isMarked }) => isMarked)) continue;
    const met = line.line.runs.find((other) => overlapX(other.box, box) > 0);
    const phrase = met === undefined ? "" : phraseOf(textsOf(met), "longest");
    if (phrase !== "") phrases.push(phrase);
  }
  return phrases;
}

import { holdsMiddle } from "../base/box.ts";
import type { Grey } from "./picture/grey.ts";
import type { TextRun } from "./picture/text-runs.ts";
import type { PreparedPage } from "./prepared-page.ts";
import { likelyTexts, type Reading } from "./recognition/beam.ts";
import { fixedPitch } from "./recognition/fixed-pitch.ts";
import type { Lattice } from "./recognition/lattice.ts";
import { letterSizeOf } from "./recognition/letter-size.ts";
import { type LinePicture, linePicture, type PixelBox } from "./recognition/line-picture.ts";
import { type NumberReading, numberReadings } from "./recognition/number-readings.ts";
import type { Recogniser } from "./recognition/recogniser.ts";
import { type LineWord, wordsOfLine } from "./recognition/words-of-line.ts";

/** Where a font's letters end above and below the baseline, in font sizes. */
const ASCENDER = 0.9;
const DESCENDER = 0.21;

/** Longer lines are recognised piece by piece, cut at their widest blanks. */
export const LONGEST_LINE = 40;

/** A number whose best reading has this share of all is not looked at again. */
const SURE_SHARE = 0.95;

/** How a line is looked at: first as it is, then wider, then softer with more paper around it. */
const LOOKS = [
  { margins: { along: 0.25, across: 0.15 }, softness: 0.02, stretch: 0.85 },
  { margins: { along: 0.6, across: 0.12 }, softness: 0.02, stretch: 1.3 },
  { margins: { along: 0.8, across: 0.25 }, softness: 0.06, stretch: 1.05 },
] as const;

/** A line so many times as wide as high is a sentence without amounts, and bears to be narrower. */
const SENTENCE = 18;
const LOOK_AT_SENTENCES = { ...LOOKS[0], stretch: 0.72 };

interface Looked {
  readonly line: LinePicture;
  readonly lattice: Lattice;
}

/** Cuts a line out of the page and recognises it. */
export async function look(
  page: Grey,
  box: PixelBox,
  { recogniser, nth }: { readonly recogniser: Recogniser; readonly nth: 0 | 1 | 2 },
): Promise<Looked> {
  const text = box.bottom - box.top;
  const isSentence = nth === 0 && box.right - box.left > SENTENCE * text;
  const { softness, ...how } = isSentence ? LOOK_AT_SENTENCES : LOOKS[nth];
  const line = linePicture(page, box, {
    ...how,
    height: recogniser.lineHeight,
    softness: softness * text,
  });
  return { line, lattice: await recogniser.recognise(line.grey) };
}

/** A word before it is known how its page writes numbers. */
export interface DraftWord {
  readonly text: string;
  /** From ascender to descender of its font, in pixels of the page. */
  readonly box: PixelBox;
  readonly fontSize: number;
  readonly certainty: number;
  /** What a number could be, the most probable first; empty for words that are none. */
  readonly numbers: readonly NumberReading[];
}

/** The words of one run of text. */
export async function draftsOf(
  { grey, components, rulings, usualPitch }: PreparedPage,
  run: TextRun,
  recogniser: Recogniser,
): Promise<readonly DraftWord[]> {
  const { line, lattice } = await look(grey, run, { recogniser, nth: 0 });
  const letters = components.filter((component) => holdsMiddle(run, component));
  const words = wordsOfLine({
    lattice,
    left: run.left,
    right: run.right,
    height: run.height,
    gaps: run.gaps,
    pitch: fixedPitch({ ink: letters, height: run.height }, usualPitch),
    stepAt: (column) => ((column - line.left) * line.scale) / recogniser.stepPixels,
  });
  const { baselineAt, fontSize } = letterSizeOf(
    run,
    letters,
    words.map(({ text }) => text).join(""),
  );
  const drafts: DraftWord[] = [];
  for (const word of words) {
    const { left, right, text, certainty } = word;
    const baseline = baselineAt((left + right) / 2);
    const top = baseline - ASCENDER * fontSize;
    const bottom = baseline + DESCENDER * fontSize;
    const cell = { ...run, left, right };
    const numbers = await numbersOf(grey, cell, { word, recogniser });
    drafts.push({ text, certainty, box: { left, top, right, bottom }, fontSize, numbers });
  }
  const [first, ...others] = drafts;
  const isAtLine =
    first !== undefined &&
    rulings.vertical.some((line) => isTouching(line, run, AT_LINE * run.height));
  return isAtLine ? [withoutLineRest(first), ...others] : drafts;
}

/** A run that begins so near a ruling, in heights, may begin with a rest of it. */
const AT_LINE = 0.35;

function isTouching(line: PixelBox, run: TextRun, room: number): boolean {
  const isBeside = line.top < run.bottom && line.bottom > run.top;
  return isBeside && Math.abs(run.left - line.right) < room;
}

/** A word beside a ruling without the rest of it that looks like a mark; a number's sign there is in doubt. */
function withoutLineRest(word: DraftWord): DraftWord {
  const text = word.text.replace(/^[-–—"'|_·.:,]+(?=\p{L}{2})/u, "");
  const [best] = word.numbers;
  const signed = best?.spellings[0]?.text ?? "";
  if (best === undefined || !/^-\d/.test(signed)) return { ...word, text };
  const positive = { spellings: [{ text: signed.slice(1), share: 1 }], share: SIGN_DOUBT };
  const negative = { ...best, share: best.share * (1 - SIGN_DOUBT) };
  return { ...word, text, numbers: [negative, positive, ...word.numbers.slice(1)] };
}

/** Share of a reading without the minus sign that a ruling may have left. */
const SIGN_DOUBT = 0.3;

/** What a number could be. One that is not quite sure is looked at twice more, and all looks count. */
async function numbersOf(
  page: Grey,
  cell: PixelBox,
  {
    word: { readings, symbols },
    recogniser,
  }: { readonly word: LineWord; readonly recogniser: Recogniser },
): Promise<readonly NumberReading[]> {
  const numbers = numberReadings(readings);
  if (numbers.length === 0 || (numbers[0]?.share ?? 0) >= SURE_SHARE) return numbers;
  const all: Reading[] = [...readings];
  for (const nth of [1, 2] as const) {
    const { lattice } = await look(page, cell, { recogniser, nth });
    all.push(...likelyTexts(lattice, { from: 0, to: lattice.steps, mayBe: symbols }));
  }
  return numberReadings(all.map(({ text, share }) => ({ text, share: share / LOOKS.length })));
}

/** A run, or where it is too long for one picture its parts between its widest blanks. */
export function pieces(run: TextRun): readonly TextRun[] {
  const isLong = run.right - run.left > LONGEST_LINE * run.height;
  const middle = (run.left + run.right) / 2;
  const widest = run.gaps
    .filter((gap) => Math.abs((gap.from + gap.to) / 2 - middle) < (run.right - run.left) / 4)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  if (!isLong || widest === undefined) return [run];
  return [
    { ...run, right: widest.from, gaps: run.gaps.filter((gap) => gap.to < widest.from) },
    { ...run, left: widest.to, gaps: run.gaps.filter((gap) => gap.from > widest.to) },
  ].flatMap(pieces);
}

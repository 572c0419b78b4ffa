import type { Alternative } from "../page/page.ts";
import { type Component, componentsOf } from "./picture/components.ts";
import { flattened } from "./picture/flatten.ts";
import { type Grey, rotated, turned } from "./picture/grey.ts";
import { inkOf } from "./picture/ink.ts";
import { type PixelRulings, rulingsIn } from "./picture/rulings.ts";
import { quarterOf, skewOf } from "./picture/skew.ts";
import { type TextRun, textRunsOf } from "./picture/text-runs.ts";
import { withoutRulings } from "./picture/without-rulings.ts";
import { likelyTexts, type Reading } from "./recognition/beam.ts";
import { greedy, type Lattice } from "./recognition/lattice.ts";
import { letterSizeOf } from "./recognition/letter-size.ts";
import { loneDashes } from "./recognition/lone-dashes.ts";
import { type LinePicture, linePicture, type PixelBox } from "./recognition/line-picture.ts";
import {
  isWellSpelt,
  type NumberReading,
  numberReadings,
  type NumberStyle,
  spelt,
  styleOf,
} from "./recognition/numbers.ts";
import type { Recogniser } from "./recognition/recogniser.ts";
import { type LineWord, wordsOfLine } from "./recognition/words-of-line.ts";

/** A word in pixels of the straightened picture. */
export interface PictureWord {
  readonly text: string;
  /** From ascender to descender of its font, as printed words have it. */
  readonly box: PixelBox;
  readonly fontSize: number;
  /** 0 to 1. */
  readonly certainty: number;
  /** Other readings of a number that the picture allows, the most probable first. */
  readonly alternatives: readonly Alternative[];
}

/** What was recognised in a picture once it stands upright and straight. */
export interface PictureReading {
  /** By how many quarters clockwise the picture had to be turned, then by how many degrees. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly skewDegrees: number;
  /** Of the upright picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly PictureWord[];
  readonly rulings: PixelRulings;
}

/** A number whose best reading has this share of all is not looked at again. */
const SURE_SHARE = 0.98;

/** Less probable readings are no alternatives. */
const LEAST_SHARE = 0.004;

const MOST_ALTERNATIVES = 4;

/** Where a font's letters end above and below the baseline, in font sizes. */
const ASCENDER = 0.9;
const DESCENDER = 0.21;

/** Longer lines are recognised piece by piece, cut at their widest blanks. */
const LONGEST_LINE = 40;

/** Lines that are recognised to find out which way is up. */
const SAMPLE_LINES = 6;

/** Surer than this, a page stands upright. */
const UPRIGHT_CERTAINTY = 0.9;

/** Less certain words are signatures, stamps and dirt. */
const LEAST_CERTAINTY = 0.35;

interface Prepared {
  /** Upright and straight, as it was and without its ruling lines. */
  readonly straight: Grey;
  readonly grey: Grey;
  readonly rulings: PixelRulings;
  readonly runs: readonly TextRun[];
  readonly components: readonly Component[];
  readonly skewDegrees: number;
}

/** Reads the words of a page's picture, whatever way it lies; a part of a page lies as the page does. */
export async function recognisePicture(
  picture: Grey,
  recogniser: Recogniser,
  mayBeTurned: boolean = true,
): Promise<PictureReading> {
  const flat = flattened(picture);
  const quarter = mayBeTurned ? quarterOf(inkOf(flat)) : 0;
  const first = prepared(turned(flat, quarter));
  const isUpright = !mayBeTurned || (await sampleCertainty(first, recogniser)) >= UPRIGHT_CERTAINTY;
  const { page, quarterTurns } = isUpright
    ? { page: first, quarterTurns: quarter }
    : await righted(first, { quarter, recogniser });
  const drafts: DraftWord[] = [];
  for (const run of page.runs.flatMap(pieces)) {
    drafts.push(...(await draftsOf(page, run, recogniser)));
  }
  drafts.push(...dashesOf(page, drafts));
  const style = styleOf(drafts.flatMap(({ numbers }) => numbers.slice(0, 1)));
  const words = drafts
    .map((draft) => wordOf(draft, style))
    .filter(({ certainty }) => certainty >= LEAST_CERTAINTY);
  const { grey, rulings, skewDegrees } = page;
  return { quarterTurns, skewDegrees, width: grey.width, height: grey.height, words, rulings };
}

function prepared(upright: Grey): Prepared {
  const skewDegrees = skewOf(inkOf(upright));
  const straight = rotated(upright, -skewDegrees);
  const mask = inkOf(straight);
  const rulings = rulingsIn(mask);
  const clean = withoutRulings(straight, mask, rulings);
  const components = componentsOf(clean.mask);
  const runs = textRunsOf(components, straight);
  return { straight, grey: clean.grey, rulings, runs, components, skewDegrees };
}

/** Of a page and the same upside down, the one whose lines are recognised better. */
async function righted(
  page: Prepared,
  { quarter, recogniser }: { readonly quarter: 0 | 1; readonly recogniser: Recogniser },
): Promise<{ readonly page: Prepared; readonly quarterTurns: 0 | 1 | 2 | 3 }> {
  const over = prepared(turned(page.straight, 2));
  const asIs = await sampleCertainty(page, recogniser);
  const turnedOver = await sampleCertainty(over, recogniser);
  return turnedOver > asIs
    ? {
        page: { ...over, skewDegrees: page.skewDegrees + over.skewDegrees },
        quarterTurns: quarter === 0 ? 2 : 3,
      }
    : { page, quarterTurns: quarter };
}

/** How surely the longest lines of a page are recognised; 1 where there are none. */
async function sampleCertainty(page: Prepared, recogniser: Recogniser): Promise<number> {
  const samples = page.runs
    .filter((run) => run.right - run.left < LONGEST_LINE * run.height)
    .toSorted(
      (one, other) =>
        (other.right - other.left) / other.height - (one.right - one.left) / one.height,
    )
    .slice(0, SAMPLE_LINES);
  let sum = 0;
  for (const run of samples) {
    const { lattice } = await look(page.grey, run, { recogniser, nth: 0 });
    const seen = greedy(lattice);
    sum +=
      seen.reduce((total, { probability }) => total + probability, 0) / Math.max(1, seen.length);
  }
  return samples.length === 0 ? 1 : sum / samples.length;
}

/** How a line is looked at: first as it is, then wider, then softer with more paper around it. */
const LOOKS = [
  { margins: { along: 0.25, across: 0.15 }, softness: 0.02, stretch: 0.85 },
  { margins: { along: 0.6, across: 0.12 }, softness: 0.02, stretch: 1.3 },
  { margins: { along: 0.8, across: 0.25 }, softness: 0.06, stretch: 1.05 },
] as const;

interface Looked {
  readonly line: LinePicture;
  readonly lattice: Lattice;
}

async function look(
  page: Grey,
  box: PixelBox,
  { recogniser, nth }: { readonly recogniser: Recogniser; readonly nth: 0 | 1 | 2 },
): Promise<Looked> {
  const text = box.bottom - box.top;
  const { softness, ...how } = LOOKS[nth];
  const line = linePicture(page, box, {
    ...how,
    height: recogniser.lineHeight,
    softness: softness * text,
  });
  return { line, lattice: await recogniser.recognise(line.grey) };
}

/** Dashes that stand for nothing alone in their cell: forms print them where an amount is zero. */
function dashesOf(
  { components, runs, rulings }: Prepared,
  words: readonly DraftWord[],
): DraftWord[] {
  return loneDashes({
    components,
    runs,
    rulings,
    words: words.map(({ box, text }) => ({ box, text })),
  }).map(({ box, fontSize }) => ({
    text: "-",
    box,
    fontSize,
    certainty: DASH_CERTAINTY,
    numbers: [],
  }));
}

/** Dirt may look like a dash. */
const DASH_CERTAINTY = 0.85;

/** A word before it is known how its page writes numbers. */
interface DraftWord extends Pick<PictureWord, "text" | "box" | "fontSize" | "certainty"> {
  /** What a number could be, the most probable first; empty for words that are none. */
  readonly numbers: readonly NumberReading[];
}

function wordOf({ numbers, ...draft }: DraftWord, style: NumberStyle): PictureWord {
  const [best, ...others] = numbers;
  if (best === undefined) return { ...draft, alternatives: [] };
  const alternatives = others
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST_ALTERNATIVES)
    .map((other) => ({ text: spelt(other, style), share: other.share }));
  const text = spelt(best, style);
  const isSpeltAsSeen =
    isWellSpelt(text, style) && isWellSpelt(best.spellings[0]?.text ?? "", style);
  const certainty = isSpeltAsSeen ? best.share : Math.min(best.share, MENDED_CERTAINTY);
  return { ...draft, text, certainty, alternatives };
}

/** Certainty of a number whose separators are not those that its picture shows best. */
const MENDED_CERTAINTY = 0.9;

async function draftsOf(
  { grey, components, rulings }: Prepared,
  run: TextRun,
  recogniser: Recogniser,
): Promise<readonly DraftWord[]> {
  const { line, lattice } = await look(grey, run, { recogniser, nth: 0 });
  const words = wordsOfLine({
    lattice,
    left: run.left,
    right: run.right,
    height: run.height,
    gaps: run.gaps,
    stepAt: (column) => ((column - line.left) * line.scale) / recogniser.stepPixels,
  });
  const letters = components.filter((component) => isWithin(component, run));
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
  const text = word.text.replace(/^[-"'|_·.:,]+(?=[A-Za-z]{2})/, "");
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

function isWithin(component: Component, run: TextRun): boolean {
  const x = (component.left + component.right) / 2;
  const y = (component.top + component.bottom) / 2;
  return x >= run.left && x <= run.right && y >= run.top && y <= run.bottom;
}

/** A run, or where it is too long for one picture its parts between its widest blanks. */
function pieces(run: TextRun): readonly TextRun[] {
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

import { draftsOf, type DraftWord, LONGEST_LINE, look, pieces } from "./draft-words.ts";
import { withoutEdgeMarks } from "./edge-marks.ts";
import { flatPage } from "./flat-page.ts";
import { type Grey, turned } from "./picture/grey.ts";
import type { PixelRulings } from "./picture/rulings.ts";
import { quarterOf } from "./picture/skew.ts";
import { mendedPage, type PreparedPage, preparedPage } from "./prepared-page.ts";
import { greedy } from "./recognition/lattice.ts";
import type { PixelBox } from "./recognition/line-picture.ts";
import { loneDashes } from "./recognition/lone-dashes.ts";
import { isWellSpelt, type NumberStyle, spelt, styleOf } from "./recognition/number-readings.ts";
import type { Recogniser } from "./recognition/recogniser.ts";
import type { Alternative } from "../page/page.ts";

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

/** Less probable readings are no alternatives. */
const LEAST_SHARE = 0.004;

const MOST_ALTERNATIVES = 4;

/** Lines that are recognised to find out which way is up. */
const SAMPLE_LINES = 6;

/** Surer than this, a page stands upright. */
const UPRIGHT_CERTAINTY = 0.9;

/** Less certain words are signatures, stamps and dirt. */
const LEAST_CERTAINTY = 0.35;

/** Reads the words of a page's picture, whatever way it lies; a part of a page lies as the page does. */
export async function recognisePicture(
  picture: Grey,
  recogniser: Recogniser,
  mayBeTurned: boolean = true,
): Promise<PictureReading> {
  const { flat, components, letterHeight } = flatPage(picture);
  const quarter = mayBeTurned ? quarterOf(components, letterHeight) : 0;
  const first = preparedPage(turned(flat, quarter));
  const standing = mayBeTurned
    ? await righted(first, { quarter, recogniser })
    : { page: first, quarterTurns: quarter, certainty: 1 };
  const { quarterTurns } = standing;
  const page = await whole(standing, recogniser);
  const drafts: DraftWord[] = [];
  for (const run of page.runs.flatMap(pieces)) {
    drafts.push(...(await draftsOf(page, run, recogniser)));
  }
  drafts.push(...dashesOf(page, drafts));
  const style = styleOf(drafts.flatMap(({ numbers }) => numbers.slice(0, 1)));
  const all = drafts
    .map((draft) => wordOf(draft, style))
    .filter(({ certainty }) => certainty >= LEAST_CERTAINTY);
  const words = mayBeTurned ? withoutEdgeMarks(all) : all;
  const { grey, rulings, skewDegrees } = page;
  return { quarterTurns, skewDegrees, width: grey.width, height: grey.height, words, rulings };
}

/** A page the right way up, and how surely its longest lines are recognised. */
interface Standing {
  readonly page: PreparedPage;
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly certainty: number;
}

/** Of a page and the same upside down, the one whose lines are recognised better; the page itself where they are surely recognised. */
async function righted(
  page: PreparedPage,
  { quarter, recogniser }: { readonly quarter: 0 | 1; readonly recogniser: Recogniser },
): Promise<Standing> {
  const asIs = await sampleCertainty(page, recogniser);
  if (asIs >= UPRIGHT_CERTAINTY) return { page, quarterTurns: quarter, certainty: asIs };
  const over = preparedPage(turned(page.straight, 2));
  const turnedOver = await sampleCertainty(over, recogniser);
  return turnedOver > asIs
    ? {
        page: { ...over, skewDegrees: page.skewDegrees + over.skewDegrees },
        quarterTurns: quarter === 0 ? 2 : 3,
        certainty: turnedOver,
      }
    : { page, quarterTurns: quarter, certainty: asIs };
}

/**
 * The page with its broken letters mended, where its longest lines are not surely recognised and are as sure of far fewer pieces
 * when all ink is spread a little; else the page as it is.
 */
async function whole({ page, certainty }: Standing, recogniser: Recogniser): Promise<PreparedPage> {
  if (certainty >= WHOLE_CERTAINTY || !isInPieces(page)) return page;
  const mended = mendedPage(page);
  if (mended.runs.length > FEWER_PIECES * page.runs.length) return page;
  return (await sampleCertainty(mended, recogniser)) >= certainty - AS_SURE ? mended : page;
}

/** Surer than this, letters are whole. */
const WHOLE_CERTAINTY = 0.94;

function isInPieces({ runs }: PreparedPage): boolean {
  const short = runs.filter(({ left, right, height }) => right - left < SHORT_PIECE * height);
  return short.length > SHORT_SHARE * runs.length;
}

/** In heights: a letter or two. Of pages with whole letters, tables of figures among them, no more than a sixth are so short. */
const SHORT_PIECE = 2;
const SHORT_SHARE = 0.25;

/** Letters were broken where mending leaves this share of the pieces, and the longest of them, now whole lines, are as surely recognised. */
const FEWER_PIECES = 0.6;
const AS_SURE = 0.05;

/** How surely the longest lines of a page are recognised; 1 where there are none. */
async function sampleCertainty(page: PreparedPage, recogniser: Recogniser): Promise<number> {
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

/** Dashes that stand for nothing alone in their cell: forms print them where an amount is zero. */
function dashesOf(
  { components, runs, rulings }: PreparedPage,
  words: readonly DraftWord[],
): DraftWord[] {
  return loneDashes({ components, runs, rulings, words }).map(({ box, fontSize }) => ({
    text: "-",
    box,
    fontSize,
    certainty: DASH_CERTAINTY,
    numbers: [],
  }));
}

/** Dirt may look like a dash. */
const DASH_CERTAINTY = 0.85;

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

/** What the process that recognises pictures is asked, one picture at a time. */
export interface OcrTask {
  readonly id: number;
  readonly picture: Grey;
  /** False for a part of a page that stands upright. */
  readonly mayBeTurned: boolean;
}

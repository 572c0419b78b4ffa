import { type Colour, isSameTone, over, WHITE } from "./colour.ts";
import type { Area, PageObjects } from "./page-objects.ts";
import { UPRIGHT_DEGREES } from "./text-runs.ts";
import type { PdfBox } from "./upright.ts";
import type { DraftWord } from "./words.ts";

/** Smaller text, in points, cannot be read by a person. */
const SMALLEST = 1;

/** A picture that covers this share of the page is the page: a scan. */
const FULL_PAGE = 0.7;

/** A cover may leave this share of the font size uncovered at each end, and twice as much above and below. */
const PEEPING_OUT = 0.15;

/** Rows and columns of the raster on which picture cover is measured. */
const RASTER = 40;

/**
 * Whether a person sees a word; `clipped` is cut away at the edge of what it stands in, `recognised`
 * belongs to a scan's picture as somebody else read it.
 */
type Visibility = "seen" | "hidden" | "clipped" | "recognised";

/** Judges the words of one page. */
interface Judge {
  judge(word: DraftWord): Visibility;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Judges by how a word is drawn and by what is painted below and above it. */
export function judgeOf({ areas, textOrder, textClips }: PageObjects, page: Size): Judge {
  const scan = areas.find((area) => area.isPicture && shareOf(area, page) >= FULL_PAGE) ?? null;
  const covers = areas.filter((area) => area.isCover);
  const lossOf = new Map<Colour | null, boolean>();
  const mayBeLost = (ink: Colour | null): boolean => {
    const known = lossOf.get(ink);
    if (known !== undefined) return known;
    const isPossible = mayLoseItself(ink, areas);
    lossOf.set(ink, isPossible);
    return isPossible;
  };
  return {
    judge(word: DraftWord): Visibility {
      const order = textOrder.get(word.object) ?? 0;
      const clip = textClips.get(word.object);
      if (isBeyondSight(word, page)) return "hidden";
      const isBelowScan = scan !== null && scan.order > order && holdsMiddle(scan, word);
      if (word.look.isInvisible || isBelowScan) {
        return scan !== null && holdsMiddle(scan, word) ? "recognised" : "hidden";
      }
      const isUnseen =
        (mayBeLost(word.look.ink) && isLost(word, order, areas)) || isCovered(word, order, covers);
      if (isUnseen) return "hidden";
      return clip !== undefined && !isWithin(clip, word) ? "clipped" : "seen";
    },
  };
}

/** Share of the page that pictures cover, as far as a coarse raster tells. */
export function pictureShare({ areas }: PageObjects, page: Size): number {
  const pictures = areas.filter((area) => area.isPicture);
  if (pictures.length === 0) return 0;
  let covered = 0;
  for (let row = 0; row < RASTER; row++) {
    const y = ((row + 0.5) / RASTER) * page.height;
    const inRow = pictures.filter(({ box }) => y >= box.bottom && y <= box.top);
    if (inRow.length === 0) continue;
    for (let column = 0; column < RASTER; column++) {
      const x = ((column + 0.5) / RASTER) * page.width;
      if (inRow.some(({ box }) => x >= box.left && x <= box.right)) covered++;
    }
  }
  return covered / (RASTER * RASTER);
}

function isBeyondSight(word: DraftWord, page: Size): boolean {
  const { look } = word;
  const x = (word.left + word.right) / 2;
  const y = (word.bottom + word.top) / 2;
  return (
    Math.abs(look.angle) > UPRIGHT_DEGREES ||
    look.ink?.opacity === 0 ||
    look.glyphHeight < SMALLEST ||
    !(x >= 0 && x <= page.width && y >= 0 && y <= page.height)
  );
}

/** Whether the paper or anything painted has the tone of an ink. Asked once for each ink: words are many. */
function mayLoseItself(ink: Colour | null, areas: readonly Area[]): boolean {
  if (ink === null) return false;
  return (
    isSameTone(ink, WHITE) || areas.some(({ colour }) => colour !== null && isSameTone(colour, ink))
  );
}

/** Ink of the tone of its ground: white on white paper, black on a black bar. */
function isLost(word: DraftWord, order: number, areas: readonly Area[]): boolean {
  const { ink } = word.look;
  if (ink === null) return false;
  let ground: Colour | null = WHITE;
  for (const area of areas) {
    if (area.order < order && holdsMiddle(area, word)) ground = laidOver(ground, area.colour);
  }
  return ground !== null && isSameTone(ground, ink);
}

function laidOver(ground: Colour | null, colour: Colour | null): Colour | null {
  if (colour === null) return null;
  if (colour.opacity === 255) return colour;
  return ground === null ? null : over(ground, colour);
}

function isCovered(word: DraftWord, order: number, covers: readonly Area[]): boolean {
  const slack = PEEPING_OUT * word.look.glyphHeight;
  return covers.some(
    ({ box, order: at }) =>
      at > order &&
      box.left <= word.left + slack &&
      box.right >= word.right - slack &&
      box.bottom <= word.bottom + 2 * slack &&
      box.top >= word.top - 2 * slack,
  );
}

function shareOf({ box }: Area, page: Size): number {
  const across = Math.min(box.right, page.width) - Math.max(box.left, 0);
  const along = Math.min(box.top, page.height) - Math.max(box.bottom, 0);
  return (Math.max(0, across) * Math.max(0, along)) / (page.width * page.height);
}

/** Half a word that is cut off can still be read by its middle. */
function isWithin(clip: PdfBox, word: DraftWord): boolean {
  return holds(clip, (word.left + word.right) / 2, (word.bottom + word.top) / 2);
}

function holdsMiddle({ box }: Area, word: DraftWord): boolean {
  return holds(box, (word.left + word.right) / 2, (word.bottom + word.top) / 2);
}

function holds(box: PdfBox, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;
}

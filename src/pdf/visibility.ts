import { NEARLY_WHITE, type PageObjects, type Painted } from "./page-objects.ts";
import { UPRIGHT_DEGREES } from "./text-runs.ts";
import type { DraftWord } from "./words.ts";

/** Smaller text, in points, cannot be read by a person. */
const SMALLEST = 1;

/** Ink and ground that differ by less than this lightness cannot be told apart. */
const SAME_TONE = 0.06;

/** A picture that covers this share of the page is the page: a scan. */
const FULL_PAGE = 0.7;

/** Areas of which one page may have for the judgement of what covers what. */
const MOST_AREAS = 4_000;

/** Whether a person sees a word, or whether it belongs to a scan's picture as recognised by somebody else. */
export type Visibility = "seen" | "hidden" | "recognised";

/** Judges the words of one page. */
export interface Judge {
  judge(word: DraftWord): Visibility;
}

/** Judges by how a word is drawn and by what is painted below and above it. */
export function judgeOf(
  objects: PageObjects,
  page: { readonly width: number; readonly height: number },
): Judge {
  const areas = objects.painted.slice(0, MOST_AREAS);
  const scan = areas.find((area) => area.isPicture && shareOf(area, page) >= FULL_PAGE) ?? null;
  const covers = areas.filter((area) => area.isOpaque);
  return {
    judge(word: DraftWord): Visibility {
      const order = objects.textOrder.get(word.look.object) ?? 0;
      if (isBeyondSight(word, page)) return "hidden";
      const isBelowScan = scan !== null && scan.order > order && holdsMiddle(scan, word);
      if (word.look.isInvisible || isBelowScan) {
        return scan !== null && holdsMiddle(scan, word) ? "recognised" : "hidden";
      }
      if (isLost(word, order, areas) || isCovered(word, order, covers)) return "hidden";
      return "seen";
    },
  };
}

/** Share of the page that pictures cover, overlaps counted once as far as a coarse raster tells. */
export function pictureShare(
  objects: PageObjects,
  page: { readonly width: number; readonly height: number },
): number {
  const pictures = objects.painted.filter((area) => area.isPicture).slice(0, MOST_AREAS);
  if (pictures.length === 0) return 0;
  let covered = 0;
  for (let row = 0; row < RASTER; row++) {
    const y = ((row + 0.5) / RASTER) * page.height;
    for (let column = 0; column < RASTER; column++) {
      const x = ((column + 0.5) / RASTER) * page.width;
      if (pictures.some(({ box }) => holds(box, x, y))) covered++;
    }
  }
  return covered / (RASTER * RASTER);
}

/** Rows and columns of the raster on which picture cover is measured. */
const RASTER = 40;

function isBeyondSight(
  word: DraftWord,
  page: { readonly width: number; readonly height: number },
): boolean {
  const { look } = word;
  const x = (word.left + word.right) / 2;
  const y = (word.bottom + word.top) / 2;
  return (
    Math.abs(look.angle) > UPRIGHT_DEGREES ||
    look.lightness === null ||
    look.glyphHeight < SMALLEST ||
    !(x >= 0 && x <= page.width && y >= 0 && y <= page.height)
  );
}

/** Ink of the tone of its ground: white on white paper, black on a black bar. */
function isLost(word: DraftWord, order: number, areas: readonly Painted[]): boolean {
  const ink = word.look.lightness ?? 1;
  const isWhite = ink >= NEARLY_WHITE;
  let ground: number | null = 1;
  if (!isWhite && !areas.some((area) => isTone(area.lightness, ink))) return false;
  for (const area of areas) {
    if (area.order < order && holdsMiddle(area, word)) ground = area.lightness;
  }
  return isTone(ground, ink);
}

function isTone(ground: number | null, ink: number): boolean {
  return ground !== null && Math.abs(ground - ink) < SAME_TONE;
}

function isCovered(word: DraftWord, order: number, covers: readonly Painted[]): boolean {
  return covers.some(({ box, order: at }) => {
    const slack = 0.15 * word.look.glyphHeight;
    return (
      at > order &&
      box.left <= word.left + slack &&
      box.right >= word.right - slack &&
      box.bottom <= word.bottom + 2 * slack &&
      box.top >= word.top - 2 * slack
    );
  });
}

function shareOf(
  { box }: Painted,
  page: { readonly width: number; readonly height: number },
): number {
  const across = Math.min(box.right, page.width) - Math.max(box.left, 0);
  const along = Math.min(box.top, page.height) - Math.max(box.bottom, 0);
  return (Math.max(0, across) * Math.max(0, along)) / (page.width * page.height);
}

function holdsMiddle({ box }: Painted, word: DraftWord): boolean {
  return holds(box, (word.left + word.right) / 2, (word.bottom + word.top) / 2);
}

function holds(box: Painted["box"], x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;
}

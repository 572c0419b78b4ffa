import { spawnSync } from "node:child_process";
import { Util, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api.d.ts";

/** A word by another engine: its characters, its left end and its middle, in points from the top left. */
export interface OtherWord {
  readonly text: string;
  readonly left: number;
  readonly middle: number;
  /** By how many points its left end may be wrong, because the engine gives the width of runs only. */
  readonly slack: number;
}

/** What another engine reads of a page; field values only where it gives them apart from the words. */
export interface OtherPage {
  readonly words: readonly OtherWord[];
  readonly fieldValues: readonly string[];
}

/** The words of all pages by poppler's `pdftotext -bbox`; null where it fails. */
export function popplerPages(path: string): readonly OtherPage[] | null {
  const { stdout, status } = spawnSync("pdftotext", ["-bbox", "-enc", "UTF-8", path, "-"], {
    maxBuffer: 1 << 28,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (status !== 0) return null;
  return [...stdout.matchAll(/<page [^>]*>([^]*?)<\/page>/g)].map(([, page = ""]) => ({
    words: [...page.matchAll(WORD)].map(([, left, top, bottom, text = ""]) => ({
      text: unescaped(text),
      left: Number(left),
      middle: (Number(top) + Number(bottom)) / 2,
      slack: 0,
    })),
    fieldValues: [],
  }));
}

const WORD = /<word xMin="([^"]*)" yMin="([^"]*)" xMax="[^"]*" yMax="([^"]*)">([^<]*)<\/word>/g;

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
}

/** How many text runs a page has: the cheapest that pdf.js can be asked for text. */
export async function runCount(page: PDFPageProxy): Promise<number> {
  return (await page.getTextContent()).items.length;
}

/** What pdf.js says of a page: its runs split at blanks, pieces that touch joined. */
export async function pdfjsPage(page: PDFPageProxy): Promise<OtherPage> {
  return { words: await pdfjsWords(page), fieldValues: [] };
}

/** The same with its field values, and with all that it draws looked at. */
export async function fullPdfjsPage(page: PDFPageProxy): Promise<OtherPage> {
  await page.getOperatorList();
  return { words: await pdfjsWords(page), fieldValues: await fieldValues(page) };
}

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly slack: number;
}

/** Share of the distance from a run's start by which a word in it may stand elsewhere than guessed. */
const GUESSED = 0.15;

async function pdfjsWords(page: PDFPageProxy): Promise<readonly OtherWord[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words: Piece[] = [];
  let isOpen = false;
  for (const item of items) {
    const run = "str" in item ? runOf(item, transform) : null;
    if (run === null) continue;
    for (const piece of splitAtBlanks(run)) {
      const last = words.at(-1);
      if (isOpen && last !== undefined && isTouching(last, piece)) {
        words[words.length - 1] = { ...last, text: last.text + piece.text, right: piece.right };
      } else words.push(piece);
      isOpen = true;
    }
    if (/\s$/.test(run.text)) isOpen = false;
  }
  return words.map(({ text, left, baseline, size, slack }) => {
    return { text, left, middle: baseline - 0.3 * size, slack };
  });
}

/** Null for a run that does not go from left to right. */
function runOf(item: TextItem, viewport: readonly number[]): Piece | null {
  const moved: readonly number[] = Util.transform([...viewport], item.transform);
  const [a = 0, b = 0, , , left = 0, baseline = 0] = moved;
  if (Math.abs(b) > 0.05 * Math.abs(a) || a < 0) return null;
  const size = Math.hypot(a, b);
  return { text: item.str, left, right: left + item.width, baseline, size, slack: 0 };
}

/** Proportional widths, for lack of better: pdf.js gives the width of a run only. */
function splitAtBlanks(run: Piece): readonly Piece[] {
  const width = (run.right - run.left) / Math.max(1, run.text.length);
  return [...run.text.matchAll(/\S+/g)].map((match) => ({
    ...run,
    text: match[0],
    left: run.left + match.index * width,
    slack: 0.5 * run.size + GUESSED * match.index * width,
    right: run.left + (match.index + match[0].length) * width,
  }));
}

function isTouching(last: Piece, piece: Piece): boolean {
  const gap = piece.left - last.right;
  return (
    Math.abs(piece.baseline - last.baseline) < 0.1 * piece.size &&
    gap < 0.1 * piece.size &&
    gap > -0.3 * piece.size
  );
}

async function fieldValues(page: PDFPageProxy): Promise<readonly string[]> {
  const annotations = (await page.getAnnotations()) as readonly {
    readonly fieldType?: string;
    readonly fieldValue?: unknown;
    readonly hidden?: boolean;
  }[];
  return annotations.flatMap(({ fieldType, fieldValue, hidden }) => {
    const isText = (fieldType === "Tx" || fieldType === "Ch") && hidden !== true;
    const value = Array.isArray(fieldValue) ? fieldValue.join(" ") : fieldValue;
    return isText && typeof value === "string" && value.trim() !== "" ? [value] : [];
  });
}

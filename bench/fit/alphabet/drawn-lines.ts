import PDFDocument from "pdfkit";
import { CONDITIONS, type ConditionName } from "../../../fixtures/draw/scan/conditions.ts";
import { throughJpeg } from "../../../fixtures/draw/scan/encode.ts";
import { openSource } from "../../../fixtures/draw/scan/source.ts";
import { look } from "../../../src/ocr/draft-words.ts";
import { flattened } from "../../../src/ocr/picture/flatten.ts";
import type { Grey } from "../../../src/ocr/picture/grey.ts";
import type { TextRun } from "../../../src/ocr/picture/text-runs.ts";
import { preparedPage } from "../../../src/ocr/prepared-page.ts";
import { type Chance, lineText, oneOf } from "./texts.ts";

/** One line as the recogniser is given it, with what is printed in it. */
export interface DrawnLine {
  readonly text: string;
  readonly grey: Grey;
  readonly font: string;
  readonly condition: string;
  readonly dpi: number;
}

/** A text on a page, in points: where each of its words begins and ends. */
interface Placed {
  readonly top: number;
  readonly bottom: number;
  readonly words: readonly {
    readonly text: string;
    readonly left: number;
    readonly right: number;
  }[];
}

const PAGE = { width: 595, height: 842 };
const COLUMNS = [36, 312];
const COLUMN_WIDTH = 240;

/** How often each condition comes. A fax below 200 dpi shows no accents. */
const WEIGHTS: readonly (readonly [ConditionName, number])[] = [
  ["clean", 2],
  ["office", 6],
  ["poor", 3],
  ["g4", 3],
  ["fax", 1],
  ["shadow", 2],
  ["faint", 2],
];

/** Draws a page of lines in a font, sends it through a scanner, and cuts its lines out as a page that is read. */
export async function drawnLines(file: string, chance: Chance): Promise<readonly DrawnLine[]> {
  const { bytes, placed } = await drawnPage(file, chance);
  const condition = oneOf(
    WEIGHTS.flatMap(([name, weight]) => Array.from({ length: weight }, () => name)),
    chance,
  );
  const dpi = oneOf(condition === "fax" ? [200, 300] : [150, 200, 200, 300, 300], chance);
  const source = await openSource(bytes);
  try {
    const [drawn] = source.pictures(dpi, "grey");
    if (drawn === undefined) return [];
    const { change, quality } = CONDITIONS[condition];
    const { raster } = change(drawn, Math.floor(chance() * 1e6));
    const picture = quality === null ? raster : await throughJpeg(raster, quality);
    const page = preparedPage(flattened(picture));
    const lines: DrawnLine[] = [];
    for (const run of page.runs) {
      const text = textOf(run, placed, 72 / dpi);
      if (text === null) continue;
      lines.push({ text, grey: await cutOut(page.grey, run, chance), font: file, condition, dpi });
    }
    return lines;
  } finally {
    source.close();
  }
}

async function cutOut(page: Grey, run: TextRun, chance: Chance): Promise<Grey> {
  const nth = chance() < 0.8 ? 0 : chance() < 0.5 ? 1 : 2;
  const recogniser = {
    lineHeight: 48,
    stepPixels: 8,
    recognise: () => Promise.resolve({ steps: 0, symbols: [], probabilities: new Float32Array() }),
  };
  return (await look(page, run, { recogniser, nth })).line.grey;
}

/** What is printed in a run: the words whose middles it holds; null where it cuts one. */
function textOf(run: TextRun, placed: readonly Placed[], points: number): string | null {
  const middle = ((run.top + run.bottom) / 2) * points;
  const line = placed.filter(({ top, bottom }) => top < middle && bottom > middle);
  const [left, right] = [run.left * points - 1, run.right * points + 1];
  const words = line
    .flatMap((one) => one.words)
    .filter((word) => word.left < right && word.right > left);
  const isWhole = words.every((word) => word.left > left - 1.5 && word.right < right + 1.5);
  return words.length > 0 && isWhole ? words.map(({ text }) => text).join(" ") : null;
}

/** What PDFKit says of its font under a name that is not public. */
interface FontOfPdfkit {
  readonly _font: {
    readonly font: { readonly hasGlyphForCodePoint?: (code: number) => boolean };
  };
}

async function drawnPage(
  file: string,
  chance: Chance,
): Promise<{ readonly bytes: Uint8Array; readonly placed: readonly Placed[] }> {
  const document = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0 });
  const bytes = collected(document);
  document.font(file);
  // oxlint-disable-next-line no-underscore-dangle -- PDFKit has no public way to ask which letters a font has.
  const { font } = (document as unknown as FontOfPdfkit)._font;
  const placed: Placed[] = [];
  for (const left of COLUMNS) {
    for (let y = 40; y < PAGE.height - 40;) {
      const size = 7 + chance() * chance() * 7;
      document.fontSize(size);
      const text = lineText(chance);
      const isDrawable = Array.from(text).every((one) => {
        return font.hasGlyphForCodePoint?.(one.codePointAt(0) ?? 0) ?? WESTERN.test(one);
      });
      if (!isDrawable || document.widthOfString(text) > COLUMN_WIDTH) continue;
      document.text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
      placed.push({ top: y - size, bottom: y + 0.35 * size, words: wordsOf(text, left, document) });
      y += size * (1.7 + chance() * 0.6);
    }
  }
  document.end();
  return { bytes: await bytes, placed };
}

/** The letters of the standard faces that may be drawn. */
const WESTERN =
  /[ -~€£¥§ß½²³ºª°æœÆŒ–—àáâãäåçèéêëìíîïñòóôõöøšùúûüýžÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŠÙÚÛÜÝŽ±×®]/;

function wordsOf(text: string, left: number, document: PDFKit.PDFDocument): Placed["words"] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    left: left + document.widthOfString(text.slice(0, match.index)),
    right: left + document.widthOfString(text.slice(0, match.index + match[0].length)),
  }));
}

function collected(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    document.on("data", (part: Uint8Array) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
}

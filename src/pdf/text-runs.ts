import type { Limits } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import {
  type FontLook,
  fontLooks,
  type FontLooks,
  isBlank,
  isNothing,
  isPrivate,
} from "./characters.ts";
import type { Engine } from "./engine.ts";
import { type Colour, fillColour, strokeColour } from "./colour.ts";
import type { Address } from "./pdfium-exports.ts";
import { type Matrix, matrixAt } from "./upright.ts";

/** How characters look. */
export interface Look {
  /** Font size in points as seen. */
  readonly glyphHeight: number;
  readonly isBold: boolean;
  /** Degrees counter-clockwise from left to right, -180 to 180. */
  readonly angle: number;
  /** PDF's text rendering mode. */
  readonly mode: number;
  readonly isInvisible: boolean;
  /** Null for a pattern. */
  readonly ink: Colour | null;
  readonly font: FontLook;
}

/** Characters that one text object shows, in the order of the file, in upright coordinates with the origin at the bottom. */
export interface TextRun {
  readonly object: Address;
  readonly look: Look;
  readonly baseline: number;
  /** Unicode; blanks are 32. */
  readonly codes: number[];
  readonly lefts: number[];
  readonly rights: number[];
  /** Lower and upper end of each character; null for text that runs from left to right. */
  readonly bottoms: number[] | null;
  readonly tops: number[] | null;
  /** Indexes of characters without a sure meaning. */
  readonly unsure: number[];
}

/** Direction may differ from left to right by this many degrees: scanned and typed-over forms lean. */
export const UPRIGHT_DEGREES = 3;

/** A document may have this many characters for each word that the limits allow. */
const CHARACTERS_PER_WORD = 12;

const RENDER_STROKE = 1;
const RENDER_INVISIBLE = 3;
const RENDER_CLIP = 7;
const RENDER_FILL_AND_STROKE = 2;

/** Where the text of a page is read from. */
interface Source {
  readonly engine: Engine;
  readonly text: Address;
  readonly shift: Shift;
  readonly fonts: FontLooks;
  /** For each font, whether the file says what its characters mean, as far as its first one tells. */
  readonly isMapped: Map<Address, boolean>;
  /** The look of the run before: most runs look like it. */
  last: Look | null;
}

interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Reads the characters of a page. `shift` brings its coordinates to the upright ones. */
export function textRuns(
  engine: Engine,
  text: Address,
  { shift, limits }: { readonly shift: Shift; readonly limits: Limits },
): TextRun[] {
  const { pdfium } = engine;
  const count = pdfium.FPDFText_CountChars(text);
  if (count > limits.words * CHARACTERS_PER_WORD) throw new ReadError("too-many-words");
  const fonts = fontLooks(engine);
  const source: Source = { engine, text, shift, fonts, isMapped: new Map(), last: null };
  const runs: TextRun[] = [];
  let run: TextRun | null = null;
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFText_GetTextObject(text, index);
    if (object === 0) continue;
    const code = pdfium.FPDFText_GetUnicode(text, index);
    const isBlankHere = isBlank(code);
    // PDFium puts blanks where it sees gaps. The gaps are judged later, with more knowledge.
    if (isBlankHere && pdfium.FPDFText_IsGenerated(text, index) === 1) continue;
    if (isNothing(code)) continue;
    if (run === null || run.object !== object) {
      run = startRun(source, object, index);
      runs.push(run);
    }
    if (run.bottoms === null) pushAdvance(source, run, index);
    else pushTightBox(source, run, index);
    if (!isBlankHere && isUnsure(source, run, { code, index })) run.unsure.push(run.codes.length);
    run.codes.push(isBlankHere ? 32 : code);
  }
  return runs;
}

function isUnsure(
  { engine, text, isMapped }: Source,
  run: TextRun,
  { code, index }: { readonly code: number; readonly index: number },
): boolean {
  if (isPrivate(code)) return true;
  const isKnown = isMapped.get(run.look.font.address) ?? true;
  if (isKnown && code >= 32 && code < 0x250) return false;
  return engine.pdfium.FPDFText_HasUnicodeMapError(text, index) === 1;
}

function pushAdvance({ engine, text, shift }: Source, run: TextRun, index: number): void {
  const { pdfium, memory, scratch } = engine;
  pdfium.FPDFText_GetLooseCharBox(text, index, scratch);
  run.lefts.push(memory.float(scratch) + shift.x);
  run.rights.push(memory.float(scratch + 8) + shift.x);
}

function pushTightBox({ engine, text, shift }: Source, run: TextRun, index: number): void {
  const { pdfium, memory, scratch } = engine;
  pdfium.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  run.lefts.push(memory.double(scratch) + shift.x);
  run.rights.push(memory.double(scratch + 8) + shift.x);
  run.bottoms?.push(memory.double(scratch + 16) + shift.y);
  run.tops?.push(memory.double(scratch + 24) + shift.y);
}

function startRun(source: Source, object: Address, index: number): TextRun {
  const { engine, text, shift, isMapped } = source;
  const { pdfium, scratch } = engine;
  pdfium.FPDFText_GetMatrix(text, index, scratch);
  const matrix = matrixAt(engine, scratch);
  const look = lookOf(source, object, matrix);
  source.last = look;
  const { address } = look.font;
  if (!isMapped.has(address)) {
    isMapped.set(address, pdfium.FPDFText_HasUnicodeMapError(text, index) !== 1);
  }
  const isUpright = Math.abs(look.angle) <= UPRIGHT_DEGREES;
  return {
    object,
    look,
    baseline: matrix[5] + shift.y,
    codes: [],
    lefts: [],
    rights: [],
    bottoms: isUpright ? null : [],
    tops: isUpright ? null : [],
    unsure: [],
  };
}

function lookOf({ engine, fonts, last }: Source, object: Address, matrix: Matrix): Look {
  const { pdfium, memory, scratch } = engine;
  pdfium.FPDFTextObj_GetFontSize(object, scratch);
  const fontSize = memory.float(scratch);
  const mode = pdfium.FPDFTextObj_GetTextRenderMode(object);
  const font = fonts.of(pdfium.FPDFTextObj_GetFont(object));
  const known = last?.ink ?? null;
  const ink =
    mode === RENDER_STROKE
      ? strokeColour(engine, object, known)
      : fillColour(engine, object, known);
  const [a, b, c, d] = matrix;
  const sign = fontSize < 0 ? -1 : 1;
  const glyphHeight = Math.abs(fontSize) * Math.sqrt(c * c + d * d);
  const angle = b === 0 && a * sign > 0 ? 0 : (Math.atan2(sign * b, sign * a) * 180) / Math.PI;
  const isSame =
    last !== null &&
    last.glyphHeight === glyphHeight &&
    last.angle === angle &&
    last.font === font &&
    last.mode === mode &&
    last.ink === ink;
  if (isSame) return last;
  return {
    glyphHeight,
    isBold: font.isBold || mode === RENDER_FILL_AND_STROKE,
    angle,
    mode,
    isInvisible: mode === RENDER_INVISIBLE || mode === RENDER_CLIP,
    ink,
    font,
  };
}

/** Characters by the direction they run: from left to right, upwards, upside down, downwards. */
export function directionsOf(runs: readonly TextRun[]): readonly number[] {
  const directions = [0, 0, 0, 0];
  for (const { look, codes } of runs) {
    const quarter = Math.round(look.angle / 90);
    if (Math.abs(look.angle - quarter * 90) > UPRIGHT_DEGREES) continue;
    const index = (quarter + 4) % 4;
    directions[index] = (directions[index] ?? 0) + codes.length;
  }
  return directions;
}

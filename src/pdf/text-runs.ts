import type { Limits } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import type { Engine } from "./engine.ts";
import { fontLooks, type FontLook, type FontLooks } from "./font-look.ts";
import { type Colour, fillColour, strokeColour } from "./colour.ts";
import type { Address } from "./pdfium-exports.ts";
import { type Matrix, matrixAt } from "./upright.ts";

/** How the characters of a text object look. */
export interface Look {
  readonly object: Address;
  /** Font size in points as seen. */
  readonly glyphHeight: number;
  readonly isBold: boolean;
  /** Degrees counter-clockwise from left to right, -180 to 180. */
  readonly angle: number;
  readonly isInvisible: boolean;
  /** Null for a pattern. */
  readonly ink: Colour | null;
  readonly font: FontLook;
}

/** Characters that one text object shows, in the order of the file, in upright coordinates with the origin at the bottom. */
export interface TextRun {
  readonly look: Look;
  readonly baseline: number;
  /** Unicode; blanks are 32. */
  readonly codes: number[];
  readonly lefts: number[];
  readonly rights: number[];
  /** Lower and upper end of each character; only of text that does not run from left to right. */
  readonly bottoms: number[];
  readonly tops: number[];
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

/** Reads the characters of a page. `shift` brings its coordinates to the upright ones. */
export function textRuns(
  engine: Engine,
  text: Address,
  {
    shift,
    limits,
  }: { readonly shift: { readonly x: number; readonly y: number }; readonly limits: Limits },
): TextRun[] {
  const { pdfium, memory, scratch } = engine;
  const count = pdfium.FPDFText_CountChars(text);
  if (count > limits.words * CHARACTERS_PER_WORD) throw new ReadError("too-many-words");
  const fonts = fontLooks(engine);
  const runs: TextRun[] = [];
  let run: TextRun | null = null;
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFText_GetTextObject(text, index);
    const code = pdfium.FPDFText_GetUnicode(text, index);
    // PDFium puts blanks where it sees gaps. The gaps are judged here, with more knowledge.
    if (object === 0 || (isBlank(code) && pdfium.FPDFText_IsGenerated(text, index) === 1)) continue;
    if (run === null || run.look.object !== object) {
      run = startRun(engine, { text, index, object, fonts, shiftY: shift.y });
      runs.push(run);
    }
    if (Math.abs(run.look.angle) <= UPRIGHT_DEGREES) {
      pdfium.FPDFText_GetLooseCharBox(text, index, scratch);
      run.lefts.push(memory.float(scratch) + shift.x);
      run.rights.push(memory.float(scratch + 8) + shift.x);
    } else {
      pushTightBox(engine, { text, index, run, shift });
    }
    const isUnsure =
      (code < 32 || code > 0x24f) && !isBlank(code)
        ? isPrivate(code) || pdfium.FPDFText_HasUnicodeMapError(text, index) === 1
        : false;
    if (isUnsure) run.unsure.push(run.codes.length);
    run.codes.push(isBlank(code) ? 32 : code);
  }
  return runs;
}

function pushTightBox(
  { pdfium, memory, scratch }: Engine,
  {
    text,
    index,
    run,
    shift,
  }: {
    readonly text: Address;
    readonly index: number;
    readonly run: TextRun;
    readonly shift: { readonly x: number; readonly y: number };
  },
): void {
  pdfium.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  run.lefts.push(memory.double(scratch) + shift.x);
  run.rights.push(memory.double(scratch + 8) + shift.x);
  run.bottoms.push(memory.double(scratch + 16) + shift.y);
  run.tops.push(memory.double(scratch + 24) + shift.y);
}

function startRun(
  engine: Engine,
  first: {
    readonly text: Address;
    readonly index: number;
    readonly object: Address;
    readonly fonts: FontLooks;
    readonly shiftY: number;
  },
): TextRun {
  const { pdfium, memory, scratch } = engine;
  pdfium.FPDFText_GetCharOrigin(first.text, first.index, scratch, scratch + 8);
  const baseline = memory.double(scratch + 8) + first.shiftY;
  pdfium.FPDFText_GetMatrix(first.text, first.index, scratch);
  const look = lookOf(engine, { ...first, matrix: matrixAt(engine, scratch) });
  return { look, baseline, codes: [], lefts: [], rights: [], bottoms: [], tops: [], unsure: [] };
}

function lookOf(
  engine: Engine,
  {
    object,
    fonts,
    matrix,
  }: { readonly object: Address; readonly fonts: FontLooks; readonly matrix: Matrix },
): Look {
  const { pdfium, memory, scratch } = engine;
  pdfium.FPDFTextObj_GetFontSize(object, scratch);
  const fontSize = memory.float(scratch);
  const [a, b, c, d] = matrix;
  const mode = pdfium.FPDFTextObj_GetTextRenderMode(object);
  const font = fonts.of(pdfium.FPDFTextObj_GetFont(object));
  const sign = fontSize < 0 ? -1 : 1;
  return {
    object,
    glyphHeight: Math.abs(fontSize) * Math.hypot(c, d),
    isBold: font.isBold || mode === RENDER_FILL_AND_STROKE,
    angle: (Math.atan2(sign * b, sign * a) * 180) / Math.PI,
    isInvisible: mode === RENDER_INVISIBLE || mode === RENDER_CLIP,
    ink: mode === RENDER_STROKE ? strokeColour(engine, object) : fillColour(engine, object),
    font,
  };
}

/** All blanks of Unicode, and what stands for a line's end. */
function isBlank(code: number): boolean {
  return (
    (code <= 32 && code !== 2) ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd || code < 32;
}

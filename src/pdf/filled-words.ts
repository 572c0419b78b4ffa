import { type Box, unionOf } from "../base/box.ts";
import type { Word } from "../page/page.ts";
import type { FilledField } from "./fields.ts";
import { seenBox, type Upright } from "./upright.ts";

/** A word of a field's look. */
export interface DrawnWord {
  readonly word: Word;
  /** Whether it lies beyond the field's edge, where a viewer shows it only while the field is edited. */
  readonly isClipped: boolean;
}

/**
 * The words of one field: as drawn, because that is what a person sees, with the form's own way of
 * writing figures. The bare value only stands in for a look that is missing or out of date.
 */
export function filledWords(
  field: FilledField,
  drawn: readonly DrawnWord[],
  { upright, hasStaleFields }: { readonly upright: Upright; readonly hasStaleFields: boolean },
): readonly Word[] {
  const isSaid = meaning(field.value) === meaning(drawn.map(({ word }) => word.text).join(""));
  // A value too long for its box is still the whole value.
  const words = drawn.filter(({ isClipped }) => isSaid || !isClipped).map(({ word }) => word);
  if (words.length > 0 && field.isComb && isSaid) return combWords(field.value, words);
  const isBare = field.value.trim() === "";
  if (words.length > 0 && (isSaid || isBare || !hasStaleFields)) return words;
  if (isBare) return [];
  return fieldWords(field.value, { ...field, box: seenBox(field.box, upright) });
}

/** Letters and digits: a look may add grouping, currency and blanks to the value. */
function meaning(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** A comb puts each character into a cell of its own, which leaves gaps within words. */
function combWords(value: string, drawn: readonly Word[]): readonly Word[] {
  const [first] = drawn;
  const { left, right, top, bottom } = unionOf(drawn.map(({ box }) => box));
  if (first === undefined) return [];
  const cell = (right - left) / Math.max(1, value.trimEnd().length);
  return [...value.matchAll(/\S+/g)].map((match) => {
    const start = left + match.index * cell;
    const box = { left: start, top, right: start + match[0].length * cell, bottom };
    return { ...first, text: match[0], box };
  });
}

/** How a field shows its value: `FilledField` as far as it matters here, on the upright page. */
interface FieldStyle {
  readonly box: Box;
  readonly fontSize: number;
  readonly alignment: number;
  readonly isMultiLine: boolean;
}

/** Font size that viewers choose at most when the field leaves it open. */
const LARGEST_AUTOMATIC = 12;

/** Smallest font size that is taken from a field: smaller ones could not be read. */
const SMALLEST = 2;

/** Distance of the text from the field's border in points. */
const PADDING = 2;

/** Height of a line as a share of the font size. */
const LINE_HEIGHT = 1.16;

/** Width of a character as a share of the font size where no better is known: Helvetica's digits. */
const USUAL_WIDTH = 0.556;

const NARROW = new Set(".,:;'!|ilj()[]- /tfI");

/**
 * A field's value as words that stand about where a viewer shows them. Only for fields without a
 * look of their own that PDFium cannot draw, or whose look is out of date.
 */
function fieldWords(value: string, style: FieldStyle): Word[] {
  const lines = value.split(/\r\n|[\r\n\u2028\u2029]/);
  const shown = style.isMultiLine ? lines : [lines.join(" ")];
  const size = sizeOf(shown, style);
  return style.isMultiLine
    ? wrappedWords(shown, style, size)
    : lineWords(shown[0] ?? "", style, size);
}

function sizeOf(lines: readonly string[], { box, fontSize, isMultiLine }: FieldStyle): number {
  if (fontSize >= SMALLEST) return fontSize;
  if (isMultiLine) return LARGEST_AUTOMATIC;
  const room = box.right - box.left - 2 * PADDING;
  const widest = Math.max(...lines.map((line) => widthOf(line)), 0.1);
  const fitting = Math.min(LARGEST_AUTOMATIC, (box.bottom - box.top) * 0.75, room / widest);
  return Math.max(SMALLEST, fitting);
}

function lineWords(line: string, style: FieldStyle, size: number): Word[] {
  const baseline = (style.box.top + style.box.bottom) / 2 + 0.3 * size;
  return placedWords(line, style, { size, baseline });
}

function wrappedWords(lines: readonly string[], style: FieldStyle, size: number): Word[] {
  const room = style.box.right - style.box.left - 2 * PADDING;
  const words: Word[] = [];
  let baseline = style.box.top + PADDING + 0.9 * size;
  for (const line of lines.flatMap((long) => wrapped(long, room / size))) {
    words.push(...placedWords(line, style, { size, baseline }));
    baseline += LINE_HEIGHT * size;
  }
  return words;
}

/** Breaks a line at blanks so that no part is wider than the room, in font sizes, unless a single word is. */
function wrapped(line: string, room: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const word of line.split(/\s+/)) {
    const longer = part === "" ? word : `${part} ${word}`;
    if (part !== "" && widthOf(longer) > room) {
      parts.push(part);
      part = word;
    } else {
      part = longer;
    }
  }
  parts.push(part);
  return parts;
}

function placedWords(
  line: string,
  { box, alignment }: FieldStyle,
  { size, baseline }: { readonly size: number; readonly baseline: number },
): Word[] {
  const trimmed = line.replace(/\s+$/, "");
  const free = box.right - box.left - 2 * PADDING - widthOf(trimmed) * size;
  // Text that is too wide is cut by the viewer, but its figures still belong to this box.
  const squeeze =
    free < 0 ? Math.max(0.05, (box.right - box.left - 2 * PADDING) / (widthOf(trimmed) * size)) : 1;
  const share = alignment === 2 ? 1 : alignment === 1 ? 0.5 : 0;
  const start = box.left + PADDING + Math.max(0, free) * share;
  const words: Word[] = [];
  for (const match of trimmed.matchAll(/\S+/g)) {
    const left = start + widthOf(trimmed.slice(0, match.index)) * size * squeeze;
    const right = left + widthOf(match[0]) * size * squeeze;
    words.push({
      text: match[0],
      box: { left, top: baseline - 0.8 * size, right, bottom: baseline + 0.2 * size },
      glyphHeight: size,
      isBold: false,
      reader: "form",
      certainty: 1,
    });
  }
  return words;
}

/** Width in font sizes, as Helvetica has it within a few percent. */
function widthOf(text: string): number {
  let sum = 0;
  for (const character of text) {
    sum += NARROW.has(character) ? 0.28 : /[A-Zmw%]/.test(character) ? 0.7 : USUAL_WIDTH;
  }
  return sum;
}

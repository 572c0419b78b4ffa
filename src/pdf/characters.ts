import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";

const LIGATURES: Readonly<Record<number, string>> = {
  0xfb00: "ff",
  0xfb01: "fi",
  0xfb02: "fl",
  0xfb03: "ffi",
  0xfb04: "ffl",
  0xfb05: "st",
  0xfb06: "st",
};

/** PDFium's mark of a hyphen at a line's end; U+FFFE is another. */
const LINE_END_HYPHEN = 2;

/** Hyphens and minus signs of all kinds. */
const HYPHENS: ReadonlySet<number> = new Set([
  LINE_END_HYPHEN,
  0xad,
  0x2010,
  0x2011,
  0x2012,
  0x2212,
  0xfe63,
  0xff0d,
  0xfffe,
]);

/**
 * The characters that a code stands for. Full-width forms become plain ones and hyphens one hyphen,
 * because both mean the same figure. Raised digits stay apart: a footnote sign is no digit.
 */
export function printable(code: number, font: FontLook): string {
  if (code < 0x7f && code > 32) return String.fromCharCode(code);
  if (HYPHENS.has(code)) return "-";
  const ligature = LIGATURES[code];
  if (ligature !== undefined) return ligature;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  // Fonts with a symbol table of their own keep plain text at U+F020 to U+F07E.
  if (code >= 0xf021 && code <= 0xf07e && !font.isPictorial) {
    return String.fromCharCode(code - 0xf000);
  }
  return code <= 32 || code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
}

/** Whether a code is a blank of any kind, or stands for a line's end. */
export function isBlank(code: number): boolean {
  if (code > 32 && code < 0xa0) return false;
  return (
    (code <= 32 && code !== LINE_END_HYPHEN) ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** Whether a code takes no room and says nothing: marks where a line may break, joiners, the byte order mark. */
export function isNothing(code: number): boolean {
  return (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
}

/** Whether Unicode leaves the meaning of a code to the font. */
export function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd;
}

/** What a font's description says about its look. */
export interface FontLook {
  readonly address: Address;
  readonly isBold: boolean;
  /** Whether its characters are pictures, such as arrows and ticks, so that their codes are no letters. */
  readonly isPictorial: boolean;
}

/** The fonts of a page, each asked once. */
export interface FontLooks {
  of(font: Address): FontLook;
}

const NAME_BYTES = 256;

const PLAIN: FontLook = { address: 0, isBold: false, isPictorial: false };

/** Weights from here on are bold when the name says nothing; PDFium guesses the weight from the stems. */
const BOLD_WEIGHT = 700;

/** Looks fonts up, remembering them for as long as the page is read. */
export function fontLooks(engine: Engine): FontLooks {
  const known = new Map<Address, FontLook>();
  return {
    of(font: Address): FontLook {
      if (font === 0) return PLAIN;
      const before = known.get(font);
      if (before !== undefined) return before;
      const look = lookUp(engine, font);
      known.set(font, look);
      return look;
    },
  };
}

function lookUp({ pdfium, memory, scratch }: Engine, font: Address): FontLook {
  const length = pdfium.FPDFFont_GetBaseFontName(font, scratch, NAME_BYTES);
  const name = memory.latin(scratch, Math.min(length, NAME_BYTES)).toLowerCase();
  const isNamedBold = /bold|black|heavy|demi|bd(?:mt|$|[-,])/.test(name);
  const isNamedPlain = /regular|roman|book|light|medium/.test(name);
  return {
    address: font,
    isBold: isNamedBold || (!isNamedPlain && pdfium.FPDFFont_GetWeight(font) >= BOLD_WEIGHT),
    isPictorial: /wingding|webding|dingbat|symbol/.test(name),
  };
}

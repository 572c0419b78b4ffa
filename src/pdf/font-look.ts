import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";

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

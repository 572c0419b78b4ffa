import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";

/** A colour, each part 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** 0 cannot be seen through to, 255 covers all. */
  readonly opacity: number;
}

export const WHITE: Colour = { red: 255, green: 255, blue: 255, opacity: 255 };

/** Two colours whose parts all differ by less than this cannot be told apart. */
const SAME_TONE = 14;

/** What an object is filled with; null for a pattern. An equal known colour is given back itself. */
export function fillColour(engine: Engine, object: Address, known: Colour | null): Colour | null {
  const { pdfium, scratch: at } = engine;
  const isPlain = pdfium.FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) !== 0;
  return isPlain ? colourAt(engine, known) : null;
}

/** What an object is outlined with; null for a pattern. An equal known colour is given back itself. */
export function strokeColour(engine: Engine, object: Address, known: Colour | null): Colour | null {
  const { pdfium, scratch: at } = engine;
  const isPlain = pdfium.FPDFPageObj_GetStrokeColor(object, at, at + 4, at + 8, at + 12) !== 0;
  return isPlain ? colourAt(engine, known) : null;
}

function colourAt({ memory, scratch: at }: Engine, known: Colour | null): Colour {
  const red = memory.integer(at);
  const green = memory.integer(at + 4);
  const blue = memory.integer(at + 8);
  const opacity = memory.integer(at + 12);
  const isKnown =
    known?.red === red && known.green === green && known.blue === blue && known.opacity === opacity;
  return isKnown ? known : { red, green, blue, opacity };
}

/** Whether two colours look the same. */
export function isSameTone(one: Colour, other: Colour): boolean {
  return (
    Math.abs(one.red - other.red) < SAME_TONE &&
    Math.abs(one.green - other.green) < SAME_TONE &&
    Math.abs(one.blue - other.blue) < SAME_TONE
  );
}

/** Whether ink of that colour can be seen on white paper. A pattern can. */
export function showsOnPaper(ink: Colour | null): boolean {
  return ink === null || (ink.opacity > 0 && !isSameTone(ink, WHITE));
}

/** What is seen where a colour is laid over a ground. */
export function over(ground: Colour, colour: Colour): Colour {
  const share = colour.opacity / 255;
  return {
    red: colour.red * share + ground.red * (1 - share),
    green: colour.green * share + ground.green * (1 - share),
    blue: colour.blue * share + ground.blue * (1 - share),
    opacity: 255,
  };
}

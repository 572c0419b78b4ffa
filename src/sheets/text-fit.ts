/*
 * How much room a text takes in a cell, in the unit of column widths: that of a digit of the usual font. Programs measure
 * letters; here they are estimated, rather too wide than too narrow, because a text that is cut is worse than an empty line.
 */

/** The room beside the text of a cell, the indent of texts included. */
export const PADDING = 2.5;

/** Sums of widths differ by less than this with the order in which they are added. */
const ROUNDING = 0.01;

/** How wide a text is without line ends. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** The lines that a text takes in a column of so many characters: broken between words, and within words that are longer. */
export function linesOf(text: string, columnWidth: number): number {
  const room = Math.max(1, columnWidth - PADDING + ROUNDING);
  return text.split("\n").reduce((count, paragraph) => count + paragraphLines(paragraph, room), 0);
}

function paragraphLines(paragraph: string, room: number): number {
  // What is short by any measure is not measured.
  if (WIDEST * paragraph.length <= room) return 1;
  let lineCount = 1;
  let used = 0;
  for (const word of paragraph.split(" ")) {
    const width = widthOf(word);
    if (used > 0 && used + NARROW + width > room) {
      lineCount += 1;
      used = 0;
    }
    if (used > 0) used += NARROW;
    used += width;
    const further = Math.ceil(used / room) - 1;
    lineCount += Math.max(0, further);
    used -= Math.max(0, further) * room;
  }
  return lineCount;
}

/** Of a letter of Chinese, Japanese or Korean. */
const WIDEST = 2;

/** Of a blank and of the thinnest letters. */
const NARROW = 0.55;

/** What the letters of usual fonts take beside a digit, a little more than they do. */
function characterWidth(character: string): number {
  if (character >= "\u1100") return WIDEST;
  if (/[mwMW@%]/.test(character)) return 1.75;
  if (/[\p{Lu}&_#]/u.test(character)) return 1.25;
  if (/[ ijl.,:;'|!]/.test(character)) return NARROW;
  return /[frtcsz()[\]/"-]/.test(character) ? 0.8 : 1;
}

import type { Page, Ruling, Word } from "../../src/page/page.ts";

/** Size of the type in points; a character is half as wide. */
export const TYPE_POINTS: number = 10;

/** A word whose left top corner stands at the place. */
export function typedWord(
  text: string,
  left: number,
  top: number,
  points: number = TYPE_POINTS,
): Word {
  const box = { left, top, right: left + (text.length * points) / 2, bottom: top + points };
  return { text, box, glyphHeight: points, isBold: false, reader: "text", certainty: 1 };
}

/** Text as a typewriter prints it: a word for each piece, one blank between words, four for the next column. */
export function typedText(
  text: string,
  left: number,
  top: number,
  points: number = TYPE_POINTS,
): readonly Word[] {
  const words: Word[] = [];
  let at = left;
  for (const piece of text.split(/( +)/)) {
    if (piece === "") continue;
    if (piece.trim() === "") at += points * (0.25 + 0.5 * (piece.length - 1));
    else {
      const word = typedWord(piece, at, top, points);
      words.push(word);
      at = word.box.right;
    }
  }
  return words;
}

/** A page of these words and rulings. */
export function typedPage(words: readonly Word[], rulings: readonly Ruling[] = []): Page {
  return {
    pageNumber: 1,
    width: 612,
    height: 792,
    words,
    hiddenWords: [],
    rulings,
    checkBoxes: [],
    pictureShare: 0,
  };
}

/** A thin vertical line. */
export function upright(x: number, top: number, bottom: number): Ruling {
  return { direction: "vertical", box: { left: x, right: x, top, bottom } };
}

/** A thin horizontal line. */
export function level(y: number, left: number, right: number): Ruling {
  return { direction: "horizontal", box: { left, right, top: y, bottom: y } };
}

import type { PixelBox } from "./recognition/line-picture.ts";

/** What is needed of a recognised word to tell it from dirt. */
interface Recognised {
  readonly text: string;
  readonly box: PixelBox;
  readonly certainty: number;
}

/** A mark of this certainty is print, and longer words of it say how far the print of a page reaches to both sides. */
const SURE = 0.9;

/** A longer word is print, wherever it stands. */
const LONGEST_MARK = 2;

/**
 * The words of a page without doubtful marks beside all of its print: edges of the paper and the table below it look like a
 * letter or two, and would part the rows that they stand level with.
 */
export function withoutEdgeMarks<Word extends Recognised>(words: readonly Word[]): readonly Word[] {
  const sure = words.filter(
    ({ text, certainty }) => certainty >= SURE && text.length > LONGEST_MARK,
  );
  const left = Math.min(...sure.map(({ box }) => box.left));
  const right = Math.max(...sure.map(({ box }) => box.right));
  const isMark = ({ text, box, certainty }: Word): boolean =>
    certainty < SURE && text.length <= LONGEST_MARK && (box.right < left || box.left > right);
  return sure.length === 0 ? words : words.filter((word) => !isMark(word));
}

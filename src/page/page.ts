import type { Box } from "../base/box.ts";

/** Where a word's characters come from: the page's own text, a form field, or recognition of its picture. */
export type Reader = "text" | "form" | "ocr";

/** The smallest unit with a box: characters without a blank between them. */
export interface Word {
  readonly text: string;
  /** From the left of the first to the right of the last character, from ascender to descender. */
  readonly box: Box;
  /** Font size in points; the measure of all tolerances. */
  readonly glyphHeight: number;
  readonly isBold: boolean;
  readonly reader: Reader;
  /** 0 to 1; 1 for text that needed no recognition. */
  readonly certainty: number;
  /** Other readings of a number that its picture allows, the most probable first; none where nothing was recognised. */
  readonly alternatives?: readonly Alternative[];
}

/** The text of words as they are read. */
export function textOfWords(words: readonly Pick<Word, "text">[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** Another reading of a word's picture, and its share of all, 0 to 1. */
export interface Alternative {
  readonly text: string;
  readonly share: number;
}

/** How a page's picture was made upright and straight before it was read. */
export interface Straightened {
  /** Clockwise. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Counter-clockwise skew of its lines that was taken out. */
  readonly skewDegrees: number;
}

/** Pages of a file that are a document of their own. */
export interface PageRange {
  /** The first and the last of them, from 1. */
  readonly from: number;
  readonly to: number;
  /** The pages themselves, where pictures of them were recognised before; left out where they are opened. */
  readonly seen?: readonly Page[];
}

/** A drawn straight line, or a filled rectangle so thin that it looks like one. */
export interface Ruling {
  readonly direction: "horizontal" | "vertical";
  /** As thin as it is drawn; may have no extent across its direction. */
  readonly box: Box;
}

/** A check box of a form. */
export interface CheckBox {
  readonly box: Box;
  readonly isChecked: boolean;
}

/** One page as a person sees it: turned upright, cut to its visible area, hidden text set apart. */
export interface Page {
  /** From 1. */
  readonly pageNumber: number;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Visible words in the order of the file. */
  readonly words: readonly Word[];
  /** Words that nobody sees: invisible, outside the page, white on white. Never read as values. */
  readonly hiddenWords: readonly Word[];
  readonly rulings: readonly Ruling[];
  readonly checkBoxes: readonly CheckBox[];
  /** Share of the page that pictures cover, 0 to 1. A page with a full picture and no words is a scan. */
  readonly pictureShare: number;
  /** Where something is drawn by hand or stands as a picture, such as a signature; left out where that was not looked at. */
  readonly drawings?: readonly Box[];
  /** A picture on it should have been read, and was not: it was switched off, failed, or came after too many others. */
  readonly isPictureUnread?: true;
  /** How its picture would be read, in a full sentence, where it was not for want of something that can be added. */
  readonly unreadRemedy?: string;
  /** Set where words of this page were recognised in its picture: their boxes, and the page's size, are of the straightened page. */
  readonly straightened?: Straightened;
}

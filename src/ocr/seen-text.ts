import type { Grey } from "./picture/grey.ts";
import type { PixelBox } from "./recognition/line-picture.ts";

/** What tesseract.js is asked: the picture of one line, and the folder with the data of the language. */
export interface TesseractTask {
  readonly picture: Grey;
  readonly language: string;
  readonly folder: string;
}

/** A text as tesseract.js sees it, in pixels of the picture. */
export interface SeenText {
  readonly text: string;
  readonly box: PixelBox;
  /** 0 to 1: of its least certain character. */
  readonly certainty: number;
}

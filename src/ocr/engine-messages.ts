import type { Grey } from "./picture/grey.ts";
import type { PictureReading } from "./recognise-picture.ts";

/** What the process that recognises pictures is asked, one picture at a time. */
export interface OcrTask {
  readonly id: number;
  readonly picture: Grey;
  /** False for a part of a page that stands upright. */
  readonly mayBeTurned: boolean;
}

/** Its answer: the reading, or that it failed. */
export interface OcrAnswer {
  readonly id: number;
  readonly reading: PictureReading | null;
  /** Of the whole process after this picture. */
  readonly usedMegabytes: number;
}

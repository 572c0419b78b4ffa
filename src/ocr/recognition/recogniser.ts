import type { Grey } from "../picture/grey.ts";
import type { Lattice } from "./lattice.ts";

/** Reads lines of text: the one place where a recognition engine is known. */
export interface Recogniser {
  /** Height in pixels of the line pictures it takes. */
  readonly lineHeight: number;
  /** Pixels of the picture's width for one step of the lattice. */
  readonly stepPixels: number;
  /** Dark text on white paper, one line, as high as `lineHeight`. */
  recognise(line: Grey): Promise<Lattice>;
}

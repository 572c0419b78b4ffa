import type { Box } from "../base/box.ts";

/** Where a value was read: the page, the place, the characters as printed. */
export interface Provenance {
  readonly pageNumber: number;
  readonly box: Box;
  readonly printed: string;
  readonly reader: "text" | "form" | "ocr" | "model";
  /** 0 to 1: how certain the characters are. */
  readonly certainty: number;
}

/** A value with its origin. One place nearly always; two for the one figure that may be a sum of two printed ones. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly from: readonly [Provenance, ...Provenance[]];
}

/** A figure that stood for the same field and was not chosen. */
export interface LostCandidate {
  readonly printed: string;
  readonly pageNumber: number;
  readonly because: string;
}

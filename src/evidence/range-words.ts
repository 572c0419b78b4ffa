import { anyOf } from "../words/any-of.ts";
import { ands, longRanges, shortRanges } from "../words/construction/numbers.ts";

/** Words before the last number of a range: "Draws 1 through 5". */
const RANGE = new RegExp(`^(?:${anyOf(shortRanges, longRanges, ands)}|[-–—&])$`, "i");

/** Whether a word ties two numbers to a range. */
export function isRangeWord(text: string): boolean {
  return RANGE.test(text);
}

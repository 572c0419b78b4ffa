/** Words before the last number of a range: "Draws 1 through 5". */
const RANGE = /^(?:through|thru|to|[-–—&]|and)$/i;

/** Whether a word ties two numbers to a range. */
export function isRangeWord(text: string): boolean {
  return RANGE.test(text);
}

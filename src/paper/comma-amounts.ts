import type { Money } from "../base/money.ts";
import type { Word } from "../page/page.ts";
import type { AmountReading } from "./amount-readings.ts";
import { readMoney } from "./read-value.ts";

/*
 * Amounts as they are written where a comma parts the cents: `1 234,50 $`, `1.234,50`. French Canada bills so, and a reader of
 * points alone takes the last group of thousands for an amount.
 */

const AMOUNT =
  /^[-–—−(]?\s?[$€£]?\s?[-–—−]?(?:\d{1,3}(?:[ .’'\u00A0\u202F]\d{3})+|\d+),\d{2}\s?[$€£]?\s?[)–—−-]?$/u;

/** Groups of thousands, and a sign, stand no further apart than this many glyph heights. */
const GROUP_GAP = 0.7;

/** A sign, four groups, and what stands behind. */
const MOST_WORDS = 7;

/** The amounts of one line of such a paper. */
export function commaAmounts(words: readonly Word[]): readonly AmountReading[] {
  const found: AmountReading[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const reading = isGroupOfMore(words, from) ? null : longestFrom(words, from);
    if (reading === null) continue;
    found.push(reading);
    from = reading.to;
  }
  return found;
}

/** Whether digits stand so close before a word that it cannot begin an amount. */
function isGroupOfMore(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || !/\d$/.test(before.text)) return false;
  return /^\d/.test(word.text) && word.box.left - before.box.right <= GROUP_GAP * word.glyphHeight;
}

function longestFrom(words: readonly Word[], from: number): AmountReading | null {
  let text = "";
  let longest: AmountReading | null = null;
  for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to += 1) {
    const word = words[to];
    if (word === undefined || !/^[\d\s.,’'$€£()–—−-]+$/u.test(word.text)) break;
    const before = to === from ? undefined : words[to - 1];
    if (before !== undefined && word.box.left - before.box.right > GROUP_GAP * word.glyphHeight)
      break;
    text = text === "" ? word.text : `${text} ${word.text}`;
    const value = amountIn(text);
    if (value !== null) longest = { value, print: "amount", from, to };
  }
  return longest;
}

function amountIn(text: string): Money | null {
  if (!AMOUNT.test(text)) return null;
  const plain = text.replaceAll(/[\u00A0\u202F]/g, " ").replace(/\s?[$€£](?=\)?$)/, "");
  return readMoney(plain, "comma");
}

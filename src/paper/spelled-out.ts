import type { Word } from "../page/page.ts";
import { anyOf } from "../words/any-of.ts";
import {
  amountEnds,
  amountWords,
  misspelt,
  moneyWords,
  scales,
  smallNumbers,
  teens,
  tens,
} from "../words/construction/numbers.ts";

/** A word of a number that is spelled out, as papers of law print a sum before its figure: "Four Hundred Eighty-Eight Thousand Dollars ($488,000.00)". */
const NUMBER_WORD = new RegExp(
  `^\\(?(?:${anyOf(smallNumbers, teens, scales, amountWords, amountEnds)}|${anyOf(tens, misspelt)}(?:[-–]\\p{L}+)?|[\\dx]{1,2}/100)[,.)]*$`,
  "iu",
);

/** Words that a spelled-out sum has at least one of; "one and only" has none. */
const SCALE = new RegExp(`^\\(?${anyOf(scales)}[,.)]*$`, "i");

/** The last word of a sum that began on the line above, before its figure. */
const CURRENCY = new RegExp(`^${anyOf(moneyWords)}$`, "i");
const FIGURE = /^\(?[$£€R]?\d/;

/** Fewer words are no sum. */
const FEWEST = 2;

/** Which words of a line spell a sum out. A sum may go on from one line to the next: then each line has a part of it. */
export function spelledOut(words: readonly Word[]): readonly boolean[] {
  const isSpelled = words.map(() => false);
  let begin = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && NUMBER_WORD.test(words[at]?.text ?? "")) continue;
    const run = words.slice(begin, at);
    if (run.length >= FEWEST && run.some(({ text }) => SCALE.test(text)))
      isSpelled.fill(true, begin, at);
    begin = at + 1;
  }
  const [first, second] = words;
  if (CURRENCY.test(first?.text ?? "") && FIGURE.test(second?.text ?? "")) isSpelled[0] = true;
  return isSpelled;
}

import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { Word } from "../page/page.ts";
import type { Print } from "./paper.ts";
import { joined } from "./date-readings.ts";

/** One reading of words as a percentage. */
export interface PercentReading {
  readonly value: Percent;
  readonly print: Print;
  readonly from: number;
  readonly to: number;
}

const SIGNED =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?)\s*[)]?\s*(?:%|per\s?cent\b|percent\b|pct\b|p\.c\.)/gi;
/** What every percentage with a sign has: most lines have none. */
const HAS_SIGN = /[%p]/i;
const BARE = /^[(@#]?(\d{1,2}(?:\.\d{1,4})?)[):;,]?$/;

const NO_TEXT = { text: "", wordAt: [] };

/** All readings of the words of one line as percentages: with their sign, and small bare numbers without: a bare zero is an amount. */
export function percentReadings(words: readonly Word[]): readonly PercentReading[] {
  const found: PercentReading[] = [];
  const taken = new Set<number>();
  const { text, wordAt } = words.some((word) => HAS_SIGN.test(word.text)) ? joined(words) : NO_TEXT;
  for (const match of text.matchAll(SIGNED)) {
    const points = Money.fromPlain((match[1] ?? "").replace(",", "."));
    const from = wordAt[match.index] ?? 0;
    const to = wordAt[match.index + match[0].length - 1] ?? from;
    if (points === null) continue;
    for (let index = from; index <= to; index += 1) taken.add(index);
    found.push({ value: new Percent(points), print: "percent", from, to });
  }
  words.forEach((word, index) => {
    const match = taken.has(index) ? null : BARE.exec(word.text);
    const points = match === null ? null : Money.fromPlain(match[1] ?? "");
    if (points?.isZero() === false)
      found.push({ value: new Percent(points), print: "bare", from: index, to: index });
  });
  return found;
}

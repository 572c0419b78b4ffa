import { Money } from "../base/money.ts";
import type { Word } from "../page/page.ts";
import { anyOf } from "../words/any-of.ts";
import {
  misspelt,
  moneyWords,
  scales,
  smallNumbers,
  teens,
  tens,
} from "../words/construction/numbers.ts";
import type { Paper } from "./paper.ts";
import { spelledOut } from "./spelled-out.ts";

/** A sum of money in words: "Four Hundred Eighty-Eight Thousand and 50/100 Dollars". */
export interface SpelledSum {
  readonly value: Money;
  readonly words: readonly Word[];
  readonly pageNumber: number;
}

const UNITS: ReadonlyMap<string, number> = new Map([
  ...[...smallNumbers, ...teens].map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ...misspelt.map((word) => [word, 40] as const),
]);

const HUNDRED = 100;
const SCALES: ReadonlyMap<string, number> = new Map(
  scales.map((word, at) => [word, at === 0 ? HUNDRED : 1000 ** at] as const),
);

/** Cents as a check writes them: 50/100, and xx/100 or no/100 for none. */
const CENTS = /^(\d{1,2}|xx|no)\/100$/;
const MONEY = new RegExp(`^${anyOf(moneyWords)}$`);
const CENT = /^cents?$/;
const SEPARATOR = /[,.()]/g;

/** All sums of a paper that are spelled out, in reading order. A sum may go on from one line to the next. */
export function spelledSums({ pages }: Paper): readonly SpelledSum[] {
  return pages.flatMap(({ page: { pageNumber }, lines }) => {
    const spelled = lines.flatMap(({ line: { words } }) => {
      const isSpelled = spelledOut(words);
      return words.map((word, at) => (isSpelled[at] === true ? word : null));
    });
    return runsOf(spelled).flatMap((words) => {
      const value = valueOf(words);
      return value === null ? [] : [{ value, words, pageNumber }];
    });
  });
}

function runsOf(words: readonly (Word | null)[]): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  let open: Word[] = [];
  for (const word of [...words, null]) {
    if (word !== null) open.push(word);
    else if (open.length > 0) {
      runs.push(open);
      open = [];
    }
  }
  return runs;
}

/** The value of a sum in words; null where they are no sum. */
function valueOf(words: readonly Word[]): Money | null {
  let dollars: number | null = null;
  let cents = 0;
  let whole = 0;
  let part = 0;
  for (const { text } of words) {
    const printed = text.toLowerCase().replaceAll(SEPARATOR, "");
    const [, hundredths] = CENTS.exec(printed) ?? [];
    if (hundredths !== undefined) cents = Number.parseInt(hundredths, 10) || 0;
    for (const piece of printed.split(/[-–]/)) {
      const scale = SCALES.get(piece);
      if (scale === HUNDRED) part = Math.max(1, part) * HUNDRED;
      else if (scale !== undefined) [whole, part] = [whole + Math.max(1, part) * scale, 0];
      else if (MONEY.test(piece)) [dollars, whole, part] = [(dollars ?? 0) + whole + part, 0, 0];
      else if (CENT.test(piece)) [cents, whole, part] = [whole + part, 0, 0];
      else part += UNITS.get(piece) ?? 0;
    }
  }
  const hundredths = HUNDRED * ((dollars ?? 0) + whole + part) + cents;
  return hundredths === 0 ? null : Money.of((hundredths / HUNDRED).toFixed(2));
}

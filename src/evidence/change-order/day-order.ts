import type { Paper } from "../../paper/paper.ts";
import { keysOf } from "../surroundings.ts";
import type { More } from "./order-share.ts";

/** Marks of money and taxes by how their countries write days. */
const COUNTRIES: readonly (readonly [called: string, mark: RegExp])[] = [
  ["day first", /^(?:[£€]|GBP|EUR|AUD|NZD|A\$|NZ\$|ABN\b|VAT\b|Pty\b|plc\b)/],
  ["either", /^(?:CAD|CA\$|C\$|GST\b|HST\b|PST\b)/],
];

/** The mark of the country says more than any other word of the paper. */
const COUNTRY = 2;
const WORD = 0.3;

/** Tells the words of the whole paper of a date whose order nothing else decides: they tell the country. */
export function dayOrderSigns({ pages }: Paper): More {
  const lines = pages.flatMap(({ lines: own }) => own.map(({ line }) => line.words));
  const words = new Set(lines.flatMap((line) => keysOf(line)));
  const texts = lines.flat().map(({ text }) => text);
  const country = COUNTRIES.find(([, mark]) => texts.some((text) => mark.test(text)))?.[0];
  return ({ print }, signs) => {
    if (print !== "day-first" && print !== "month-first") return;
    signs.word(`${print} country ${country ?? "unmarked"}`, COUNTRY);
    for (const word of words) signs.word(`${print} paper ${word}`, WORD);
  };
}

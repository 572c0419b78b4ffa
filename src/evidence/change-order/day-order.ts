import type { Paper } from "../../paper/paper.ts";
import { Signs } from "../signs.ts";
import { keysOf } from "../line-facts.ts";
import type { Weighed } from "./paper-signs.ts";
import { anyOf } from "../../words/any-of.ts";
import {
  dayFirstForms,
  dayFirstMarks,
  eitherOrderMarks,
} from "../../words/construction/numbers.ts";

/** Marks of money and taxes by how their countries write days. */
const COUNTRIES: readonly (readonly [called: string, mark: RegExp])[] = [
  [
    "day first",
    new RegExp(`^(?:[£€]|GBP|EUR|AUD|NZD|A\\$|NZ\\$|${anyOf(dayFirstMarks, dayFirstForms)}\\b)`),
  ],
  ["either", new RegExp(`^(?:CAD|CA\\$|C\\$|${anyOf(eitherOrderMarks)}\\b)`)],
];

/** The mark of the country says more than any other word of the paper. */
const COUNTRY = 2;
const WORD = 0.3;

/** What says of a paper whether its dates print the day first: the words of the whole paper tell the country. */
export function dayOrderSigns({ pages }: Paper): Weighed {
  const lines = pages.flatMap(({ lines: own }) => own.map(({ line }) => line.words));
  const texts = lines.flat().map(({ text }) => text);
  const country = COUNTRIES.find(([, mark]) => texts.some((text) => mark.test(text)))?.[0];
  const signs = new Signs();
  signs.text("day order always", 1);
  signs.text(`day order country ${country ?? "unmarked"}`, COUNTRY);
  const words = new Set(lines.flatMap((line) => keysOf(line)));
  for (const word of words) signs.text(`day order ${word}`, WORD);
  return signs.done();
}

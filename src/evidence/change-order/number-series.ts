import type { Paper } from "../../paper/paper.ts";
import type { Candidate } from "../candidate.ts";
import { keysOf } from "../line-facts.ts";
import { Signs } from "../signs.ts";
import { isRangeWord } from "../identifier-candidates.ts";
import { anyOf } from "../../words/any-of.ts";
import { countWords, otherCountWords } from "../../words/construction/numbers.ts";

/** Letters and digits before the last digits of a number, and these: "CO-1126-" and "4". */
const COUNT = new RegExp(`^(?:${anyOf(countWords, otherCountWords)}|\\d+)$`);
const SERIAL = /^(.*?)(\d{1,4})(?:r\d+)?$/i;

/** What it says beside words. */
const STRONG = 1.5;

/** A number with what it counts: its own letters, else the word before it. */
interface Serial {
  readonly series: string;
  readonly count: number;
}

/** Adds to each number how it stands to others of its series: a paper names changes before it, and hardly ever later ones. */
export function withSeries(numbers: readonly Candidate[], paper: Paper): readonly Candidate[] {
  const serials = numbers.map((one) => serialOf(one, paper));
  const counts = new Map<string, Set<number>>();
  for (const serial of serials)
    if (serial !== null)
      counts.set(serial.series, (counts.get(serial.series) ?? new Set()).add(serial.count));
  return numbers.map((candidate, index) => {
    const signs = new Signs();
    const serial = serials[index] ?? null;
    const own = serial === null ? [] : [...(counts.get(serial.series) ?? [])];
    const isLast = serial !== null && serial.count === Math.max(...own);
    const others = own.length > 1 ? (isLast ? "last" : "followed") : "alone";
    signs.text(`series ${serial === null ? "none" : others}`, STRONG);
    if (beginsRange(candidate, paper)) signs.text("begins range", STRONG);
    return { ...candidate, ...signs.done(candidate) };
  });
}

function serialOf({ key, figure }: Candidate, { pages }: Paper): Serial | null {
  const [, letters = "", digits = ""] = SERIAL.exec(key) ?? [];
  if (digits === "") return null;
  const count = Number(digits);
  if (/\p{L}/u.test(letters)) return { series: letters.toLowerCase(), count };
  const words = pages[figure.pageNumber - 1]?.lines[figure.line]?.line.words ?? [];
  const before = keysOf(words.slice(Math.max(0, figure.from - 2), figure.from));
  const counted = before.findLast((word) => !COUNT.test(word));
  return counted === undefined ? null : { series: `${counted} ${letters}`, count };
}

function beginsRange({ figure }: Candidate, { pages }: Paper): boolean {
  const words = pages[figure.pageNumber - 1]?.lines[figure.line]?.line.words ?? [];
  const [link, last] = words.slice(figure.to + 1, figure.to + 3).map(({ text }) => text);
  return isRangeWord(link ?? "") && /^[-–#]?\d{1,4}\b/.test(last ?? "");
}

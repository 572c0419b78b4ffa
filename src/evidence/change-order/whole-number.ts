import type { Paper } from "../../paper/paper.ts";
import type { Candidate } from "../candidate.ts";
import { anyOf } from "../../words/any-of.ts";
import { orderCodes, revisionMarks } from "../../words/construction/orders.ts";

/** Letters before a number that say what it numbers: `COR 14`, `VO 027`, `CCO #6`. */
const PREFIX = new RegExp(`^${anyOf(orderCodes)}$`);

/** A revision that is part of the number. */
const REVISION = new RegExp(`^(?:r|${anyOf(revisionMarks)})\\d{1,2}$`, "i");

/** A number with the letters before it and the revision behind it, and a revision with its number. */
export function wholeNumber(candidate: Candidate, { pages }: Paper): Candidate {
  const { figure } = candidate;
  const { pageNumber, line, from, to } = figure;
  const own = pages[pageNumber - 1]?.lines[line]?.line;
  const run = own?.runs.find(({ words }) => words.some((word) => word === figure.words[0]));
  if (own === undefined || run === undefined) return candidate;
  const isPart = (at: number, pattern: RegExp): boolean => {
    const word = own.words[at];
    return word !== undefined && run.words.includes(word) && pattern.test(word.text);
  };
  const isTail = REVISION.test(figure.printed) && isPart(from - 1, /\d/);
  const isBare = /^#?\d/.test(figure.printed) && isPart(from - 1, PREFIX);
  const begin = isTail || isBare ? from - 1 : from;
  const end = isPart(to + 1, REVISION) ? to + 1 : to;
  if (begin === from && end === to) return candidate;
  const words = own.words.slice(begin, end + 1);
  const before = own.words.slice(begin, from).map(({ text }) => `${text} `);
  const behind = own.words.slice(to + 1, end + 1).map(({ text }) => ` ${text}`);
  const printed = [...before, figure.printed, ...behind].join("");
  return {
    ...candidate,
    key: printed,
    figure: { ...figure, words, from: begin, to: end, value: printed, printed },
  };
}

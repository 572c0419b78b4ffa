import type { Candidate, Candidates } from "../evidence/candidate.ts";
import { MONEY_SLOTS, SLOTS, type SlotName } from "../evidence/slots.ts";
import type { Scores } from "../weights/scores.ts";

/** Another page with this many lines of the form, at other amounts, is another application. */
const ANOTHER = 5;

/** A line is printed on a page where its figure is this much likelier than that none is, as a logarithm. */
const CLEAR = 2;

/**
 * The page on which the summary of another application begins: it prints lines that an earlier page has printed, at other
 * amounts. Null where there is none.
 */
export function secondSummary({ money }: Candidates, scores: Scores): number | null {
  const pages = new Map<number, Map<SlotName, Printed>>();
  MONEY_SLOTS.forEach((slot, place) => {
    const own = scores[place] ?? [];
    const least = (own.at(-1) ?? 0) + CLEAR;
    money.forEach(({ cents, figure: { pageNumber } }, index) => {
      const score = own[index] ?? 0;
      const lines = pages.get(pageNumber) ?? new Map<SlotName, Printed>();
      if (score <= Math.max(least, lines.get(slot)?.score ?? least)) return;
      pages.set(pageNumber, lines.set(slot, { cents: Math.abs(cents), score }));
    });
  });
  const summaries = [...pages].filter(([, lines]) => lines.size >= ANOTHER);
  const [first, ...others] = summaries.toSorted(([one], [other]) => one - other);
  const second = others.find(([, lines]) => othersIn(lines, first?.[1] ?? NONE) >= ANOTHER);
  return second?.[0] ?? null;
}

/** The likeliest amount of a line on a page. */
interface Printed {
  readonly cents: number;
  readonly score: number;
}

type Lines = ReadonlyMap<SlotName, Printed>;

const NONE: Lines = new Map();

/** How many lines of the first summary another page has at another amount. */
function othersIn(lines: Lines, first: Lines): number {
  return [...lines].filter(([slot, { cents }]) => {
    const own = first.get(slot);
    return own !== undefined && own.cents !== cents;
  }).length;
}

/** Scores in which nothing is chosen from a page on. */
export function before(page: number, scores: Scores, candidates: Candidates): Scores {
  const isAfter = (candidate: Candidate | undefined): boolean =>
    candidate !== undefined && candidate.figure.pageNumber >= page;
  return scores.map((own, place) => {
    const type = SLOTS[place]?.type ?? "money";
    return own.map((score, index) => (isAfter(candidates[type][index]) ? -Infinity : score));
  });
}

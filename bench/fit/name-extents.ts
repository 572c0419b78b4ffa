import type { PartyCandidate } from "../../src/evidence/invoice/parties/party-candidates.ts";
import { extentOf, printsAt } from "../../src/read/invoice/read-invoice-parties.ts";
import { fitChoices, metBy, weightsByName } from "./fit-choices.ts";

/** A text that fits less says a part of the name, or more than it. */
export const WHOLE = 0.9;

/** Names that fit within this of the best are right too. */
export const NEARLY = 0.02;

/** On authors left out, 22 more names of 1,819 are whole than without the choice; 17 with a pull of 0.002, 18 with 0.0001. */
const PACE = { rounds: 300, pull: 0.0005 };

/**
 * Signs of a party's name that may tell how its lines go on, by how they begin. Without them 14 more names are whole, with all signs
 * 16, and with these 22.
 */
const OF_PRINT: readonly string[] = [
  "above a ",
  "a full line",
  "a firm",
  "all of its",
  "begins a print",
  "begins with a bracket",
  "below a firm",
  "below a full",
  "below a line",
  "block of",
  "elsewhere without",
  "ends the print",
  "in the print of",
  "longer",
  "over a ",
  "over all ",
  "over full ",
  "over lines",
  "over several ",
  "whole legal",
];

/** A sign that says less is not kept. */
const LEAST_WEIGHT = 0.05;

/** Prints of one name at one place, and which of them say all of it. */
export interface Extents {
  readonly signs: readonly ReadonlyMap<string, number>[];
  readonly right: readonly boolean[];
  readonly by: number;
}

/** The names of a paper, how well each says the one that is wanted, and how much the paper counts. */
interface FittingNames {
  readonly all: readonly PartyCandidate[];
  readonly fits: readonly number[];
  readonly by: number;
}

/** The prints among which the whole of a name is chosen; none where only one says it. */
export function extentsOf(
  signs: Readonly<Record<string, number>>,
  { all, fits, by }: FittingNames,
): readonly Extents[] {
  const most = Math.max(0, ...fits);
  const named = all[fits.indexOf(most)];
  if (named === undefined || most < WHOLE) return [];
  const prints = printsAt(named, all);
  if (prints.length < 2) return [];
  return [
    {
      signs: prints.map((print) => new Map([...extentOf(print, signs)].filter(isOf(print)))),
      right: prints.map((print) => (fits[all.indexOf(print)] ?? 0) >= most - NEARLY),
      by,
    },
  ];
}

/** Whether a sign may tell how much of its name a print says. */
function isOf({ signs }: PartyCandidate): (sign: readonly [name: string, by: number]) => boolean {
  return ([name]) => !signs.has(name) || OF_PRINT.some((begin) => name.startsWith(begin));
}

/** Fits what says how much of a name is all of it, beginning with the odds of a print as the party's name. */
export function fittedExtent(all: readonly Extents[]): Readonly<Record<string, number>> {
  const met = all.flatMap(({ signs }) => signs.flatMap((one) => [...one.keys()]));
  const names = [...new Set(met)].toSorted();
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const choices = all.map(({ signs, right, by }) => ({
    factors: signs.map((one) => metBy(one, placeOf)),
    right,
    by,
  }));
  const start = Float32Array.from(names, (name) => (name === "odds" ? 1 : 0));
  return weightsByName(names, fitChoices(choices, start, PACE), LEAST_WEIGHT);
}

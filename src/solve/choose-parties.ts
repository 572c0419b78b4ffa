import type {
  Mention,
  PartyCandidate,
  PartyCandidates,
} from "../evidence/parties/party-candidates.ts";
import { levelSigns } from "../evidence/parties/party-level.ts";
import { byPartySlot, PARTY_SLOTS, type PartySlot } from "../evidence/parties/party-slots.ts";
import { weigh } from "../weights/linear.ts";
import { type PartyWeighing, weighInSlots } from "../weights/party-weights.ts";
import { sharesOf } from "../weights/scores.ts";

/** A name in a slot, or that none is printed. */
export interface PartyOption {
  /** Null where it is that none is printed. */
  readonly name: PartyCandidate | null;
  /** How likely it is, together with what fills the other slots. */
  readonly probability: number;
}

/** What may fill each slot, the likeliest first. */
export type PartyChoice = Readonly<Record<PartySlot, readonly PartyOption[]>>;

/** Of each slot so many names are tried together with those of the others. */
const MOST_TRIED = 6;

/** One that is less likely by its own signs is not tried. */
const LEAST_TRIED = 0.005;

/** Chooses who bills whom and for what: each by its own signs, and nobody twice. */
export function chooseParties(candidates: PartyCandidates, weighing: PartyWeighing): PartyChoice {
  const { names, absent } = candidates;
  const scores = [...names, absent].map((one) => weighInSlots(weighing, one));
  const tried = PARTY_SLOTS.map((_, slot) =>
    optionsOf(names, sharesOf(scores.map((own) => own[slot] ?? 0))),
  );
  const mass = tried.map((options) => options.map(() => 0));
  let whole = 0;
  const walk = (at: number, chosen: readonly number[], share: number): void => {
    const options = tried[at];
    if (options === undefined) {
      whole += share;
      chosen.forEach((place, slot) => {
        const own = mass[slot];
        if (own !== undefined) own[place] = (own[place] ?? 0) + share;
      });
      return;
    }
    options.forEach(({ name, probability }, place) => {
      const isTaken =
        name !== null && chosen.some((other, slot) => tried[slot]?.[other]?.name === name);
      if (!isTaken) walk(at + 1, [...chosen, place], share * probability);
    });
  };
  walk(0, [], 1);
  return byPartySlot((slot) => {
    const at = PARTY_SLOTS.indexOf(slot);
    return (tried[at] ?? [])
      .map(({ name }, place) => ({ name, probability: (mass[at]?.[place] ?? 0) / whole }))
      .toSorted((a, b) => b.probability - a.probability);
  });
}

/** How likely it is that something is named where the likeliest name is printed: that name, more or less of it. */
export function certaintyOf([best, ...others]: readonly PartyOption[]): number {
  if (best === undefined) return 0;
  const words = new Set(best.name?.mentions.flatMap(wordsOf));
  const same = others.filter(
    ({ name }) =>
      name?.mentions.some((mention) => wordsOf(mention).some((word) => words.has(word))) === true,
  );
  return same.reduce((sum, { probability }) => sum + probability, best.probability);
}

function wordsOf({ figure }: Mention): readonly unknown[] {
  return figure.words;
}

/** Whether a paper is between a subcontractor and a general contractor. */
export function isBetweenFirms(
  candidates: PartyCandidates,
  choice: PartyChoice,
  { level }: PartyWeighing,
): boolean {
  const nameIn = (slot: PartySlot): string | null =>
    choice[slot][0]?.name?.mentions[0]?.figure.value ?? null;
  return weigh(level, levelSigns(candidates, nameIn("contractor"), nameIn("addressee"))) > 0;
}

/** The likeliest names of a slot by their own signs, and that none is printed. */
function optionsOf(
  names: readonly PartyCandidate[],
  shares: readonly number[],
): readonly PartyOption[] {
  const options: PartyOption[] = [];
  names.forEach((name, at) => {
    const probability = shares[at] ?? 0;
    if (probability > LEAST_TRIED) options.push({ name, probability });
  });
  return options
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST_TRIED)
    .concat({ name: null, probability: shares[names.length] ?? 0 });
}

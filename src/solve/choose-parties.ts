import type {
  Mention,
  PartyCandidate,
  PartyCandidates,
} from "../evidence/parties/party-candidates.ts";
import { levelSigns } from "../evidence/parties/party-level.ts";
import { byPartySlot, PARTY_SLOTS, type PartySlot } from "../evidence/parties/party-slots.ts";
import { weigh } from "../weights/linear.ts";
import type { PartyWeighing } from "../weights/party-weights.ts";
import { sharesOf } from "../weights/scores.ts";

/** A name in a slot, or that none is printed. */
export interface PartyOption {
  /** Null where it is that none is printed. */
  readonly name: PartyCandidate | null;
  /** How likely it is, together with what fills the other slots. */
  readonly probability: number;
  /** How likely it is that something is named where it is printed: this name, more or less of it. */
  readonly certainty: number;
}

/** What may fill each slot, the likeliest first. */
export type PartyChoice = Readonly<Record<PartySlot, readonly PartyOption[]>>;

/** Of each slot so many names are tried together with those of the others. */
const MOST_TRIED = 6;

/** One that is less likely by its own signs is not tried. */
const LEAST_TRIED = 0.005;

/** Chooses who bills whom and for what: each by its own signs, and nobody twice. */
export function chooseParties(candidates: PartyCandidates, weighing: PartyWeighing): PartyChoice {
  const tried = PARTY_SLOTS.map((slot) => optionsOf(candidates, slot, weighing));
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
    return withCertainty(
      (tried[at] ?? []).map(({ name }, place) => ({
        name,
        probability: (mass[at]?.[place] ?? 0) / whole,
      })),
    ).toSorted((a, b) => b.probability - a.probability);
  });
}

type Weighed = Omit<PartyOption, "certainty">;

/** What says a part of a name, or more than the name, agrees with it about where it is printed. */
function withCertainty(options: readonly Weighed[]): readonly PartyOption[] {
  const words = options.map(({ name }) => new Set(name?.mentions.flatMap(wordsOf)));
  return options.map((option, at) => ({
    ...option,
    certainty: options.reduce((sum, { probability }, other) => {
      const isSame = other === at || !isDisjoint(words[at], words[other]);
      return isSame ? sum + probability : sum;
    }, 0),
  }));
}

function isDisjoint(
  one: ReadonlySet<unknown> | undefined,
  other: ReadonlySet<unknown> | undefined,
): boolean {
  for (const word of one ?? []) if (other?.has(word) === true) return false;
  return true;
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
  { names, absent }: PartyCandidates,
  slot: PartySlot,
  { signs }: PartyWeighing,
): readonly Weighed[] {
  const weights = signs[slot];
  const shares = sharesOf([...names, absent].map((one) => weigh(weights, one)));
  const options = shares.map((probability, at) => ({ name: names[at] ?? null, probability }));
  const none = options.filter(({ name }) => name === null);
  return options
    .filter(({ name, probability }) => name !== null && probability > LEAST_TRIED)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST_TRIED)
    .concat(none);
}

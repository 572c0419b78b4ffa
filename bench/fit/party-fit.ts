import { levelSigns } from "../../src/evidence/parties/party-level.ts";
import { byPartySlot, type PartySlot } from "../../src/evidence/parties/party-slots.ts";
import {
  certaintyOf,
  chooseParties,
  isBetweenFirms,
  type PartyChoice,
  type PartyOption,
} from "../../src/solve/choose-parties.ts";
import {
  type FittedParties,
  packedParties,
  type PartyWeighing,
  unpackedParties,
} from "../../src/weights/party-weights.ts";
import { fitLinear, type Question } from "./fit-linear.ts";
import { FOLDS } from "./folds.ts";
import { isPrinted, type PartyExample, rightNames } from "./party-examples.ts";
import { saysName } from "./party-equality.ts";
import { RANDOM } from "./random-papers.ts";

/** Papers composed at random are many, and alike: each counts so much beside one of a set. */
const RANDOM_COUNTS = 0.35;

const NOTHING = byPartySlot(() => 0);

/** Fits what each sign says in each slot. */
function fitParties(examples: readonly PartyExample[]): FittedParties {
  const signs = byPartySlot((slot) =>
    fitLinear(examples.flatMap((example) => questionOf(example, slot) ?? [])),
  );
  const level = fitLinear(examples.flatMap((example) => levelQuestion(example) ?? []));
  return { signs, level, least: NOTHING };
}

/** Numbers as they are read from a file. */
function asShipped(fitted: FittedParties): PartyWeighing {
  return unpackedParties(packedParties(fitted));
}

/** Whether a paper is between two firms is asked with the names that it has. */
function levelQuestion({ training, truth }: PartyExample): Question | null {
  const { isBetween, names, file } = truth;
  if (isBetween === null) return null;
  return {
    items: [levelSigns(training, names.contractor ?? null, names.addressee ?? null)],
    right: new Set(isBetween ? [0] : []),
    asks: "each",
    origin: originOf(file.set),
    by: file.set === RANDOM ? RANDOM_COUNTS : 1,
  };
}

function questionOf(example: PartyExample, slot: PartySlot): Question | null {
  const { training, truth } = example;
  const right = rightNames(example, slot, training);
  if (right === null) return null;
  return {
    items: [...training.names, training.absent],
    right,
    asks: "one",
    origin: originOf(truth.file.set),
    by: truth.file.set === RANDOM ? RANDOM_COUNTS : 1,
  };
}

/** Sets whose firms and jobs are the same are one origin: no weight is of a name that only they know. */
function originOf(set: string): string {
  return set.startsWith("construction-drawn") ? "construction-drawn" : set;
}

/** What became of a slot: nothing is printed and nothing read, or a printed name was missed. */
export type PartyVerdict = "right" | "wrong" | "missing" | "blank";

/** How a slot was read, and how certain the reading seemed. */
export interface PartyVerdictOn {
  readonly said: string | null;
  readonly certainty: number;
  readonly verdict: PartyVerdict;
}

/** What may fill the slots of a paper, and between whom it seems to be. */
export interface PartyChoices extends PartyChoice {
  readonly isBetween: boolean;
}

function choose({ reading }: PartyExample, weighing: PartyWeighing): PartyChoices {
  const choice = chooseParties(reading, weighing);
  return { ...choice, isBetween: isBetweenFirms(reading, choice, weighing) };
}

/** Judges how a slot is read; null where the truth does not say what it is. */
export function readSlot(
  example: PartyExample,
  slot: PartySlot,
  options: readonly PartyOption[],
  least: number,
): PartyVerdictOn | null {
  const wanted = example.truth.names[slot];
  const [best] = options;
  if (wanted === undefined || best === undefined) return null;
  const certainty = certaintyOf(options);
  const name = certainty < least ? null : best.name;
  if (name === null) {
    const isMissing = wanted !== null && isPrinted(example, wanted);
    return { said: null, certainty, verdict: isMissing ? "missing" : "blank" };
  }
  const isRight =
    wanted !== null && name.mentions.some(({ figure }) => saysName(slot, figure.value, wanted) > 0);
  const said = name.mentions[0]?.figure.value ?? null;
  return { said, certainty, verdict: isRight ? "right" : "wrong" };
}

/** A wrong name costs as much as so many that are missing. */
const WRONG_COSTS = 2;

/** The certainty of each slot from which on names are worth telling, wrong ones counted. */
export function leastCertain(
  choices: ReadonlyMap<PartyExample, PartyChoices>,
): PartyWeighing["least"] {
  return byPartySlot((slot) => {
    const told = [...choices].flatMap(([example, choice]) => {
      const read = example.fold === -1 ? null : readSlot(example, slot, choice[slot], 0);
      return read === null || read.said === null ? [] : [read];
    });
    const ordered = told.toSorted((a, b) => b.certainty - a.certainty);
    let [gain, most, least] = [0, 0, 1];
    for (const { verdict, certainty } of ordered) {
      gain += verdict === "right" ? 1 : -WRONG_COSTS;
      if (gain > most) [most, least] = [gain, certainty];
    }
    return Math.floor(least * 100) / 100;
  });
}

/**
 * The choices of all papers of the sets by numbers that never saw their layout; of papers that nothing is fitted to by
 * those that are fitted to all.
 */
export function heldOutParties(all: readonly PartyExample[]): {
  readonly fitted: FittedParties;
  readonly choices: ReadonlyMap<PartyExample, PartyChoices>;
} {
  const choices = new Map<PartyExample, PartyChoices>();
  const seen = all.filter(({ fold }) => fold !== -1);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weighing = asShipped(fitParties(seen.filter((one) => one.fold !== fold)));
    for (const example of seen)
      if (example.fold === fold) choices.set(example, choose(example, weighing));
  }
  const fitted = fitParties(seen);
  const shipped = asShipped(fitted);
  for (const example of all)
    if (example.fold === -1) choices.set(example, choose(example, shipped));
  return { fitted, choices };
}

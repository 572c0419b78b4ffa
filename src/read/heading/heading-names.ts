import type { Sourced } from "../../document/sourced.ts";
import { type Caption, captionsIn } from "../../evidence/caption.ts";
import { type Mention, partyCandidates } from "../../evidence/parties/party-candidates.ts";
import { type PaperTemplate, partyPhrases } from "../../evidence/parties/party-phrases.ts";
import { byPartySlot, PARTY_SLOTS, type PartySlot } from "../../evidence/parties/party-slots.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import {
  certaintyOf,
  chooseParties,
  isBetweenFirms,
  type PartyOption,
} from "../../solve/choose-parties.ts";
import type { OrderNames } from "../change-order/order-parties.ts";
import type { HeadingCandidate } from "./read-heading.ts";
import { placeOfWords } from "../../paper/places.ts";
import { PARTY_WEIGHTS } from "../../weights/parties.ts";
import { type PartyWeighing, unpackedParties, weighInSlots } from "../../weights/party-weights.ts";

let shipped: PartyWeighing | null = null;

/** The fitted numbers that are shipped; they are unpacked when the first paper is read. */
export function shippedPartyWeighing(): PartyWeighing {
  shipped ??= unpackedParties(PARTY_WEIGHTS);
  return shipped;
}

/** What is known of a paper before its names are read. */
export interface NamesGiven {
  /** The recognised layout and the general reading. */
  readonly templates: readonly PaperTemplate[];
  /** Page of the summary; 0 where there is none. */
  readonly summaryPage: number;
  readonly isChange: boolean;
  readonly weighing?: PartyWeighing | undefined;
}

/** Reads who bills whom and for what. A name is printed text; one that is less likely than the fitted certainty is null. */
export function headingNames(
  paper: Paper,
  { templates, summaryPage, isChange, weighing = shippedPartyWeighing() }: NamesGiven,
): OrderNames {
  const phrases = partyPhrases(templates);
  const candidates = partyCandidates(paper, { phrases, summaryPage, isChange });
  const choice = chooseParties(candidates, weighing);
  const captionOf = captionsIn(paper);
  const names = byPartySlot((slot) => {
    const told = choice[slot].flatMap((option) =>
      option.name === null
        ? []
        : [offerOf(option, likeliest(option.name.mentions, slot, weighing), captionOf)],
    );
    const [best] = choice[slot];
    const isSure = best?.name != null && certaintyOf(choice[slot]) >= weighing.least[slot];
    return { value: isSure ? sourced(told[0]) : null, candidates: told };
  });
  return { ...names, isBetween: isBetweenFirms(candidates, choice, weighing) };
}

function sourced(candidate: HeadingCandidate | undefined): Sourced<string> | null {
  return candidate === undefined ? null : { value: candidate.value, from: [candidate.from] };
}

/** A name as it is printed in one place. */
function offerOf(
  { probability }: PartyOption,
  { figure }: Mention,
  captionOf: (figure: Figure<unknown>) => Caption | null,
): HeadingCandidate {
  const { value, words, pageNumber } = figure;
  return {
    value,
    from: placeOfWords(words, pageNumber, value),
    score: probability,
    because: [reasonOf(figure, captionOf(figure))],
  };
}

/** Of the prints of a name the likeliest; of those that begin there the fullest, which has the legal form. */
function likeliest(
  mentions: readonly Mention[],
  slot: PartySlot,
  weighing: PartyWeighing,
): Mention {
  const place = PARTY_SLOTS.indexOf(slot);
  const scores = mentions.map((mention) => weighInSlots(weighing, mention)[place] ?? 0);
  const best = mentions[scores.indexOf(Math.max(...scores))] as Mention;
  const [first] = best.figure.words;
  return mentions.reduce((fullest, mention) => {
    const { words } = mention.figure;
    return words[0] === first && words.length > fullest.figure.words.length ? mention : fullest;
  }, best);
}

function reasonOf({ line, pageNumber }: Figure<unknown>, caption: Caption | null): string {
  if (caption !== null) return `It stands ${caption.place} "${caption.text}".`;
  return `It stands on line ${line + 1} of page ${pageNumber}.`;
}

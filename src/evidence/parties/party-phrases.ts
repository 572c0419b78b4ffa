import { onceFor } from "../../base/once-for.ts";
import { anyChangeOrder } from "../../../templates/change-order/any-change-order.ts";
import { anyPayApplication } from "../../../templates/pay-application/any-pay-application.ts";
import type { ChangeOrderTemplate } from "../../lexicon/change-order-template.ts";
import type { PayApplicationTemplate } from "../../lexicon/template.ts";
import { phrasesIn, vocabularyOf } from "../../lexicon/vocabulary.ts";
import { hashed } from "../hash.ts";
import type { Keys } from "../line-facts.ts";
import { remembered } from "../remembered.ts";

/** What words are called that caption no party and no job. */
export const OTHER = "other";

/** What the lexicon says of some words. */
export interface CaptionMatch {
  /** The share of the words that captions of each name cover. */
  readonly cover: ReadonlyMap<string, number>;
  /** Captions with which the words end. */
  readonly ends: readonly string[];
}

/** Looks the captions of names up in the words of one paper. */
export interface PartyPhrases {
  readonly captionsIn: (keys: Keys) => CaptionMatch;
  /** How many words the caption has with which some words begin; 0 where they begin with none. */
  readonly beginOf: (keys: Keys) => number;
  /** How many words the longest caption has with which some words end; 0 where they end with none. */
  readonly endOf: (keys: Keys) => number;
  /** The share of some words that captions cover: where it is all of them, they are never a name. */
  readonly shareOf: (keys: Keys) => number;
}

/** Leaves out phrases of the lexicon by chance, while fitting. */
export type Dropped = (phrase: number) => boolean;

const keepsAll: Dropped = () => false;

interface Meaning {
  readonly name: string;
  readonly phrase: number;
}

/** A template of either kind. */
export type PaperTemplate = PayApplicationTemplate | ChangeOrderTemplate;

const GENERAL: readonly PaperTemplate[] = [anyPayApplication];

/** A look-up of the captions of some templates, and of the general readings of both kinds. */
export function partyPhrases(
  templates: readonly PaperTemplate[] = GENERAL,
  dropped: Dropped = keepsAll,
): PartyPhrases {
  const lexicon = lexiconOf(templates);
  return {
    captionsIn: remembered((keys) => {
      const cover = new Map<string, number>();
      const ends = new Set<string>();
      for (const { start, end, meanings } of phrasesIn(lexicon, keys))
        for (const { name, phrase } of meanings) {
          if (dropped(phrase)) continue;
          cover.set(name, Math.max(cover.get(name) ?? 0, (end - start) / keys.length));
          if (end === keys.length) ends.add(name);
        }
      return { cover, ends: [...ends] };
    }),
    beginOf: (keys) => {
      const [first] = phrasesIn(lexicon, keys);
      return first?.start === 0 ? first.end : 0;
    },
    endOf: (keys) => {
      const last = phrasesIn(lexicon, keys).at(-1);
      return last?.end === keys.length ? last.end - last.start : 0;
    },
    shareOf: (keys) => {
      let covered = 0;
      for (const { start, end } of phrasesIn(lexicon, keys)) covered += end - start;
      return covered / Math.max(1, keys.length);
    },
  };
}

const lexiconOf = onceFor((templates: readonly PaperTemplate[]) => {
  const all = new Set([...templates, anyPayApplication, anyChangeOrder]);
  return vocabularyOf([...all].flatMap(entriesOf));
});

type Entries = readonly (readonly [string, Meaning])[];

function named(name: string, phrases: readonly string[]): Entries {
  return phrases.map((phrase) => [phrase, { name, phrase: hashed(phrase) }] as const);
}

/** Change orders call parties by words of their own, which pay applications may use as well. */
function entriesOf(template: PaperTemplate): Entries {
  const parts = template.kind === "CHANGE_ORDER" ? orderEntries(template) : billEntries(template);
  return [
    ...parts,
    ...Object.values(template.fields).flatMap(({ labels }) => named(OTHER, labels)),
  ];
}

function billEntries({ heading, decoys, sheet, titles }: PayApplicationTemplate): Entries {
  return [
    ...Object.entries(heading?.fields ?? {}).flatMap(([name, { labels }]) => named(name, labels)),
    ...[heading?.others ?? [], decoys, titles ?? []].flatMap((labels) => named(OTHER, labels)),
    ...Object.values(sheet?.columns ?? {}).flatMap((labels) => named(OTHER, labels)),
  ];
}

function orderEntries({ parties, otherCaptions }: ChangeOrderTemplate): Entries {
  return [
    ...Object.entries(parties).flatMap(([name, { labels }]) => named(`order ${name}`, labels)),
    ...named(OTHER, otherCaptions),
  ];
}

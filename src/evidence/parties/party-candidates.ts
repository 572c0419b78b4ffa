import type { Paper } from "../../paper/paper.ts";
import { firmLook, isPerson } from "./firm.ts";
import { firmKey } from "../change-order/firm-stretches.ts";
import { begun, hashFrom } from "../hash.ts";
import { keysOf } from "../line-facts.ts";
import { placeSigns } from "../shared-signs.ts";
import { type SignList, Signs } from "../signs.ts";
import { surroundingsIn } from "../surroundings.ts";
import {
  captionSigns,
  captionsOf,
  factHashes,
  factsOf,
  NO_CAPTIONS,
  wordSigns,
} from "./party-captions.ts";
import type { PartyPhrases } from "./party-phrases.ts";
import { lineMarks, shapeSigns } from "./party-shape.ts";
import { type PartyStretch, partyStretches } from "./party-stretches.ts";
import { anyOf } from "../../words/any-of.ts";
import { legalForms, partnerForms } from "../../words/construction/firms.ts";

/** One print of a name, with what its place says. */
export interface Mention extends SignList {
  readonly figure: PartyStretch;
}

/** All prints of one name together. */
export interface PartyCandidate extends SignList {
  readonly key: string;
  readonly mentions: readonly Mention[];
}

/** All that a paper may name, and what its captions say of a name that is not printed. */
export interface PartyCandidates {
  readonly names: readonly PartyCandidate[];
  readonly absent: SignList;
}

/** Of what is to be read. */
export interface PartyWishes {
  readonly phrases: PartyPhrases;
  /** Page of the summary; 0 where there is none. */
  readonly summaryPage: number;
  readonly isChange: boolean;
}

/** All names that a paper may be from, for and about. */
export function partyCandidates(
  paper: Paper,
  { phrases, summaryPage, isChange }: PartyWishes,
): PartyCandidates {
  const isRead = (pageNumber: number): boolean => pageNumber === 1 || pageNumber === summaryPage;
  const stretches = partyStretches(paper, isRead, phrases);
  const look = surroundingsIn(paper);
  const seen = stretches.map((figure) => ({ figure, around: look(figure) }));
  const captions = seen.map(({ around }) => captionsOf(around, phrases));
  const facts = factsOf(captions, paper, isRead, isChange);
  const withFacts = factHashes(facts);
  const marksOf = lineMarks(paper);
  const byName = new Map<string, Mention[]>();
  seen.forEach(({ figure, around }, at) => {
    const key = firmKey(figure.value);
    if (key === "") return;
    const signs = new Signs();
    const { pageNumber } = figure;
    signs.when(pageNumber === summaryPage, "on the summary");
    signs.when(pageNumber !== summaryPage && summaryPage > 0, "beside the summary");
    captionSigns(captions[at] ?? NO_CAPTIONS, withFacts, signs);
    wordSigns(around, signs);
    placeSigns(figure, around, paper, signs);
    shapeSigns(figure, paper, marksOf, signs);
    const own = byName.get(key) ?? [];
    byName.set(key, own);
    own.push({ figure, ...signs.done() });
  });
  const absent = new Signs();
  absent.named("always");
  for (const fact of facts) absent.text(`absent ${fact}`, 1);
  let firms = 0;
  const names = [...byName].map(([key, mentions], order): PartyCandidate => {
    const signs = new Signs();
    const isFirm = nameSigns(mentions, phrases, signs, firms);
    if (isFirm) firms += 1;
    signs.measured("mentions", mentions.length, [1, 2, 3, 5]);
    signs.measured("order", order, [0, 1, 2, 4, 8, 16, 32]);
    return { key, mentions, ...strongest(mentions, signs) };
  });
  return { names, absent: absent.done() };
}

/** Every sign as far as it holds of any print. */
function strongest(mentions: readonly Mention[], own: Signs): SignList {
  const [only] = mentions;
  if (only !== undefined && mentions.length === 1) return own.done(only);
  const most = new Map<number, number>();
  for (const { at, by } of mentions)
    at.forEach((sign, place) => {
      most.set(sign, Math.max(most.get(sign) ?? 0, by[place] ?? 0));
    });
  return own.done({ at: Uint32Array.from(most.keys()), by: Float32Array.from(most.values()) });
}

/** Tells what a name's own words say; answers whether it looks like a firm's. */
function nameSigns(
  mentions: readonly Mention[],
  phrases: PartyPhrases,
  signs: Signs,
  firms: number,
): boolean {
  const looks = mentions.map(({ figure }) => firmLook(figure.value));
  const [look] = looks.toSorted((a, b) => b.certainty - a.certainty);
  const [mention] = mentions;
  if (look === undefined || mention === undefined) return false;
  const { words, value, captioned } = mention.figure;
  const keys = keysOf(words);
  const trade = look.trade ?? "none";
  signs.text(`firm ${look.certainty} ${trade}`, 1);
  signs.named(`firm ${look.certainty}`);
  signs.when(isPerson(value, look), "person");
  if (look.certainty > 0) signs.text(`firm order ${Math.min(firms, 3)}`, 1);
  signs.when(phrases.beginOf(keys) > 0, "begins with a caption");
  const legal = words.findLastIndex(({ text }, at) => at > 0 && LEGAL.test(text));
  signs.when(legal === words.length - 1, "legal form at the end");
  signs.when(legal > 0 && legal < words.length - 1, "goes on behind its legal form");
  signs.when(/\d/.test(value), "has digits");
  signs.when(/^\p{Ll}/u.test(value), "begins small");
  signs.when(/[$£€]|\d[.,]\d\d\b/.test(value), "has money");
  signs.measured("own cover", captioned, [0, 0.3, 0.5, 0.8]);
  const by = 1 / Math.sqrt(Math.max(1, keys.length));
  for (const key of keys) signs.word(hashFrom(NAME, key), by);
  signs.word(hashFrom(FIRST, keys[0] ?? ""), 1);
  signs.word(hashFrom(LAST, keys.at(-1) ?? ""), 1);
  return look.certainty > 0;
}

const LEGAL = new RegExp(`^${anyOf(legalForms, partnerForms)}\\b[.,]*$`, "i");

const NAME = begun("name ");
const FIRST = begun("name first ");
const LAST = begun("name last ");

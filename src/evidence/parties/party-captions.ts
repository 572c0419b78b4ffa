import type { Paper } from "../../paper/paper.ts";
import { begun, hashFrom } from "../hash.ts";
import type { Keys } from "../line-facts.ts";
import type { Signs } from "../signs.ts";
import type { Surroundings } from "../surroundings.ts";
import { type CaptionMatch, OTHER, type PartyPhrases } from "./party-phrases.ts";
import { anyOf } from "../../words/any-of.ts";
import { sidesOfContract } from "../../words/construction/texts.ts";

/** What the lexicon calls a name by its nearest words, and by those of each relation. */
export interface Captions {
  readonly near: CaptionMatch;
  readonly by: readonly (readonly [relation: Relation, match: CaptionMatch])[];
}

const NONE: CaptionMatch = { cover: new Map(), ends: [] };
export const NO_CAPTIONS: Captions = { near: NONE, by: [] };

const RELATIONS = ["left", "above", "below", "right"] as const;

type Relation = (typeof RELATIONS)[number];

export function captionsOf(around: Surroundings, { captionsIn }: PartyPhrases): Captions {
  const by = RELATIONS.flatMap((relation) =>
    around[relation].length === 0 ? [] : [[relation, captionsIn(around[relation])] as const],
  );
  const [first] = by;
  const isNear = first?.[0] === "left" || first?.[0] === "above";
  return { near: isNear ? first[1] : NONE, by };
}

/** A phrase that covers more than this share of the words is all of them. */
const EXACT = 0.95;

const remembering = <Found>(find: (name: string) => Found): ((name: string) => Found) => {
  const known = new Map<string, Found>();
  return (name) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
};

/** Hashes of the signs of a caption by how it stands to a name. */
const hashesOf = Object.fromEntries(
  [...RELATIONS, "near"].map((relation) => [
    relation,
    remembering((name) => ({
      fit: begun(`fit ${relation} ${name}`),
      full: begun(`full ${relation} ${name}`),
      ends: begun(`ends ${relation} ${name}`),
    })),
  ]),
) as Record<Relation | "near", (name: string) => Record<"fit" | "full" | "ends", number>>;

export function captionSigns(
  { near, by }: Captions,
  withFacts: (name: string) => readonly number[],
  signs: Signs,
): void {
  for (const [relation, { cover }] of [...by, ["near", near] as const])
    for (const [name, share] of cover) {
      const { fit, full } = hashesOf[relation](name);
      signs.word(fit, share);
      if (share > EXACT) signs.word(full, 1);
    }
  for (const name of near.ends) {
    signs.word(hashesOf.near(name).ends, 1);
    if (name !== OTHER) for (const hash of withFacts(name)) signs.word(hash, 0.7);
  }
}

/** Hashes of the signs of a caption together with each fact of the paper. */
export function factHashes(facts: readonly string[]): (name: string) => readonly number[] {
  return remembering((name) => facts.map((fact) => hashFrom(begun(`caption ${name} `), fact)));
}

/** What the captions of the whole paper are: a contractor bills unless somebody below does. */
export function factsOf(
  captions: readonly Captions[],
  { pages }: Paper,
  isRead: (pageNumber: number) => boolean,
  isChange: boolean,
): readonly string[] {
  const facts = new Set<string>();
  facts.add(isChange ? "change" : "bill");
  for (const { near } of captions)
    for (const name of near.ends) if (name !== OTHER) facts.add(`has ${name}`);
  for (const { page } of pages) {
    if (!isRead(page.pageNumber)) continue;
    for (const { text } of page.words) {
      const said = SAID.exec(text)?.[0].toLowerCase().replace("-", "");
      if (said !== undefined) facts.add(`says ${said}`);
    }
  }
  return [...facts];
}

/** Words that say between whom a contract is. */
const SAID = new RegExp(`^${anyOf(sidesOfContract)}`, "i");

const WORDS = RELATIONS.map((relation) => ({
  relation,
  none: `no ${relation}`,
  words: begun(`${relation} `),
}));
const NEAR = begun("near ");

export function wordSigns(around: Surroundings, signs: Signs): void {
  for (const { relation, none, words } of WORDS) {
    const keys: Keys = around[relation];
    if (keys.length === 0) {
      signs.named(none);
      continue;
    }
    const by = 1 / Math.sqrt(keys.length);
    const isNear = relation === "left" || (relation === "above" && around.left.length === 0);
    let before = "^ ";
    for (const key of keys) {
      signs.word(hashFrom(words, key), by);
      signs.word(hashFrom(hashFrom(words, before), key), by);
      if (isNear) signs.word(hashFrom(NEAR, key), by);
      before = `${key} `;
    }
    signs.word(hashFrom(hashFrom(words, before), "$"), 1);
    if (isNear) signs.word(hashFrom(hashFrom(NEAR, before), "$"), 1);
  }
}

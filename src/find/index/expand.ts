import { NEAR_WORDS, SAME_WORDS } from "./related-words.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { stemOf, wordsOf } from "./words.ts";

/** A stem that may stand for what was said, and how much it counts. */
export interface Alternative {
  readonly stem: string;
  /** 0 to 1; 1 for what was said itself. */
  readonly weight: number;
  /** The word of the need that it stands for. */
  readonly said: string;
}

/** One thing that a need speaks of, in all the ways in which it may be said. The first is as it was said. */
export interface Concept {
  readonly said: string;
  readonly stem: string;
  readonly alternatives: readonly Alternative[];
}

/** The things that a need speaks of. */
export function conceptsOf(need: string): readonly Concept[] {
  const words = wordsOf(need).slice(0, MOST_WORDS);
  const others = new Map<string, Map<string, number>>();
  const add = (said: string, stem: string, weight: number): void => {
    const known = others.get(said) ?? new Map<string, number>();
    others.set(said, known.set(stem, Math.max(weight, known.get(stem) ?? 0)));
  };
  for (const { said, stems, weight } of relatedIn(wordSequence(need))) {
    // A name may be made of words that alone mean nothing: to do.
    if (!words.some(({ stem }) => stem === said)) words.push({ stem: said, word: said });
    for (const stem of stems) add(said, stem, weight);
  }
  const concepts = new Map<string, Concept>();
  for (const [index, { word, stem }] of words.entries()) {
    // Two words that are one elsewhere: web site and website.
    const joined = `${word}${words[index + 1]?.word ?? ""}`;
    if (joined !== word) add(stem, stemOf(joined), JOINED_WEIGHT);
    const previous = words[index - 1]?.word;
    if (previous !== undefined) add(stem, stemOf(`${previous}${word}`), JOINED_WEIGHT);
    const alternatives = [...(others.get(stem) ?? [])]
      .filter(([other]) => other !== stem)
      .map(([other, weight]) => ({ stem: other, weight, said: word }));
    concepts.set(stem, {
      said: word,
      stem,
      alternatives: [{ stem, weight: 1, said: word }, ...alternatives],
    });
  }
  return [...concepts.values()];
}

/** A need is a sentence; what is longer says the same again. */
const MOST_WORDS = 24;

const SAME_WEIGHT = 0.85;
const NEAR_WEIGHT = 0.5;
const JOINED_WEIGHT = 0.9;
/** Of several words that together mean what was said, each alone means less. */
const PART_SHARE = 0.6;

interface Related {
  /** The stem of the need that the others stand for. */
  readonly said: string;
  readonly stems: readonly string[];
  readonly weight: number;
}

/** The groups in which a run of the need's words stands, by what they stand for. */
function* relatedIn(sequence: readonly string[]): Generator<Related> {
  for (const { run, said } of runsOf(sequence)) {
    for (const name of SAME.get(run) ?? []) yield relatedBy(said, name, SAME_WEIGHT);
    for (const name of NEAR.get(run) ?? []) yield relatedBy(said, name, NEAR_WEIGHT);
  }
}

function relatedBy(said: string, name: readonly string[], weight: number): Related {
  const stems = name.filter((stem) => !MEANINGLESS.has(stem));
  return { said, stems, weight: stems.length > 1 ? weight * PART_SHARE : weight };
}

/** All runs of a few words, each with the stem by which the need speaks of it. */
function* runsOf(
  sequence: readonly string[],
): Generator<{ readonly run: string; readonly said: string }> {
  for (let from = 0; from < sequence.length; from++) {
    for (let length = 1; length <= LONGEST_NAME && from + length <= sequence.length; length++) {
      const run = sequence.slice(from, from + length);
      const said = run.findLast((stem) => !MEANINGLESS.has(stem) && !STOP_WORDS.has(stem));
      if (said !== undefined) yield { run: run.join(" "), said };
      else if (length > 1) yield { run: run.join(" "), said: run.join("") };
    }
  }
}

const LONGEST_NAME = 3;

/** Words that stand inside of names and alone mean nothing. */
const MEANINGLESS: ReadonlySet<string> = new Set(["to", "as", "of", "your", "the", "a"]);

/** The other names of each name's groups. */
type Groups = ReadonlyMap<string, readonly (readonly string[])[]>;

const SAME: Groups = groupsOf(SAME_WORDS);
const NEAR: Groups = groupsOf(NEAR_WORDS);

function groupsOf(lines: readonly string[]): Groups {
  const groups = new Map<string, (readonly string[])[]>();
  for (const line of lines) {
    const names = line.split("|").map((name) => wordSequence(name));
    for (const name of names) {
      const key = name.join(" ");
      groups.set(key, [...(groups.get(key) ?? []), ...names.filter((other) => other !== name)]);
    }
  }
  return groups;
}

/** The stems of all words, also of those without a meaning of their own. */
function wordSequence(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 60).map(stemOf);
}

import { NEAR_WORDS, SAME_WORDS } from "./related-words.ts";
import { stemOf, STOP_WORDS, wordsOf } from "./word-stems.ts";

/** What was said itself, another name for it, a word of the same subject, or two words that are one elsewhere. */
type Relation = "said" | "same" | "near" | "joined";

/** A stem that may stand for what was said, and how much it counts. */
interface Alternative {
  readonly stem: string;
  /** Why it may stand for it. */
  readonly kind: Relation;
  /** How much of it is said by it, 0 to 1: of several words that together mean what was said, each alone means less. */
  readonly share: number;
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
  const others = new Map<string, Omit<Alternative, "said">[]>();
  const add = (said: string, stem: string, kind: Relation, share: number): void => {
    others.set(said, [...(others.get(said) ?? []), { stem, kind, share }]);
  };
  for (const { said, stems, kind } of relatedIn(wordSequence(need))) {
    // A name may be made of words that alone mean nothing: to do.
    if (!words.some(({ stem }) => stem === said)) words.push({ stem: said, word: said });
    for (const stem of stems) add(said, stem, kind, stems.length > 1 ? PART_SHARE : 1);
  }
  const concepts = new Map<string, Concept>();
  for (const [index, { word, stem }] of words.entries()) {
    // Two words that are one elsewhere: web site and website.
    const joined = `${word}${words[index + 1]?.word ?? ""}`;
    if (joined !== word) add(stem, stemOf(joined), "joined", 1);
    const previous = words[index - 1]?.word;
    if (previous !== undefined) add(stem, stemOf(`${previous}${word}`), "joined", 1);
    const alternatives = [...(others.get(stem) ?? [])]
      .filter((other) => other.stem !== stem)
      .map((other) => ({ ...other, said: word }));
    concepts.set(stem, {
      said: word,
      stem,
      alternatives: [{ stem, kind: "said", share: 1, said: word }, ...alternatives],
    });
  }
  return [...concepts.values()];
}

/** A need is a sentence; what is longer says the same again. */
const MOST_WORDS = 24;

/** Of several words that together mean what was said, each alone means less. */
const PART_SHARE = 0.6;

interface Related {
  /** The stem of the need that the others stand for. */
  readonly said: string;
  readonly stems: readonly string[];
  readonly kind: Relation;
}

/** The groups in which a run of the need's words stands, by what they stand for. */
function* relatedIn(sequence: readonly string[]): Generator<Related> {
  const { same, near } = allGroups();
  for (const { run, said } of runsOf(sequence)) {
    for (const name of same.get(run) ?? []) yield relatedBy(said, name, "same");
    for (const name of near.get(run) ?? []) yield relatedBy(said, name, "near");
  }
}

function relatedBy(said: string, name: readonly string[], kind: Relation): Related {
  return { said, stems: name.filter((stem) => !MEANINGLESS.has(stem)), kind };
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

/** Made when the first need is looked up: nothing else asks for them. */
let groups: { readonly same: Groups; readonly near: Groups } | null = null;

function allGroups(): { readonly same: Groups; readonly near: Groups } {
  groups ??= { same: groupsOf(SAME_WORDS), near: groupsOf(NEAR_WORDS) };
  return groups;
}

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

/** All words of the groups: those of this trade, which books hardly use. */
export function groupWords(): readonly string[] {
  return [...SAME_WORDS, ...NEAR_WORDS].flatMap((line) => line.match(/[a-z]+/g) ?? []);
}

/** The stems of all words, also of those without a meaning of their own. */
function wordSequence(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 60).map(stemOf);
}

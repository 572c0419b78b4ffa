import { stemmer } from "stemmer";

/** What is known of the words that are sorted into stems, the most frequent first. */
export interface Wording {
  readonly word: string;
  /** Of length 1. */
  readonly vector: readonly number[];
}

/** Words of one stem less alike than this have nothing to do with each other, unless one is made of the other. */
const LEAST_LIKENESS = 0.3;

/**
 * Things that are called by what somebody does, and are something else than doing it. Vectors do not tell them from others:
 * booking a room is what is done to book one.
 */
const THINGS =
  "accounting accountant marketing housing clothing wedding stocking heading evening lodging".split(
    " ",
  );

/**
 * The stems of words that Porter's rules would take for others of another meaning: `university` for `universe`, `policy` for
 * `police`. Other forms of a word keep its stem, and so does what is made of it.
 */
export function ownStems(
  words: readonly Wording[],
  isMadeOf: (one: string, other: string) => boolean,
): ReadonlyMap<string, string> {
  const groups = new Map<string, Wording[]>();
  for (const each of words) {
    const stem = stemmer(each.word);
    groups.set(stem, [...(groups.get(stem) ?? []), each]);
  }
  const stems = new Map<string, string>();
  for (const [stem, group] of groups) {
    // The word that is the stem itself stands first, and else the most frequent.
    const first = group.find(({ word }) => word === stem) ?? group[0];
    const kinds: Kind[] = first === undefined ? [] : [{ stem, members: [first] }];
    for (const each of group) {
      if (each === first) continue;
      const kind =
        kinds.find((some) => isForm(each, some, isMadeOf)) ??
        kinds.find((some) => isLike(each, some));
      if (kind === undefined) kinds.push({ stem: each.word, members: [each] });
      else kind.members.push(each);
      const own = kind?.stem ?? each.word;
      if (own !== stem) stems.set(each.word, own);
    }
  }
  return stems;
}

/** Words of one stem that mean the same. */
interface Kind {
  readonly stem: string;
  readonly members: Wording[];
}

function isThing({ word }: Wording): boolean {
  return THINGS.includes(word);
}

/** Whether a word is another form of one of these, or made of it. */
function isForm(
  one: Wording,
  { members }: Kind,
  isMadeOf: (one: string, other: string) => boolean,
): boolean {
  return members.some((other) => {
    if (isPlural(one.word, other.word) || isPlural(other.word, one.word)) return true;
    if (isThing(one) || isThing(other)) return false;
    return (
      isInflected(one.word, other.word) ||
      isInflected(other.word, one.word) ||
      isMadeOf(one.word, other.word)
    );
  });
}

/** `generating` is of `generate`, `meeting` of `meet`. */
function isInflected(one: string, other: string): boolean {
  const base = one.replace(/(?:ing|ed|ly)$/, "");
  return (
    base !== one &&
    (other === base || other === `${base}e` || other === `${base}ing` || other === `${base}ed`)
  );
}

function isLike(one: Wording, { members: [first] }: Kind): boolean {
  if (first === undefined || isThing(one) || isThing(first)) return false;
  const likeness = one.vector.reduce((sum, value, at) => sum + value * (first.vector[at] ?? 0), 0);
  return likeness >= LEAST_LIKENESS;
}

/** Words that end like plurals and are none. */
const NO_PLURALS: ReadonlySet<string> = new Set(["news", "customs", "goods", "arms"]);

function isPlural(one: string, other: string): boolean {
  if (NO_PLURALS.has(one)) return false;
  return one === `${other}s` || one === `${other}es` || one === `${other.slice(0, -1)}ies`;
}

import { expandSlots, type Slots } from "./slots.ts";

/**
 * Phrases of invoices go further than those of construction: a hyphen joins words that are printed together or apart
 * ("liefer-datum" is "lieferdatum" and "liefer datum"), a plus words that are printed together, and slots may hold
 * brackets and other slots. All of it comes out as plain brackets.
 */
export function patternOf(phrase: string): string {
  const spaced = phrase.replaceAll(/\s*\|\s*/g, "|").replaceAll(/\[\s+/g, "[");
  const plain = spaced.replaceAll(/\s+\]/g, "]").replaceAll(/\s+/g, " ");
  if (!/[+-]/.test(plain)) return plain;
  return plain.replaceAll(JOINED, (chain) => bracketed(joinedTexts(chain)));
}

/** A bracket or a word, with what is joined to it. */
const JOINED =
  /(?:\[[^\]]*\]|[^\s[\]+-]+)(?:[+-](?:\[[^\]]*\]|[^\s[\]+-]+))+|\[[^\]]*[+-][^\]]*\]/g;
const PART = /[+-]?(?:\[[^\]]*\]|[^\s[\]+-]+)/g;

/** All that a chain of joined words and brackets stands for. */
function joinedTexts(chain: string): readonly string[] {
  let texts: readonly string[] = [""];
  for (const [part] of chain.matchAll(PART)) {
    const sign = /^[+-]/.exec(part)?.[0] ?? "";
    const own = part.slice(sign.length);
    const words = own.startsWith("[")
      ? own
          .slice(1, -1)
          .split("|")
          .flatMap((one) => wordsJoined(one))
      : [own];
    texts = texts.flatMap((text) => words.flatMap((word) => joinedBy(sign, text, word)));
  }
  return texts;
}

/** An alternative, whose own words may be joined: "kd-nr von". */
function wordsJoined(alternative: string): readonly string[] {
  return alternative.split(" ").reduce<readonly string[]>(
    (texts, word) => {
      const ways = /[+-]/.test(word) ? joinedTexts(word) : [word];
      return texts.flatMap((text) => ways.map((way) => (text === "" ? way : `${text} ${way}`)));
    },
    [""],
  );
}

function joinedBy(sign: string, text: string, word: string): readonly string[] {
  if (text === "" || word === "" || sign === "") return [text + word];
  return sign === "+" ? [text + word] : [text + word, `${text} ${word}`];
}

function bracketed(texts: readonly string[]): string {
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? only : `[${[...new Set(texts)].join("|")}]`;
}

/** All phrases that a pattern of plain brackets stands for. */
export function phrasesFrom(pattern: string): readonly string[] {
  let texts: readonly string[] = [""];
  for (const [part] of pattern.matchAll(/\[[^\]]*\]|[^[]+/g)) {
    const words = part.startsWith("[") ? part.slice(1, -1).split("|") : [part];
    texts = texts.flatMap((text) => words.map((word) => `${text} ${word}`));
  }
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
}

/** Slots whose words are plain: brackets and the slots declared before are put in. */
export function plainSlots(slots: Slots): Slots {
  const plain = new Map<string, readonly string[]>();
  for (const [name, words] of slots)
    plain.set(name, [
      ...new Set(words.flatMap((word) => phrasesFrom(patternOf(expandSlots(word, plain).phrase)))),
    ]);
  return plain;
}

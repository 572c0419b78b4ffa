import { stemmer } from "stemmer";
import { wordVectors } from "./word-vectors.ts";

/** A word of a text: its stem, by which it is found, and the word itself. */
export interface Word {
  readonly stem: string;
  readonly word: string;
}

/**
 * The words of a text in their order: names in camel or snake case are split, and kept whole as well; accents fall; words of
 * no meaning, long hashes and addresses are left out. Text without blanks, as Chinese has it, is cut into pairs.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const [chunk] of text.normalize("NFKD").replaceAll(/\p{M}/gu, "").matchAll(CHUNK)) {
    if (UNSPACED.test(chunk)) words.push(...pairsOf(chunk));
    else for (const part of partsOf(chunk)) push(words, part.toLowerCase());
  }
  return words;
}

/** The stem by which a word is found. */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? (wordVectors().ownStemOf(word) ?? stemmer(word)) : word;
}

const CHUNK = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LONGEST_WORD = 30;

/** Hashes, addresses and keys of machines. */
const NO_WORD = /^(?:0x)?(?=.*\d)[\da-f]{9,}$|^(?=(?:.*\d){4})[\da-z]{14,}$/;

function push(words: Word[], word: string): void {
  const plain = word.replace(/['’]s?$|['’]/u, "");
  if (plain.length > LONGEST_WORD || STOP_WORDS.has(plain) || NO_WORD.test(plain)) return;
  if (plain.length < 2 && !/^[\dcr]$/.test(plain)) return;
  words.push({ word: plain, stem: stemOf(plain) });
}

/** `TokenInfo` as token, info and tokeninfo; `GitHub` so too, which is found by either spelling. */
function partsOf(chunk: string): readonly string[] {
  const parts = chunk
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(" ");
  return parts.length === 1 ? parts : [...parts.filter((part) => part.length > 1), chunk];
}

function pairsOf(chunk: string): readonly Word[] {
  const characters = Array.from(chunk);
  if (characters.length === 1) return [{ word: chunk, stem: chunk }];
  return characters.slice(1).map((character, index) => {
    const pair = `${characters[index] ?? ""}${character}`.toLowerCase();
    return { word: pair, stem: pair };
  });
}

/** Words that say nothing of what is needed: those of every sentence, and those in which needs are put. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been being but by can could did do does doing else for from get gets
  getting give gives had has have having he her here him his how i if in into is it its just kind let like me my need
  needed needs no nor not of off on one or other our out over own please same she should so some somebody someone
  something somehow such than that the their them then there these they thing things this those through to too tool
  tools us very want wants was way we were what when where which while who whom whose why will with would you your
  find finds finding looking using use used uses via able help helps app application apis api service services agent agents llm llms llm's
  dont doesnt isnt im ive id lets got it'll make makes making now right still thats theres whats`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

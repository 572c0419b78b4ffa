import { remembered } from "./remembered-texts.ts";

/** A piece of text that counts for comparing phrases: a word, a number or one of the signs # & % +. */
export interface Token {
  /** Normalised: lower case, singular, one spelling for each word of the trade. */
  readonly key: string;
  /** Place of its characters in the text. */
  readonly start: number;
  readonly end: number;
}

/** Spellings and abbreviations that mean the same word on these forms. */
const ONE_SPELLING: ReadonlyMap<string, string> = new Map([
  ["no", "number"],
  ["nos", "number"],
  ["num", "number"],
  ["nbr", "number"],
  ["#", "number"],
  ["№", "number"],
  ["&", "and"],
  ["%", "percent"],
  ["percentage", "percent"],
  ["+", "plus"],
  ["incl", "including"],
  ["inclusive", "including"],
  ["include", "including"],
  ["excl", "excluding"],
  ["app", "application"],
  ["appl", "application"],
  ["applic", "application"],
  ["amt", "amount"],
  ["prev", "previous"],
  ["previously", "previous"],
  ["prior", "previous"],
  ["retention", "retainage"],
  ["holdback", "retainage"],
  ["retain", "retainage"],
  ["ret", "retainage"],
  ["retg", "retainage"],
  ["rtg", "retainage"],
  ["rtng", "retainage"],
  ["retn", "retainage"],
  ["retnge", "retainage"],
  ["retge", "retainage"],
  ["retainer", "retainage"],
  ["subcontract", "contract"],
  ["complete", "completed"],
  ["compl", "completed"],
  ["pct", "percent"],
  ["qty", "quantity"],
  ["sched", "scheduled"],
  ["schedule", "scheduled"],
  ["desc", "description"],
  ["matl", "material"],
  ["mat", "material"],
  ["mtl", "material"],
  ["cmpl", "completed"],
  ["cmp", "completed"],
  ["curr", "current"],
  ["cur", "current"],
  ["req", "request"],
  ["est", "estimate"],
  ["orig", "original"],
  ["bal", "balance"],
  ["pmt", "payment"],
  ["thru", "through"],
  ["cos", "co"],
  ["certification", "certificate"],
]);

const PIECE = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[#&%+№]/gu;

/** The same of text without accents and signs, which most is: letters of the whole world take long to prepare. */
const PLAIN = /^[\0-\x7f]*$/;
const PLAIN_PIECE = /[a-z0-9]+(?:'[a-z]+)?|[#&%+]/gi;
const SIMPLE = /^[a-z]+$/;

/** Most words of these papers are figures: nothing in them but digits makes a piece. */
const FIGURE = /^[\d$,.()\-/:*]+$/;

function keyOf(piece: string): string {
  const spelt = spellingOf(piece.toLowerCase().replace(/['’]/g, ""));
  return singular(spellingOf(singular(spelt)));
}

function spellingOf(word: string): string {
  return ONE_SPELLING.get(word) ?? word;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Cuts text into its tokens, in order. Punctuation is dropped. */
export function tokensOf(text: string): readonly Token[] {
  if (FIGURE.test(text)) return digitTokens(text);
  const lower = text.toLowerCase();
  if (SIMPLE.test(lower)) return [{ key: keyOf(lower), start: 0, end: text.length }];
  const tokens: Token[] = [];
  for (const match of text.matchAll(PLAIN.test(text) ? PLAIN_PIECE : PIECE)) {
    tokens.push({ key: keyOf(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The same of a word of a paper, which everything that reads the paper asks for. */
export const tokensOfWord: (text: string) => readonly Token[] = remembered(tokensOf);

/** The token keys of a phrase, as they are compared. */
export function phraseKeys(phrase: string): readonly string[] {
  return tokensOf(phrase).map((token) => token.key);
}

/** One place of a phrase: the words that may stand there. An alternative without words stands for nothing. */
export type Alternatives = readonly (readonly string[])[];

/**
 * The token keys of a phrase with alternatives, place by place: "[net|] amount due [this|current] period" has four
 * places, the first of which may be empty. A phrase without brackets has one place with one alternative.
 */
export function alternativesOf(
  phrase: string,
  keysOf: (words: string) => readonly string[] = phraseKeys,
): readonly Alternatives[] {
  const places = [...phrase.matchAll(/\[[^\]]*\]|[^[]+/g)].map(([part]) =>
    (part.startsWith("[") ? part.slice(1, -1).split("|") : [part]).map((words) => keysOf(words)),
  );
  return places.filter((alternatives) => alternatives.some((keys) => keys.length > 0));
}

function digitTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let start = -1;
  for (let index = 0; index <= text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isDigit = code >= 48 && code <= 57;
    if (isDigit && start < 0) start = index;
    if (isDigit || start < 0) continue;
    tokens.push({ key: text.slice(start, index), start, end: index });
    start = -1;
  }
  return tokens;
}

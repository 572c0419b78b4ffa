import { foldedKeys } from "../../../base/folded-words.ts";
import type { InvoiceWords } from "../../../lexicon/invoice-template.ts";
import { remembered } from "../../../base/remembered-texts.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../../../lexicon/vocabulary.ts";
import { anyOf } from "../../../words/any-of.ts";
import {
  countries,
  lastWordsOfStreets,
  phones,
  places,
  streetEndings,
  streetMarks,
  streets,
} from "../../../words/invoice/addresses.ts";
import { monthBeginnings } from "../../../words/invoice/dates.ts";
import { closingForms, softForms } from "../../../words/invoice/names.ts";

interface PartyWords {
  readonly legalForms: Vocabulary<true>;
  readonly titles: Vocabulary<true>;
  /** See `legalFormWorth`. */
  readonly formWorth: (text: string) => number;
}

const PREPARED = new WeakMap<readonly InvoiceWords[], PartyWords>();

/** Where in a list of keys legal forms of firms stand. */
export function legalFormsIn(
  keys: readonly string[],
  words: readonly InvoiceWords[],
): readonly { readonly start: number; readonly end: number }[] {
  return phrasesIn(partyWords(words).legalForms, keys);
}

function partyWords(words: readonly InvoiceWords[]): PartyWords {
  const known = PREPARED.get(words);
  if (known !== undefined) return known;
  const made: PartyWords = {
    formWorth: remembered((text) => formWorth(text, words)),
    legalForms: vocabularyOf(
      words.flatMap(({ legalForms }) => legalForms.map((form) => [form, true] as const)),
      foldedKeys,
    ),
    titles: vocabularyOf(
      words.flatMap(({ titles }) =>
        Object.values(titles).flatMap((phrases) =>
          phrases.map((phrase) => [phrase, true] as const),
        ),
      ),
      foldedKeys,
    ),
  };
  PREPARED.set(words, made);
  return made;
}

/** Words that end names of firms but also stand in other texts. */
const SOFT: ReadonlySet<string> = foldedSet(softForms);

/** Whether a legal form also stands in other texts than names. */
export function isSoftForm(form: string): boolean {
  return SOFT.has(form);
}

/** How much a text looks like the name of a firm by its legal form: 1 for "GmbH", "S.A.R.L.", "Inc.", less for "Group". */
export function legalFormWorth(text: string, words: readonly InvoiceWords[]): number {
  return partyWords(words).formWorth(text);
}

function formWorth(text: string, words: readonly InvoiceWords[]): number {
  const keys = foldedKeys(text);
  let worth = 0;
  for (const { start, end } of legalFormsIn(keys, words)) {
    const form = keys.slice(start, end).join(" ");
    const isAtEdge = end === keys.length || start === 0;
    if (keys.length === end - start) continue;
    if (form.length <= 2 && !isShoutedForm(form, text)) continue;
    if (end < keys.length && start === 0 && CLOSING.has(form)) continue;
    if (/^po?$|^p o$/.test(form) && /\bP\.?\s?O\b/i.test(text)) continue;
    worth = Math.max(worth, SOFT.has(form) ? 0.5 : start === 0 || !isAtEdge ? 0.8 : 1);
  }
  return worth;
}

/** Forms that no name begins with. */
const CLOSING: ReadonlySet<string> = foldedSet(closingForms);

/** Phrases as they are compared, their words parted by the sign. */
function foldedSet(phrases: readonly string[], sign = " "): ReadonlySet<string> {
  return new Set(phrases.map((phrase) => foldedKeys(phrase).join(sign)));
}

/** A form of two letters is a word of its own in capitals: "SE", "AG"; "s.r.o." is longer. */
function isShoutedForm(form: string, text: string): boolean {
  if (form === "co" || form === "cc") return /(?:^|\s)C[oOcC]\b/.test(text);
  const at = text.indexOf(form.toUpperCase());
  return at === 0 || (at > 0 && /[\s(]/.test(text[at - 1] ?? ""));
}

/** Whether a text is nothing but what the paper calls itself: "INVOICE", "Rechnung Nr. 12". */
export function isTitle(text: string, words: readonly InvoiceWords[]): boolean {
  const { count, covered, first } = titleIn(text, words);
  if (covered === 0) return false;
  return covered >= 0.6 * count || (first === 0 && count - covered <= 2 && /\d/.test(text));
}

/** The share of the words of a text that are of a title. */
export function titleShare(text: string, words: readonly InvoiceWords[]): number {
  const { count, covered } = titleIn(text, words);
  return covered / Math.max(1, count);
}

function titleIn(
  text: string,
  words: readonly InvoiceWords[],
): { readonly count: number; readonly covered: number; readonly first: number } {
  const keys = foldedKeys(text).filter((key) => !/\d/.test(key));
  let covered = 0;
  let first = keys.length;
  for (const { start, end } of phrasesIn(partyWords(words).titles, keys)) {
    covered += end - start;
    first = Math.min(first, start);
  }
  return { count: keys.length, covered, first };
}

const CONTACT =
  /@|\bwww\.|https?:|\b[\p{L}\d-]{2,}\.(?:com|de|fr|es|it|nl|net|org|eu|uk|ch|at|be|pt|pl|br|mx|se|no|dk|fi|io|in|au|nz|ca|ie|za|us|biz|info|example|exemple|test|cz|hu|ro|gr|lu|app|dev|co)\b/iu;
/** Its number stands behind the word, or the word is all there is: "Mobile Grooming" is none. */
const PHONE = new RegExp(
  `(?<!\\p{L})${anyOf(phones)}(?!\\p{L})(?:[^\\p{L}]*\\d|\\s*[.:]*\\s*$|\\s*[.:])`,
  "iu",
);
const PHONE_NUMBER = /\+\d{2}|\(\d{3,5}\)\s*\d{3}|\b\d{3}[-.]\d{3}[-.]\d{3,4}\b|^[\d\s()+./-]{7,}$/;

/** Whether a text tells how to reach somebody. */
export const isContact: (text: string) => boolean = remembered(
  (text) => CONTACT.test(text) || PHONE.test(text) || PHONE_NUMBER.test(text),
);

const TOWNS: readonly RegExp[] = [
  // Code before the town: "74523 Schwäbisch Hall", "F-69100 Lyon", "1506 AB Zaandam", "590 76 Vreta Kloster".
  /(?<![\d./:-])(?:\b[A-Z]{1,3}[-\s])?\b(?!(?:19|20)\d\d\s\p{L}+\s\d)\d{4,6}\s*(?:[A-Z]{2}\s+)?,?\s*\p{Lu}[\p{L}'’.]/u,
  /(?<![\d./:-])\b\d{3}\s\d{2}\s+\p{Lu}\p{L}/u,
  // State and code: "TX 77550", "WA 6008".
  /(?:^|[\s,])[A-Z]{2,3}\.?,?\s+\d{4,6}(?:-\d{4})?(?:\s|,|$)/,
  // Codes of a shape of their own: Great Britain, Canada, Ireland, Netherlands, Poland, Portugal, Brazil, Japan.
  /\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s*\d[A-Z]\d\b|\b\d{4}\s?[A-Z]{2}\b(?!\w)|(?<![\d-])\d{2}-\d{3}\s+\p{L}|\b[A-Z]\d[\dW]\s?[A-Z][A-Z\d]{3}\b|\b\d{4}-\d{3}\s+\p{L}|\b\d{5}-\d{3}\b|〒/u,
  // Town before the code: "Durban, 4001", "Florida 33134", "Karnataka 580030".
  /(?<!\p{L})\p{Lu}\p{L}{2,}[,-]?\s+(?!(?:19|20)\d\d$)\d{4,6}(?:-\d{4})?(?:,|$)/u,
];

/** Whether a text holds a postal code with its town. */
export const isTown: (text: string) => boolean = remembered(
  (text) =>
    text.length < 160 && /\d\d|\d[A-Z]{2}|〒/.test(text) && TOWNS.some((town) => town.test(text)),
);

const STREET = new RegExp(
  `\\b${anyOf(streets)}\\b|${anyOf(streetMarks)}|${anyOf(streetEndings)}(?=[\\s,.\\d]|$)`,
  "i",
);

/** Whether a text names a street or a post box with its number. */
export const isStreet: (text: string) => boolean = remembered(
  (text) => (/\d/.test(text) && STREET.test(text)) || /^\p{L}?\.?\s?o?\.?\s?box\s/iu.test(text),
);

const STREET_NAME = new RegExp(`\\s${anyOf(lastWordsOfStreets)}\\.?$`, "i");

/** Whether a text ends like a street without a number: "Marsh Lane". */
export function isStreetName(text: string): boolean {
  return STREET_NAME.test(text);
}

const PLACE = new RegExp(`^${anyOf(places)}(?=[\\s.])`, "i");

/** Whether a text may be a street by its shape alone: "Lindenhof 3", "12 Clanbrassil Quay". */
export const isPerhapsStreet: (text: string) => boolean = remembered(
  (text) =>
    isStreet(text) ||
    PLACE.test(text) ||
    /^\p{L}[\p{L}\s.'’-]*\s\d{1,4}\s?(?:[a-z]|[-/]\s?\d+)?$/iu.test(text) ||
    /^\d{1,5}[a-z]?(?:[-/]\d+)?,?\s+\p{L}/iu.test(text),
);

/** Whether a text names a street with a number, or a town with its postal code. */
export function isAddress(text: string): boolean {
  return isStreet(text) || isTown(text);
}

const MONTHS = new RegExp(`\\b${anyOf(monthBeginnings)}\\p{L}{0,7}\\.?\\b`, "iu");

/** Whether a text is a date or holds one. */
export function holdsDate(text: string): boolean {
  return (
    /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(text) ||
    (/\d{4}|\d{1,2},?\s*$/.test(text) && /\d/.test(text) && MONTHS.test(text))
  );
}

const COUNTRIES: ReadonlySet<string> = foldedSet(countries, "");

/** Whether a text is the name of a country. */
export function isCountry(text: string): boolean {
  return COUNTRIES.has(foldedKeys(text).join(""));
}

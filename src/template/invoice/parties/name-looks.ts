import { foldedKeys } from "../../../base/folded-words.ts";
import type { InvoiceWords } from "../../invoice-template.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../../vocabulary.ts";

interface PartyWords {
  readonly legalForms: Vocabulary<true>;
  readonly titles: Vocabulary<true>;
}

const PREPARED = new WeakMap<readonly InvoiceWords[], PartyWords>();

function partyWords(words: readonly InvoiceWords[]): PartyWords {
  const known = PREPARED.get(words);
  if (known !== undefined) return known;
  const made = {
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

/** Whether a text ends a name with the legal form of a firm: "GmbH", "S.A.R.L.", "Inc.". */
export function hasLegalForm(text: string, words: readonly InvoiceWords[]): boolean {
  const keys = foldedKeys(text);
  return phrasesIn(partyWords(words).legalForms, keys).some(({ start }) => start > 0);
}

/** Whether a text is nothing but what the paper calls itself: "INVOICE", "Rechnung Nr. 12". */
export function isTitle(text: string, words: readonly InvoiceWords[]): boolean {
  const keys = foldedKeys(text).filter((key) => !/\d/.test(key));
  if (keys.length === 0) return false;
  const covered = phrasesIn(partyWords(words).titles, keys).reduce(
    (sum, { start, end }) => sum + end - start,
    0,
  );
  return covered > 0 && covered >= keys.length - 2;
}

const CONTACT = /@|www\.|https?:|\.(?:com|de|fr|es|it|nl|net|org|eu|co\.uk|ch|at|be|pt|pl)\b/i;
const PHONE =
  /(?:tel|phone|fax|telefon|telefono|téléphone|mobil|tfno|tlf)\b|\+\d{2}|\(\d{3}\)\s*\d{3}|\b\d{3}[-.]\d{3}[-.]\d{4}\b/i;
const POSTAL =
  /\b[A-Z]{1,2}[-\s]?\d{4,5}\b|\b\d{4,5}\b(?:[-\s]\d{3,4}\b)?|\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s*\d[A-Z]\d\b|\b\d{4}\s?[A-Z]{2}\b|\b\d{2}-\d{3}\b/;
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|blvd|boulevard|lane|ln|drive|dr|way|court|suite|ste|unit|floor|box|highway|hwy|rue|route|chemin|place|allée|impasse|quai|calle|c\/|avda|avenida|plaza|paseo|via|viale|piazza|corso|straat|laan|weg|plein|gracht|kade|rua|largo|praça|travessa|ul|ulica|vej|gade|gata|gatan|väg)\b|(?:str\.|straße|strasse|gasse|platz|straat|laan|allee|weg|ring|ufer|damm|plein|gatan|vägen|gade|vej)(?=[\s,.\d]|$)/i;

/** Whether a text tells how to reach somebody. */
export function isContact(text: string): boolean {
  return CONTACT.test(text) || PHONE.test(text);
}

/** Whether a text names a street with a number, or a town with its postal code. */
export function isAddress(text: string): boolean {
  return isStreet(text) || isTown(text);
}

/** Whether a text names a street. */
export function isStreet(text: string): boolean {
  return STREET.test(text) && /\d/.test(text);
}

/** Whether a text holds a postal code. */
export function isTown(text: string): boolean {
  return POSTAL.test(text) && /\p{L}{2}/u.test(text);
}

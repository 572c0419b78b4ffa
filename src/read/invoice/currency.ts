import { foldedKeys } from "../../base/folded-words.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";
import type { InvoiceWords } from "../../lexicon/invoice-template.ts";
import { CURRENCY_CODES, SIGN_OWNERS } from "../../base/currency-signs.ts";
import type { InvoiceFigure } from "../../paper/invoice/figures-in-line.ts";
import { type Found, placeOf } from "../../paper/invoice/found.ts";
import type { InvoicePaper, PaperLine } from "../../paper/invoice/invoice-paper.ts";

/** Codes of the currencies before the euro: without an amount or a label beside them they are somebody's own letters. */
const BEFORE_EURO = new Set("DEM FRF ITL ESP NLG ATS BEF".split(" "));

/** Signs with many owners: those that words of the paper may decide between, the usual one first. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN", "ARS", "CLP", "COP"],
  "¥": ["JPY", "CNY"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
  "kr.": ["DKK", "NOK", "SEK"],
  rs: ["INR", "PKR", "LKR"],
  "rs.": ["INR", "PKR", "LKR"],
};

/** Signs whose usual owner may be taken where no word decides. */
const USUAL = new Set(["$", "rs", "rs.", "¥"]);

/** The currency: a printed code first, then a sign with one owner, then a shared sign and the words of the paper. */
export function readCurrency(paper: InvoicePaper): Found<string> | null {
  const printed = new Map<string, { count: number; first: InvoiceFigure }>();
  for (const figure of paper.lines.flatMap(pricedFigures)) {
    const sign = figure.currency.toLowerCase();
    if (sign === "") continue;
    const known = printed.get(sign);
    if (known === undefined) printed.set(sign, { count: 1, first: figure });
    else known.count += 1;
  }
  const ranked = [...printed].toSorted((a, b) => b[1].count - a[1].count);
  const code = ranked.find(([sign]) => CURRENCY_CODES.has(sign.toUpperCase()));
  const sign = ranked.find(
    ([name]) => SIGN_OWNERS[name] !== undefined || SHARED[name] !== undefined,
  );
  const labelled = labelledCode(paper);
  if (labelled !== null) return labelled;
  if (code !== undefined && (sign === undefined || code[1].count * 2 >= sign[1].count))
    return foundBy(code[0].toUpperCase(), code[1].first, "The code stands with amounts.");
  if (sign !== undefined) return bySign(sign[0], sign[1].first, paper);
  return loneCode(paper) ?? byWordsAlone(paper);
}

/** A rate of exchange: what it names first is not what the paper is in. */
const EXCHANGE = /\d\s*[A-Z]{3}\s*=/;

/** The figures of a line, none of a rate of exchange. */
function pricedFigures({ line, figures }: PaperLine): readonly InvoiceFigure[] {
  const isRate = figures.length > 0 && EXCHANGE.test(textOfWords(line.words));
  return isRate ? [] : figures;
}

function foundBy(
  value: string,
  { words, pageNumber }: InvoiceFigure,
  because: string,
): Found<string> {
  return {
    sourced: { value, from: [placeOf(words, pageNumber)] },
    because: [because],
    margin: 0.8,
    lost: [],
  };
}

function bySign(sign: string, first: InvoiceFigure, paper: InvoicePaper): Found<string> | null {
  const owner = SIGN_OWNERS[sign];
  const stands = `The sign ${first.currency} stands with amounts`;
  if (owner !== undefined) return foundBy(owner, first, `${stands}.`);
  const owners = SHARED[sign] ?? [];
  const named = wordsOfCurrencies(paper);
  const countOf = (code: string): number => named.get(code)?.count ?? 0;
  const [best] = owners
    .filter((code) => countOf(code) > 0)
    .toSorted((a, b) => countOf(b) - countOf(a));
  if (best !== undefined)
    return foundBy(
      best,
      first,
      `${stands}, and words of the paper name the country or the currency.`,
    );
  const [usual] = owners;
  if (usual === undefined || !USUAL.has(sign)) return null;
  const found = foundBy(usual, first, `${stands}, and nothing says another country.`);
  return { ...found, margin: 0.5 };
}

/** The code behind a label "Currency". */
function labelledCode(paper: InvoicePaper): Found<string> | null {
  for (const { line, labels } of paper.lines) {
    for (const label of labels) {
      if (!label.meanings.includes("head:currency")) continue;
      const word = line.words.find(
        ({ text, box }) => box.left >= label.box.left && CURRENCY_CODES.has(bare(text)),
      );
      if (word === undefined) continue;
      return {
        sourced: { value: bare(word.text), from: [placeOf([word], line.pageNumber)] },
        because: ["It stands by a label that asks for the currency."],
        margin: 1,
        lost: [],
      };
    }
  }
  return null;
}

/** A code that stands alone, such as in the caption of a column. */
function loneCode(paper: InvoicePaper): Found<string> | null {
  for (const { line } of paper.lines) {
    for (const word of line.words) {
      const code = bare(word.text);
      const sign = /^\P{L}*(\p{Sc})\P{L}*$/u.exec(word.text)?.[1] ?? loneSign(word.text);
      const owner = CURRENCY_CODES.has(code) && !BEFORE_EURO.has(code) ? code : SIGN_OWNERS[sign];
      if (owner === undefined || owner === "HUF" || owner === "RON") continue;
      return {
        sourced: { value: owner, from: [placeOf([word], line.pageNumber)] },
        because: ["No amount has a sign; this code or sign is printed beside them."],
        margin: 0.5,
        lost: [],
      };
    }
  }
  return null;
}

/** Signs of letters that are no word of any language in this print: over a column of amounts they stand alone, "(RM)". */
const LONE_SIGNS = new Set(["RM", "Kč", "zł"]);

function loneSign(text: string): string {
  const sign = text.replace(/^[([]+|[\])}.,:;!]+$/g, "");
  return LONE_SIGNS.has(sign) ? sign.toLowerCase() : "";
}

/** Currencies of countries that write decimal points: on a paper with commas their names are those of a customer's country. */
const WITH_POINTS = new Set("USD GBP AUD NZD INR MYR SGD HKD CNY JPY MXN PHP THB".split(" "));

/** The only currency that words of the paper name: "Total in euros". */
function byWordsAlone(paper: InvoicePaper): Found<string> | null {
  const named = [...wordsOfCurrencies(paper)].filter(
    ([code]) => paper.style === "point" || !WITH_POINTS.has(code),
  );
  const [best, next] = named.toSorted((a, b) => b[1].count - a[1].count);
  if (best === undefined || next !== undefined || best[1].words.length === 0) return null;
  const [value, { words, pageNumber }] = best;
  return {
    sourced: { value, from: [placeOf(words, pageNumber)] },
    because: ["No amount has a sign; words of the paper name this currency or its country alone."],
    margin: 0.2,
    lost: [],
  };
}

/** A sign that amounts carry is no word that names a country. */
function isSign(phrase: string): boolean {
  const sign = phrase.toLowerCase().replace(/\s/g, "");
  const isKnown = SIGN_OWNERS[sign] !== undefined || SHARED[sign] !== undefined;
  return isKnown || foldedKeys(phrase).join("").length < 2;
}

/** A text without its signs and digits at both ends: "(EUR)", "1EUR"; within an account number letters are no code. */
function bare(text: string): string {
  return text.replace(/^[^A-Z]+|[^A-Z]+$/g, "");
}

/** How a country that says "$" prints a state or province and the postal code behind it. */
const STATES: readonly { readonly code: string; readonly state: RegExp; readonly zip: RegExp }[] = [
  { code: "USD", state: /^[A-Z]{2},?$/, zip: /^\d{5}(?:-\d{4})?[,.]?$/ },
  {
    code: "CAD",
    state: /^(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT),?$/,
    zip: /^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/,
  },
  { code: "AUD", state: /^(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA),?$/i, zip: /^\d{4}[,.]?$/ },
];

const CURRENCY_WORDS = new WeakMap<readonly InvoiceWords[], Vocabulary<string>>();

/** How often something says that a currency is meant, and where it is first said. */
interface Naming {
  readonly count: number;
  readonly words: readonly Word[];
  readonly pageNumber: number;
}

/** What words of each currency or of its places are printed. */
function wordsOfCurrencies(paper: InvoicePaper): ReadonlyMap<string, Naming> {
  const vocabulary = currencyVocabulary(paper.words);
  const found = new Map<string, Naming>();
  const add = (code: string, count: number, words: readonly Word[], pageNumber: number): void => {
    const known = found.get(code) ?? { count: 0, words, pageNumber };
    found.set(code, { ...known, count: known.count + count });
  };
  for (const { line, labels } of paper.lines) {
    const { words, pageNumber } = line;
    for (const code of countriesOf(words)) add(code, 2, words, pageNumber);
    const cuts = words.flatMap((word) => paper.keysOf(word.text).map((key) => ({ key, word })));
    const keys = cuts.map(({ key }) => key);
    for (const { start, end, meanings } of phrasesIn(vocabulary, keys)) {
      const own = cuts.slice(start, end).map(({ word }) => word);
      for (const code of meanings) add(code, 1, own, pageNumber);
    }
    const namesAmount = labels.some(({ meanings }) =>
      meanings.some((meaning) => meaning.startsWith("amount:")),
    );
    for (const word of words)
      if (isCode(word.text, namesAmount)) add(bare(word.text), 2, [word], pageNumber);
  }
  return found;
}

/** Three letters may be anything; beside a label of an amount, or in brackets, they are a currency. */
function isCode(text: string, namesAmount: boolean): boolean {
  return CURRENCY_CODES.has(bare(text)) && (namesAmount || /^[([]/.test(text));
}

/** Currencies of the countries in whose way a line prints a state and a postal code. */
function countriesOf(words: readonly Word[]): readonly string[] {
  return STATES.flatMap(({ code, state, zip }) =>
    words.some(({ text }, at) => state.test(text) && zip.test(words[at + 1]?.text ?? ""))
      ? [code]
      : [],
  );
}

function currencyVocabulary(words: readonly InvoiceWords[]): Vocabulary<string> {
  const known = CURRENCY_WORDS.get(words);
  if (known !== undefined) return known;
  const entries = words.flatMap(({ currencies }) =>
    Object.entries(currencies).flatMap(([code, phrases]) =>
      (phrases ?? []).filter((phrase) => !isSign(phrase)).map((phrase) => [phrase, code] as const),
    ),
  );
  const made = vocabularyOf(entries, foldedKeys);
  CURRENCY_WORDS.set(words, made);
  return made;
}

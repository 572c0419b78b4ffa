import { hasLetters } from "../base/letters.ts";
import { type PageLayout, usualHeight } from "../layout/layout.ts";
import type { Run } from "../layout/lines.ts";
import type { Text } from "../lexicon/texts.ts";
import { phrasesIn, vocabularyOf } from "../lexicon/vocabulary.ts";
import { textOfWords, type Word } from "../page/page.ts";
import { PAPER_KINDS, type PaperKind } from "../base/paper-kind.ts";
import { shapeSigns } from "./page-shapes.ts";
import { PAPERS } from "./paper-kinds.ts";

/** What a phrase says of the page that prints it. */
interface Meaning {
  readonly kind: PaperKind;
  readonly isTitle: boolean;
}

const VOCABULARY = vocabularyOf<Meaning>(
  PAPER_KINDS.flatMap((kind) => [
    ...PAPERS[kind].titles.map((phrase) => [phrase, { kind, isTitle: true }] as const),
    ...PAPERS[kind].words.map((phrase) => [phrase, { kind, isTitle: false }] as const),
  ]),
);

/** A title of this many times the size of the usual print of its page could not be louder. */
const LOUDEST = 2.5;

/** A title stands in the upper part of a page, by share of its height; one below heads a part. */
const UPPER = 0.3;
const BELOW = 0.4;

/** Phrases at which a sign is 1. */
const MANY_PHRASES = 15;

/** What one page says of itself. */
export interface PageLook {
  /** What tells its kind: named signs, each about 0 to 1. */
  readonly signs: ReadonlyMap<string, number>;
  /** What is printed largest in its upper part, as a headline is; null where nothing is larger than the rest. */
  readonly headline: string | null;
  /** The loudest title in its upper part, by the kind that it names; null where there is none. */
  readonly title: { readonly kind: PaperKind; readonly text: string; readonly loud: number } | null;
}

/** What tells the kind of a page, from its phrases, its titles and the shape of its print. */
export function pageLook(layout: PageLayout, texts: readonly Text[]): PageLook {
  const usual = usualHeight(layout);
  const said = new Map<PaperKind, Set<string>>();
  const loud = new Map<PaperKind, number>();
  const listed = new Set<PaperKind>();
  let title: PageLook["title"] = null;
  const phrases = phrasesOn(texts, { layout, usual });
  const inLists = listedAmong(phrases, usual);
  for (const one of phrases) {
    const { kind, text, own } = one;
    said.set(kind, (said.get(kind) ?? new Set()).add(text));
    if (inLists.has(one)) listed.add(kind);
    else if (own !== null) {
      loud.set(kind, Math.max(loud.get(kind) ?? 0, own));
      if (own > (title?.loud ?? 0)) title = { kind, text, loud: own };
    }
  }
  const signs = new Map(shapeSigns(layout));
  signs.set("kinds in titles", loud.size / PAPER_KINDS.length);
  signs.set("kinds listed", Math.min(1, listed.size / MANY_LISTED));
  for (const [kind, { size }] of said)
    signs.set(`says ${kind}`, Math.log1p(size) / Math.log1p(MANY_PHRASES));
  for (const [kind, own] of loud) signs.set(`title ${kind}`, own);
  if (title !== null) signs.set(`loudest ${title.kind}`, 1);
  for (const [sign, own] of wordSigns(layout.page.words)) signs.set(sign, own);
  return { signs, title, headline: headlineOf(layout, usual) };
}

/** A phrase on a page, and how loudly it is printed where it is a title. */
interface Said {
  readonly kind: PaperKind;
  readonly text: string;
  readonly own: number | null;
  /** The run that it begins in. */
  readonly run: Run | undefined;
}

/** Kinds below each other that make a list of papers, and the kinds at which a page is surely one. */
const LEAST_LISTED = 3;
const MANY_LISTED = 5;

/** Rows of a list of papers are at most this far apart, in heights of the usual print: one may be in words that nobody knows. */
const NEXT_ROW = 5;

/** Rows that begin closer to each other than this many heights are one. */
const SAME_ROW = 0.5;

/**
 * Titles that stand in a list of papers, as a cover has one: each names a part of the file, none the page. They are rows
 * of usual print below each other that name several kinds.
 */
function listedAmong(phrases: readonly Said[], usual: number): ReadonlySet<Said> {
  const titles = phrases
    .filter(({ own, run }) => own !== null && (run?.glyphHeight ?? 0) <= HEADLINE * usual)
    .toSorted((one, other) => topOf(one) - topOf(other));
  const listed = new Set<Said>();
  let list: Said[] = [];
  for (const [at, own] of titles.entries()) {
    list.push(own);
    const next = titles[at + 1];
    if (next !== undefined && topOf(next) - topOf(own) <= NEXT_ROW * usual) continue;
    if (kindsOfRows(list, usual) >= LEAST_LISTED) for (const one of list) listed.add(one);
    list = [];
  }
  return listed;
}

/** How many kinds rows name, the first title of each; titles from the top down. */
function kindsOfRows(titles: readonly Said[], usual: number): number {
  const rows = titles.filter((own, at) => {
    const above = titles[at - 1];
    return above === undefined || topOf(own) - topOf(above) > SAME_ROW * usual;
  });
  return new Set(rows.map(({ kind }) => kind)).size;
}

function topOf({ run }: Said): number {
  return run?.box.top ?? 0;
}

function phrasesOn(texts: readonly Text[], print: Print): readonly Said[] {
  return texts.flatMap(({ keys, runs }) =>
    phrasesIn(VOCABULARY, keys).flatMap(({ start, end, meanings }) => {
      const text = keys.slice(start, end).join(" ");
      const run = runs[start];
      const share = (end - start) / keys.length;
      return meanings.map(({ kind, isTitle }) => ({
        kind,
        text,
        run,
        own: isTitle && run !== undefined ? loudness(run, share, print) : null,
      }));
    }),
  );
}

/** A headline is this much larger than the usual print of its page. */
const HEADLINE = 1.25;

function headlineOf({ page, lines }: PageLayout, usual: number): string | null {
  const runs = lines
    .flatMap((line) => line.runs)
    .filter(({ box, words }) => box.top < UPPER * page.height && hasLetters(textOfWords(words)));
  const largest = Math.max(0, ...runs.map(({ glyphHeight }) => glyphHeight));
  if (largest < HEADLINE * usual) return null;
  const own = runs.find(({ glyphHeight }) => glyphHeight > largest / HEADLINE);
  return own === undefined ? null : textOfWords(own.words).toLowerCase();
}

interface Print {
  readonly layout: PageLayout;
  /** Size of the usual print, in points. */
  readonly usual: number;
}

/** How loudly a title is printed, 0 to 1: its size, its place, and how much of its text it is. */
function loudness(run: Run, share: number, { layout, usual }: Print): number {
  const place = run.box.top < UPPER * layout.page.height ? 1 : BELOW;
  const size = Math.min(LOUDEST, run.glyphHeight / usual) / LOUDEST;
  return place * size * Math.min(1, share);
}

/** Length of the vector of a page's words beside its other signs, each of which is about 1: long pages say no more than short ones. */
const ALL_WORDS = 3;

const SHORTEST_WORD = 3;
const NO_LETTERS = /[^\p{L}]+/u;

/** Begins the sign of a word. */
export const WORD_SIGN = "word ";

function wordSigns(words: readonly Word[]): Iterable<readonly [string, number]> {
  const own = new Set(
    words
      .flatMap(({ text }) => text.toLowerCase().split(NO_LETTERS))
      .filter(({ length }) => length >= SHORTEST_WORD),
  );
  const each = ALL_WORDS / Math.sqrt(own.size);
  return [...own].map((word) => [`${WORD_SIGN}${word}`, each]);
}

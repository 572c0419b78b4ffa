import { foldedKeys } from "../../base/folded-words.ts";
import { unionOf } from "../../base/box.ts";
import { alternativesOf } from "../../base/phrase.ts";
import { onceFor } from "../../base/once-for.ts";
import type { InvoicePaper as PaperKind } from "../../document/invoice.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import { textOfWords, type Page } from "../../page/page.ts";
import type { InvoiceWords } from "../../lexicon/invoice-template.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";
import type { InvoiceLabel, InvoicePaper } from "../../paper/invoice/invoice-paper.ts";

/** What a paper calls itself, and how prominently. */
export interface PaperTitle {
  readonly means: PaperKind | "other";
  readonly printed: string;
  readonly prominence: number;
  /** Whether it heads a value rather than the paper: "Contract: 4711". */
  readonly isCaption: boolean;
}

const titleVocabulary = onceFor((words: readonly InvoiceWords[]) => {
  const entries = words.flatMap(({ titles }) =>
    (Object.entries(titles) as [PaperKind | "other", readonly string[]][]).flatMap(
      ([means, phrases]) => phrases.map((phrase) => [phrase, means] as const),
    ),
  );
  return vocabularyOf(entries, foldedKeys);
});

/** Shorter words end many others. */
const LEAST_STEM = 6;

const titleStems = onceFor((words: readonly InvoiceWords[]): readonly string[] => {
  const phrases = words.flatMap(({ titles }) => [
    ...(titles.invoice ?? []),
    ...(titles["credit-note"] ?? []),
  ]);
  return phrases.flatMap(wordsAlone).filter((word) => word.length >= LEAST_STEM);
});

/** Whether a word of a text is a title of an invoice, or a compound that ends with one: "Handelsrechnung". */
export function namesInvoice(text: string, words: readonly InvoiceWords[]): boolean {
  return foldedKeys(text).some((key) => endsAsTitle(key, words));
}

function endsAsTitle(key: string, words: readonly InvoiceWords[]): boolean {
  return key.length >= LEAST_STEM && titleStems(words).some((stem) => key.endsWith(stem));
}

/** The single words that a phrase stands for, where everything beside them may be left out. */
function wordsAlone(phrase: string): readonly string[] {
  const places = alternativesOf(phrase, foldedKeys);
  const isNeeded = places.map((place) => place.every(({ length }) => length > 0));
  return places.flatMap((place, index) =>
    isNeeded.some((needed, other) => needed && other !== index)
      ? []
      : place.flatMap((keys) => (keys.length === 1 ? keys : [])),
  );
}

/** A value stands within this many glyph heights of its caption. */
const VALUE_REACH = 12;

/** Titles stand on the first pages; later ones are of enclosures. */
const TITLE_PAGES = 2;

/** Every place where the paper says what it is, the most prominent first. */
export const paperTitles: (paper: InvoicePaper) => readonly PaperTitle[] = onceFor(
  ({ layout, words, keysOf }: InvoicePaper): readonly PaperTitle[] => {
    const vocabulary = titleVocabulary(words);
    const usual = usualHeight(layout);
    return layout.pages
      .slice(0, TITLE_PAGES)
      .flatMap(({ page, lines }) =>
        lines.flatMap(({ runs }) =>
          runs.flatMap((run) => titleOf(run, { vocabulary, usual, page, runs, keysOf }) ?? []),
        ),
      )
      .toSorted((a, b) => b.prominence - a.prominence);
  },
);

/** Texts of more words are sentences. */
const LONGEST_TITLE_TEXT = 12;

/** What a text calls the paper, as a label whose value may be the paper's number; null where it is no title of an invoice. */
export function titleLabel(run: Run, { words, keysOf }: InvoicePaper): InvoiceLabel | null {
  if (run.pageNumber > TITLE_PAGES || run.words.length > LONGEST_TITLE_TEXT) return null;
  const keys = run.words.map(({ text }) => keysOf(text));
  const span = titleSpan(keys, titleVocabulary(words)) ?? compoundSpan(keys, words);
  return span === null ? null : labelAt(run, keys, span);
}

type Span = readonly [from: number, to: number];

/** The words of a text that are the first title of an invoice in it. */
function titleSpan(
  keys: readonly (readonly string[])[],
  vocabulary: Vocabulary<PaperKind | "other">,
): Span | null {
  const match = phrasesIn(vocabulary, keys.flat()).find(
    ({ meanings }) => !meanings.includes("other"),
  );
  if (match === undefined) return null;
  const wordOf = keys.flatMap((own, index) => own.map(() => index));
  return [wordOf[match.start] ?? 0, (wordOf[match.end - 1] ?? 0) + 1];
}

function compoundSpan(
  keys: readonly (readonly string[])[],
  words: readonly InvoiceWords[],
): Span | null {
  const at = keys.findIndex((own) => own.some((key) => endsAsTitle(key, words)));
  return at < 0 ? null : [at, at + 1];
}

function labelAt(run: Run, keys: readonly (readonly string[])[], [from, to]: Span): InvoiceLabel {
  const words = run.words.slice(from, to);
  const length = keys.slice(from, to).flat().length;
  return {
    meanings: [],
    pageNumber: run.pageNumber,
    box: unionOf(words.map(({ box }) => box)),
    runs: [run],
    words,
    remainder: "",
    length,
    coverage: length / Math.max(1, keys.flat().length),
    before: "",
    stack: [run],
  };
}

interface TitleContext {
  readonly vocabulary: Vocabulary<PaperKind | "other">;
  /** Height of most of the print. */
  readonly usual: number;
  readonly page: Page;
  /** All texts of its line. */
  readonly runs: readonly Run[];
  readonly keysOf: InvoicePaper["keysOf"];
}

function titleOf(run: Run, context: TitleContext): PaperTitle | null {
  const { vocabulary, usual, page, runs } = context;
  const keys = run.words.flatMap(({ text }) => context.keysOf(text));
  const [match] = phrasesIn(vocabulary, keys);
  const [means] = match?.meanings ?? [];
  if (match === undefined || means === undefined) return null;
  const printed = textOfWords(run.words);
  const letters = keys.filter((key) => !/\d/.test(key)).length;
  const coverage = (match.end - match.start) / Math.max(1, letters);
  const prominence =
    Math.min(3, run.glyphHeight / usual) * (0.3 + 0.7 * Math.min(1, coverage)) +
    (run.box.top < 0.4 * page.height ? 0.4 : 0) +
    (printed === printed.toUpperCase() ? 0.15 : 0) -
    (match.start > 0 ? 0.5 : 0) -
    (page.pageNumber - 1) * 0.6;
  const isBesideValue = runs.some(
    ({ box }) =>
      box.left > run.box.right && box.left - run.box.right < VALUE_REACH * run.glyphHeight,
  );
  const isCaption = printed.endsWith(":") || (isBesideValue && run.glyphHeight < 1.2 * usual);
  return { means, printed: printed.slice(0, 60), prominence, isCaption };
}

/** The height of most of a document's print: the middle one of its lines. */
export function usualHeight({ pages }: Layout): number {
  const heights = pages
    .flatMap(({ lines }) => lines.map(({ runs }) => runs[0]?.glyphHeight ?? 0))
    .toSorted((a, b) => a - b);
  return Math.max(1, heights[heights.length >> 1] ?? 10);
}

import type { Heading } from "../../document/heading.ts";
import type { Provenance, Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { HeadingField, PayApplicationTemplate } from "../../lexicon/template.ts";
import type { Text } from "../../lexicon/texts.ts";
import type { Word } from "../../page/page.ts";
import { placeOfWords, placeSentence } from "../../paper/places.ts";
import { readDate } from "../../paper/read-value.ts";
import { anyOf } from "../../words/any-of.ts";
import { numberPrefixes } from "../../words/construction/numbers.ts";
import { headingCaptions, type HeadingLabel, valuesBeside } from "./heading-labels.ts";
import { periodFromOf } from "./period-from.ts";

/** A printed text that may be a value of the head, with what speaks for it. */
export interface HeadingCandidate {
  readonly value: string;
  readonly from: Provenance;
  /** How likely a name is; of a number evidence from label and place, about 0 to 2. */
  readonly score: number;
  /** Sentences naming the evidence. */
  readonly because: readonly string[];
}

/** A form's head as it was read, with what else stood for each text. */
export interface HeadingReading {
  readonly heading: Heading;
  readonly candidates: ReadonlyMap<keyof Heading, readonly HeadingCandidate[]>;
}

/** A name as it was read, and all that may be it, the likeliest first. */
export interface NameReading {
  readonly value: Sourced<string> | null;
  readonly candidates: readonly HeadingCandidate[];
}

/** The names of a paper, read by fitted numbers. */
export type HeadingNames = Readonly<Record<"project" | "contractor" | "addressee", NameReading>>;

/** What is known of the document before its head is read. */
export interface HeadingContext {
  readonly names: HeadingNames;
  readonly general: PayApplicationTemplate;
  /** Page of the summary; 0 where there is none. */
  readonly summaryPage: number;
  /** Place and value of the period's end. */
  readonly periodTo: Parameters<typeof periodFromOf>[2];
}

/** Evidence of standing on the summary page rather than in a letter or another form of the packet. */
const ON_SUMMARY = 0.4;

/** Two different texts whose evidence is closer than this leave it open which one is meant. */
const UNDECIDED = 0.03;

/** Reads whom and what a paper is for, from the summary page or else the first one. */
export function readHeading(
  layout: Layout,
  texts: readonly Text[],
  { names, general, summaryPage, periodTo }: HeadingContext,
): HeadingReading {
  const pageNumbers = new Set([1, summaryPage]);
  const { captions, words: labelWords } = headingCaptions(
    texts.filter(({ pageNumber }) => pageNumbers.has(pageNumber)),
    general,
  );
  const found = new Map<HeadingField, HeadingCandidate[]>();
  for (const label of captions) collect(label, layout, labelWords, found);
  const ranked = (field: HeadingField): readonly HeadingCandidate[] =>
    (found.get(field) ?? [])
      .map((one) => (one.from.pageNumber === summaryPage ? onSummary(one) : one))
      .toSorted((a, b) => b.score - a.score);
  const numbers = { contract: ranked("contractNumber"), project: ranked("projectNumber") };
  return {
    candidates: new Map([
      ["project", names.project.candidates],
      ["contractor", names.contractor.candidates],
      ["addressee", names.addressee.candidates],
      ["contractNumber", numbers.contract],
      ["projectNumber", numbers.project],
    ]),
    heading: {
      project: names.project.value,
      contractor: names.contractor.value,
      addressee: names.addressee.value,
      contractNumber: decided(numbers.contract),
      projectNumber: decided(numbers.project),
      periodFrom: periodFromOf(captions, layout, periodTo, labelWords),
    },
  };
}

function onSummary(candidate: HeadingCandidate): HeadingCandidate {
  return { ...candidate, score: candidate.score + ON_SUMMARY };
}

function collect(
  label: HeadingLabel,
  layout: Layout,
  labelWords: ReadonlySet<Word>,
  found: Map<HeadingField, HeadingCandidate[]>,
): void {
  const page = layout.pages[label.pageNumber - 1];
  if (page === undefined) return;
  for (const meaning of label.meanings) {
    if (meaning === null || !isNumber(meaning.field)) continue;
    const { field, rule } = meaning;
    for (const { look, words, texts } of valuesBeside(label, rule.look, page, labelWords)) {
      const read = numberIn(texts);
      if (read === null) continue;
      const own = found.get(field) ?? [];
      found.set(field, own);
      own.push({
        value: read.value,
        from: placeOfWords(words.slice(read.begin, read.end), label.pageNumber, read.value),
        score: Math.min(1, 0.5 + 0.15 * label.length) * (look === "right" ? 1 : 0.9),
        because: [placeSentence(label, look)],
      });
    }
  }
}

function isNumber(field: HeadingField): boolean {
  return field === "contractNumber" || field === "projectNumber";
}

function decided(candidates: readonly HeadingCandidate[]): Sourced<string> | null {
  const [best] = candidates;
  if (best === undefined) return null;
  const rival = candidates.find(({ value }) => keyOf(value) !== keyOf(best.value));
  if (rival !== undefined && best.score - rival.score < UNDECIDED) return null;
  return { value: best.value, from: [best.from] };
}

function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

const AMOUNT = /^[$(]*\d{1,3}(?:,\d{3})*\.\d{2}\)?$/;
const NUMBER = /^#?[\p{L}\d][\p{L}\d./#_-]*$/u;
const PREFIX = new RegExp(`^(?:${anyOf(numberPrefixes)}|#|:)[.:#]*$`, "i");

/** The number of a contract or a job among texts beside its caption, or null where they hold none. */
function numberIn(
  texts: readonly string[],
): { readonly value: string; readonly begin: number; readonly end: number } | null {
  const begin = texts.findIndex((text) => !PREFIX.test(text));
  const first = texts[begin];
  if (first === undefined || begin > 1) return null;
  const value = first.replace(/^#/, "").replace(/[,;:.]+$/, "");
  const isNumber =
    /\d/.test(value) && value.length <= 30 && NUMBER.test(value) && !AMOUNT.test(value);
  if (!isNumber || readDate(value, "month-first") !== null) return null;
  return { value, begin, end: begin + 1 };
}

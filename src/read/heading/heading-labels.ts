import { onceFor } from "../../base/once-for.ts";
import type { Word } from "../../page/page.ts";
import { type Label, labelsIn } from "../../lexicon/labels.ts";
import type { HeadingField, HeadingRule, PayApplicationTemplate } from "../../lexicon/template.ts";
import type { Text } from "../../lexicon/texts.ts";
import { vocabularyOf } from "../../lexicon/vocabulary.ts";

/** What a caption in the head of a form stands for; null for one that only ends another's value. */
export type HeadingMeaning = { readonly field: HeadingField; readonly rule: HeadingRule } | null;

export type HeadingLabel = Label<HeadingMeaning>;

/** The captions in the head of a form, and the words that are part of a caption and thus of no value. */
export interface HeadingCaptions {
  readonly captions: readonly HeadingLabel[];
  readonly words: ReadonlySet<Word>;
}

/** Finds the captions: phrases that begin a text and are more than a word of a sentence. */
export function headingCaptions(
  texts: readonly Text[],
  general: PayApplicationTemplate,
): HeadingCaptions {
  const labels = labelsIn(texts, vocabularyOfHead(general));
  const captions = labels.filter((label) => isCaption(label));
  const worded = labels.filter((label) => label.length > 1 && beginsRun(label));
  return { captions, words: new Set([...captions, ...worded].flatMap(({ words }) => words)) };
}

const vocabularyOfHead = onceFor(({ heading }: PayApplicationTemplate) =>
  vocabularyOf(
    heading === undefined ? [] : [...fieldEntries(heading.fields), ...otherEntries(heading.others)],
  ),
);

function* fieldEntries(
  fields: Readonly<Partial<Record<HeadingField, HeadingRule>>>,
): Generator<readonly [string, HeadingMeaning]> {
  for (const [field, rule] of Object.entries(fields) as [HeadingField, HeadingRule][]) {
    const meaning = { field, rule };
    for (const label of rule.labels) yield [label, meaning];
  }
}

function* otherEntries(others: readonly string[]): Generator<readonly [string, HeadingMeaning]> {
  for (const other of others) yield [other, null];
}

/** A colon behind the caption, or nothing else in its run. In the middle of a run only a colon makes a caption. */
export function isCaption<Meaning>(label: Label<Meaning>): boolean {
  const last = label.words.at(-1);
  const run = label.runs.at(-1);
  if (last === undefined || run === undefined) return false;
  const next = run.words[run.words.indexOf(last) + 1];
  if (endsWithColon(last, next)) return beginsRun(label) || isCapital(label.words[0]);
  if (!beginsRun(label)) return false;
  if (isRemark(run.words.slice(run.words.indexOf(last) + 1))) return true;
  return next === undefined ? label.remainder === "" : label.length > 1 && startsValue(next);
}

/** A remark in brackets behind a caption says how it is filled in: "OWNER (name and address)". */
export function isRemark(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(" ");
  return /^\([^()]*\):?$/.test(text);
}

/** Whether a label is the first of its line. */
export function beginsRun<Meaning>({ runs, words }: Label<Meaning>): boolean {
  const [first, second] = runs[0]?.words ?? [];
  return first === words[0] || (second === words[0] && ITEM_NUMBER.test(first?.text ?? ""));
}

/** Some forms number their cells: "6. ISSUED BY". */
const ITEM_NUMBER = /^\d{1,2}[a-z]?\.$/i;

function isCapital(first: Word | undefined): boolean {
  return first !== undefined && /^\p{Lu}/u.test(first.text);
}

function endsWithColon(last: Word, next: Word | undefined): boolean {
  return /:/.test(last.text) || next?.text.startsWith(":") === true;
}

/** A number or a name follows a caption without a colon; a sentence goes on in small letters. */
function startsValue(next: Word): boolean {
  return /^[#\d\p{Lu}]/u.test(next.text);
}

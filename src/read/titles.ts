import { type Layout, usualHeight } from "../layout/layout.ts";
import type { TitleRule } from "../lexicon/change-order-template.ts";
import { type Label, labelsIn } from "../lexicon/labels.ts";
import type { Text } from "../lexicon/texts.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import { anyOf } from "../words/any-of.ts";
import { smallNumbers } from "../words/construction/numbers.ts";
import { titleBeginnings, titleEndings } from "../words/construction/orders.ts";

/** What a paper calls itself, and how loudly. */
export interface Title<Rule = TitleRule> {
  readonly rule: Rule;
  readonly label: Label<Rule>;
  /** Size against the usual print of the first page: 1 for a line that is set like all others. */
  readonly prominence: number;
}

/** A title below this is set no larger than the text, nor in bold capitals: it heads a paper only where nothing else does. */
export const LOUD = 1.3;

/** Titles of a document, the most prominent first. */
export function titlesOf<Rule>(
  texts: readonly Text[],
  layout: Layout,
  vocabulary: Vocabulary<Rule>,
): readonly Title<Rule>[] {
  const [first] = layout.pages;
  const usual = first === undefined ? 1 : usualHeight(first);
  return labelsIn(texts, vocabulary)
    .filter(isTitle)
    .flatMap((label) =>
      label.meanings.map((rule) => ({
        rule,
        label,
        prominence: prominenceOf(label, layout, usual),
      })),
    )
    .toSorted((a, b) => b.prominence - a.prominence);
}

/** A title on another page, or far down, heads an attachment rather than the paper. */
const LATER_PAGE = 0.6;
const LOWER_HALF = 0.75;
const IN_CAPITALS = 0.25;
const IN_BOLD = 0.15;

function prominenceOf(label: Label<unknown>, { pages }: Layout, usual: number): number {
  const own = label.runs[0];
  const page = pages[label.pageNumber - 1]?.page;
  if (own === undefined || page === undefined) return 0;
  const isLow = label.box.top > page.height * LOW;
  const place = (label.pageNumber > 1 ? LATER_PAGE : 1) * (isLow ? LOWER_HALF : 1);
  const text = label.words.map((word) => word.text).join("");
  const isInCapitals = text === text.toUpperCase() && label.length > 1;
  const isBold = label.words.every((word) => word.isBold);
  const look = (isInCapitals ? IN_CAPITALS : 0) + (isBold ? IN_BOLD : 0);
  return place * (own.glyphHeight / usual + look);
}

const LOW = 0.45;

/** Words before a title in its own line: a form's name, or what the change does. */
const BEFORE = new RegExp(`^(?:${anyOf(titleBeginnings)}|g70\\d.*|\\W+)$`, "i");

/** What may follow a title on its line: its number, or a colon and what it is about. */
const AFTER = new RegExp(
  `^(?:[#(:–—|/·-].*|.*\\d.*|${anyOf(smallNumbers.slice(0, 10))}:?|${anyOf(titleEndings)})$`,
  "i",
);

/** Whether a phrase stands as a line of its own, with at most a number or a subject behind it. */
function isTitle(label: Label<unknown>): boolean {
  const [run] = label.runs;
  const last = label.words.at(-1);
  const own = label.runs.at(-1);
  if (run === undefined || own === undefined || last === undefined) return false;
  const begin = run.words.findIndex((word) => word === label.words[0]);
  const before = run.words.slice(0, begin);
  const after = own.words.slice(own.words.indexOf(last) + 1);
  if (!before.every((word) => BEFORE.test(word.text))) return false;
  if (/[:–—]$/.test(last.text) || after.length === 0) return true;
  const [next, second] = after;
  const isNumbered = /^[A-Z]{1,5}\.?$/.test(next?.text ?? "") && /\d/.test(second?.text ?? "");
  return isNumbered || AFTER.test(next?.text ?? "") || label.coverage >= 0.6;
}

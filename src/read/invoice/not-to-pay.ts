import { type Finding, found, type PrintedOn } from "../../finding/finding.ts";
import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import type { Stack } from "../../layout/stacks.ts";
import { textOfWords } from "../../page/page.ts";
import { anyOf } from "../../words/any-of.ts";
import { collected, conditions, paidAlready, paidStamps } from "../../words/invoice/settled.ts";
import { isLargeAlone } from "../stamps.ts";

const PAID = wordsOf(paidAlready);
const COLLECTED = wordsOf(collected);
const CONDITION = wordsOf(conditions);
const STAMP = new RegExp(`^${anyOf(paidStamps)}$`, "iu");

/** What ends a sentence: a full stop, unless it stands in a number or a date. */
const SENTENCE_END = /[!?;]|\.(?= |$)/u;

/** Longer sentences are conditions of a contract. */
const MOST_CHARACTERS = 160;

/** Where a bill says that its amount was paid already, or that the vendor will take it from the buyer. */
export function notToPay({ pages }: Layout): readonly Finding[] {
  const paid = firstOf(pages, (page) => stampIn(page) ?? sentenceIn(page, PAID));
  const taken = firstOf(pages, (page) => sentenceIn(page, COLLECTED));
  return [
    ...(paid === null ? [] : [found("paid-already", paid)]),
    ...(taken === null ? [] : [found("collected", taken)]),
  ];
}

/** What the first page on which something is found prints. */
function firstOf(
  pages: readonly PageLayout[],
  find: (page: PageLayout) => string | null,
): PrintedOn | null {
  for (const page of pages) {
    const printed = find(page);
    if (printed !== null) return { printed, pageNumber: page.page.pageNumber };
  }
  return null;
}

/** A large word alone on its line, or one across the page. */
function stampIn(page: PageLayout): string | null {
  const across = page.page.hiddenWords.find(({ text }) => STAMP.test(text));
  if (across !== undefined) return across.text;
  const run = page.lines
    .flatMap(({ runs }) => runs)
    .find(({ words }) => STAMP.test(lettersOf(textOfWords(words))));
  return run !== undefined && isLargeAlone(run, page) ? textOfWords(run.words) : null;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L} ]/gu, "").trim();
}

/** A sentence with such words that stands for no amount of the totals and speaks of no condition. */
function sentenceIn({ stacks, lines }: PageLayout, words: RegExp): string | null {
  const isCaption = (stack: Stack): boolean => {
    const line = lines.find(({ runs }) => runs.some((run) => stack.includes(run)));
    return line?.runs.some((run) => !stack.includes(run) && isAmount(run)) === true;
  };
  return (
    stacks
      .filter((stack) => !isCaption(stack))
      .flatMap(sentencesOf)
      .find(
        (text) => text.length <= MOST_CHARACTERS && words.test(text) && !CONDITION.test(text),
      ) ?? null
  );
}

function isAmount({ words }: Run): boolean {
  return words.some(({ text }) => /\d[.,]\d\d(?!\d)/.test(text));
}

function sentencesOf(stack: Stack): readonly string[] {
  const text = stack.map(({ words }) => textOfWords(words)).join(" ");
  return text.split(SENTENCE_END).map((part) => part.trim());
}

function wordsOf(list: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})${anyOf(list)}(?!\\p{L})`, "iu");
}

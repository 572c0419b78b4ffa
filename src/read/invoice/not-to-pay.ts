import { type Finding, found, type PrintedOn } from "../../finding/finding.ts";
import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import type { Stack } from "../../layout/stacks.ts";
import { textOfWords } from "../../page/page.ts";
import { anyOf, wholeWords } from "../../words/any-of.ts";
import { collected, conditions, paidAlready, paidStamps } from "../../words/invoice/settled.ts";
import { isLargeAlone, stampedText } from "../stamps.ts";

const PAID = wholeWords(paidAlready);
const COLLECTED = wholeWords(collected);
const CONDITION = wholeWords(conditions);
const STAMP = new RegExp(`^${anyOf(paidStamps)}$`, "iu");

/** What ends a sentence: a full stop, unless it stands in a number or a date. */
const SENTENCE_END = /[!?;]|\.(?= |$)/u;

/** Longer sentences are conditions of a contract. */
const MOST_CHARACTERS = 160;

/** Where a bill says that its amount was paid already, or that the vendor will take it from the buyer. */
export function notToPay({ pages }: Layout): readonly Finding[] {
  const paid = firstOf(
    pages,
    (page) => stampedText(page, STAMP, isLargeAlone) ?? sentenceIn(page, PAID),
  );
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

/** A sentence with such words that stands for no amount of the totals and speaks of no condition. */
function sentenceIn(page: PageLayout, words: RegExp): string | null {
  for (const stack of page.stacks) {
    const said = sentencesOf(stack).find(
      (text) => text.length <= MOST_CHARACTERS && words.test(text) && !CONDITION.test(text),
    );
    if (said !== undefined && !isCaption(stack, page)) return said;
  }
  return null;
}

/** Whether an amount stands beside a text. */
function isCaption(stack: Stack, { lines }: PageLayout): boolean {
  const line = lines.find(({ runs }) => runs.some((run) => stack.includes(run)));
  return line?.runs.some((run) => !stack.includes(run) && isAmount(run)) === true;
}

function isAmount({ words }: Run): boolean {
  return words.some(({ text }) => /\d[.,]\d\d(?!\d)/.test(text));
}

function sentencesOf(stack: Stack): readonly string[] {
  const text = stack.map(({ words }) => textOfWords(words)).join(" ");
  return text.split(SENTENCE_END).map((part) => part.trim());
}

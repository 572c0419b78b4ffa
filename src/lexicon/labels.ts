import { type Box, unionOf } from "../base/box.ts";
import type { Run } from "../layout/lines.ts";
import type { Stack } from "../layout/stacks.ts";
import type { Word } from "../page/page.ts";
import type { Text } from "./texts.ts";
import { phrasesIn, type Vocabulary } from "./vocabulary.ts";

/** A phrase of the vocabulary as it stands on a page. */
export interface Label<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly pageNumber: number;
  readonly box: Box;
  /** The lines that it covers, top to bottom. */
  readonly runs: readonly Run[];
  /** Words that it covers, the last one perhaps in part. */
  readonly words: readonly Word[];
  /** What follows in the last word, such as the 3 of "No:3". */
  readonly remainder: string;
  /** Number of tokens of the phrase. */
  readonly length: number;
  /** Share of the whole text's tokens that the phrase is, 0 to 1: a caption is nearly all label, a sentence is not. */
  readonly coverage: number;
  /** The token directly before it, such as an item number; empty where it begins the text. */
  readonly before: string;
  /** The whole text that it stands in. */
  readonly stack: Stack;
}

/** Texts longer than this are prose, not labels. */
const LONGEST_LABEL_TEXT = 60;

/** All places of a document where a phrase of the vocabulary is printed, in reading order. */
export function labelsIn<Meaning>(
  texts: readonly Text[],
  vocabulary: Vocabulary<Meaning>,
): readonly Label<Meaning>[] {
  const labels: Label<Meaning>[] = [];
  for (const text of texts) {
    for (const { start, end, meanings } of phrasesIn(vocabulary, text.keys)) {
      labels.push(labelOf(text, start, end, meanings));
    }
  }
  return labels;
}

function labelOf<Meaning>(
  text: Text,
  start: number,
  end: number,
  meanings: readonly Meaning[],
): Label<Meaning> {
  const words = distinct(text.words, start, end);
  const last = text.words[end - 1];
  const rest = last?.text.slice(text.tokens[end - 1]?.end ?? 0) ?? "";
  return {
    meanings,
    pageNumber: text.pageNumber,
    box: unionOf(words.map((word) => word.box)),
    runs: distinct(text.runs, start, end),
    words,
    remainder: rest === "" ? "" : rest.replace(/^[\s.:;)\]°º]+/, ""),
    length: end - start,
    coverage: coverageOf(text, start, end),
    before: text.keys[start - 1] ?? "",
    stack: text.stack,
  };
}

function distinct<Member>(list: readonly Member[], start: number, end: number): readonly Member[] {
  const members: Member[] = [];
  for (let index = start; index < end; index += 1) {
    const member = list[index];
    if (member !== undefined && member !== members.at(-1)) members.push(member);
  }
  return members;
}

/** Share of the label's own lines that it covers. Remarks in parentheses, numbers and leader dots do not count against it. */
function coverageOf(text: Text, start: number, end: number): number {
  const first = runStart(text, start);
  const last = runEnd(text, end - 1);
  let counted = 0;
  let isRemark = false;
  for (let index = first; index <= last && index < first + LONGEST_LABEL_TEXT; index += 1) {
    const isCovered = index >= start && index < end;
    const printed = text.words[index]?.text ?? "";
    if (printed.startsWith("(") && !isCovered) isRemark = true;
    if (isCovered || (!isRemark && !startsWithDigit(text.keys[index]))) counted += 1;
    if (printed.includes(")")) isRemark = false;
  }
  const whole = last - first >= LONGEST_LABEL_TEXT ? 99 : 1;
  return (end - start) / Math.max(end - start, counted, whole);
}

/** The first token of the line that a token stands on. */
function runStart(text: Text, at: number): number {
  let first = at;
  while (first > 0 && text.runs[first - 1] === text.runs[at]) first -= 1;
  return first;
}

/** The last token of the line that a token stands on. */
function runEnd(text: Text, at: number): number {
  let last = at;
  while (last + 1 < text.runs.length && text.runs[last + 1] === text.runs[at]) last += 1;
  return last;
}

function startsWithDigit(key = ""): boolean {
  const code = key.charCodeAt(0);
  return code >= 48 && code <= 57;
}

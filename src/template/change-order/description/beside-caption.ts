import { overlapY } from "../../../base/box.ts";
import type { PageLayout } from "../../../layout/layout.ts";
import type { Run } from "../../../layout/lines.ts";
import type { Stack } from "../../../layout/stacks.ts";
import type { Word } from "../../../page/page.ts";
import { beginsRun } from "../../heading/heading-labels.ts";
import type { OrderLabel } from "../labelled.ts";
import { headsTable } from "../table-heads.ts";
import { textOf } from "../text-block.ts";
import { isBodyText } from "./wording.ts";

/** The text behind a caption, or below it. Null where it heads a column of a table, or stands in a sentence. */
export function textBeside(
  label: OrderLabel,
  page: PageLayout | undefined,
  captionWords: ReadonlySet<Word>,
): readonly Word[] | null {
  const run = label.runs.at(-1);
  const last = label.words.at(-1);
  if (page === undefined || run === undefined || last === undefined) return null;
  if (!isCaption(label)) return null;
  if (headsTable(run, page)) return null;
  const rest = run.words.slice(run.words.indexOf(last) + 1);
  const behind = isRestOfCaption(rest) ? [] : rest;
  if (label.length >= SENTENCE) return behindSentence(label, page, captionWords);
  const [first] = behind;
  if (first !== undefined) {
    const isSet = /[:.–—-]$/.test(last.text) || /^(?:[:–—-]$|\p{Lu})/u.test(first.text);
    return isSet
      ? uncaptioned([...behind, ...continuedIn(run, page, captionWords)], captionWords)
      : null;
  }
  const beside = rightOf(run, page);
  if (beside !== null && !startsCaption(beside, captionWords)) {
    return uncaptioned([...beside.words, ...continuedIn(beside, page, captionWords)], captionWords);
  }
  const below = belowOf(run, page);
  if (below === null || startsCaption(below, captionWords)) return null;
  return uncaptioned([...below.words, ...continuedIn(below, page, captionWords)], captionWords);
}

/** A caption of so many words is the lead of a sentence. */
const SENTENCE = 5;

/** Whether words stand where a caption does, and not within a sentence. */
function isCaption(label: OrderLabel): boolean {
  return beginsRun(label) || isInline(label) || label.length >= SENTENCE;
}

/** Whether a caption is set within its line: "… Location: East wing   Description: New door". */
function isInline({ words }: OrderLabel): boolean {
  const [first] = words;
  return (
    first !== undefined &&
    words.at(-1)?.text.endsWith(":") === true &&
    /^\p{Lu}/u.test(first.text) &&
    !first.text.includes("/")
  );
}

/** "Description of change and justification": more words of the caption. */
function isRestOfCaption(words: readonly Word[]): boolean {
  if (/^(?:OF|AND)$/.test(words[0]?.text ?? "")) return true;
  return words.length < 5 && words.every(({ text }) => /^(?:[a-z/&()-]+|\(.*\)):?$/.test(text));
}

/** "…is modified as follows:" and the like: what follows is behind the colon, or the next text below the sentence. */
function behindSentence(
  label: OrderLabel,
  page: PageLayout,
  captionWords: ReadonlySet<Word>,
): readonly Word[] | null {
  const words = label.stack.flatMap((run) => run.words);
  const last = label.words.at(-1);
  const at = last === undefined ? -1 : words.indexOf(last);
  const colon = words.findIndex((word, index) => index >= at && word.text.endsWith(":"));
  const behind = colon < 0 ? [] : words.slice(colon + 1);
  if (behind.length > 1 && isBodyText(textOf(behind))) return stripped(behind);
  return bodyBelow(label.stack, page, captionWords);
}

/** Sentences of the form between a lead and what it leads to: at most so many. */
const MOST_BETWEEN = 3;

/** The next text below that no form says of itself. */
function bodyBelow(
  stack: Stack,
  page: PageLayout,
  captionWords: ReadonlySet<Word>,
): readonly Word[] | null {
  let above = stack.at(-1);
  let first: readonly Word[] | null = null;
  for (let step = 0; step < MOST_BETWEEN && above !== undefined; step += 1) {
    const next = belowOf(above, page);
    if (next === null || startsCaption(next, captionWords)) break;
    const words = uncaptioned(
      [...next.words, ...continuedIn(next, page, captionWords)],
      captionWords,
    );
    if (isBodyText(textOf(words))) return words;
    first ??= words;
    above = page.stacks.find((runs) => runs.includes(next))?.at(-1);
  }
  return first;
}

/** Whether a text begins with a caption. */
export function startsCaption({ words }: Run, captionWords: ReadonlySet<Word>): boolean {
  const [first] = words;
  return first !== undefined && captionWords.has(first);
}

/** The words up to the next caption: "… infill remains by others. Reference: ASI 14". */
export function uncaptioned(
  words: readonly Word[],
  captionWords: ReadonlySet<Word>,
): readonly Word[] {
  const end = words.findIndex((word) => captionWords.has(word) && word.text.endsWith(":"));
  return stripped(end < 0 ? words : words.slice(0, end));
}

/** Without signs and item numbers before the first word. */
export function stripped(words: readonly Word[]): readonly Word[] {
  const first = words.findIndex(
    ({ text }) => /[\p{L}\d]/u.test(text) && !/^(?:\d{1,2}|[a-z])[.)]$/.test(text),
  );
  return first < 0 ? [] : words.slice(first);
}

/** The lines of a text after one of them, up to a caption. */
export function continuedIn(
  run: Run,
  { stacks }: PageLayout,
  captionWords: ReadonlySet<Word>,
): readonly Word[] {
  const stack = stacks.find((runs) => runs.includes(run)) ?? [];
  const rest: Word[] = [];
  for (const next of stack.slice(stack.indexOf(run) + 1)) {
    if (startsCaption(next, captionWords)) break;
    rest.push(...next.words);
  }
  return rest;
}

function rightOf(run: Run, { lines }: PageLayout): Run | null {
  const beside = lines
    .flatMap(({ runs }) => runs)
    .filter(
      (other) =>
        other.box.left > run.box.right &&
        other.box.left - run.box.right < 25 * run.glyphHeight &&
        overlapY(other.box, run.box) > 0.4 * Math.min(other.glyphHeight, run.glyphHeight),
    )
    .toSorted((a, b) => a.box.left - b.box.left);
  return beside[0] ?? null;
}

/** The next text below. */
export function belowOf(run: Run, { lines }: PageLayout): Run | null {
  for (const line of lines) {
    if (line.box.top < run.box.bottom - 0.3 * run.glyphHeight) continue;
    if (line.box.top > run.box.bottom + 3.2 * run.glyphHeight) return null;
    const next = line.runs.find(
      ({ box }) => box.left < run.box.right + 30 && box.right > run.box.left - 5,
    );
    if (next !== undefined) return next;
  }
  return null;
}

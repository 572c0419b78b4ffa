import type { PageLayout } from "../../../layout/layout.ts";
import type { Run } from "../../../layout/lines.ts";
import type { Stack } from "../../../layout/stacks.ts";
import type { Word } from "../../../page/page.ts";
import type { Candidate } from "../../candidates.ts";
import { textOf } from "../text-block.ts";
import type { Title } from "../titles.ts";
import { belowOf, continuedIn, startsCaption, stripped, uncaptioned } from "./beside-caption.ts";
import type { DescriptionContext } from "./description-context.ts";
import { described } from "./described.ts";
import { pricedLinesBelow } from "./priced-lines.ts";
import { AMOUNT, cut, isBodyText, isDescription } from "./wording.ts";

/** A sentence that leads to the scope: "The Contractor is instructed to carry out the following variation:". */
const LEAD =
  /\b(?:following|as follows|below|these|changes?|in (?:this|these) respects?|scope|modified|amended)\b.{0,60}:$/i;
const LEADS = 0.85;

/** Texts right below a sentence that leads to them. */
export function belowLeads({
  layout,
  captionWords,
}: DescriptionContext): readonly Candidate<string>[] {
  const [page] = layout.pages;
  if (page === undefined) return [];
  return page.stacks.flatMap((stack): readonly Candidate<string>[] => {
    const lowest = stack.at(-1);
    if (lowest === undefined || !LEAD.test(textOf(stack.flatMap((run) => run.words)))) return [];
    const priced = pricedLinesBelow(stack, page);
    if (priced.length > 0) return [listed(priced)];
    const next = belowOf(lowest, page);
    if (next === null || startsCaption(next, captionWords)) return [];
    const words = uncaptioned(
      [...next.words, ...continuedIn(next, page, captionWords)],
      captionWords,
    );
    const text = textOf(words);
    if (!isDescription(text) || words.some((word) => AMOUNT.test(word.text))) return [];
    return [described(words, 1, LEADS, "It follows the sentence that leads to the change.")];
  });
}

/** The changes of a list as one description. */
function listed(lines: readonly (readonly Word[])[]): Candidate<string> {
  const value = cut(lines.map((words) => textOf(words)).join("; "));
  const { from } = described(lines.flat(), 1, LISTED, "");
  const because = ["It lists the changes below the sentence that leads to them."];
  return { value, from, figure: null, look: "right", score: LISTED, because };
}

const LISTED = 0.5;

const RIGHT_BELOW_TITLE = 0.35;

/** Capitals head a part of a form more often than they say what changes. */
const HEADING = -0.3;
const BEHIND_PARTIES = 0.62;

/** Texts of the body that are no caption, address, salutation or sentence of the form. */
export function inBody(context: DescriptionContext): readonly Candidate<string>[] {
  const { layout, title } = context;
  const [page] = layout.pages;
  if (page === undefined) return [];
  const top = title?.label.pageNumber === 1 ? title.label.box.bottom : 0.08 * page.page.height;
  const found: Candidate<string>[] = [];
  for (const stack of page.stacks) {
    const words = bodyWords(stack, page, top, context);
    if (words === null) continue;
    const [first] = stack;
    const place = (first?.box.top ?? 0) / page.page.height;
    const isBelowTitle = first !== undefined && title !== null && isRightBelow(first, title);
    const isHeading = textOf(words) === textOf(words).toUpperCase();
    const score =
      (isHeading ? HEADING : 0) +
      BEHIND_PARTIES -
      0.4 * place +
      (isBelowTitle ? RIGHT_BELOW_TITLE : 0);
    const because = isBelowTitle
      ? "It stands right below the title."
      : "It is the first text of the body.";
    found.push(described(words, 1, score, because));
  }
  return found;
}

/** Whether a text is the subtitle of a title: at its left edge or in its middle, with nothing between. */
function isRightBelow(run: Run, { label }: Title): boolean {
  const gap = run.box.top - label.box.bottom;
  const middle = (run.box.left + run.box.right - label.box.left - label.box.right) / 2;
  return (
    gap > -2 &&
    gap < 1.6 * run.glyphHeight + 4 &&
    (Math.abs(run.box.left - label.box.left) < 8 || Math.abs(middle) < 12)
  );
}

/** The words of a stack that may be the description; null where it is something else. */
function bodyWords(
  stack: Stack,
  page: PageLayout,
  top: number,
  { captionWords, taken }: DescriptionContext,
): readonly Word[] | null {
  const [first] = stack;
  if (first === undefined || first.box.top < top - 2 || first.box.top > 0.8 * page.page.height)
    return null;
  const words = stack.flatMap((run) => run.words);
  if (words.some((word) => captionWords.has(word) || taken.has(word))) return null;
  const text = textOf(words);
  if (!isDescription(text) || !isBodyText(text)) return null;
  const line = page.lines.find(({ runs }) => runs.includes(first));
  if (
    line === undefined ||
    line.words.some((word) => AMOUNT.test(word.text) && !words.includes(word))
  )
    return null;
  return line.runs.length === 1 || (line.runs[0] === first && words.length > 3)
    ? stripped(words)
    : null;
}

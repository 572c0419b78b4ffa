import type { PageLayout } from "../../../layout/layout.ts";
import type { Run } from "../../../layout/lines.ts";
import type { Word } from "../../../page/page.ts";
import { type Candidate, placeSentence } from "../../candidates.ts";
import type { OrderLabel } from "../labelled.ts";
import { textOf } from "../text-block.ts";
import { textBeside } from "./beside-caption.ts";
import { belowLeads, inBody } from "./body.ts";
import type { DescriptionContext } from "./description-context.ts";
import { described } from "./described.ts";
import { inProse } from "./in-prose.ts";
import { type Subject, subjectIn } from "./subject.ts";
import { cut, isBodyText, isDescription, PAPER } from "./wording.ts";

/** Texts that say what changes, the likeliest first. */
export function descriptionsOf(context: DescriptionContext): readonly Candidate<string>[] {
  const found = [
    ...behindTitle(context),
    ...besideLabels(context),
    ...belowLeads(context),
    ...inProse(context),
    ...inBody(context),
    ...ofItems(context),
  ];
  return found.toSorted((a, b) => b.score - a.score);
}

/** "PRIME CONTRACT CHANGE ORDER #005: Delete epoxy flooring", "Request for time extension – hoistway not ready". */
function behindTitle({ title, layout }: DescriptionContext): readonly Candidate<string>[] {
  const own = title?.label.runs.at(-1);
  const last = title?.label.words.at(-1);
  const page = layout.pages[(own?.pageNumber ?? 0) - 1];
  if (own === undefined || last === undefined || page === undefined) return [];
  const rest = textOf(own.words.slice(own.words.indexOf(last) + 1));
  const isParted = /[:–—,]$/.test(last.text);
  const subject = BEHIND_NUMBER.exec(rest)?.[1] ?? (isParted ? rest : "");
  const stack = page.stacks.find((runs) => runs.includes(own)) ?? [own];
  if (!isDescription(subject) || PAPER.test(subject))
    return belowInStack(stack.slice(stack.indexOf(own) + 1));
  const words = wordsAtEnd(own.words, subject);
  const more = stack
    .slice(stack.indexOf(own) + 1)
    .filter(({ glyphHeight }) => glyphHeight === own.glyphHeight);
  const all = [...words, ...more.flatMap((next) => next.words)];
  return [described(all, own.pageNumber, 1.45, "It stands behind the title and its number.")];
}

/** The lines of the title's own text below it: the first that is neither a caption nor a name. */
function belowInStack(runs: readonly Run[]): readonly Candidate<string>[] {
  const found = runs.find(({ words }) => {
    const text = textOf(words);
    return isDescription(text) && isBodyText(text) && !/^[\p{L} ]{2,24}:/u.test(text);
  });
  return found === undefined
    ? []
    : [described(found.words, found.pageNumber, 0.9, "It stands right below the title.")];
}

/** A number, perhaps with its revision, then a sign, then what the paper is about. */
const BEHIND_NUMBER =
  /^(?:(?:no\.?|number|#|nr\.?)\s*)?(?:#?[\w./-]*\d[\w./-]*)?(?:,?\s*\(?rev(?:ision)?\.?\s*\w+\)?)?\s*[-–—:,|]+\s*(.*)$/i;

function wordsAtEnd(words: readonly Word[], text: string): readonly Word[] {
  return words.slice(Math.max(0, words.length - text.split(" ").length));
}

function besideLabels(context: DescriptionContext): readonly Candidate<string>[] {
  return context.labels.flatMap((label) =>
    label.meanings.flatMap(({ field }): readonly Candidate<string>[] => {
      if (field !== "subject" && field !== "scope") return [];
      const said = wordsOfLabel(label, field, context);
      if (said === null) return [];
      const weight =
        weightOf(label, field, context.layout.pages[label.pageNumber - 1]) -
        (said.isAside ? ASIDE : 0);
      return [described(said.words, label.pageNumber, weight, placeSentence(label, "right"))];
    }),
  );
}

/** What stands beside a caption, where it can say what changes. */
function wordsOfLabel(
  label: OrderLabel,
  field: "subject" | "scope",
  { title, captionWords, layout }: DescriptionContext,
): Subject | null {
  if (title?.label.runs.some((run) => label.runs.includes(run)) === true) return null;
  const stops = field === "subject" ? NO_WORDS : captionWords;
  const beside = textBeside(label, layout.pages[label.pageNumber - 1], stops);
  if (beside === null) return null;
  const said = field === "subject" ? subjectIn(beside) : { words: beside, isAside: false };
  const text = textOf(said.words);
  return isDescription(text) && !PAPER.test(text) && !SIGNING.test(text) ? said : null;
}

/** A subject that names what is behind an answer, most often the project. */
const ASIDE = 0.7;

/** What a caption says of the text beside it: a subject more than a scope, high on the first page more than low. */
function weightOf(
  label: OrderLabel,
  field: "subject" | "scope",
  page: PageLayout | undefined,
): number {
  const low = page === undefined ? 0 : label.box.top / page.page.height;
  const isLowSubject = low > 0.6 && field === "subject";
  return (
    (field === "subject" ? 1.3 : 1.05) +
    0.04 * Math.min(5, label.length) -
    0.4 * low -
    (isLowSubject ? 0.6 : 0) -
    (WEAK.has(keyOf(label)) ? 0.35 : 0) -
    (label.pageNumber > 1 ? 0.5 : 0)
  );
}

/** What stands below a line to sign on. */
const SIGNING =
  /^(?:authoriz(?:ed|ing)|owner'?s?|contractor'?s?|customer'?s?)? ?signature|^back-?\s?charge for$/i;

/** A subject goes on over lines that begin with the paper's number. */
const NO_WORDS: ReadonlySet<Word> = new Set();

/** Captions that stand before many things. */
const WEAK: ReadonlySet<string> = new Set([
  "reference",
  "scope",
  "reason",
  "cause",
  "work",
  "item",
  "change",
  "changes",
  "details",
  "issue",
  "reason for change",
  "title",
]);

function keyOf({ words }: OrderLabel): string {
  return textOf(words)
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .trim();
}

const ITEMS = 0.16;
const MOST_ITEMS = 4;

/** The lines that an order bundles, where nothing else says what it is about. */
function ofItems({ items }: DescriptionContext): readonly Candidate<string>[] {
  const said = items.filter(({ value }) => isBodyText(value));
  const [first] = said;
  if (first === undefined) return [];
  const value = cut(
    said
      .slice(0, MOST_ITEMS)
      .map(({ value }) => value)
      .join("; "),
  );
  return [
    {
      value,
      from: first.from[0],
      figure: null,
      look: "right",
      score: ITEMS,
      because: ["It lists the lines of the change."],
    },
  ];
}

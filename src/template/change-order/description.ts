import { overlapY } from "../../base/box.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import type { Stack } from "../../layout/stacks.ts";
import type { Word } from "../../page/page.ts";
import { type Candidate, placeOfWords, placeSentence } from "../candidates.ts";
import { beginsRun } from "../heading/heading-labels.ts";
import { readDate } from "../read-value.ts";
import type { OrderLabel } from "./labelled.ts";
import { firmLook, isOtherThing, isPerson } from "./firm.ts";
import { headsTable } from "./table-heads.ts";
import { textOf } from "./text-block.ts";
import type { Title } from "./titles.ts";

/** Longer texts are cut at the end of a sentence. */
const LONGEST = 240;

/** A paper's name with its number, as subjects and titles begin. */
const OWN_NAME =
  /^(?:our |this )?(?:(?:sub-?)?contract |prime contract |owner |commitment |proposed |potential |deductive |additive |back-?charge ?\/? ?)*(?:change order (?:request|proposal)s?|requests? for (?:a )?(?:change order|change|extra)|change requests?|change proposals?|change orders?|extra work (?:order|request|authorization|proposal)|variation (?:order|quotation|notice)|variation|modification|amendment|field change order|t&m (?:tag|ticket)|proposal|quotation|cor|pco|rfco|sco|scco|cco|co|rco|vo|vq|rfc|cpr|cr|ewo)\b(?:\s*\([^)]*\))?\s*(?:no\.?|number|nr\.?|#)?\s*[:#]?\s*#?(?:[\w./-]*\d[\w./-]*)?(?:,?\s*\(?rev(?:ision)?\.?\s*\w+\)?|\s+r\d+)?\s*/i;

/** What parts a subject into paper, place and change. */
const PARTING = /\s+[–—|-]+\s+|:\s+|\s\/\s/;

/** What a description is chosen from. */
export interface DescriptionContext {
  readonly layout: Layout;
  readonly labels: readonly OrderLabel[];
  readonly title: Title | null;
  /** Words of captions, which end a text. */
  readonly captionWords: ReadonlySet<Word>;
  /** Words that say something else: names of firms and of the project. */
  readonly taken: ReadonlySet<Word>;
  /** Descriptions of the priced lines. */
  readonly items: readonly Sourced<string>[];
}

/** Texts that say what changes, the likeliest first. */
export function descriptionsOf(context: DescriptionContext): readonly Candidate<string>[] {
  const found = [
    ...behindTitle(context),
    ...besideLabels(context),
    ...belowLeads(context),
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
  return [made(all, own.pageNumber, 1.45, "It stands behind the title and its number.")];
}

/** The lines of the title's own text below it: the first that is neither a caption nor a name. */
function belowInStack(runs: readonly Run[]): readonly Candidate<string>[] {
  const found = runs.find(({ words }) => {
    const text = textOf(words);
    return isDescription(text) && isBodyText(text) && !/^[\p{L} ]{2,24}:/u.test(text);
  });
  return found === undefined
    ? []
    : [made(found.words, found.pageNumber, 0.9, "It stands right below the title.")];
}

/** What else a title calls the paper. */
const PAPER =
  /^(?:back-?\s?charge|summary|form|request|proposal|cost (?:sheet|breakdown|summary)|price breakdown|pricing|tag summary|approved|draft|standard form)$/i;

/** A number, perhaps with its revision, then a sign, then what the paper is about. */
const BEHIND_NUMBER =
  /^(?:(?:no\.?|number|#|nr\.?)\s*)?(?:#?[\w./-]*\d[\w./-]*)?(?:,?\s*\(?rev(?:ision)?\.?\s*\w+\)?)?\s*[-–—:,|]+\s*(.*)$/i;

function wordsAtEnd(words: readonly Word[], text: string): readonly Word[] {
  return words.slice(Math.max(0, words.length - text.split(" ").length));
}

function besideLabels(context: DescriptionContext): readonly Candidate<string>[] {
  const found: Candidate<string>[] = [];
  for (const label of context.labels) {
    for (const { field } of label.meanings) {
      if (field !== "subject" && field !== "scope") continue;
      const isTitle = context.title?.label.runs.some((run) => label.runs.includes(run)) === true;
      const stops = field === "subject" ? NO_WORDS : context.captionWords;
      const beside = isTitle ? null : textBeside(label, { ...context, captionWords: stops });
      if (beside === null) continue;
      const words = field === "subject" ? subjectIn(beside) : beside;
      const text = textOf(words);
      if (!isDescription(text) || PAPER.test(text)) continue;
      const page = context.layout.pages[label.pageNumber - 1]?.page;
      const low = page === undefined ? 0 : label.box.top / page.height;
      const weight =
        (field === "subject" ? 1.3 : 1.05) +
        0.04 * Math.min(5, label.length) -
        0.4 * low -
        (low > 0.6 && field === "subject" ? 0.6 : 0) -
        (WEAK.has(keyOf(label)) ? 0.35 : 0) -
        (label.pageNumber > 1 ? 0.5 : 0);
      found.push(made(words, label.pageNumber, weight, placeSentence(label, "right")));
    }
  }
  return found;
}

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
]);

function keyOf({ words }: OrderLabel): string {
  return textOf(words)
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .trim();
}

/** The part of a subject that says what changes: behind the paper's own name, else the whole. */
function subjectIn(words: readonly Word[]): readonly Word[] {
  const parts = linesOf(words).flatMap((line) => textOf(line).split(PARTING));
  const own = parts.findIndex(
    (part) => /\d|change|extra|variation|cor\b/i.test(part) && OWN_NAME.test(part),
  );
  if (own < 0) return words;
  const rest = withoutName(parts[own] ?? "").replace(/^(?:for|to|re)\s+/i, "");
  const wanted = isDescription(rest) ? rest : (parts[own + 1] ?? "");
  if (!isDescription(wanted)) {
    const others = parts.filter((part, index) => index !== own && isDescription(part));
    const [only] = others;
    return only === undefined ? words : wordsOfPart(words, only);
  }
  return wordsOfPart(words, wanted);
}

/** Words by the line that they stand on. */
function linesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1)?.at(-1);
    const isNext = last !== undefined && word.box.top > last.box.top + 0.5 * word.glyphHeight;
    if (last === undefined || isNext) lines.push([word]);
    else lines.at(-1)?.push(word);
  }
  return lines;
}

/** The words that print a part of their text. */
function wordsOfPart(words: readonly Word[], part: string): readonly Word[] {
  const count = part.split(" ").length;
  const begin = words.findIndex((_word, index) =>
    textOf(words.slice(index, index + count)).includes(part),
  );
  return begin < 0 ? words : words.slice(begin, begin + count);
}

/** The text behind a caption, or below it. Null where it heads a column of a table, or stands in a sentence. */
function textBeside(label: OrderLabel, context: DescriptionContext): readonly Word[] | null {
  const { layout, captionWords } = context;
  const page = layout.pages[label.pageNumber - 1];
  const run = label.runs.at(-1);
  const last = label.words.at(-1);
  if (page === undefined || run === undefined || last === undefined) return null;
  const begins = beginsRun(label);
  const isInline =
    /:$/.test(last.text) &&
    /^\p{Lu}/u.test(label.words[0]?.text ?? "") &&
    !/[/]/.test(label.words[0]?.text ?? "");
  if (!begins && !isInline && label.length < 5) return null;
  if (headsTable(run, page)) return null;
  const rest = run.words.slice(run.words.indexOf(last) + 1);
  const behind = isRestOfCaption(rest) ? [] : rest;
  if (label.length >= 5) return behindSentence(label, page, captionWords);
  const isSet = /[:.–—-]$/.test(last.text) || /^[:–—-]$/.test(behind[0]?.text ?? "");
  if (behind.length > 0) {
    if (!isSet && !/^\p{Lu}/u.test(behind[0]?.text ?? "")) return null;
    return uncaptioned([...behind, ...continuedIn(run, page, captionWords)], captionWords);
  }
  const beside = rightOf(run, page);
  if (beside !== null && !startsCaption(beside, captionWords)) {
    return uncaptioned([...beside.words, ...continuedIn(beside, page, captionWords)], captionWords);
  }
  const below = belowOf(run, page);
  if (below === null || startsCaption(below, captionWords)) return null;
  return uncaptioned([...below.words, ...continuedIn(below, page, captionWords)], captionWords);
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
  const lowest = label.stack.at(-1);
  const next = lowest === undefined ? null : belowOf(lowest, page);
  if (next === null || startsCaption(next, captionWords)) return null;
  return uncaptioned([...next.words, ...continuedIn(next, page, captionWords)], captionWords);
}

function startsCaption({ words }: Run, captionWords: ReadonlySet<Word>): boolean {
  const [first] = words;
  return first !== undefined && captionWords.has(first);
}

/** The words up to the next caption: "… infill remains by others. Reference: ASI 14". */
function uncaptioned(words: readonly Word[], captionWords: ReadonlySet<Word>): readonly Word[] {
  const end = words.findIndex((word) => captionWords.has(word) && /:$/.test(word.text));
  return stripped(end < 0 ? words : words.slice(0, end));
}

/** Without signs and item numbers before the first word. */
function stripped(words: readonly Word[]): readonly Word[] {
  const first = words.findIndex(
    ({ text }) => /[\p{L}\d]/u.test(text) && !/^(?:\d{1,2}|[a-z])[.)]$/.test(text),
  );
  return first < 0 ? [] : words.slice(first);
}

function continuedIn(
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

function belowOf(run: Run, { lines }: PageLayout): Run | null {
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

/** A sentence that leads to the scope: "The Contractor is instructed to carry out the following variation:". */
const LEAD =
  /\b(?:following|as follows|below|these|changes?|in (?:this|these) respects?|scope|modified|amended)\b.{0,60}:$/i;
const LEADS = 0.85;

/** Texts right below a sentence that leads to them. */
function belowLeads({ layout, captionWords }: DescriptionContext): readonly Candidate<string>[] {
  const [page] = layout.pages;
  if (page === undefined) return [];
  return page.stacks.flatMap((stack): readonly Candidate<string>[] => {
    const lowest = stack.at(-1);
    if (lowest === undefined || !LEAD.test(textOf(stack.flatMap((run) => run.words)))) return [];
    const next = belowOf(lowest, page);
    if (next === null || startsCaption(next, captionWords)) return [];
    const words = uncaptioned(
      [...next.words, ...continuedIn(next, page, captionWords)],
      captionWords,
    );
    const text = textOf(words);
    if (!isDescription(text) || words.some((word) => AMOUNT.test(word.text))) return [];
    return [made(words, 1, LEADS, "It follows the sentence that leads to the change.")];
  });
}

const ITEMS = 0.16;
const MOST_ITEMS = 4;

/** The lines that an order bundles, where nothing else says what it is about. */
function ofItems({ items }: DescriptionContext): readonly Candidate<string>[] {
  const [first] = items;
  if (first === undefined) return [];
  const value = cut(
    items
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

const RIGHT_BELOW_TITLE = 0.35;

/** Capitals head a part of a form more often than they say what changes. */
const HEADING = -0.3;
const BEHIND_PARTIES = 0.62;

/** Texts of the body that are no caption, address, salutation or sentence of the form. */
function inBody(context: DescriptionContext): readonly Candidate<string>[] {
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
    found.push(made(words, 1, score, because));
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

/** A line that ends in an amount is one of a table. */
const AMOUNT = /^[($-]*[\d,]+\.\d\d[)-]*$/;

const FORM_SENTENCE =
  /^(?:\(|and |authoriz|sign |acknowledge|board of|agenda|vice |president|percent |the (?:new )?date|completion|(?:revised|previous|original|new|adjusted) (?:sub-?)?(?:contract|price|sum|amount|total|change|p\\.?o|purchase|commitment)|programme|description of|organized|total\b|sub-?total\b|net\b|agreed value|amount\b|sum of|overhead|profit|sales tax|tax\b|labor\b|materials?\b|line items|\d{1,2}[A-Z]?\.\s|dear|attn|attention|gentlemen|ladies|to whom|to:?\s|please|we\b|i\b|thank|sincerely|all (?:other|terms|trade)|this\b|the (?:sub-?)?contract|the undersigned|the parties|the above|note|terms|not valid|by signing|in accordance|if\b|upon|copy|cc\b|copies|phone|tel|fax|www|http|license|printed|generated|you are|your|sent:|from:|date:?\s|dated|re:|subject|1 message|attachments?\b|enclosed|page \d|time:|schedule|submitted|signed|signature|authorized|accepted|approved|not included|exclu|agreed|recommended|in witness|whereas|no\.\s|for .{0,40} use only|price (?:is )?good|price valid|valid|hi\b|hello|good (?:morning|afternoon)|attached|per your request|contract(?:or)?:|owner:|sub)\b/i;

const ADDRESS =
  /\b[A-Z][a-z]+\.? \d{5}\b|\b[A-Z]{2}\.?,?\s+\d{5}\b|\(\d{3}\)|\b\d{3}[-.]\d{3}[-.]\d{4}\b|•|·/;

function isBodyText(text: string): boolean {
  return (
    !FORM_SENTENCE.test(text) &&
    !/\b(?:contract|agreement|form)$|\bsince \d{4}\b|\(firm name\)/i.test(text) &&
    !/^[\p{L} .'’-]{2,20},$/u.test(text) &&
    !ADDRESS.test(text) &&
    !text.endsWith(":") &&
    !(text === text.toUpperCase() && text.split(" ").length > 6) &&
    firmLook(text).certainty === 0 &&
    !isPerson(text) &&
    !isOtherThing(text) &&
    readDate(text, "month-first") === null
  );
}

/** A street, a box or a list of numbers is no description. */
const PLACE =
  /^\d+\s+[\p{L}. ]{3,40}\b(?:st|street|ave|avenue|rd|road|dr|drive|blvd|lane|ln|way|court|ct|pkwy|hwy|place|pl|square|sq)\b\.?|^p\.?\s?o\.? box\b|^(?:\W*[A-Z]{2,5}\s?#?\d+\w*\W*)+$|^no\.\s/iu;

function isDescription(text: string): boolean {
  const amounts = text.match(/\$\s?\d[\d,]*/g) ?? [];
  if (PLACE.test(text) || amounts.length > 1) return false;
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  return (
    words.length >= 2 &&
    !/_{4}|@|\.{5}|(?:\. ){4}/.test(text) &&
    /[\p{L}\d]/u.test(text.slice(0, 2))
  );
}

function made(
  words: readonly Word[],
  pageNumber: number,
  score: number,
  because: string,
): Candidate<string> {
  const text = cut(textOf(words));
  return {
    value: text,
    from: placeOfWords(words, pageNumber, text),
    figure: null,
    look: "right",
    score,
    because: [because],
  };
}

/** A long text up to the end of a sentence. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text.replace(/[\s.,;:–—-]+$/, "");
  const end = text.slice(0, LONGEST).search(/[.;](?=\s[^.;]*$)/);
  const at = end > 40 ? end : text.lastIndexOf(" ", LONGEST);
  return text.slice(0, at).replace(/[\s.,;:–—-]+$/, "");
}

/** The name taken off as often as it is repeated: "Extra work order request no. 4". */
function withoutName(text: string): string {
  const once = text.replace(OWN_NAME, "");
  return once === text
    ? text
    : once.replace(
        /^(?:request|proposal)\b\s*(?:no\.?|number|#)?\s*[:#]?\s*#?(?:[\w./-]*\d[\w./-]*)?\s*/i,
        "",
      );
}

import { hasLetters } from "../../base/letters.ts";
import { tokensOf } from "../../base/phrase.ts";
import type { Run } from "../../layout/lines.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import type { Figure, Paper, PaperPage } from "../../paper/paper.ts";
import { firmLook } from "../parties/firm.ts";
import { type Keys, keysOf } from "../line-facts.ts";
import type { OrderPhrases } from "./order-phrases.ts";
import { anyOf } from "../../words/any-of.ts";
import {
  foreignLinks,
  leadingLinks,
  legalForms,
  nameLinks,
  partnerForms,
  placeLinks,
  untoldWords,
} from "../../words/construction/firms.ts";
import { countWords } from "../../words/construction/numbers.ts";

/** Longer names are sentences. */
const MOST_WORDS = 9;

const LEGAL = new RegExp(`^${anyOf(legalForms, partnerForms)}\\b\\.?`, "i");
const LINK = new RegExp(`^${anyOf(nameLinks, foreignLinks, placeLinks, ["&", "+"])}$`, "i");
const CAPITAL = /^["“(]?[\p{Lu}\d]/u;

/** Stretches of capitalised words that may be the name of a firm. */
export function firmStretches(paper: Paper, phrases: OrderPhrases): readonly Figure<string>[] {
  return [...firmsLineByLine(paper, phrases)];
}

/** The same one after the other: who wants the first ones does not wait for the others. */
export function* firmsLineByLine(
  { pages }: Paper,
  phrases: OrderPhrases,
): Generator<Figure<string>, void> {
  for (const page of pages)
    for (let index = 0; index < page.lines.length; index += 1)
      yield* firmsOnLine(page, index, phrases);
}

function firmsOnLine(
  page: PaperPage,
  index: number,
  phrases: OrderPhrases,
): readonly Figure<string>[] {
  const own = page.lines[index];
  if (own === undefined) return [];
  const found = new Map<string, Figure<string>>();
  const add = (words: readonly Word[]): void => {
    const figure = figureOf(page, index, words);
    if (figure !== null && !isLabel(keysOf(words), phrases))
      found.set(`${figure.from} ${figure.to} ${words.length}`, figure);
  };
  for (const run of own.line.runs) {
    for (const name of namesIn(run.words)) {
      add(name);
      add(withoutCaption(name, phrases));
      add(withoutTail(name));
      add(withoutLink(name));
      add(inOnePrint(name));
      add(shortestFirm(name));
    }
    for (const name of wrappedNames(page, index, run)) add(name);
  }
  return [...found.values()];
}

/** A narrow cell breaks a name over so many lines more. */
const MOST_LINES_BELOW = 2;

/** A line of so many words at most begins such a name or ends it. */
const FIRST_WORDS = 4;
const LAST_WORDS = 3;

/** Lines of one name are closer than this many glyph heights, and begin this close together. */
const LEADING = 0.95;
const EDGE = 0.5;

/** A name that goes on below with nothing but words of trades and legal forms: "Silverado Mechanical" over "Constructors, Inc." */
function wrappedNames(page: PaperPage, index: number, first: Run): readonly (readonly Word[])[] {
  const names: (readonly Word[])[] = [];
  let above = first;
  const name = [...first.words];
  if (name.length > FIRST_WORDS || !name.every(({ text }) => isNamePart(text))) return [];
  for (const { line } of page.lines.slice(index + 1, index + 1 + MOST_LINES_BELOW)) {
    const below = line.runs.find((run) => goesOn(above, run));
    if (below === undefined) break;
    name.push(...below.words);
    above = below;
    names.push([...name]);
  }
  return names;
}

function isNamePart(text: string): boolean {
  return /^(?:&|\p{Lu}[\p{L}&'’.-]*,?)$/u.test(text);
}

function goesOn(above: Run, below: Run): boolean {
  const height = Math.max(above.glyphHeight, 1);
  return (
    below.words.length <= LAST_WORDS &&
    below.box.top - above.box.bottom < LEADING * height &&
    Math.abs(below.box.left - above.box.left) < EDGE * height &&
    Math.abs(below.glyphHeight - above.glyphHeight) < OTHER_SIZE * height &&
    below.words.every(({ text }) => isLegalForm(text) || firmLook(`The ${text}`).trade !== null)
  );
}

/** A title that covers more than this share of some words is all of them. */
const ALL = 0.95;

/** What stands behind a title: "Change Order No. 6". */
const ORDINAL = new RegExp(`^(?:${anyOf(countWords)}|\\d+)$`);

/** Captions and titles, also with their number, are never names. */
function isLabel(keys: Keys, phrases: OrderPhrases): boolean {
  const title = keys.slice(0, keys.findLastIndex((key) => !ORDINAL.test(key)) + 1);
  return phrases.isCaption(keys) || phrases.markCover(title) > ALL;
}

/** Stretches without a break: each goes on as long as words are written as names are. */
function namesIn(words: readonly Word[]): readonly (readonly Word[])[] {
  const names: (readonly Word[])[] = [];
  let name: Word[] = [];
  const finish = (): void => {
    while (LINK.test(name.at(-1)?.text ?? "")) name.pop();
    if (name.length > 0) names.push(name);
    name = [];
  };
  words.forEach((word, index) => {
    const { text } = word;
    if (/^[("“]/.test(text) && name.length > 0) finish();
    const isLegal = isLegalForm(text);
    const isPart = CAPITAL.test(text) || (name.length > 0 && (isLegal || LINK.test(text)));
    if (!isPart) {
      finish();
      return;
    }
    name.push(word);
    if (endsName(text, words[index + 1]?.text ?? "")) finish();
  });
  finish();
  return names;
}

function isLegalForm(text: string): boolean {
  return LEGAL.test(text.replaceAll(/[(),]/g, ""));
}

/** Longer words than this are no abbreviation before a point. */
const ABBREVIATED = 4;

/** Whether a name ends with a word: a comma before a legal form and the point of an abbreviation go on. */
function endsName(text: string, next: string): boolean {
  if (text.endsWith(",") && LEGAL.test(next)) return false;
  if (/[:;,)"”|]$/.test(text)) return true;
  if (!text.endsWith(".")) return false;
  return text.length > ABBREVIATED || (isLegalForm(text) && !LEGAL.test(next));
}

/** What stands behind the caption of a party that stands in one run with it: "Subcontractor Haverstraw Carpentry". */
function withoutCaption(name: readonly Word[], phrases: OrderPhrases): readonly Word[] {
  for (let length = Math.min(3, name.length - 1); length > 0; length -= 1) {
    const keys = name.slice(0, length).flatMap(({ text }) => tokensOf(text).map(({ key }) => key));
    if (phrases.isCaption(keys)) return name.slice(length);
  }
  return [];
}

/** What stands up to the end of the legal form. */
function withoutTail(name: readonly Word[]): readonly Word[] {
  const at = name.findLastIndex(({ text }, index) => index > 0 && LEGAL.test(text));
  return at > 0 && at < name.length - 1 ? name.slice(0, at + 1) : [];
}

const FIRST_LINK = new RegExp(`^${anyOf(leadingLinks)}$`, "i");

/** Without the word that leads to it: "For Arden Plumbing Co.". */
function withoutLink(name: readonly Word[]): readonly Word[] {
  return FIRST_LINK.test(name[0]?.text ?? "") ? name.slice(1) : [];
}

/** Print of another size. */
const OTHER_SIZE = 0.08;

/** What is printed as the first word is: a firm's name is bold or larger than what its office is called. */
function inOnePrint(name: readonly Word[]): readonly Word[] {
  const [first] = name;
  if (first === undefined) return [];
  const end = name.findIndex(
    ({ isBold, glyphHeight }) =>
      isBold !== first.isBold ||
      Math.abs(glyphHeight - first.glyphHeight) > OTHER_SIZE * first.glyphHeight,
  );
  return end > 0 ? name.slice(0, end) : [];
}

/** The fewest words that are a firm's name: "Tri-Basin Water Authority Capital Projects". */
function shortestFirm(name: readonly Word[]): readonly Word[] {
  if (name.length > MOST_WORDS) return [];
  for (let end = 2; end < name.length; end += 1) {
    const words = name.slice(0, end);
    const isOpen = LINK.test(name[end]?.text ?? "") || LINK.test(words.at(-1)?.text ?? "");
    const text = textOfWords(words);
    if (!isOpen && firmLook(text).certainty > 0) return words;
  }
  return [];
}

function figureOf(page: PaperPage, line: number, words: readonly Word[]): Figure<string> | null {
  const [first] = words;
  const last = words.at(-1);
  const printed = textOfWords(words).replaceAll(/^[("“\s]+|[)"”:;,|\s]+$/g, "");
  if (first === undefined || last === undefined || words.length > MOST_WORDS) return null;
  if (!hasLetters(printed)) return null;
  const all = page.lines[line]?.line.words ?? [];
  const from = all.indexOf(first);
  const own = words.filter((word) => all.includes(word));
  return {
    value: printed,
    print: "identifier",
    pageNumber: page.page.pageNumber,
    line,
    words,
    from,
    to: from + own.length - 1,
    box: { ...first.box, right: own.at(-1)?.box.right ?? last.box.right },
    printed,
  };
}

const UNTOLD: ReadonlySet<string> = new Set(untoldWords);

/** Equal for all prints of one firm's name: its words without its legal form. */
export function firmKey(name: string): string {
  const words = name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ");
  const told = words.filter((word) => !UNTOLD.has(word));
  return (told.length > 0 ? told : words).join(" ");
}

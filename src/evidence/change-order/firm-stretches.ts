import { tokensOf } from "../../base/phrase.ts";
import type { Word } from "../../page/page.ts";
import type { Figure, Paper, PaperPage } from "../../paper/paper.ts";
import { type Keys, keysOf } from "../line-facts.ts";
import type { OrderPhrases } from "./order-phrases.ts";

/** Longer names are sentences. */
const MOST_WORDS = 9;

const LEGAL =
  /^(?:inc|incorporated|llc|l\.l\.c|llp|lp|l\.p|ltd|limited|co|company|corp|corporation|plc|pllc|pty|gmbh|ulc)\b\.?/i;
const LINK = /^(?:of|and|the|&|de|la|del|at|for|dba|d\/b\/a|\+)$/i;
const CAPITAL = /^["“(]?[\p{Lu}\d]/u;

/** Stretches of capitalised words that may be the name of a firm. */
export function firmStretches({ pages }: Paper, phrases: OrderPhrases): readonly Figure<string>[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((_, index) => firmsOnLine(page, index, phrases)),
  );
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
      found.set(`${figure.from} ${figure.to}`, figure);
  };
  for (const run of own.line.runs) {
    for (const name of namesIn(run.words)) {
      add(name);
      add(withoutCaption(name, phrases));
      add(withoutTail(name));
    }
  }
  return [...found.values()];
}

/** A title that covers more than this share of some words is all of them. */
const ALL = 0.95;

/** What stands behind a title: "Change Order No. 6". */
const ORDINAL = /^(?:number|no|\d+)$/;

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

function figureOf(page: PaperPage, line: number, words: readonly Word[]): Figure<string> | null {
  const [first] = words;
  const last = words.at(-1);
  const printed = words
    .map(({ text }) => text)
    .join(" ")
    .replaceAll(/^[("“\s]+|[)"”:;,|\s]+$/g, "");
  if (first === undefined || last === undefined || words.length > MOST_WORDS) return null;
  if (!/\p{L}{2}/u.test(printed)) return null;
  const all = page.lines[line]?.line.words ?? [];
  const from = all.indexOf(first);
  return {
    value: printed,
    print: "identifier",
    pageNumber: page.page.pageNumber,
    line,
    words,
    from,
    to: from + words.length - 1,
    box: { ...first.box, right: last.box.right },
    printed,
  };
}

const UNTOLD = new Set(
  "inc llc co corp company corporation lp llp pllc pc ltd the and na p c n a incorporated limited l pty".split(
    " ",
  ),
);

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

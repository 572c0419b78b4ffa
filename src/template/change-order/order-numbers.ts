import type { Word } from "../../page/page.ts";
import { labelWeight, placeOfWords, placeSentence } from "../candidates.ts";
import type { PagePieces } from "../pieces.ts";
import { readDate } from "../read-value.ts";
import { type PlacedText, textsBeside } from "../text-places.ts";
import { headsTable } from "./table-heads.ts";
import type { Labelled, OrderLabel } from "./labelled.ts";

const SIGN = /^(?:no|nos|number|num|nr|#|:|-|–|—|№|is)[.:#]*$/i;

/** Letters before a number that say what it numbers: `COR 14`, `VO 027`, `RFC 12`. */
const PREFIX = /^(?:[A-Z]{2,5}|[A-Z]{1,2}&[A-Z])[#.-]?$/;
const NUMBER = /^#?[\p{L}\d][\p{L}\d&./#_-]*$/u;
const IN_WORDS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)$/i;
const IN_BRACKETS = /^\((\d{1,3})\)$/;

/** A revision that is part of the number. */
const REVISION = /^(?:r\d{1,2}|rev\.?\d{1,2})$/i;

/** Numbers of change orders beside the labels that promise one: `7`, `COR-017`, `VO 027`, `Two`. */
export function orderNumbers(
  labels: readonly OrderLabel[],
  pages: readonly PagePieces[],
): readonly Labelled<string>[] {
  const labelWords = new Set<Word>(
    labels
      .filter(({ length, words }) => length > 1 || words.at(-1)?.text.endsWith(":") === true)
      .flatMap(({ words }) => words),
  );
  const pageOf = new Map(pages.map((page) => [page.layout.page.pageNumber, page]));
  return labels.flatMap((label): Labelled<string>[] => {
    const page = pageOf.get(label.pageNumber);
    if (page === undefined) return [];
    return label.meanings.flatMap(({ field, rule }): Labelled<string>[] => {
      if (field !== "number" || rule === null || isCompany(label)) return [];
      const run = label.runs.at(-1);
      const isHead = run !== undefined && headsTable(run, page.layout, 2);
      return [...textsBeside(label, rule, page, labelWords), ...besideFirst(label, page)].flatMap(
        ({ look, words, texts: beside }): Labelled<string>[] => {
          let texts = beside;
          const isOwnWord = look === "right" && /^[-–]\d/.test(label.remainder);
          if (isOwnWord) texts = [words[0]?.text ?? "", ...texts.slice(1)];
          const isElsewhere = look === "below" && (isHead || /^\d/.test(label.remainder));
          const found = isElsewhere || beginsAddress(words, label) ? null : numberIn(texts);
          if (found === null || (look === "below" && headsNumbers(words, page))) return [];
          const from = placeOfWords(
            words.slice(found.begin, found.end),
            label.pageNumber,
            texts.slice(found.begin, found.end).join(" "),
          );
          const score = labelWeight(label, rule) * (look === "right" ? 1 : 0.85);
          const because = [placeSentence(label, look)];
          const candidate = { value: found.value, from, figure: null, look, score, because };
          return [{ field, label, candidate }];
        },
      );
    });
  });
}

/** What stands right of the first line of a caption of two lines. */
function besideFirst(label: OrderLabel, { layout }: PagePieces): readonly PlacedText[] {
  const [first, second] = label.runs;
  if (first === undefined || second === undefined) return [];
  const line = layout.lines.find(({ runs }) => runs.includes(first));
  const next = line?.runs[line.runs.indexOf(first) + 1];
  if (next === undefined || next.box.left - first.box.right > 20 * first.glyphHeight) return [];
  return [{ look: "right", words: next.words, texts: next.words.map(({ text }) => text) }];
}

/** A number in a text of its own that goes on in words is that of a house: "2601 Elliott Ave". */
function beginsAddress(words: readonly Word[], label: OrderLabel): boolean {
  const [first, second] = words;
  const isOwnRun = label.runs.some((run) => first !== undefined && run.words.includes(first));
  if (first === undefined || second === undefined || isOwnRun) return false;
  return /^\d+$/.test(first.text) && /^\p{Lu}[\p{L}.]+$/u.test(second.text);
}

/** Whether further numbers stand right below a number: it is the first of a column of a table. */
function headsNumbers(words: readonly Word[], page: PagePieces): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const { box, glyphHeight } = first;
  return page.lines
    .flatMap(({ line }) => line.words)
    .some(
      (other) =>
        other.box.top > box.bottom - 2 &&
        other.box.top < box.bottom + 1.6 * glyphHeight &&
        Math.abs(other.box.left - box.left) < 3 &&
        other.text.length === first.text.length &&
        /\d/.test(other.text),
    );
}

/** "Co." behind a name is a company, "CO" before a number is a change order. */
function isCompany({ words, length }: OrderLabel): boolean {
  const [first] = words;
  return (
    length === 1 && /^co\b/i.test(first?.text ?? "") && !/^CO[#:.]?\d*/.test(first?.text ?? "")
  );
}

interface FoundNumber {
  readonly value: string;
  readonly begin: number;
  readonly end: number;
}

/** The number that a text begins with; null where it begins with something else. */
function numberIn(texts: readonly string[]): FoundNumber | null {
  const begin = texts.findIndex((text) => !SIGN.test(text));
  const first = texts[begin];
  if (first === undefined || begin > 1) return null;
  const next = texts[begin + 1] ?? "";
  if (IN_WORDS.test(clean(first))) {
    const inBrackets = IN_BRACKETS.exec(next)?.[1];
    return inBrackets === undefined
      ? { value: clean(first), begin, end: begin + 1 }
      : { value: inBrackets, begin: begin + 1, end: begin + 2 };
  }
  if (PREFIX.test(first) && isNumber(clean(next)) && /^\d/.test(next))
    return { value: `${first} ${clean(next)}`, begin, end: begin + 2 };
  const value = clean(first);
  if (!isNumber(value)) return null;
  return REVISION.test(clean(next))
    ? { value: `${value} ${clean(next)}`, begin, end: begin + 2 }
    : { value, begin, end: begin + 1 };
}

function clean(text: string): string {
  return text.replace(/^[#(]/, "").replace(/[,;:.)\]–—-]+$/, "");
}

function isNumber(text: string): boolean {
  if (text.length > 20 || !/\d/.test(text) || !NUMBER.test(text)) return false;
  const isMoney = /^\$|^\d{1,3}(?:,\d{3})+|\.\d{2}$/.test(text);
  const isOther = /^(?:g70\d.*|\d+(?:st|nd|rd|th)|\d{5,}-?style)$/i.test(text);
  return !isMoney && !isOther && readDate(text, "month-first") === null;
}

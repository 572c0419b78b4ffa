import type { Money } from "../../base/money.ts";
import type { Stack } from "../../layout/stacks.ts";
import type { Word } from "../../page/page.ts";
import { type Candidate, provenanceOf } from "../candidates.ts";
import type { Figure } from "../figures.ts";
import { isInWords, type PagePieces } from "../pieces.ts";
import { readMoney } from "../read-value.ts";
import { textOf } from "./text-block.ts";
import type { Labelled, OrderLabel } from "./labelled.ts";

/** A label that fills less of its line than this stands in a sentence. */
export const IN_SENTENCE = 0.5;

/** A figure stands at most this many words behind the words that promise it. */
const FARTHEST = 14;

/** A caption's own figure may end a sentence: "The Contract Price is increased by $30,732.00." */
const NEAR = 2;

/** What a figure in a sentence says, against one in a table. */
const SAID = 0.62;

/** Whether a label is part of a sentence: its figure then follows in the sentence, not at the end of its line. */
export function isInSentence(label: OrderLabel): boolean {
  const run = label.runs.at(-1);
  const last = label.words.at(-1);
  if (run === undefined || last === undefined) return false;
  const behind = run.words
    .slice(run.words.indexOf(last) + 1)
    .filter(({ text }) => /\p{L}{2}/u.test(text));
  const isPart = label.coverage < IN_SENTENCE || (behind.length > 2 && !last.text.endsWith(":"));
  return isPart && label.stack.some(({ words }) => words.length > 5);
}

/** Words between a label and its figure that tell of changes before this one. */
const EARLIER = /\b(?:previous|prior|former|earlier|amendments|change orders|modifications)\b/i;

/** Words before a label that tell of a paper which this one replaces: "This revision replaces COR-07 … in the amount of". */
const REPLACED = /\b(?:replac|supersed)\w*\b/i;

/** What the amount of another paper, or a price for each, says of this change. */
const OTHER = 0.2;

/** The words of the sentence before a label. */
function sentenceBefore(label: OrderLabel): string {
  const words = wordsOf(label.stack);
  const [first] = label.words;
  const at = first === undefined ? 0 : Math.max(0, words.indexOf(first));
  const before = words.slice(Math.max(0, at - FARTHEST), at);
  const end = before.findLastIndex((word, index) =>
    endsSentence(word, before[index + 1] ?? words[at]),
  );
  return textOf(before.slice(end + 1));
}

/** Whether a figure of a sentence is a price for one of many: "$27.00 per linear foot". */
function isRate({ words }: Figure, label: OrderLabel): boolean {
  const all = wordsOf(label.stack);
  const last = words.at(-1);
  const next = last === undefined ? undefined : all[all.indexOf(last) + 1];
  return next !== undefined && /^(?:per|each|\/)/i.test(next.text);
}

/** Amounts in sentences: "the Subcontract Sum is increased by Fourteen Thousand Dollars ($14,000.00)". */
export function amountsInSentences(
  labels: readonly OrderLabel[],
  page: PagePieces,
): readonly Labelled<Money | null>[] {
  const figureAt = new Map<Word, Figure>();
  for (const figure of page.figures) for (const word of figure.words) figureAt.set(word, figure);
  const own = labels.filter(({ pageNumber }) => pageNumber === page.layout.page.pageNumber);
  const starts = new Set(own.filter(isNoWordOfPrice).map(({ words }) => words[0]));
  return own.flatMap((label): Labelled<Money | null>[] => {
    const reach = isInSentence(label) ? FARTHEST : NEAR;
    const said = figureBehind(label, figureAt, starts, reach) ?? figureBehindWords(label, page);
    if (said === null || said.figure.money === null) return [];
    const between = said.words.filter((word) => !label.words.includes(word));
    if (EARLIER.test(textOf(between))) return [];
    const isOther = REPLACED.test(sentenceBefore(label)) || isRate(said.figure, label);
    return label.meanings.flatMap(({ field, rule }): Labelled<Money | null>[] => {
      if (field === null || rule?.as !== "money") return [];
      const wording = Math.min(1, 0.4 + 0.15 * label.length);
      const printed = textOf(label.words);
      const candidate: Candidate<Money | null> = {
        value: said.figure.money,
        from: provenanceOf(said.figure),
        figure: said.figure,
        look: "right",
        score: SAID * wording * (isOther ? OTHER : 1),
        because: [`It follows the words "${printed}" in a sentence.`],
      };
      return [{ field, label, candidate, said: said.words }];
    });
  });
}

/** "sum", "amount" and "no/100" may stand between a caption and its figure. */
function isNoWordOfPrice({ meanings, length }: OrderLabel): boolean {
  return (
    length > 1 || meanings.some(({ field, rule }) => rule?.as === "money" && field !== "plainTotal")
  );
}

/** A figure of a sentence with the words that lead to it. */
interface SaidFigure {
  readonly figure: Figure;
  readonly words: readonly Word[];
}

/** The next amount in the sentence, where no other label and no end of the sentence comes before it. */
function figureBehind(
  label: OrderLabel,
  figureAt: ReadonlyMap<Word, Figure>,
  starts: ReadonlySet<Word | undefined>,
  reach: number,
): SaidFigure | null {
  const words = wordsOf(label.stack);
  const last = label.words.at(-1);
  const at = last === undefined ? -1 : words.indexOf(last);
  if (last === undefined || at < 0) return null;
  const begin = Math.max(0, words.indexOf(label.words[0] ?? last));
  const own = amountAt(last, figureAt, label.pageNumber);
  if (own !== null) return { figure: own, words: words.slice(begin, at) };
  if (endsSentence(words[at], words[at + 1])) return null;
  for (const [step, word] of words.slice(at + 1, at + 1 + reach).entries()) {
    const repeats = WRITTEN_OUT.test(words[at + step]?.text ?? "");
    const figure = signedIn(amountAt(word, figureAt, label.pageNumber), word, repeats);
    if (figure !== null) return { figure, words: words.slice(begin, at + 1 + step) };
    if (starts.has(word) && step > 0) return null;
    if (endsSentence(word, words[at + 2 + step])) return null;
  }
  return null;
}

/** "… at this price ➔ Eight thousand and 00/100 dollars      $ 8,000.00": the figure beside the amount in words. */
function figureBehindWords(label: OrderLabel, { lines }: PagePieces): SaidFigure | null {
  const run = label.runs.at(-1);
  const last = label.words.at(-1);
  if (run === undefined || last === undefined) return null;
  const behind = run.words.slice(run.words.indexOf(last) + 1);
  if (behind.length === 0 || !isInWords(behind)) return null;
  const level = lines.find(({ line }) => line.runs.includes(run));
  const figure = level?.pieces.find(
    (piece) => piece.box.left >= run.box.right && piece.figure?.form === "amount",
  )?.figure;
  return figure === undefined || figure === null
    ? null
    : { figure, words: [...label.words, ...behind] };
}

function wordsOf(stack: Stack): readonly Word[] {
  return stack.flatMap((run) => run.words);
}

/** A full stop before a capital; an abbreviation such as "No." goes on with a number. */
function endsSentence(word: Word | undefined, next: Word | undefined): boolean {
  if (word === undefined || !/[.;]$/.test(word.text) || word.text.length < 4) return false;
  return next === undefined || /^[\p{Lu}(]/u.test(next.text);
}

/** An amount in a sentence: with currency or cents; brackets around it repeat what words say and are no minus. */
const SAID_AMOUNT =
  /^\(?((?:us|ca?|a|nz)?[$£€]\s?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})\)?[.,;:]*\)?[.,;:]*$/i;

/** Before brackets that only repeat an amount in words: "Fourteen Thousand Dollars ($14,000.00)". */
const WRITTEN_OUT = /^(?:dollars?|cents|thousand|hundred|million|\d{1,2}\/100|no\/100|only)[,.]?$/i;

/** Brackets that repeat nothing mean a deduction: "is changed by ($5,930.00)". */
function signedIn(figure: Figure | null, word: Word, repeats: boolean): Figure | null {
  if (figure === null || figure.money === null || repeats) return figure;
  const isBracketed = /^\(.*\)[.,;:]*$/.test(word.text);
  return isBracketed ? { ...figure, money: figure.money.absolute().negated() } : figure;
}

/** The amount that a word of a sentence prints. A bare number there is a year or a count. */
function amountAt(
  word: Word,
  figureAt: ReadonlyMap<Word, Figure>,
  pageNumber: number,
): Figure | null {
  const figure = figureAt.get(word);
  const printed = SAID_AMOUNT.exec(word.text)?.[1];
  if (printed === undefined)
    return figure !== undefined && figure.form === "amount" && figure.words.length > 1
      ? figure
      : null;
  const money = readMoney(printed, "point");
  if (money === null) return null;
  const isNegative = figure?.money?.isNegative() === true && !word.text.startsWith("(");
  return {
    form: "amount",
    money: isNegative ? money.negated() : money,
    percent: null,
    printed,
    pageNumber,
    box: word.box,
    words: [word],
  };
}

/** "from $61,350.00 to $66,330.00" carries the contract sum forward in a sentence. */
export function sumsInSentences(page: PagePieces): readonly SaidSum[] {
  const figureAt = new Map<Word, Figure>();
  for (const figure of page.figures) for (const word of figure.words) figureAt.set(word, figure);
  const { pageNumber } = page.layout.page;
  return page.layout.stacks.flatMap((stack): readonly SaidSum[] => {
    const words = wordsOf(stack);
    return words.flatMap((word, index): readonly SaidSum[] => {
      const [next, link, last] = words.slice(index + 1, index + 4);
      if (!/^from$/i.test(word.text) || !/^to$/i.test(link?.text ?? "")) return [];
      const before = next === undefined ? null : amountAt(next, figureAt, pageNumber);
      const after = last === undefined ? null : amountAt(last, figureAt, pageNumber);
      return before === null || after === null
        ? []
        : [
            { field: "sumBefore", candidate: said(before) },
            { field: "sumAfter", candidate: said(after) },
          ];
    });
  });
}

/** A figure of the contract sum that a sentence carries forward. */
export type SaidSum = Pick<Labelled<Money | null>, "field" | "candidate">;

function said(figure: Figure): Candidate<Money | null> {
  return {
    value: figure.money,
    from: provenanceOf(figure),
    figure,
    look: "right",
    score: SAID,
    because: ['It stands between "from" and "to" in a sentence.'],
  };
}

import { textOf } from "./text-block.ts";
import { Money } from "../../base/money.ts";
import type { Word } from "../../page/page.ts";
import {
  type Candidate,
  moneyCandidates,
  placeOfWords,
  placeSentence,
  provenanceOf,
} from "../candidates.ts";
import type { Figure } from "../figures.ts";
import { headsColumn } from "../heads-column.ts";
import type { FieldRule } from "../template.ts";
import { amountsInSentences, isInSentence } from "./in-sentences.ts";
import type { Labelled, OrderLabel } from "./labelled.ts";
import { numberCandidates } from "../number-candidates.ts";
import type { PagePieces } from "../pieces.ts";

/** All candidates of a paper, each list in reading order. */
export interface FoundOrderFields {
  readonly money: readonly Labelled<Money | null>[];
  readonly numbers: readonly Labelled<string>[];
  readonly labels: readonly OrderLabel[];
}

/** Collects candidates for every field from the labels of a paper. */
export function findOrderFields(
  labels: readonly OrderLabel[],
  pages: readonly PagePieces[],
): FoundOrderFields {
  const labelWords = new Set<Word>(labels.filter(endsText).flatMap(({ words }) => words));
  const pageOf = new Map(pages.map((page) => [page.layout.page.pageNumber, page]));
  const money: Labelled<Money | null>[] = [];
  const numbers: Labelled<string>[] = [];
  for (const label of labels) {
    const page = pageOf.get(label.pageNumber);
    if (page === undefined) continue;
    for (const { field, rule } of label.meanings) {
      if (field === null || rule === null) continue;
      const add = <Value>(
        list: Labelled<Value>[],
        candidates: readonly Candidate<Value>[],
      ): void => {
        for (const candidate of candidates) list.push({ field, label, candidate });
      };
      if (rule.as === "money" && (!isInSentence(label) || endsLine(label)))
        add(money, besideLabel(label, rule, page));
      if (rule.as === "number") add(numbers, numberCandidates(label, rule, page, labelWords));
    }
  }
  for (const page of pages) money.push(...amountsInSentences(labels, page));
  return { money: money.filter(isAmount), numbers, labels };
}

/** Whether nothing but signs follows a label on its line: its figure then stands in a column beside the sentence. */
function endsLine({ runs, words }: OrderLabel): boolean {
  const run = runs.at(-1);
  const last = words.at(-1);
  if (run === undefined || last === undefined) return false;
  return run.words.slice(run.words.indexOf(last) + 1).every(({ text }) => !/[\p{L}\d]/u.test(text));
}

/** Amounts beside a caption; of a row of several the last is its total. */
function besideLabel(
  label: OrderLabel,
  rule: FieldRule,
  page: PagePieces,
): readonly Candidate<Money | null>[] {
  const all = moneyCandidates(label, { rule, isOfLayout: false }, page, NOTHING).filter(
    ({ figure, look }) =>
      look !== "below" ||
      figure === null ||
      (!headsColumn(figure, page) && !isBareParticiple(label)),
  );
  const row = all.filter(({ look, figure }) => look === "right" && figure?.form === "amount");
  const best = Math.max(...row.map(({ score }) => score));
  const last = row.at(-1);
  const words = noChangeBeside(label, page);
  const beside = all.map((one) => (one === last ? { ...one, score: best + 0.01 } : one));
  const inStack = nextInStack(label, page);
  const found = inStack === null ? beside : [...beside, inStack];
  return words === null ? found : [zeroOf(words, label), ...found];
}

/** The amount that begins the next line of a caption's own text: "Agreed price / $2,950.00 lump sum". */
function nextInStack(label: OrderLabel, page: PagePieces): Candidate<Money | null> | null {
  const run = label.runs.at(-1);
  const next = run === undefined ? undefined : label.stack[label.stack.indexOf(run) + 1];
  if (run === undefined || next === undefined || !endsLine(label)) return null;
  const figure = page.figures.find(({ words }) => words[0] === next.words[0]);
  if (figure === undefined || figure.form !== "amount" || figure.money === null) return null;
  return {
    value: figure.money,
    from: provenanceOf(figure),
    figure,
    look: "below",
    score: 0.8 * Math.min(1, 0.4 + 0.15 * label.length),
    because: [placeSentence(label, "below")],
  };
}

/** "Approved" over a column or a box says nothing of the figure below it. */
function isBareParticiple({ length, words }: OrderLabel): boolean {
  return length === 1 && /^(?:approved|agreed|accepted|requested)$/i.test(words[0]?.text ?? "");
}

const NOTHING: ReadonlySet<Figure> = new Set();

/** "Price of this change: No change." */
const NO_CHANGE =
  /^(?:no (?:change|cost|charge|adjustment|increase|price|additional)|none|nil|unchanged|zero)\b/i;

/** The words right of a label that say that nothing is to be paid. */
function noChangeBeside(label: OrderLabel, page: PagePieces): readonly Word[] | null {
  const run = label.runs.at(-1);
  const last = label.words.at(-1);
  if (run === undefined || last === undefined) return null;
  const behind = run.words.slice(run.words.indexOf(last) + 1);
  const line = page.lines.find(({ line: { runs } }) => runs.includes(run))?.line;
  const next = line?.runs[line.runs.indexOf(run) + 1]?.words ?? [];
  const words = behind.length > 0 ? behind : next;
  return NO_CHANGE.test(textOf(words)) ? words.slice(0, 4) : null;
}

function zeroOf(words: readonly Word[], label: OrderLabel): Candidate<Money | null> {
  return {
    value: Money.zero,
    from: placeOfWords(words, label.pageNumber),
    figure: null,
    look: "right",
    score: 0.8 * Math.min(1, 0.4 + 0.15 * label.length),
    because: [placeSentence(label, "right")],
  };
}

/** A bare number between 1900 and 2100 is a year, and one in brackets repeats a word: "Nine (9) days". */
function isAmount({ candidate: { figure } }: Labelled<Money | null>): boolean {
  if (figure === null) return true;
  if (/^\(\d{1,3}\)$/.test(figure.printed)) return false;
  return figure.form !== "plain" || !/^(?:19|20)\d\d[.,]?$/.test(figure.printed);
}

/** Whether a label ends the text before it: a single word without a colon may be part of a value. */
function endsText(label: OrderLabel): boolean {
  return label.length > 1 || label.words.at(-1)?.text.endsWith(":") === true;
}

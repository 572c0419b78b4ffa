import { overlapX } from "../../../base/box.ts";
import { held, type NamedSigns } from "../../../base/odds.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper, PaperLine } from "../../../paper/invoice/invoice-paper.ts";
import type { AmountRow } from "./amount-rows.ts";
import type { GivenTotals } from "./totals-choice.ts";

/** An amount where it is printed. */
export interface PrintedAmount {
  readonly figure: InvoiceFigure;
  /** Index of its line. */
  readonly at: number;
  readonly line: PaperLine;
}

/** Words of a text that are told one by one. */
const MOST_TOLD = 6;
/** A caption stands at most so many lines above its amount, and within so many glyph heights. */
const LINES_ABOVE = 4;
const RISE = 6;
/** So many lines behind the items are the end of the paper. */
const MANY_LINES = 12;
/** Amounts whose sums of two are looked for; more are a list. */
const MOST_ADDED = 40;
/** Amounts of one column end within so many glyph heights of each other. */
const SAME_EDGE = 0.5;

/** Tells the signs of each amount of a paper: the words around it, its place, its print, and what it comes to. */
export function totalSigns(
  paper: InvoicePaper,
  given: GivenTotals,
  all: readonly PrintedAmount[],
  labels: ReadonlyMap<InvoiceFigure, readonly AmountRow[]>,
): (index: number) => ReadonlyMap<string, number> {
  const between = new Map<InvoiceFigure, AmountRow[]>();
  for (const row of given.rows)
    for (const figure of row.between) between.set(figure, [...(between.get(figure) ?? []), row]);
  const facts = factsOf(paper, given, all);
  const labelsAt = all.map(({ figure }) => labels.get(figure) ?? []);
  return (index) => {
    const one = all[index];
    if (one === undefined) return new Map();
    return new Map([
      ...labelSigns(labelsAt[index] ?? []),
      ...companySigns(index, all, labelsAt),
      ...(between.get(one.figure) ?? []).map(({ meaning }) => [`between ${meaning}`, 1] as const),
      ...wordSigns(one, paper),
      ...printSigns(one),
      ...placeSigns(one, paper, facts),
      ...worthSigns(one, facts),
    ]);
  };
}

/** What the labels of an amount say, each by what it means. */
function labelSigns(rows: readonly AmountRow[]): NamedSigns {
  if (rows.length === 0) return [["by no label", 1]];
  return rows.flatMap(({ meaning, label, look }): NamedSigns => {
    if (label === null) return [[`found as ${meaning}`, 1]];
    const begins = label.words[0] === label.runs[0]?.words[0];
    return [
      [`by ${meaning}`, 1],
      [`${look} ${meaning}`, 1],
      [`covered by ${meaning}`, Math.min(1, label.coverage * 1.3)],
      [`words of ${meaning}`, Math.min(4, label.length) / 4],
      ...held({ [`inside a text: ${meaning}`]: !begins }),
    ];
  });
}

/** What the labels of the amounts next to one mean, and those of other prints of its value. */
function companySigns(
  index: number,
  all: readonly PrintedAmount[],
  labelsAt: readonly (readonly AmountRow[])[],
): NamedSigns {
  const size = Math.abs(all[index]?.figure.value.toCents() ?? 0);
  const same = labelsAt.filter(
    (_, other) => other !== index && Math.abs(all[other]?.figure.value.toCents() ?? 0) === size,
  );
  const named = (how: string, rows: readonly AmountRow[]): NamedSigns =>
    rows.map(({ meaning }) => [`${how} ${meaning}`, 1]);
  return [
    ...named("after", labelsAt.slice(0, index).findLast((rows) => rows.length > 0) ?? []),
    ...named("before", labelsAt.slice(index + 1).find((rows) => rows.length > 0) ?? []),
    ...(size === 0 ? [] : named("also by", same.flat())),
  ];
}

/** The words left of an amount, above it where there are none, and right of it. */
function wordSigns({ figure, at, line }: PrintedAmount, paper: InvoicePaper): NamedSigns {
  const others = line.figures.filter((other) => other !== figure);
  const first = figure.words[0];
  const words = line.line.words;
  const from = first === undefined ? 0 : words.indexOf(first);
  const isFigure = (word: Word): boolean => others.some((other) => other.words.includes(word));
  const left = words.slice(0, Math.max(0, from)).filter((word) => !figure.words.includes(word));
  const begin = left.findLastIndex((word) => isFigure(word) && !word.text.includes("%"));
  const own = keysOf(left.slice(begin + 1).toReversed(), paper);
  const right = words.slice(from + 1).filter((word) => !figure.words.includes(word));
  const end = right.findIndex(isFigure);
  const behind = keysOf(end < 0 ? right : right.slice(0, end), paper).slice(0, 2);
  const above = own.length > 0 ? [] : captionAbove(figure, at, paper);
  return [
    ...own.map((key) => [`word ${key}`, 1] as const),
    ...above.map((key) => [`word above ${key}`, 1] as const),
    ...behind.map((key) => [`word behind ${key}`, 1] as const),
    ...held({
      "no words": own.length + above.length === 0,
      "words above": above.length > 0,
      "words behind": behind.length > 0,
      "many words": own.length >= MOST_TOLD,
    }),
  ];
}

/** Words without digits, folded, the nearest first. */
function keysOf(words: readonly Word[], paper: InvoicePaper): readonly string[] {
  const keys = new Set<string>();
  for (const { text } of words) {
    for (const key of paper.keysOf(text)) if (/^[^\d]{2,}$/.test(key)) keys.add(key);
    if (keys.size >= MOST_TOLD) break;
  }
  return [...keys].slice(0, MOST_TOLD);
}

/** The nearest text above an amount that overlaps it. */
function captionAbove(figure: InvoiceFigure, at: number, paper: InvoicePaper): readonly string[] {
  const height = figure.box.bottom - figure.box.top;
  for (let index = at - 1; index >= Math.max(0, at - LINES_ABOVE); index -= 1) {
    const line = paper.lines[index];
    if (line === undefined || line.line.pageNumber !== figure.pageNumber) return [];
    if (line.line.box.bottom < figure.box.top - RISE * height) return [];
    for (const run of line.line.runs) {
      if (overlapX(run.box, figure.box) <= 0) continue;
      const keys = keysOf(run.words, paper);
      if (keys.length > 0) return keys;
    }
  }
  return [];
}

function printSigns({ figure, line }: PrintedAmount): NamedSigns {
  const amounts = line.figures.filter(({ isPercent }) => !isPercent);
  const rates = line.figures.filter(({ isPercent }) => isPercent);
  return held({
    "with cents": figure.decimals === 2,
    "without cents": figure.decimals === 0,
    "with a currency": figure.currency !== "",
    bold: figure.words.every(({ isBold }) => isBold),
    negative: figure.value.isNegative(),
    zero: figure.value.isZero(),
    "alone on its line": amounts.length === 1,
    "last of its line": amounts.length > 1 && amounts.at(-1) === figure,
    "first of its line": amounts.length > 1 && amounts[0] === figure,
    "a percent left of it": rates.some(({ box }) => box.left < figure.box.left),
    "a percent right of it": rates.some(({ box }) => box.left > figure.box.left),
  });
}

/** What is known of the paper as a whole. */
interface Facts {
  readonly firstItem: number;
  readonly lastItem: number;
  /** Where the last figures of the items end. */
  readonly edges: readonly number[];
  readonly last: number;
  /** The largest amount in cents, and whether it is negative. */
  readonly most: number;
  readonly isNegative: boolean;
  readonly lineSum: number | null;
  readonly counts: ReadonlyMap<number, number>;
  readonly sums: ReadonlySet<number>;
  readonly parts: ReadonlySet<number>;
  readonly ofTables: ReadonlyMap<InvoiceFigure, string>;
  readonly ofTill: ReadonlySet<InvoiceFigure>;
}

function factsOf(
  paper: InvoicePaper,
  { tables, sums, tills, lineSum, isItem }: GivenTotals,
  all: readonly PrintedAmount[],
): Facts {
  const items = [...paper.lines.keys()].filter(isItem);
  const cents = all.map(({ figure }) => Math.abs(figure.value.toCents()));
  const counts = new Map<number, number>();
  for (const one of cents) counts.set(one, (counts.get(one) ?? 0) + 1);
  const ofTables = new Map<InvoiceFigure, string>();
  for (const { base, amount, gross } of [...tables, ...(sums === null ? [] : [sums])]) {
    ofTables.set(base, "taxed in a table");
    ofTables.set(amount, "tax of a table");
    if (gross !== null) ofTables.set(gross, "gross in a table");
  }
  if (sums !== null) {
    ofTables.set(sums.base, "all that is taxed");
    ofTables.set(sums.amount, "all taxes");
    if (sums.gross !== null) ofTables.set(sums.gross, "gross of all");
  }
  return {
    firstItem: items[0] ?? -1,
    lastItem: items.at(-1) ?? -1,
    edges: items.flatMap((at) => paper.lines[at]?.figures.at(-1)?.box.right ?? []),
    last: Math.max(0, ...all.map(({ at }) => at)),
    most: Math.max(0, ...cents),
    isNegative: all[cents.indexOf(Math.max(0, ...cents))]?.figure.value.isNegative() === true,
    lineSum: lineSum === null ? null : Math.abs(lineSum.toCents()),
    counts,
    ...sumsOf([...counts.keys()].filter((one) => one > 0)),
    ofTables,
    ofTill: new Set(tills.map(({ figure }) => figure)),
  };
}

/** Amounts that are the sum of two others, and those that are a part of one. */
function sumsOf(cents: readonly number[]): Pick<Facts, "sums" | "parts"> {
  const known = new Set(cents);
  const [sums, parts] = [new Set<number>(), new Set<number>()];
  const added = cents.slice(-MOST_ADDED);
  added.forEach((one, index) => {
    for (const other of added.slice(index + 1)) {
      if (!known.has(one + other)) continue;
      sums.add(one + other);
      parts.add(one).add(other);
    }
  });
  return { sums, parts };
}

function placeSigns(
  { figure, at, line }: PrintedAmount,
  paper: InvoicePaper,
  { firstItem, lastItem, edges, last }: Facts,
): NamedSigns {
  const slack = SAME_EDGE * (figure.box.bottom - figure.box.top);
  const isBehind = lastItem >= 0 && at > lastItem;
  return [
    ["down the page", Math.min(1, figure.box.top / Math.max(1, line.page.height))],
    ["far right", Math.min(1, figure.box.right / Math.max(1, line.page.width))],
    ["far into the paper", at / Math.max(1, paper.lines.length)],
    ["steps behind the items", isBehind ? Math.min(1, (at - lastItem) / MANY_LINES) : 0],
    ...held({
      "behind the items": isBehind,
      "before the items": at < firstItem,
      "without items": lastItem < 0,
      "right behind the items": isBehind && at <= lastItem + 2,
      "in the column of the items": edges.some(
        (edge) => Math.abs(edge - figure.box.right) <= slack,
      ),
      "last of the paper": at === last,
      "on a later page": figure.pageNumber > 1,
    }),
  ];
}

function worthSigns({ figure }: PrintedAmount, facts: Facts): NamedSigns {
  const cents = Math.abs(figure.value.toCents());
  const { lineSum, counts, most } = facts;
  const inTable = facts.ofTables.get(figure);
  return [
    ["printed again", Math.min(1, ((counts.get(cents) ?? 1) - 1) / 2)],
    ["share of the largest", most === 0 ? 0 : cents / most],
    ...held({
      "the largest": cents === most,
      "against the largest": cents > 0 && figure.value.isNegative() !== facts.isNegative,
      "sum of the items": lineSum !== null && cents === lineSum,
      "more than the items": lineSum !== null && cents > lineSum,
      "less than the items": lineSum !== null && cents < lineSum,
      "sum of two": facts.sums.has(cents),
      "part of a sum": facts.parts.has(cents),
      "taken by a till": facts.ofTill.has(figure),
      ...(inTable === undefined ? {} : { [inTable]: true }),
    }),
  ];
}

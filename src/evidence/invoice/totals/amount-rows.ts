import { areLevel, type Box, overlapX } from "../../../base/box.ts";
import { hasLetters } from "../../../base/letters.ts";
import type { Run } from "../../../layout/lines.ts";
import type { InvoiceAmountLabel } from "../../../lexicon/invoice-template.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type {
  InvoiceLabel,
  InvoicePaper,
  PaperLine,
} from "../../../paper/invoice/invoice-paper.ts";
import { startsWithLabel } from "../../../paper/invoice/label-values.ts";
import { ownWorth } from "../../../paper/invoice/own-labels.ts";

/** An amount of the totals that stands by its label. */
export interface AmountRow {
  readonly meaning: InvoiceAmountLabel;
  /** Null for a figure that is told by arithmetic alone. */
  readonly label: InvoiceLabel | null;
  readonly figure: InvoiceFigure;
  /** A rate that is printed in the label or between it and the amount. */
  readonly rate: InvoiceFigure | null;
  /** Other amounts between the two, such as what a tax was taken of. */
  readonly between: readonly InvoiceFigure[];
  readonly look: "right" | "below";
  /** Index of the label's line. */
  readonly at: number;
  /** 0 to about 4. */
  readonly score: number;
  /** Whether it counts only where the arithmetic proves it, since no label names it. */
  readonly isGuess?: true;
}

/** Below this a label stands in a sentence, or beside what is no amount. */
const LEAST_SCORE = 0.7;

/** Amounts are looked for below a caption within this many glyph heights. */
const DROP = 5.5;
const LINES_BELOW = 5;

/** Every labelled amount of the paper, in reading order. */
export function amountRows(paper: InvoicePaper): readonly AmountRow[] {
  const hasCents = usesCents(paper);
  const rows: AmountRow[] = [];
  paper.lines.forEach((own, at) => {
    for (const label of own.labels) {
      const meanings = label.meanings.filter((meaning) => meaning.startsWith("amount:"));
      if (meanings.length === 0) continue;
      const value = figuresBy(label, at, paper);
      if (value === null) continue;
      const row = rowOf(label, value, { at, hasCents, before: rateBefore(label, own) });
      if (row === null || row.score < LEAST_SCORE) continue;
      // What may be a tax is one: some languages call other charges so, too.
      const taken = meanings.includes("amount:tax") ? ["amount:tax"] : meanings;
      for (const meaning of taken)
        rows.push({ ...row, meaning: meaning.slice("amount:".length) as InvoiceAmountLabel });
    }
  });
  return rows;
}

/** Whether amounts of this paper are printed with cents, so that a whole number is hardly one. */
function usesCents(paper: InvoicePaper): boolean {
  let cents = 0;
  let whole = 0;
  for (const { figures } of paper.lines) {
    for (const { decimals, isMarked, isPercent } of figures) {
      if (isPercent || !isMarked) continue;
      if (decimals === 2) cents += 1;
      else if (decimals === 0) whole += 1;
    }
  }
  return cents > whole;
}

interface Beside {
  readonly figures: readonly InvoiceFigure[];
  readonly look: "right" | "below";
}

interface RowContext {
  readonly at: number;
  readonly hasCents: boolean;
  /** A rate that stands before the label in its own text: "20% VAT". */
  readonly before: InvoiceFigure | null;
}

function rowOf(
  label: InvoiceLabel,
  { figures, look }: Beside,
  { at, hasCents, before }: RowContext,
): Omit<AmountRow, "meaning"> | null {
  const amounts = figures.filter(({ isPercent }) => !isPercent);
  const looksRight = (figure: InvoiceFigure): boolean =>
    figure.decimals === 2 || figure.currency !== "" || (figure.isMarked && !hasCents);
  const figure = amounts.findLast(looksRight) ?? amounts.at(-1);
  if (figure === undefined) return null;
  const coverage = Math.min(1, label.coverage * 1.3);
  const score =
    (1 + 0.2 * Math.min(4, label.length)) *
      (0.35 + 0.65 * coverage) *
      (look === "right" ? 1 : 0.8) +
    (looksRight(figure) ? 0.8 : -0.6) +
    (figure.currency === "" ? 0 : 0.15) +
    (figure.words.every(({ isBold }) => isBold) ? 0.1 : 0) +
    ownWorth(label);
  return {
    label,
    figure,
    rate: figures.find(({ isPercent }) => isPercent) ?? before,
    between: amounts.filter((other) => other !== figure),
    look,
    at,
    score,
  };
}

/** Right of a label before below it, or where the vendor's template says. */
function figuresBy(label: InvoiceLabel, at: number, paper: InvoicePaper): Beside | null {
  for (const look of label.own ?? (["right", "below"] as const)) {
    const find = look === "below" ? figuresBelow : figuresRight;
    const found = find(label, at, paper);
    if (found !== null) return found;
  }
  return null;
}

/** Figures right of a label on its level, up to the next label or column; null where there is no amount. */
function figuresRight(label: InvoiceLabel, at: number, paper: InvoicePaper): Beside | null {
  return (
    figuresOn(label, runsRight(label, paper, [at])) ??
    figuresOn(label, runsRight(label, paper, [at - 1, at, at + 1])) ??
    figuresOn(label, runsLower(label, paper, at))
  );
}

/** Figures of the label's own text and of those right of it, up to the next label or column. */
function figuresOn(label: InvoiceLabel, level: readonly LevelRun[]): Beside | null {
  const figures: InvoiceFigure[] = [];
  for (const other of level) {
    const isOwn = other.run === label.runs[0];
    const own = other.line.figures.filter(
      (figure) =>
        other.run.words.includes(figure.words.at(-1) as Word) &&
        figure.box.left > label.box.left &&
        !label.words.some((word) => /\d/.test(word.text) && figure.words.includes(word)),
    );
    const hasAmount = figures.some(({ isPercent }) => !isPercent);
    if (!isOwn && hasAmount && saysMore(other.run, own)) break;
    const stop = other.line.labels.find(
      (next) =>
        next !== label &&
        next.runs[0] === other.run &&
        next.box.left > label.box.right &&
        (label.own === undefined ? isStop(next) : next.own !== undefined),
    );
    figures.push(...own.filter((figure) => stop === undefined || figure.box.left < stop.box.left));
    if (stop !== undefined) break;
  }
  return figures.some(({ isPercent }) => !isPercent) ? { figures, look: "right" } : null;
}

interface LevelRun {
  readonly run: Run;
  readonly line: PaperLine;
}

/** The label's own text and those right of it on its level, from left to right. */
function runsRight(
  label: InvoiceLabel,
  paper: InvoicePaper,
  indices: readonly number[],
): readonly LevelRun[] {
  const [run] = label.runs;
  const level: LevelRun[] = [];
  for (const index of indices) {
    const line = paper.lines[index];
    if (run === undefined || line === undefined || line.line.pageNumber !== label.pageNumber)
      continue;
    for (const other of line.line.runs)
      if (other === run || (other.box.left > run.box.left && areLevel(other.box, run.box)))
        level.push({ run: other, line });
  }
  return level.toSorted((a, b) => a.run.box.left - b.run.box.left);
}

/** A figure of larger print may stand a little lower, right of its label. */
const LOWER = 0.9;

function runsLower(label: InvoiceLabel, paper: InvoicePaper, at: number): readonly LevelRun[] {
  const [run] = label.runs;
  const own = runsRight(label, paper, [at - 1, at, at + 1]);
  if (run === undefined || label.coverage < 0.7 || own.length > 1) return [];
  const reach = label.box.bottom + LOWER * run.glyphHeight;
  for (const line of paper.lines.slice(at + 1, at + 3)) {
    if (line.line.pageNumber !== label.pageNumber) return [];
    const lower = line.line.runs.filter(
      ({ box }) => box.left >= run.box.right && box.top < reach && box.top > run.box.top,
    );
    const isFree = lower.every((other) => !saysMore(other, line.figures));
    if (lower.length > 0) return isFree ? lower.map((other) => ({ run: other, line })) : [];
  }
  return [];
}

/** Whether a text says more than its figures. */
function saysMore({ words }: Run, figures: readonly InvoiceFigure[]): boolean {
  return words.some(
    (word) => hasLetters(word.text) && !figures.some((figure) => figure.words.includes(word)),
  );
}

/** A label that ends the room of the one before it: another amount's, or one that begins its own text. */
function isStop(label: InvoiceLabel): boolean {
  const isAmount = label.meanings.some(
    (meaning) => meaning.startsWith("amount:") && meaning !== "amount:taxBase",
  );
  return isAmount ? label.coverage > 0.3 : label.coverage > 0.6;
}

/** The nearest figure below a caption, within its width and not behind another caption. */
function figuresBelow(label: InvoiceLabel, at: number, paper: InvoicePaper): Beside | null {
  const [run] = label.runs;
  if (run === undefined || label.coverage < 0.5 || headsRates(label, run)) return null;
  const height = run.glyphHeight;
  const reach = label.box.bottom + DROP * height;
  const column = { ...run.box, left: run.box.left - 2 * height, right: run.box.right + 2 * height };
  for (let index = at + 1; index <= at + LINES_BELOW && index < paper.lines.length; index += 1) {
    const line = paper.lines[index];
    if (
      line === undefined ||
      line.line.pageNumber !== label.pageNumber ||
      line.line.box.top > reach
    )
      return null;
    if (line.line.box.top < run.box.top + 0.4 * height) continue;
    const met = line.line.runs.filter((other) => overlapX(other.box, column) > 0);
    if (met.length === 0) continue;
    const figures = figuresWithin(line, column);
    const isText = met.some((other) => startsWithLabel(other, line));
    return figures.length === 0 || isText ? null : { figures, look: "below" };
  }
  return null;
}

/** Whether a caption of a column says that rates stand below it: "% DTO". */
function headsRates({ meanings }: InvoiceLabel, run: Run): boolean {
  const isRate = run.words.some(
    ({ text }, index) =>
      /^[([]?%|%[)\]]?$/.test(text) && !/\d/.test(text + (run.words[index - 1]?.text ?? "")),
  );
  return (
    isRate && meanings.some((meaning) => meaning === "amount:discount" || meaning === "amount:tax")
  );
}

function figuresWithin({ figures }: PaperLine, column: Box): readonly InvoiceFigure[] {
  const met = figures.filter(({ box, isPercent }) => !isPercent && overlapX(box, column) > 0);
  const centre = (column.left + column.right) / 2;
  const distance = ({ box }: InvoiceFigure): number =>
    Math.min(Math.abs(box.right - column.right), Math.abs((box.left + box.right) / 2 - centre));
  const [nearest] = met.toSorted((a, b) => distance(a) - distance(b));
  return nearest === undefined ? [] : [nearest];
}

/** A rate in the label's own text, before it or in it: "20% VAT", "VAT 20%". */
function rateBefore(
  { runs, words: own }: InvoiceLabel,
  { figures }: PaperLine,
): InvoiceFigure | null {
  const words = runs[0]?.words ?? [];
  const rates = figures.filter(
    (figure) => figure.isPercent && words.includes(figure.words[0] as Word),
  );
  return (
    rates.find((rate) => rate.words.some((word) => own.includes(word))) ?? rates.at(-1) ?? null
  );
}

/** A figure that arithmetic alone tells, without a label. */
export function unlabelledRow(
  meaning: AmountRow["meaning"],
  figure: InvoiceFigure,
  at: number,
): AmountRow {
  return { meaning, label: null, figure, rate: null, between: [], look: "right", at, score: 0.6 };
}

import { hasLetters } from "../../../base/letters.ts";
import { LIMITS } from "../../../base/limits.ts";
import { Money } from "../../../base/money.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import { cellsOf, type Cutting } from "./line-cells.ts";
import { isSumLine } from "./raw-rows.ts";
import { printedSum, type PrintedSum } from "./printed-sum.ts";
import { type Factors, type TillLine, tillLine } from "./till-line.ts";

/** An item of a till receipt. */
export interface TillItem {
  readonly name: readonly Word[];
  readonly factors: Factors | null;
  readonly amount: InvoiceFigure;
  /** Place in `InvoicePaper.lines` of its amount. */
  readonly index: number;
  /** Place of the first line of its name. */
  readonly first: number;
  /** Whether quantity, price and a discount below make the amount. */
  readonly isProduct: boolean;
}

/** One way to read the items of a receipt, with what bears them out. */
export interface TillItems extends PrintedSum {
  readonly kind: "till";
  readonly items: readonly TillItem[];
  readonly end: number | null;
}

/** Lines of one name on a receipt. */
const MOST_NAME_LINES = 3;

/** Lines of one name are closer than this share of their height. */
const NAME_GAP = 0.45;

interface NameLine {
  readonly words: readonly Word[];
  readonly index: number;
  readonly bottom: number;
}

/** What was printed since the last item. */
interface Pending {
  names: NameLine[];
  factors: Factors | null;
  discount: Money;
}

interface State {
  readonly items: TillItem[];
  /** Discounts that no item takes in. */
  readonly extras: TillItem[];
  /** Of all items. */
  sum: Money;
  pending: Pending;
}

/**
 * Reads the items of a paper without columns, line by line up to the first sum: with and without loose discounts, and without
 * what stands above the first quantity.
 */
export function tillReadings(cutting: Cutting): readonly TillItems[] {
  const { paper } = cutting;
  const state: State = { items: [], extras: [], sum: Money.zero, pending: nothing() };
  let end: number | null = null;
  for (let index = 0; index < paper.lines.length && end === null; index += 1) {
    const line = tillLine(index, paper);
    if (line === null) continue;
    if (state.items.length > 0 && isEnd(line, state, cutting)) end = index;
    else addLine(line, state);
  }
  if (state.items.length === 0) return [];
  const choices = [state.items];
  if (state.extras.length > 0)
    choices.push([...state.items, ...state.extras].toSorted((a, b) => a.index - b.index));
  const first = state.items.findIndex(({ factors }) => factors !== null);
  if (first > 0) choices.push(state.items.slice(first));
  return choices.map((items) => summed(items, end, cutting));
}

function nothing(): Pending {
  return { names: [], factors: null, discount: Money.zero };
}

function summed(items: readonly TillItem[], end: number | null, { paper }: Cutting): TillItems {
  const amounts = items.map(({ amount }) => amount.value);
  const lines = items.map(({ index }) => index);
  const sum = printedSum({ amounts, lines, end, column: null }, paper);
  return { kind: "till", items, end, ...sum };
}

function isEnd({ paperLine, amount }: TillLine, state: State, cutting: Cutting): boolean {
  if (isSumLine(paperLine, cellsOf(paperLine, cutting))) return amount !== null;
  return amount !== null && state.items.length > 1 && state.sum.equals(amount.value);
}

function addLine(line: TillLine, state: State): void {
  const { factors, amount, name } = line;
  if (amount !== null && factors === null && isDiscount(line))
    addDiscount({ ...line, amount }, state);
  else if (amount !== null) addItem({ ...line, amount }, state);
  else if (factors !== null) addFactors({ ...line, factors }, state);
  else if (haveLetters(name) && isNameLike(line)) addName(line, state);
  else state.pending = nothing();
}

function addName({ name, index, paperLine }: TillLine, { pending }: State): void {
  const { top, bottom } = paperLine.line.box;
  const last = pending.names.at(-1);
  if (last !== undefined && top - last.bottom > NAME_GAP * (bottom - top)) pending.names = [];
  pending.names.push({ words: name, index, bottom });
  if (pending.names.length > MOST_NAME_LINES) pending.names.shift();
}

type WithAmount = TillLine & { readonly amount: InvoiceFigure };

/** A discount between the quantity and the amount of an item is part of it; another stands for itself. */
function addDiscount({ amount, name, index }: WithAmount, { pending, extras }: State): void {
  const isOpen = pending.factors !== null || pending.names.length > 0;
  if (isOpen) pending.discount = pending.discount.plus(amount.value.absolute());
  else extras.push({ name, factors: null, amount, index, first: index, isProduct: false });
}

function addItem({ amount, name, index, factors }: WithAmount, state: State): void {
  const { pending, items } = state;
  const own = factors ?? pending.factors;
  const named = haveLetters(name) ? [{ words: name, index }] : pending.names;
  const words = named.flatMap((one) => one.words);
  state.pending = nothing();
  if (!haveLetters(words) || items.length >= LIMITS.tableRows) return;
  const isProduct = own !== null && isMade(own, amount, pending.discount);
  state.sum = state.sum.plus(amount.value);
  items.push({
    name: words,
    factors: own,
    amount,
    index,
    first: named[0]?.index ?? index,
    isProduct,
  });
}

/** Quantity and price without an amount belong to the item above where they make its amount, else to the next one. */
function addFactors(line: TillLine & { readonly factors: Factors }, state: State): void {
  const { factors, name } = line;
  const { pending, items } = state;
  const last = items.at(-1);
  const isNew = pending.names.length === 0;
  if (isNew && last?.factors === null && isMade(factors, last.amount, Money.zero)) {
    items[items.length - 1] = { ...last, factors, isProduct: true };
    return;
  }
  pending.factors = factors;
  if (isNew && haveLetters(name)) addName(line, state);
}

function isDiscount({ paperLine, amount }: TillLine): boolean {
  if (amount?.value.isNegative() === true) return true;
  return paperLine.labels.some(({ meanings }) => meanings.includes("amount:discount"));
}

function isMade({ quantity, unitPrice }: Factors, amount: InvoiceFigure, discount: Money): boolean {
  const product = quantity.value.times(unitPrice.value).roundedToCents();
  return product.equals(amount.value) || product.minus(discount).equals(amount.value);
}

function haveLetters(words: readonly Word[]): boolean {
  return words.some(({ text }) => hasLetters(text));
}

/** Whether a line may be part of a name: no labelled value, date, time or rule. */
function isNameLike({ paperLine: { line, labels } }: TillLine): boolean {
  const isHead = labels.some(
    ({ meanings, coverage }) =>
      coverage >= 0.99 && meanings.some((name) => name.startsWith("head:")),
  );
  if (isHead && line.words.some(({ text }) => /\d/.test(text))) return false;
  return line.words.every(
    ({ text }) => !/:$|^\d{1,2}:\d{2}|^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|^[-=_*]{4,}/.test(text),
  );
}

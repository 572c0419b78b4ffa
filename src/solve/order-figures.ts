import type { Candidates } from "../evidence/candidate.ts";
import { type SlotName, SLOTS } from "../evidence/slots.ts";
import type { Word } from "../page/page.ts";
import type { Figure } from "../paper/paper.ts";
import type { Scores } from "../weights/scores.ts";

/** An amount that may be that of a listed change order. */
export interface OrderAmount {
  readonly figure: Figure<unknown>;
  /** Page and line, so that what stands side by side is told from what is repeated. */
  readonly page: number;
  readonly line: number;
  readonly left: number;
  readonly cents: number;
  /** Log-odds that it is one, and that it takes from the contract. */
  readonly odds: number;
  readonly deductionOdds: number;
}

/** Whether it is printed as an amount: a bare number may be anything, and one that was put together is a guess. */
export function isPrintedAmount({ figure: { print } }: OrderAmount): boolean {
  return print === "amount" || print === "dash";
}

/** A printed number that may be that of a listed change order. */
export interface OrderNumber {
  readonly figure: Figure<unknown>;
  readonly page: number;
  readonly line: number;
  readonly left: number;
  readonly value: string;
  readonly odds: number;
}

/** All figures of a paper that may be those of listed change orders. */
export interface OrderFigures {
  readonly amounts: readonly OrderAmount[];
  readonly numbers: readonly OrderNumber[];
}

/** A line of which a text begins with the name of a change order. */
export interface OrderMark {
  readonly page: number;
  readonly line: number;
  /** The word with its number; null where only a name is printed. */
  readonly number: Word | null;
}

/** A row as it is looked at: its amount, signed. */
export interface Cell {
  readonly amount: OrderAmount;
  readonly cents: number;
  /** Further amounts of which it is the sum, and the line above them that names the order. */
  readonly parts?: readonly OrderAmount[];
  readonly start?: number | undefined;
}

/** All figures of a paper, as they were weighed as those of orders. */
export function orderFiguresOf(candidates: Candidates, scores: Scores): OrderFigures {
  const oddsOf = (name: SlotName): ((index: number) => number) => {
    const own = scores[SLOTS.findIndex((slot) => slot.name === name)] ?? [];
    return (index) => (own[index] ?? -Infinity) + (own.at(-1) ?? 0);
  };
  const [amount, deduction, number] = [
    oddsOf("orderAmount"),
    oddsOf("orderIsDeduction"),
    oddsOf("orderNumber"),
  ];
  return {
    amounts: candidates.money.map(({ figure, cents }, index) => ({
      figure,
      page: figure.pageNumber,
      line: figure.line,
      left: figure.box.left,
      cents,
      odds: amount(index),
      deductionOdds: deduction(index),
    })),
    numbers: candidates.identifier.map(({ figure, key }, index) => ({
      figure,
      page: figure.pageNumber,
      line: figure.line,
      left: figure.box.left,
      value: key,
      odds: number(index),
    })),
  };
}

/** The last number in the number of an order, by which a list counts on; NaN where there is none. */
export function countIn(value: string): number {
  return Number(/\d+(?=\D*$)/.exec(value)?.[0] ?? NaN);
}

/** No page has so many lines. */
const MOST_LINES = 1_000_000;

/** Where something stands. */
export interface Placed {
  readonly page: number;
  readonly line: number;
}

/** The line of a figure, or one some lines below it, as a key that counts down the paper. */
export function placeOf({ page, line }: Placed, below = 0): number {
  return page * MOST_LINES + line + below;
}

export function heightOf({
  figure: { words },
}: {
  readonly figure: { readonly words: readonly { readonly glyphHeight: number }[] };
}): number {
  return words[0]?.glyphHeight ?? 0;
}

/** Groups in the order in which their keys come. */
export function groupBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const own = groups.get(key);
    if (own === undefined) groups.set(key, [one]);
    else own.push(one);
  }
  return groups;
}

/** Amounts of a column end within so many glyph heights of each other, or begin so. */
const SAME_EDGE = 0.6;

/** A column with more amounts than these is a schedule: of its amounts those that are likeliest orders are looked at. */
const MOST_CELLS = 250;

/** Amounts one below the other: by their right edges, and by their left ones where these bring others together. */
export function columnsOf(all: readonly OrderAmount[]): readonly (readonly OrderAmount[])[] {
  const columns = new Map<string, readonly OrderAmount[]>();
  for (const edge of ["right", "left"] as const) {
    const edgeOf = ({ figure }: OrderAmount): number => figure.box[edge];
    const sorted = all.toSorted((a, b) => edgeOf(a) - edgeOf(b));
    let members: OrderAmount[] = [];
    const finish = (): void => {
      const column = oneOfLine(members);
      const key = column.map((amount) => `${placeOf(amount)} ${amount.left}`).join(" ");
      if (column.length > 0) columns.set(key, column);
      members = [];
    };
    for (const amount of sorted) {
      const [first] = members;
      const reach = SAME_EDGE * heightOf(amount);
      if (first !== undefined && edgeOf(amount) - edgeOf(first) > reach) finish();
      members.push(amount);
    }
    finish();
  }
  return [...columns.values()];
}

/** Of several readings on one line the likeliest, from top to bottom. */
function oneOfLine(members: readonly OrderAmount[]): readonly OrderAmount[] {
  const likeliest = new Map<number, OrderAmount>();
  for (const amount of members) {
    const place = placeOf(amount);
    const other = likeliest.get(place);
    if (other === undefined || rankOf(amount) > rankOf(other)) likeliest.set(place, amount);
  }
  const column = [...likeliest.values()];
  const kept =
    column.length > MOST_CELLS
      ? column.toSorted((a, b) => b.odds - a.odds).slice(0, MOST_CELLS)
      : column;
  return kept.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A figure that is printed as an amount goes before a bare number or one that has to be put together. */
function rankOf(amount: OrderAmount): number {
  return amount.odds + (isPrintedAmount(amount) ? BEYOND : 0);
}

/** No log-odds are as large. */
const BEYOND = 100;

import { onceFor } from "../base/once-for.ts";
import { edgesWith, type ListEdges } from "./list-edges.ts";
import {
  type Cell,
  columnsOf,
  groupBy,
  type OrderAmount,
  type OrderFigures,
  type OrderMark,
  type OrderNumber,
  placeOf,
} from "./order-figures.ts";
import { numberedStretches } from "./numbered-stretches.ts";
import {
  groupedStretches,
  inText,
  markedStretches,
  MOST_ROWS,
  pairedStretches,
  readingsOf,
  type Stretch,
  stretchesInText,
  stretchesOf,
} from "./order-stretches.ts";
import { countsOn, numberings, numbersBeside } from "./order-numberings.ts";

/** An amount of a list with the sign that its words or its column give it. */
export interface OrderRow {
  readonly amount: OrderAmount;
  readonly cents: number;
  readonly number: OrderNumber | null;
  /** Further amounts of which it is the sum. */
  readonly parts?: readonly OrderAmount[];
}

/** Rows that may list change orders one below the other. */
export interface RowList {
  readonly rows: readonly OrderRow[];
  /** Whether the column goes on right above or below with an amount that is no sum of these. */
  readonly isCut: boolean;
  /** Whether all its lines begin as change orders do. */
  readonly isOfMarks: boolean;
  /** Whether the column of numbers counts on below the last row. */
  readonly countsOn: boolean;
  /** Whether it begins with a number before the first row's. */
  readonly countsBefore: boolean;
  readonly edges: ListEdges;
}

/** Columns of a page that are paired as additions and deductions. */
const MOST_PAIRED = 10;

/** Lists that are weighed, and how many more that only their numbers hold together. */
const MOST_LISTS = 60;
const MOST_NUMBERED = 20;

/** What a paper shows of orders, by which rows are brought together. */
export interface RowsGiven extends OrderFigures {
  readonly marks: readonly OrderMark[];
  /** The same number with the code that is printed before it in a word of its own; null where there is none. */
  readonly withCode: (number: OrderNumber) => OrderNumber | null;
  readonly nets: ReadonlySet<number>;
}

/**
 * All lists that stand row by row in some column, in two columns of additions and deductions, in a text, or on lines that
 * begin as change orders do.
 */
export function rowLists(given: RowsGiven): readonly RowList[] {
  const numberedOf = numberer(given);
  return stretchesIn(given, given.amounts).flatMap((stretch) => numberedOf(stretch));
}

/** Gives rows the numbers that they may have, in every way. */
export function numberer({
  numbers,
  marks,
  withCode,
}: Omit<RowsGiven, "nets" | "amounts">): (stretch: Stretch) => readonly RowList[] {
  const { byLine, numbersAt } = placedNumbers(numbers);
  const marksByLine = groupBy(marks, (mark) => placeOf(mark));
  const ways = {
    numbersAt,
    markedAt: (cell: Cell) => markedNumber(cell, marksByLine, byLine),
    withCode,
  };
  return (stretch) =>
    numberings(stretch.cells, ways).map((own) => ({
      rows: stretch.cells.map((cell, index) => ({ ...cell, number: own[index] ?? null })),
      isCut: stretch.isCut,
      isOfMarks: stretch.isOfMarks === true,
      countsOn: countsOn(own.at(-1) ?? null, byLine, 1),
      countsBefore: countsOn(own[0] ?? null, byLine, -1),
      edges: edgesWith(stretch.edges, own, byLine),
    }));
}

/** Where the numbers of a paper stand: they are looked up for its lists and for what is chosen one by one. */
const placedNumbers = onceFor((numbers: readonly OrderNumber[]) => {
  const byLine = new Map(
    [...groupBy(numbers, (number) => placeOf(number))].map(([place, own]) => [
      place,
      likeliestOf(own, MOST_ON_LINE),
    ]),
  );
  return { byLine, numbersAt: numbersBeside(byLine) };
});

/** Numbers of one line that are looked at; a line of print has not been met with so many. */
const MOST_ON_LINE = 60;

function likeliestOf(numbers: readonly OrderNumber[], most: number): readonly OrderNumber[] {
  if (numbers.length <= most) return numbers;
  const kept = new Set(numbers.toSorted((a, b) => b.odds - a.odds).slice(0, most));
  return numbers.filter((number) => kept.has(number));
}

function stretchesIn(
  { marks, nets, numbers }: RowsGiven,
  amounts: readonly OrderAmount[],
): readonly Stretch[] {
  const found = new Map<string, Stretch>();
  const numbered = new Map<string, Stretch>();
  const { numbersAt } = placedNumbers(numbers);
  const printed = new Set(amounts.map(({ cents }) => cents));
  keep(groupedStretches(amounts, marks, new Set([...nets, ...printed])), found);
  keep(markedStretches(amounts, marks), found);
  for (const page of byPage(amounts)) {
    const columns = columnsOf(page);
    for (const column of columns)
      for (const cells of readingsOf(column)) {
        keep(stretchesOf(cells, nets), found);
        keep(numberedStretches(cells, numbersAt), numbered);
      }
    for (const cells of readingsOf(inText(page))) keep(stretchesInText(cells, nets), found);
    const paired = columns.filter(({ length }) => length < MOST_ROWS).slice(0, MOST_PAIRED);
    for (const first of paired)
      for (const second of paired) keep(pairedStretches(first, second, nets), found);
  }
  const rankOf = ({ isSum, isOfMarks }: Stretch): number => Number(isSum || isOfMarks === true);
  const likeliest = (own: Iterable<Stretch>, most: number): readonly Stretch[] =>
    [...own].toSorted((a, b) => rankOf(b) - rankOf(a) || meanOdds(b) - meanOdds(a)).slice(0, most);
  const others = [...numbered].flatMap(([key, one]) => (found.has(key) ? [] : [one]));
  return [...likeliest(found.values(), MOST_LISTS), ...likeliest(others, MOST_NUMBERED)];
}

/** A row whose amount stands beside a wrapped description begins so many lines above it. */
const MARK_ABOVE = 2;

/** The number of the mark on an amount's line, or of the next one above; of the line that names it where there is one. */
function markedNumber(
  { amount, start = placeOf(amount) }: Cell,
  marks: ReadonlyMap<number, readonly OrderMark[]>,
  numbers: ReadonlyMap<number, readonly OrderNumber[]>,
): OrderNumber | null {
  for (let above = 0; above <= MARK_ABOVE; above += 1) {
    const place = start - above;
    for (const { number: word } of marks.get(place) ?? []) {
      if (word === null) continue;
      const own = (numbers.get(place) ?? []).filter(({ figure }) => figure.words.includes(word));
      const [likeliest] = own.toSorted((a, b) => b.odds - a.odds);
      if (likeliest !== undefined) return likeliest;
    }
  }
  return null;
}

function keep(stretches: Iterable<Stretch>, found: Map<string, Stretch>): void {
  for (const one of stretches) {
    const key = one.cells.map(({ amount, cents }) => `${placeOf(amount)} ${cents}`).join(" ");
    const other = found.get(key);
    if (other === undefined) found.set(key, one);
    else if (one.isSum && !other.isSum) found.set(key, { ...one, isOfMarks: other.isOfMarks });
  }
}

function meanOdds({ cells }: Stretch): number {
  return cells.reduce((sum, { amount }) => sum + amount.odds, 0) / cells.length;
}

function byPage(amounts: readonly OrderAmount[]): Iterable<readonly OrderAmount[]> {
  return groupBy(amounts, ({ page }) => page).values();
}

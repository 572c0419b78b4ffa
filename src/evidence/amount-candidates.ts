import type { Money } from "../base/money.ts";
import { onceFor } from "../base/once-for.ts";
import type { Figure, Paper } from "../paper/paper.ts";
import { type Cents, type ChainRoles, chainRoles, ledgerSigns, summedRuns } from "./arithmetic.ts";
import type { Candidate, Share, Shared } from "./candidate.ts";
import { factsOf } from "./line-facts.ts";
import { isMisprintOf } from "./misprint.ts";
import { joinedSigns, NO_SIGNS, Signs } from "./signs.ts";
import { MONEY_SLOTS } from "./slots.ts";

/** What the amounts of a paper are together: each is weighed among all. */
interface Company {
  readonly amounts: readonly Figure<Money>[];
  readonly cents: readonly Cents[];
  /** Cents without their signs, in the order of the paper. */
  readonly sizes: readonly Cents[];
  readonly chains: ChainRoles;
  readonly twins: ReadonlyMap<Cents, Cents>;
  readonly copies: ReadonlyMap<Cents, number>;
  readonly ranks: ReadonlyMap<Cents, number>;
  readonly largest: Cents;
  readonly onLine: ReadonlyMap<string, number>;
  readonly columns: ReadonlyMap<Figure<Money>, InColumn>;
  /** How long the run of neighbours is whose sum is printed. */
  readonly runs: ReadonlyMap<Figure<Money>, number>;
}

/** The amounts of a page that end at one place, from top to bottom. */
interface Column {
  readonly figures: readonly Figure<Money>[];
  readonly cents: readonly Cents[];
  /** Without signs, and the sums of those before each. */
  readonly sizes: readonly Cents[];
  readonly sumsBefore: readonly Cents[];
}

/** A figure's column and its place in it. */
interface InColumn {
  readonly column: Column;
  readonly at: number;
}

/** Candidates for slots of money. */
export function amountCandidates(paper: Paper, share: Share): readonly Candidate[] {
  const { company, own } = amountsIn(paper);
  const { amounts, columns } = company;
  const shared = amounts.map((figure) => share(figure));
  const lines = shared.map(linesIn);
  const linesOf = new Map(amounts.map((figure, index) => [figure, lines[index] ?? []]));
  const inColumn = linesAmong(amounts, lines, (figure) => columns.get(figure)?.column);
  const onPage = linesAmong(amounts, lines, ({ pageNumber }) => pageNumber);
  return own.map(({ figure, cents, signs: before }, index) => {
    const signs = new Signs();
    signs.measured("lines in column", inColumn[index] ?? 0, [0, 1, 2, 3, 4, 6, 8]);
    signs.measured("lines on page", onPage[index] ?? 0, [1, 3, 5, 7, 9]);
    const { signs: ofPlace = NO_SIGNS, fits = [] } = shared[index] ?? {};
    const { at, by } = joinedSigns([before, signs, ofPlace]);
    const standing = linesAround(figure, company, linesOf);
    return { figure, key: String(cents), cents, standing, fits, at, by };
  });
}

/** The amounts of a paper among each other, and what is said of each whatever its words are. */
const amountsIn = onceFor((paper: Paper) => {
  const company = companyOf(paper);
  const own = company.amounts.map((figure, index) => {
    const signs = new Signs();
    const cents = company.cents[index] ?? 0;
    printSigns(figure, cents, signs);
    signs.when(isSpelledOut(figure, paper), "spelled out");
    rankSigns(figure, Math.abs(cents), company, signs);
    arithmeticSigns(figure, index, company, signs);
    return { figure, cents, signs: signs.done() };
  });
  return { company, own };
});

/** Whether the words before a figure spell a sum out. */
function isSpelledOut({ pageNumber, line, from }: Figure<Money>, { pages }: Paper): boolean {
  const own = pages[pageNumber - 1]?.lines[line];
  if (own === undefined) return false;
  const above = pages[pageNumber - 1]?.lines[line - 1];
  const before = from > 0 ? own : above;
  const at = from > 0 ? from - 1 : (above?.line.words.length ?? 0) - 1;
  return before !== undefined && factsOf(before).isSpelled[at] === true;
}

/** Words that fit a phrase less than this are no caption of its line; forms say in brackets how a line is computed. */
const CAPTION = 0.3;

/** Lines of the form, by their places, that words around a figure are captions of. */
function linesIn({ fits }: Shared): readonly number[] {
  const lines: number[] = [];
  for (const fit of fits)
    if (fit !== null && fit.best >= CAPTION && fit.bestSlot < MONEY_SLOTS.length)
      lines.push(fit.bestSlot);
  return lines;
}

/** Figures above and below in a column that are asked of which line they are. */
const NEIGHBOURS = 3;

/** How many lines of the form the figures right above and below are of, and the figure itself. */
function linesAround(
  figure: Figure<Money>,
  { columns }: Company,
  linesOf: ReadonlyMap<Figure<Money>, readonly number[]>,
): number {
  const place = columns.get(figure);
  if (place === undefined) return 0;
  const { column, at } = place;
  const near = column.figures.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1);
  return new Set(near.flatMap((one) => linesOf.get(one) ?? [])).size;
}

/**
 * With how many lines of the form a figure stands together: the summary is where most of them are, and what it prints
 * is meant, whatever a sum elsewhere says.
 */
function linesAmong(
  amounts: readonly Figure<Money>[],
  linesOf: readonly (readonly number[])[],
  placeOf: (figure: Figure<Money>) => unknown,
): readonly number[] {
  const lines = new Map<unknown, Set<number>>();
  amounts.forEach((figure, index) => {
    const place = placeOf(figure);
    const own = lines.get(place) ?? new Set<number>();
    lines.set(place, own);
    for (const line of linesOf[index] ?? []) own.add(line);
  });
  return amounts.map((figure) => lines.get(placeOf(figure))?.size ?? 0);
}

/** Whole cents of an amount. */
export function centsOf(value: Money): Cents {
  return value.toCents();
}

/** Nobody holds back more than this many percent. */
const MOST_POINTS = 50;

function companyOf(paper: Paper): Company {
  const amounts = paper.amounts.filter(
    ({ print, value }) => print !== "plain" || isLikelyPlain(value),
  );
  const cents = amounts.map(({ value }) => centsOf(value));
  const sizes = cents.map(Math.abs);
  const rates = paper.percents.map(({ value }) => Number(value.points.key()));
  const chains = chainRoles(
    sizes.filter((_, index) => amounts[index]?.print !== "plain"),
    [...new Set(rates)].filter((rate) => rate > 0 && rate <= MOST_POINTS),
  );
  const copies = countOf(sizes);
  const sorted = [...copies.keys()].toSorted((a, b) => b - a);
  const columns = columnsOf(paper, amounts, cents);
  return {
    amounts,
    cents,
    sizes,
    chains,
    twins: twinsOf(sorted, chains),
    copies,
    ranks: new Map(sorted.map((value, index) => [value, index])),
    largest: Math.max(1, sorted[0] ?? 1),
    onLine: countOf(amounts.map(lineOf)),
    columns: placesIn(columns),
    runs: runsIn(columns, (sum) => copies.has(sum)),
  };
}

function runsIn(
  columns: readonly Column[],
  isPrinted: (sum: Cents) => boolean,
): ReadonlyMap<Figure<Money>, number> {
  const runs = new Map<Figure<Money>, number>();
  for (const { figures, cents } of columns) {
    const lengths = summedRuns(cents, isPrinted);
    figures.forEach((figure, at) => runs.set(figure, lengths[at] ?? 0));
  }
  return runs;
}

function countOf<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function lineOf({ pageNumber, line }: Figure<unknown>): string {
  return `${pageNumber} ${line}`;
}

/** A bare number is an amount where it is zero or has more digits than an item's number; a year is none. */
function isLikelyPlain(value: Money): boolean {
  const plain = Number(value.key());
  return plain === 0 || (plain >= 100 && !(plain > 1989 && plain < 2060));
}

function printSigns({ print, printed }: Figure<Money>, cents: Cents, signs: Signs): void {
  signs.named(`print ${print}`);
  signs.when(cents === 0, "zero");
  signs.when(cents < 0, "negative");
  signs.when(cents % 100 !== 0, "has cents");
  signs.when(/[$£€]/.test(printed), "currency");
}

function rankSigns(figure: Figure<Money>, size: Cents, company: Company, signs: Signs): void {
  const { ranks, copies, largest, onLine } = company;
  signs.measured("rank", ranks.get(size) ?? 0, [0, 1, 2, 3, 5, 8, 12, 20, 40]);
  signs.measured("copies", copies.get(size) ?? 1, [1, 2, 3, 5]);
  signs.measured("share", size / largest, [0, 0.01, 0.03, 0.06, 0.12, 0.25, 0.5, 0.8, 0.999]);
  signs.measured("on line", onLine.get(lineOf(figure)) ?? 1, [1, 2, 3, 5]);
}

function arithmeticSigns(
  figure: Figure<Money>,
  index: number,
  company: Company,
  signs: Signs,
): void {
  const { sizes, chains, twins, columns } = company;
  const size = sizes[index] ?? 0;
  const meant = twins.get(size) ?? size;
  for (const [role, count] of chains.get(meant) ?? []) signs.named(`chain ${role} ${count}`);
  for (const sign of ledgerSigns(sizes, index, meant)) signs.named(`reading ${sign}`);
  const place = columns.get(figure);
  if (place === undefined) return;
  const { column, at } = place;
  const { length } = column.sizes;
  signs.measured("column", length, [1, 3, 6, 12, 20]);
  signs.measured("from top", at, [0, 1, 2, 3, 4, 5, 6, 7, 8, 12]);
  signs.measured("from bottom", length - 1 - at, [0, 1, 2, 3, 4]);
  for (const sign of ledgerSigns(column.sizes, at, meant)) signs.named(`column ${sign}`);
  const run = company.runs.get(figure) ?? 0;
  if (run > 0) signs.measured("run with printed sum", run, [2, 3, 5, 8]);
  signs.when(at > 1 && column.sumsBefore[at] === size && size !== 0, "total of column");
}

/**
 * Amounts that look like one of the chain with a digit misprinted. They have its signs, so that words decide which of
 * the two is meant: what is printed in the summary is not put right by what is printed elsewhere.
 */
function twinsOf(amounts: readonly Cents[], chains: ChainRoles): ReadonlyMap<Cents, Cents> {
  const twins = new Map<Cents, Cents>();
  const inChains = [...chains.keys()];
  const printedInChains = inChains.map(String);
  for (const amount of amounts) {
    if (chains.has(amount)) continue;
    const printed = String(amount);
    const twin = inChains[printedInChains.findIndex((other) => isMisprintOf(other, printed))];
    if (twin !== undefined) twins.set(amount, twin);
  }
  return twins;
}

/** Amounts of one column end within so many glyph heights. */
const EDGE = 0.8;

/** More columns than any page has. */
const MOST_EDGES = 100_000;

/** Amounts of a page that end at one place, from top to bottom. */
function columnsOf(
  { pages }: Paper,
  amounts: readonly Figure<Money>[],
  cents: readonly Cents[],
): readonly Column[] {
  const heights = new Map(pages.map(({ page, glyphHeight }) => [page.pageNumber, glyphHeight]));
  const groups = new Map<number, number[]>();
  amounts.forEach(({ box, pageNumber }, index) => {
    const width = EDGE * (heights.get(pageNumber) ?? 1);
    const edge = pageNumber * MOST_EDGES + Math.round(box.right / width);
    const own = groups.get(edge) ?? groups.get(edge - 1) ?? groups.get(edge + 1);
    if (own === undefined) groups.set(edge, [index]);
    else own.push(index);
  });
  return [...groups.values()].map((group) => {
    const own = group.map((index) => cents[index] ?? 0);
    const sizes = own.map(Math.abs);
    let sum = 0;
    const sumsBefore = sizes.map((size) => {
      const before = sum;
      sum += size;
      return before;
    });
    const figures = group.flatMap((index) => amounts[index] ?? []);
    return { figures, cents: own, sizes, sumsBefore };
  });
}

function placesIn(columns: readonly Column[]): ReadonlyMap<Figure<Money>, InColumn> {
  const places = new Map<Figure<Money>, InColumn>();
  for (const column of columns)
    column.figures.forEach((figure, at) => places.set(figure, { column, at }));
  return places;
}

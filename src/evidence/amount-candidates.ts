import type { Money } from "../base/money.ts";
import type { Figure, Paper } from "../paper/paper.ts";
import { type Cents, type ChainRoles, chainRoles, ledgerSigns, summedRuns } from "./arithmetic.ts";
import type { Candidate, Share } from "./candidate.ts";
import { isMisprint } from "./misprint.ts";
import { Signs } from "./signs.ts";

/** What the amounts of a paper are together: each is weighed among all. */
interface Company {
  readonly amounts: readonly Figure<Money>[];
  /** Cents without their signs, in the order of the paper. */
  readonly sizes: readonly Cents[];
  readonly chains: ChainRoles;
  readonly twins: ReadonlyMap<Cents, Cents>;
  readonly copies: ReadonlyMap<Cents, number>;
  readonly ranks: ReadonlyMap<Cents, number>;
  readonly largest: Cents;
  readonly onLine: ReadonlyMap<string, number>;
  readonly ledgers: ReadonlyMap<Figure<Money>, readonly Figure<Money>[]>;
  /** How long the run of neighbours is whose sum is printed. */
  readonly runs: ReadonlyMap<Figure<Money>, number>;
}

/** Candidates for slots of money. */
export function amountCandidates(paper: Paper, share: Share): readonly Candidate[] {
  const company = companyOf(paper);
  return company.amounts.map((figure, index) => {
    const signs = new Signs();
    const cents = centsOf(figure.value);
    printSigns(figure, cents, signs);
    rankSigns(figure, company, signs);
    arithmeticSigns(figure, index, company, signs);
    const fits = share(figure, signs);
    return { figure, key: String(cents), cents, fits, ...signs.done() };
  });
}

/** Whole cents of an amount. */
export function centsOf(value: Money): Cents {
  return Math.round(Number(value.key()) * 100);
}

/** Nobody holds back more than this many percent. */
const MOST_POINTS = 50;

function companyOf(paper: Paper): Company {
  const amounts = paper.amounts.filter(
    ({ print, value }) => print !== "plain" || isLikelyPlain(value),
  );
  const sizes = amounts.map(({ value }) => Math.abs(centsOf(value)));
  const rates = paper.percents.map(({ value }) => Number(value.points.key()));
  const chains = chainRoles(
    sizes.filter((_, index) => amounts[index]?.print !== "plain"),
    [...new Set(rates)].filter((rate) => rate > 0 && rate <= MOST_POINTS),
  );
  const copies = countOf(sizes);
  const sorted = [...copies.keys()].toSorted((a, b) => b - a);
  const ledgers = ledgersOf(amounts);
  return {
    amounts,
    sizes,
    chains,
    twins: twinsOf(sorted, chains),
    copies,
    ranks: new Map(sorted.map((value, index) => [value, index])),
    largest: Math.max(1, sorted[0] ?? 1),
    onLine: countOf(amounts.map(lineOf)),
    ledgers,
    runs: runsIn(new Set(ledgers.values()), (sum) => copies.has(sum)),
  };
}

function runsIn(
  columns: Iterable<readonly Figure<Money>[]>,
  isPrinted: (sum: Cents) => boolean,
): ReadonlyMap<Figure<Money>, number> {
  const runs = new Map<Figure<Money>, number>();
  for (const column of columns) {
    const lengths = summedRuns(
      column.map(({ value }) => centsOf(value)),
      isPrinted,
    );
    column.forEach((figure, at) => runs.set(figure, lengths[at] ?? 0));
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

function rankSigns(figure: Figure<Money>, company: Company, signs: Signs): void {
  const size = Math.abs(centsOf(figure.value));
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
  const { sizes, chains, twins, ledgers } = company;
  const size = sizes[index] ?? 0;
  const meant = twins.get(size) ?? size;
  for (const [role, count] of chains.get(meant) ?? []) signs.named(`chain ${role} ${count}`);
  for (const sign of ledgerSigns(meant === size ? sizes : sizes.with(index, meant), index))
    signs.named(`reading ${sign}`);
  const column = ledgers.get(figure) ?? [figure];
  const at = column.indexOf(figure);
  signs.measured("column", column.length, [1, 3, 6, 12, 20]);
  signs.measured("from top", at, [0, 1, 2, 3, 4, 5, 6, 7, 8, 12]);
  signs.measured("from bottom", column.length - 1 - at, [0, 1, 2, 3, 4]);
  const ledger = column.map((one) => Math.abs(centsOf(one.value)));
  ledger[at] = meant;
  for (const sign of ledgerSigns(ledger, at)) signs.named(`column ${sign}`);
  const total = ledger.slice(0, at).reduce((sum, one) => sum + one, 0);
  const run = company.runs.get(figure) ?? 0;
  if (run > 0) signs.measured("run with printed sum", run, [2, 3, 5, 8]);
  signs.when(at > 1 && total === size && size !== 0, "total of column");
}

/**
 * Amounts that look like one of the chain with a digit misprinted. They have its signs, so that words decide which of
 * the two is meant: what is printed in the summary is not put right by what is printed elsewhere.
 */
function twinsOf(amounts: readonly Cents[], chains: ChainRoles): ReadonlyMap<Cents, Cents> {
  const twins = new Map<Cents, Cents>();
  for (const amount of amounts) {
    if (chains.has(amount)) continue;
    const twin = [...chains.keys()].find((other) => isMisprint(other, amount));
    if (twin !== undefined) twins.set(amount, twin);
  }
  return twins;
}

/** Amounts of a page that end at one place, from top to bottom. */
function ledgersOf(
  amounts: readonly Figure<Money>[],
): ReadonlyMap<Figure<Money>, readonly Figure<Money>[]> {
  const groups = new Map<string, Figure<Money>[]>();
  for (const amount of amounts) {
    const edge = Math.round(amount.box.right / 6);
    const near = [edge, edge - 1, edge + 1].map((at) => `${amount.pageNumber} ${at}`);
    const key = near.find((one) => groups.has(one)) ?? near[0] ?? "";
    const own = groups.get(key) ?? [];
    own.push(amount);
    groups.set(key, own);
  }
  return new Map(
    [...groups.values()].flatMap((group) => group.map((one) => [one, group] as const)),
  );
}

import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../figures-in-line.ts";
import type { InvoicePaper } from "../invoice-paper.ts";
import type { Roles } from "./item-roles.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { printedSum, type PrintedSum } from "./printed-sum.ts";
import { type Candidate, furtherLists, scanned } from "./scan-rows.ts";

/** A row that holds the amount of one item. */
export interface Anchor {
  readonly row: TableRow;
  readonly figure: InvoiceFigure;
  readonly amount: Money;
}

/** The rows of the items of a table, and what their amounts add up to. */
export interface Anchors extends PrintedSum {
  readonly anchors: readonly Anchor[];
  /** The first row below the items; null where the paper ends with them. */
  readonly end: TableRow | null;
}

/** One choice of rows; what is only counted in is printed among the items but is none. */
interface Option {
  readonly anchors: readonly Candidate[];
  readonly counted?: readonly Candidate[];
  /** Whether it is taken only with a printed sum, and then before all others. */
  readonly isProven?: boolean;
}

/** Tells the rows of items from headings, sums, discounts and what follows the table: as the printed sums want it. */
export function anchorsOf(table: ItemTable, roles: Roles, paper: InvoicePaper): Anchors {
  const { candidates, end, taxes, behindTaxes, payments } = scanned(table, roles);
  const hasStrong = candidates.some(({ isStrong }) => isStrong);
  const plain = candidates.filter(({ isExtra }) => !isExtra || !hasStrong);
  const further = furtherLists(table, roles, end);
  const called = [...candidates, ...payments].toSorted((a, b) => a.row.index - b.row.index);
  const options: readonly Option[] = [
    ...(hasStrong ? [withoutGroupSums(plain), plain] : [plain, withoutGroupSums(plain)]),
    candidates,
    withoutGroupSums(candidates),
    leastIndented(plain),
    firstCopy(plain),
    called,
  ].map((anchors) => ({ anchors }));
  const lists = further.some(({ isExtra }) => !isExtra) ? further : [];
  const proven: readonly Option[] = [
    { anchors: [...plain, ...lists], isProven: true },
    { anchors: [...plain, ...behindTaxes], counted: taxes, isProven: true },
  ];
  let best: Anchors | null = null;
  const tried = new Set<number>();
  for (const { anchors, counted = [], isProven = false } of [...options, ...proven]) {
    const size = anchors.length + counted.length;
    if (anchors.length === 0 || tried.has(size)) continue;
    tried.add(size);
    const found: Anchors = { anchors, ...sumOf([...anchors, ...counted], end, paper), end };
    const isBetter = best === null ? !isProven : found.proof > best.proof;
    if (isBetter || (isProven && found.proof > 0)) best = found;
  }
  return best ?? { anchors: [], sums: [], proof: 0, end };
}

function sumOf(
  counted: readonly Candidate[],
  end: TableRow | null,
  paper: InvoicePaper,
): PrintedSum {
  const amounts = counted.map(({ amount }) => amount);
  const lines = counted.map(({ row }) => row.index);
  return printedSum({ amounts, lines, end: end?.index ?? null }, paper);
}

/** Rows that a sum of a group is tried for. */
const LONGEST_GROUP = 60;

/** Leaves out rows without factors whose amount is the sum of two or more rows directly above. */
function withoutGroupSums(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = [];
  for (const one of candidates) if (one.isStrong || !isGroupSum(one, kept)) kept.push(one);
  return kept;
}

function isGroupSum({ amount, row }: Candidate, kept: readonly Candidate[]): boolean {
  if (amount.isZero()) return false;
  let sum = Money.zero;
  const least = beginsWithSum(row) ? 1 : 2;
  for (let back = 1; back <= Math.min(kept.length, LONGEST_GROUP); back += 1) {
    sum = sum.plus(kept[kept.length - back]?.amount ?? Money.zero);
    if (back >= least && sum.equals(amount)) return true;
  }
  return false;
}

/** "Total first floor": a word for sums before what is summed. */
function beginsWithSum({ paperLine: { labels, line } }: TableRow): boolean {
  return labels.some(
    ({ meanings, words }) =>
      words[0] === line.words[0] && meanings.some((meaning) => SUM.test(meaning)),
  );
}

const SUM = /^amount:(?:subtotal|plainTotal|total)$/;

/** Copies of one paper in one file that are counted; more are no copies. */
const MOST_COPIES = 4;

/** The items of the first copy where a file holds the same paper several times; none where it does not. */
function firstCopy(candidates: readonly Candidate[]): readonly Candidate[] {
  for (let copies = MOST_COPIES; copies > 1; copies -= 1) {
    const size = candidates.length / copies;
    if (
      !Number.isInteger(size) ||
      candidates[0]?.row.paperLine.page === candidates[size]?.row.paperLine.page
    )
      continue;
    const first = candidates.slice(0, size);
    const isCopied = candidates.every(
      ({ amount }, at) => first[at % size]?.amount.equals(amount) === true,
    );
    if (isCopied) return first;
  }
  return [];
}

/** Rows that begin farthest to the left: their parts are indented below them. */
function leastIndented(candidates: readonly Candidate[]): readonly Candidate[] {
  const lefts = candidates.map(({ row }) => row.cells[0]?.box.left ?? 0);
  const least = Math.min(...lefts);
  return candidates.filter((_, at) => (lefts[at] ?? 0) - least < 3);
}

import { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import type { Roles } from "./item-roles.ts";
import type { ItemTable, TableRow } from "./item-table.ts";
import { printedSum, type PrintedSum, type SumKind } from "./printed-sum.ts";
import { type Candidate, furtherLists, hasText, scanned } from "./scan-rows.ts";

/** A row that holds the amount of one item. */
export interface Anchor {
  readonly row: TableRow;
  readonly figure: InvoiceFigure;
  readonly amount: Money;
}

/** One choice of the rows that are items, and what their amounts add up to. */
export interface RowChoice extends PrintedSum {
  readonly anchors: readonly Candidate[];
  /** All rows that may be items, in their order. */
  readonly candidates: readonly Candidate[];
  /** Rows that are counted into the sum but are no items, such as taxes among them. */
  readonly counted: number;
  /** Rows of lists behind the first sum that are left out though the sum of all is printed. */
  readonly further: number;
  /** The first row below the items; null where the paper ends with them. */
  readonly end: TableRow | null;
}

/** Some rows; what is only counted in is printed among the items but is none. */
interface Option {
  readonly anchors: readonly Candidate[];
  readonly counted?: readonly Candidate[];
  /** Whether it is offered only where its sum is printed. */
  readonly isProven?: boolean;
}

/** All ways to tell the rows of items from headings, sums, discounts and what follows the table. */
export function rowChoices(
  table: ItemTable,
  roles: Roles,
  paper: InvoicePaper,
): readonly RowChoice[] {
  const { candidates, end, taxes, behindTaxes, payments } = scanned(table, roles);
  const hasStrong = candidates.some(({ isStrong }) => isStrong);
  const plain = candidates.filter(({ isExtra }) => !isExtra || !hasStrong);
  const further = furtherLists(table, roles, end);
  const called = [...candidates, ...payments].toSorted((a, b) => a.row.index - b.row.index);
  const lists = further.some(({ isExtra }) => !isExtra) ? further : [];
  const options: readonly Option[] = [
    { anchors: plain },
    { anchors: withoutGroupSums(plain) },
    { anchors: candidates },
    { anchors: withoutGroupSums(candidates) },
    { anchors: plain.filter(({ row }) => !isLabelled(row)) },
    { anchors: plain.filter(({ row }) => hasText(row)) },
    { anchors: plain.filter(({ isStrong }) => isStrong) },
    { anchors: leastIndented(plain) },
    { anchors: firstCopy(plain) },
    { anchors: called },
    { anchors: [...plain, ...lists], isProven: true },
    { anchors: [...plain, ...behindTaxes], counted: taxes, isProven: true },
  ];
  const found: RowChoice[] = [];
  const tried = new Set<string>();
  const column = table.columns[roles.amount] ?? null;
  for (const { anchors, counted = [], isProven = false } of options) {
    const all = [...anchors, ...counted];
    const key = `${anchors.length} ${all.length} ${Money.sum(all.map(({ amount }) => amount)).key()}`;
    if (anchors.length === 0 || tried.has(key)) continue;
    tried.add(key);
    const sum = printedSum(
      {
        amounts: all.map(({ amount }) => amount),
        lines: all.map(({ row }) => row.index),
        end: end?.index ?? null,
        column,
      },
      paper,
    );
    if (isProven && sum.sums.length === 0) continue;
    found.push({ anchors, candidates, counted: counted.length, further: 0, end, ...sum });
  }
  // Where the sum of all lists is a printed total, those that are left out are missing.
  const [first] = lists;
  const whole = found.find(
    ({ anchors, sumKinds }) =>
      first !== undefined && anchors.includes(first) && WHOLE.some((kind) => sumKinds.has(kind)),
  );
  if (whole === undefined) return found;
  return found.map((one) => (one === whole ? one : { ...one, further: lists.length }));
}

const WHOLE: readonly SumKind[] = ["subtotal", "total", "balance"];

/** Whether a label of amounts begins or fills a row. */
function isLabelled({ paperLine: { labels } }: TableRow): boolean {
  return labels.some(({ meanings }) => meanings.some((name) => name.startsWith("amount:")));
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

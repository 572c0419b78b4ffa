import type { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";
import { provenanceOf } from "../candidates.ts";
import type { PagePieces } from "../pieces.ts";
import { type Breakdown, readBreakdown } from "./breakdown.ts";
import { readSums, type SumsReading } from "./contract-sums.ts";
import { type CostColumn, costColumnsOf } from "./cost-column.ts";
import type { FoundOrderFields } from "./find-order-fields.ts";
import { sumsInSentences } from "./in-sentences.ts";

/** The contract sum carried forward, and the columns of priced lines. */
export interface Ledgers {
  readonly sums: SumsReading;
  readonly columns: readonly CostColumn[];
}

/** Reads what surrounds the change, before it is known. */
export function readLedgers(pages: readonly PagePieces[], found: FoundOrderFields): Ledgers {
  const columns = pages.flatMap((page) => costColumnsOf(page));
  const said = pages.flatMap(sumsInSentences);
  return { columns, sums: readSums([...found.money, ...said], changesOf(found), columns) };
}

/** All figures around the amount. */
export interface AmountReading {
  readonly amount: Sourced<Money> | null;
  readonly sums: SumsReading;
  /** The change as the contract sum carries it. */
  readonly change: Sourced<Money> | null;
  readonly breakdown: Breakdown;
  readonly requested: Sourced<Money> | null;
}

/** Reads what leads to the amount and what it leads to. */
export function aroundAmount(
  amount: Sourced<Money> | null,
  { sums, columns }: Ledgers,
  pages: readonly PagePieces[],
  found: FoundOrderFields,
): AmountReading {
  return {
    amount,
    sums,
    change: carriedChange(sums, amount, found, columns),
    breakdown: readBreakdown(columns, pages, amount?.value ?? null, sums.figures),
    requested: requestedOf(found, amount),
  };
}

function changesOf({ money }: FoundOrderFields): readonly Money[] {
  return money.flatMap(({ field, candidate }) =>
    CHANGES.has(field) && candidate.value !== null ? [candidate.value] : [],
  );
}

const CHANGES: ReadonlySet<string> = new Set([
  "agreedAmount",
  "changeAmount",
  "totalAmount",
  "requestedAmount",
  "plainTotal",
]);

/** The change as the contract sum carries it: the amount, or the figure before tax that the sum moves by. */
function carriedChange(
  { sums, difference }: SumsReading,
  amount: Sourced<Money> | null,
  { money }: FoundOrderFields,
  columns: readonly CostColumn[],
): Sourced<Money> | null {
  if (sums.sumAfter === null) return null;
  if (difference === null || amount?.value.absolute().equals(difference.absolute()) === true)
    return amount;
  const figures = [
    ...money.flatMap(({ candidate: { figure } }) => figure ?? []),
    ...columns.flatMap(({ cells }) => cells.map(({ figure }) => figure)),
  ];
  const moved = figures.find(
    (figure) => figure.money?.absolute().equals(difference.absolute()) === true,
  );
  return moved === undefined ? amount : { value: difference, from: [provenanceOf(moved)] };
}

/** What was asked for, where it is printed and is not what was agreed. */
function requestedOf(
  { money }: FoundOrderFields,
  amount: Sourced<Money> | null,
): Sourced<Money> | null {
  const asked = money
    .filter(({ field, candidate }) => field === "requestedAmount" && candidate.score > ASKED)
    .toSorted((a, b) => b.candidate.score - a.candidate.score)
    .find(({ candidate }) => candidate.value !== null)?.candidate;
  if (asked === undefined || asked.value === null || amount === null) return null;
  return asked.value.absolute().equals(amount.value.absolute())
    ? null
    : { value: asked.value, from: [asked.from] };
}

/** A caption with less evidence does not say what was asked. */
const ASKED = 0.3;

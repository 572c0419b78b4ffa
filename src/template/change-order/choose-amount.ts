import type { Box } from "../../base/box.ts";
import type { Money } from "../../base/money.ts";
import type { Word } from "../../page/page.ts";
import type { ChangeOrderField } from "../change-order-template.ts";
import { type Candidate, provenanceOf } from "../candidates.ts";
import type { Figure } from "../figures.ts";
import type { CostColumn } from "./cost-column.ts";
import type { Labelled } from "./labelled.ts";

/** A figure that may be the amount, with all that speaks for it. */
export interface AmountCandidate {
  readonly candidate: Candidate<Money>;
  readonly field: ChangeOrderField | null;
  readonly score: number;
  readonly because: readonly string[];
  /** The words of a sentence that lead to it; empty where it stands beside a caption. */
  readonly said: readonly Word[];
}

/** How much each kind of label promises the agreed change. */
const PROMISE: Readonly<Partial<Record<ChangeOrderField, number>>> = {
  agreedAmount: 1.9,
  changeAmount: 1.45,
  totalAmount: 1.2,
  requestedAmount: 0.95,
  plainTotal: 0.7,
};

const MOVES_THE_SUM = 0.9;
const IN_LEDGER = 0.5;
const SUMS_ITS_COLUMN = 0.45;
const IS_PART = -0.6;
const LAST_OF_COLUMN = 0.2;
const IS_NO_SUM = 0.1;
const LATER_PAGE = -0.08;
const ATTACHED = -0.6;
const ASKED_OF_ORDER = -0.5;
const ONE_OF_ROW = -0.35;
const APPROVED_COLUMN = 0.5;
const ALSO_CALLED = 0.15;
const SUPERSEDED = -1.5;

/** What is known of the paper before its amount is chosen. */
export interface AmountContext {
  readonly money: readonly Labelled<Money | null>[];
  readonly columns: readonly CostColumn[];
  /** How the contract sum moves; null where it is not carried forward. */
  readonly difference: Money | null;
  /** The figures of the contract sum that is carried forward: the change in it is no part of a cost. */
  readonly sums: ReadonlySet<Figure>;
  /** The figure between the sums before and after, where a ledger shows it. */
  readonly change: Figure | null;
  /** Whether the column of a figure is captioned as approved (true) or as requested (false). */
  readonly isApprovedColumn: (figure: Figure) => boolean | null;
  /** Pages that are papers of their own. */
  readonly attachments: ReadonlySet<number>;
  /** Whether further amounts stand on the line of a figure: then it totals a column of a table. */
  readonly isOneOfRow: (figure: Figure) => boolean;
  /** Whether the paper calls itself an order: what was asked is then not what was agreed. */
  readonly isOrder: boolean;
  /** Whether a figure belongs to a revision that a newer one replaces. */
  readonly isSuperseded: (candidate: Candidate<Money>) => boolean;
}

/** Figures that may be the amount, the likeliest first; each value once. */
export function amountCandidates(context: AmountContext): readonly AmountCandidate[] {
  const labelled = context.money.flatMap(({ field, candidate, said = [] }): AmountCandidate[] => {
    const promise = PROMISE[field];
    if (promise === undefined || candidate.value === null) return [];
    const own = { ...candidate, value: candidate.value };
    return [
      {
        candidate: own,
        field,
        score: promise * candidate.score,
        because: candidate.because,
        said,
      },
    ];
  });
  const sums = sumFigures(context);
  const unlabelled = [...unlabelledTotals(context, labelled), ...inLedger(context, labelled)];
  const all = [...labelled, ...unlabelled].filter(
    ({ candidate: { figure, score } }) => figure === null || score > (sums.get(figure.box) ?? 0),
  );
  const isWritten = all.some(({ candidate: { figure } }) => figure?.form === "amount");
  const found = isWritten
    ? all.filter(({ candidate: { figure } }) => figure?.form !== "plain")
    : all;
  const byValue = new Map<string, AmountCandidate[]>();
  for (const one of found) {
    const key = one.candidate.value.absolute().key();
    byValue.set(key, [...(byValue.get(key) ?? []), one]);
  }
  return [...byValue.values()]
    .flatMap((own) => weighed(own, context))
    .toSorted((a, b) => b.score - a.score);
}

/** Figures that are a contract sum, with how much says so: the amount of a change is none of them. */
function sumFigures({ money, sums }: AmountContext): ReadonlyMap<Box, number> {
  const scores = new Map<Box, number>();
  for (const { field, candidate } of money) {
    const box = candidate.figure?.box;
    if (box === undefined || !SUM_FIELDS.has(field)) continue;
    scores.set(box, Math.max(scores.get(box) ?? 0, candidate.score));
  }
  for (const { box } of sums) scores.set(box, Infinity);
  return scores;
}

const SUM_FIELDS: ReadonlySet<ChangeOrderField> = new Set<ChangeOrderField>([
  "originalContractSum",
  "previousChanges",
  "sumBefore",
  "sumAfter",
  "contractSum",
]);

/** The best place of a value, with what its other places and the arithmetic add. */
function weighed(
  own: readonly AmountCandidate[],
  context: AmountContext,
): readonly AmountCandidate[] {
  const [best] = own.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return [];
  const evidence = [
    { weight: ALSO_CALLED * Math.min(2, new Set(own.map(({ field }) => field)).size - 1) },
    ...inArithmetic(best.candidate, own, context),
    ...byApproval(best.candidate, own, context),
    ...byPaper(own, context),
  ];
  return [
    {
      ...best,
      score: evidence.reduce((sum, { weight }) => sum + weight, best.score),
      because: [...best.because, ...evidence.flatMap(({ because }) => because ?? [])],
    },
  ];
}

/** What speaks for a figure, or against it, and how much; with a sentence where it explains the choice. */
interface Evidence {
  readonly weight: number;
  readonly because?: string;
}

/** What the contract sum and the columns of amounts say of a figure. */
function inArithmetic(
  candidate: Candidate<Money>,
  own: readonly AmountCandidate[],
  context: AmountContext,
): readonly Evidence[] {
  const found: Evidence[] = [];
  const moved = context.difference;
  if (moved !== null && moved.absolute().equals(candidate.value.absolute()))
    found.push({ weight: MOVES_THE_SUM, because: "The contract sum moves by it." });
  if (isColumnTotal(candidate, own, context))
    found.push({ weight: SUMS_ITS_COLUMN, because: "It is the sum of the figures above it." });
  if (own.some((one) => one.candidate.figure !== null && one.candidate.figure === context.change))
    found.push({
      weight: IN_LEDGER,
      because: "It stands between the contract sums before and after.",
    });
  if (isLastOfColumn(own, context)) found.push({ weight: LAST_OF_COLUMN });
  if (isPart(candidate, own, context)) found.push({ weight: IS_PART });
  return found;
}

/** What the caption of its column and the other figures of its row say, and whether it was only asked for. */
function byApproval(
  { figure }: Candidate<Money>,
  own: readonly AmountCandidate[],
  context: AmountContext,
): readonly Evidence[] {
  const found: Evidence[] = [];
  const approved = figure === null ? null : context.isApprovedColumn(figure);
  if (approved !== null) found.push({ weight: approved ? APPROVED_COLUMN : -APPROVED_COLUMN });
  if (approved === null && figure !== null && context.isOneOfRow(figure))
    found.push({ weight: ONE_OF_ROW });
  if (context.isOrder && own.every(({ field }) => field === "requestedAmount"))
    found.push({ weight: ASKED_OF_ORDER });
  return found;
}

/** What the pages and revisions say that a value stands on. */
function byPaper(own: readonly AmountCandidate[], context: AmountContext): readonly Evidence[] {
  const found: Evidence[] = [];
  const pages = own.map((one) => one.candidate.from.pageNumber);
  if (pages.every((page) => page > 1)) found.push({ weight: LATER_PAGE });
  if (pages.every((page) => context.attachments.has(page))) found.push({ weight: ATTACHED });
  if (own.every((one) => context.isSuperseded(one.candidate))) found.push({ weight: SUPERSEDED });
  return found;
}

function isColumnTotal(
  candidate: Candidate<Money>,
  own: readonly AmountCandidate[],
  { columns }: AmountContext,
): boolean {
  const figures = new Set(
    [candidate, ...own.map((one) => one.candidate)].map(({ figure }) => figure),
  );
  return columns.some(({ totals }) => {
    const last = totals.findLast(({ isSum }) => isSum);
    return last !== undefined && figures.has(last.cell.figure);
  });
}

/** A total of this caption is a contract sum, of which a change is a part. */
const OF_CONTRACT =
  /\b(?:contract|subcontract|agreement|commitment|purchase|p\.?o\.?|revised|new|gmp|adjusted)\b/i;

/** Whether nothing stands below it in a column of amounts. */
function isLastOfColumn(own: readonly AmountCandidate[], { columns }: AmountContext): boolean {
  const figures = new Set(own.map(({ candidate }) => candidate.figure));
  return columns.some(({ cells }) => cells.length > 2 && figures.has(cells.at(-1)?.figure ?? null));
}

/** Whether it is one of the figures that a total below it sums: a line or a subtotal. */
function isPart(
  candidate: Candidate<Money>,
  own: readonly AmountCandidate[],
  { columns, sums }: AmountContext,
): boolean {
  const figures = new Set(own.map((one) => one.candidate.figure));
  return columns.some(({ totals }) =>
    totals.some(
      ({ cell, parts, isSum }) =>
        isSum &&
        parts.length > 1 &&
        !sums.has(cell.figure) &&
        !OF_CONTRACT.test(cell.caption) &&
        !cell.amount.absolute().equals(candidate.value.absolute()) &&
        parts.some(({ figure }) => figures.has(figure)),
    ),
  );
}

/** The change of a ledger whose caption no label names. */
function inLedger(
  { change }: AmountContext,
  labelled: readonly AmountCandidate[],
): readonly AmountCandidate[] {
  const isKnown = labelled.some(({ candidate }) => candidate.figure === change);
  if (change === null || change.money === null || isKnown) return [];
  const because = ["It stands in the ledger of the contract sum."];
  const candidate: Candidate<Money> = {
    value: change.money,
    from: provenanceOf(change),
    figure: change,
    look: "right",
    score: IS_NO_SUM,
    because,
  };
  return [{ candidate, field: null, score: IS_NO_SUM, because, said: [] }];
}

/** The last total of a column that no label names. */
function unlabelledTotals(
  { columns }: AmountContext,
  labelled: readonly AmountCandidate[],
): readonly AmountCandidate[] {
  const known = new Set(labelled.map(({ candidate }) => candidate.figure));
  return columns.flatMap(({ cells, totals }): AmountCandidate[] => {
    const last = totals.findLast(({ isSum }) => isSum);
    if (last === undefined || known.has(last.cell.figure)) return [];
    if (last.cell !== cells.at(-1) || last.parts.length < 2) return [];
    const { figure, amount } = last.cell;
    const candidate: Candidate<Money> = {
      value: amount,
      from: provenanceOf(figure),
      figure,
      look: "right",
      score: IS_NO_SUM,
      because: ["It stands at the end of a column of amounts."],
    };
    return [{ candidate, field: null, score: IS_NO_SUM, because: candidate.because, said: [] }];
  });
}

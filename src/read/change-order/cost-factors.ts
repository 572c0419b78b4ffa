import { overlapX } from "../../base/box.ts";
import { Money } from "../../base/money.ts";
import { isProduct } from "../../evidence/invoice/items/product-fit.ts";
import type { Figure } from "../../paper/figures.ts";
import type { CostCell } from "./cost-column.ts";

/** The figures of a cost line that its amount is the product of. */
export interface CostFactors {
  readonly quantity: Figure;
  readonly unitPrice: Figure;
}

/** Two figures left of an amount, in the order in which they are printed. */
interface Pair extends CostFactors {
  readonly cell: CostCell;
  /** Whether their product is the amount to the cent, but for its sign. */
  readonly isProduct: boolean;
  /** Whether one of them is 1 or 0: then any figure that is printed twice looks like a product. */
  readonly isTrivial: boolean;
}

/** A line with more figures before its amount is a schedule and no priced line. */
const MOST_FIGURES = 8;

/**
 * Which lines of a column print their quantity and price. Two figures whose product is the amount are proven by it. Their columns
 * then tell them in the other lines: those of one piece, and those that print another amount than their product.
 */
export function costFactorsOf(cells: readonly CostCell[]): ReadonlyMap<CostCell, CostFactors> {
  const pairs = cells.map(pairsOf);
  const proven = pairs.flatMap(
    (own) => own.find(({ isProduct, isTrivial }) => isProduct && !isTrivial) ?? [],
  );
  const isInColumns = (pair: Pair): boolean => proven.some((other) => standUnder(pair, other));
  const held = pairs.map((own) => own.find((pair) => pair.isProduct && isInColumns(pair)) ?? null);
  const broken = pairs.map((own, at) =>
    held[at] === null
      ? (own.find((pair) => !pair.isProduct && isWholeLine(pair, proven)) ?? null)
      : null,
  );
  const count = held.filter((pair) => pair !== null).length;
  const isErrorLikely = count >= HELD_FOR_ONE * broken.filter((pair) => pair !== null).length;
  const factors = new Map<CostCell, CostFactors>();
  for (const [at, cell] of cells.entries()) {
    const pair = held[at] ?? (isErrorLikely ? broken[at] : null);
    if (pair !== null && pair !== undefined) factors.set(cell, pair);
  }
  return factors;
}

/** So many lines must hold for each that does not: else the columns mean something else. */
const HELD_FOR_ONE = 2;

function pairsOf(cell: CostCell): readonly Pair[] {
  const figures = cell.beside.flatMap(({ figure }) =>
    figure === null || figure.money === null || figure.form === "percent" ? [] : [figure],
  );
  if (figures.length > MOST_FIGURES) return [];
  return figures.flatMap((quantity, at) =>
    figures.slice(at + 1).map((unitPrice): Pair => {
      const [one, other] = [valueOf(quantity), valueOf(unitPrice)];
      return {
        cell,
        quantity,
        unitPrice,
        isProduct: isProduct(one, other, cell.amount.absolute()),
        isTrivial: one.equals(ONE) || other.equals(ONE) || cell.amount.isZero(),
      };
    }),
  );
}

const ONE = Money.of("1");

function valueOf({ money }: Figure): Money {
  return (money ?? Money.zero).absolute();
}

/** Whether a line prints figures in both columns and none beside them, so that its amount can be of nothing else. */
function isWholeLine(pair: Pair, proven: readonly Pair[]): boolean {
  const figures = pair.cell.beside.filter(
    ({ figure, box }) => figure !== null && box.left >= pair.quantity.box.left,
  );
  return figures.length === 2 && proven.some((other) => standUnder(pair, other));
}

function standUnder(one: CostFactors, other: CostFactors): boolean {
  return (
    overlapX(one.quantity.box, other.quantity.box) > 0 &&
    overlapX(one.unitPrice.box, other.unitPrice.box) > 0
  );
}

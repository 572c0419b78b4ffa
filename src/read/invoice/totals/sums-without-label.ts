import type { Money } from "../../../base/money.ts";
import { type AmountRow, unlabelledRow } from "../../../evidence/invoice/totals/amount-rows.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";

/** What names a sum that a deduction is taken from. */
const FROM: ReadonlySet<AmountRow["meaning"]> = new Set(["total", "plainTotal"]);

/** What names the sum that a deduction leaves. */
const LEFT: ReadonlySet<AmountRow["meaning"]> = new Set([
  "subtotal",
  "total",
  "plainTotal",
  "balanceDue",
]);

/**
 * Sums on both sides of a deduction by what they are, whatever they are called: "Gross total 4,190.00, agency
 * commission 628.50, net total 3,561.50" is a subtotal, a discount and a total. They are told by their order alone, so
 * that a misprinted one is still the same sum. A net sum before taxes stays a subtotal.
 */
export function withDeductedSums(rows: readonly AmountRow[]): readonly AmountRow[] {
  const inOrder = rows
    .filter(({ figure }) => !figure.value.isZero())
    .toSorted((one, other) => one.at - other.at);
  const taxes = inOrder.filter(isTax);
  let known = rows;
  for (const deduction of inOrder.filter(isDeduction)) {
    const from = nextTo(deduction, inOrder.toReversed(), -1);
    const left = nextTo(deduction, inOrder, 1);
    if (!from.some(({ meaning }) => FROM.has(meaning))) continue;
    if (!left.some(({ meaning }) => LEFT.has(meaning))) continue;
    if (taxes.some(({ at }) => at <= deduction.at)) continue;
    known = called(known, from, "subtotal");
    if (taxes.length === 0) known = called(known, left, "total");
  }
  return known;
}

/** A figure of any other name that is printed with a minus between two sums is taken off, too. */
function isDeduction({ meaning, figure, look }: AmountRow): boolean {
  if (look !== "right") return false;
  return meaning === "discount" || (meaning === "otherAmount" && figure.value.isNegative());
}

function isTax({ meaning }: AmountRow): boolean {
  return meaning === "tax" || meaning === "totalTax";
}

/** The rows of the nearest other figure in one direction; the sums may go on over a page. */
function nextTo(
  row: AmountRow,
  inOrder: readonly AmountRow[],
  direction: 1 | -1,
): readonly AmountRow[] {
  const nearest = inOrder.find(({ at }) => direction * (at - row.at) > 0);
  return inOrder.filter(({ figure }) => figure === nearest?.figure);
}

/** The rows with those of a figure under one meaning; a balance stays a balance beside it. */
function called(
  rows: readonly AmountRow[],
  figures: readonly AmountRow[],
  meaning: "subtotal" | "total",
): readonly AmountRow[] {
  const [best] = figures.toSorted((one, other) => other.score - one.score);
  if (best === undefined) return rows;
  const others = rows.filter(
    (row) => row.figure !== best.figure || row.meaning === "balanceDue" || !LEFT.has(row.meaning),
  );
  return [...others, { ...best, meaning }];
}

/** What a till says was given, and what it gave back. */
const GIVEN: ReadonlySet<AmountRow["meaning"]> = new Set(["cashTendered", "amountPaid"]);

/** More pairs are no till's slip. */
const MOST_PAIRS = 12;

/**
 * What a till took: what was given less what was given back, where the slip prints that amount elsewhere, too. Three figures
 * that agree name the total, whatever its own label says or how a scan has torn it. An amount for each print of it.
 */
export function tillTotals(
  { lines }: Pick<InvoicePaper, "lines">,
  rows: readonly AmountRow[],
): readonly AmountRow[] {
  const ofTill = new Set(rows.flatMap(({ meaning, figure }) => (movesCash(meaning) ? figure : [])));
  const taken = takenAmounts(rows);
  if (taken.length === 0) return [];
  return lines.flatMap(({ figures }, at) =>
    figures
      .filter((figure) => !ofTill.has(figure) && isAmount(figure))
      .filter(({ value }) => taken.some((amount) => amount.equals(value)))
      .map((figure) => unlabelledRow("plainTotal", figure, at)),
  );
}

function movesCash(meaning: AmountRow["meaning"]): boolean {
  return meaning === "cashChange" || GIVEN.has(meaning);
}

/** What was given less each change that is printed below it and is smaller. */
function takenAmounts(rows: readonly AmountRow[]): readonly Money[] {
  const given = rows.filter(({ meaning }) => GIVEN.has(meaning));
  const changes = rows.filter(({ meaning }) => meaning === "cashChange");
  return given
    .flatMap((gave) =>
      changes
        .filter(({ at, figure }) => at >= gave.at && figure !== gave.figure)
        .map(({ figure }) => gave.figure.value.minus(figure.value.absolute())),
    )
    .filter((amount) => !amount.isZero() && !amount.isNegative())
    .slice(0, MOST_PAIRS);
}

function isAmount({ isPercent, decimals }: InvoiceFigure): boolean {
  return !isPercent && decimals === 2;
}

import { centsOf } from "../../src/evidence/amount-candidates.ts";
import type { Candidate } from "../../src/evidence/candidate.ts";
import { orderCandidates, orderPaper } from "../../src/evidence/change-order/order-candidates.ts";
import { CARRIED } from "../../src/evidence/change-order/order-slots.ts";
import { Money } from "../../src/base/money.ts";
import type { Page } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { misprintedAt } from "./misprints.ts";
import type { CarriedSum, OrderTruth } from "./order-truth.ts";

/** A change order with one wrong figure, and its truth: what is printed. */
export interface MisprintedOrder {
  readonly truth: OrderTruth;
  readonly pages: readonly Page[];
}

/**
 * The same change order with one digit, or a few, of its change or of a contract sum printed wrong, so that what is fitted
 * learns to tell what is printed and not what should be. The number says which of them, and which digits. Null where none
 * is printed in one place alone.
 */
export function misprintedOrder(
  truth: OrderTruth,
  pages: readonly Page[],
  number: number,
): MisprintedOrder | null {
  const { money } = orderCandidates(orderPaper(cutPaper(pages)));
  const { amount } = truth.document;
  const figures: readonly (readonly [CarriedSum | "amount", string | null])[] = [
    ...CARRIED.map((slot) => [slot, truth.sums[slot] ?? null] as const),
    ["amount", amount === null ? null : Number(amount).toFixed(2)],
  ];
  const places = figures.flatMap(([slot, plain]) => {
    const candidate = plain === null ? null : onlyPlace(centsOf(Money.of(plain)), money);
    return candidate === null ? [] : [{ slot, candidate }];
  });
  const picked = places[number % Math.max(1, places.length)];
  if (picked === undefined) return null;
  const { slot, candidate } = picked;
  const misprinted = misprintedAt(candidate, pages, number);
  if (misprinted === null) return null;
  const { printed } = misprinted;
  const changed =
    slot === "amount"
      ? {
          document: {
            ...truth.document,
            amount: Math.sign(Number(amount)) * Math.abs(Number(printed)),
          },
          accept: { ...truth.accept, amount: [] },
        }
      : { sums: { ...truth.sums, [slot]: printed } };
  return {
    pages: misprinted.pages,
    truth: {
      ...truth,
      ...changed,
      isMisprinted: true,
      file: { ...truth.file, pdf: `${truth.file.pdf}#misprinted` },
    },
  };
}

/** The one place where an amount other than zero is printed; null where there are none or several. */
function onlyPlace(cents: number, money: readonly Candidate[]): Candidate | null {
  const same = money.filter((one) => Math.abs(one.cents) === Math.abs(cents));
  const [only = null] = same;
  return cents !== 0 && same.length === 1 ? only : null;
}

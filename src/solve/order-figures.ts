import type { Candidates } from "../evidence/candidate.ts";
import { SLOTS, type SlotName } from "../evidence/slots.ts";
import type { Word } from "../page/page.ts";
import type { Figure } from "../paper/paper.ts";
import type { Scores } from "../weights/scores.ts";

/** An amount that may be that of a listed change order. */
export interface OrderAmount {
  readonly figure: Figure<unknown>;
  /** Page and line, so that what stands side by side is told from what is repeated. */
  readonly page: number;
  readonly line: number;
  readonly left: number;
  readonly cents: number;
  /** Log-odds that it is one, and that it takes from the contract. */
  readonly odds: number;
  readonly deductionOdds: number;
}

/** Whether it is printed as an amount: a bare number may be anything, and one that was put together is a guess. */
export function isPrintedAmount({ figure: { print } }: OrderAmount): boolean {
  return print === "amount" || print === "dash";
}

/** A printed number that may be that of a listed change order. */
export interface OrderNumber {
  readonly figure: Figure<unknown>;
  readonly page: number;
  readonly line: number;
  readonly left: number;
  readonly value: string;
  readonly odds: number;
}

/** All figures of a paper that may be those of listed change orders. */
export interface OrderFigures {
  readonly amounts: readonly OrderAmount[];
  readonly numbers: readonly OrderNumber[];
}

/** A line of which a text begins with the name of a change order. */
export interface OrderMark {
  readonly page: number;
  readonly line: number;
  /** The word with its number; null where only a name is printed. */
  readonly number: Word | null;
}

/** All figures of a paper, as they were weighed as those of orders. */
export function orderFiguresOf(candidates: Candidates, scores: Scores): OrderFigures {
  const oddsOf = (name: SlotName): ((index: number) => number) => {
    const own = scores[SLOTS.findIndex((slot) => slot.name === name)] ?? [];
    return (index) => (own[index] ?? -Infinity) + (own.at(-1) ?? 0);
  };
  const [amount, deduction, number] = [
    oddsOf("orderAmount"),
    oddsOf("orderIsDeduction"),
    oddsOf("orderNumber"),
  ];
  return {
    amounts: candidates.money.map(({ figure, cents }, index) => ({
      figure,
      page: figure.pageNumber,
      line: figure.line,
      left: figure.box.left,
      cents,
      odds: amount(index),
      deductionOdds: deduction(index),
    })),
    numbers: candidates.identifier.map(({ figure, key }, index) => ({
      figure,
      page: figure.pageNumber,
      line: figure.line,
      left: figure.box.left,
      value: key,
      odds: number(index),
    })),
  };
}

/*
 * The fields of a change order, chosen by fitted numbers: the change together with its sign and the contract sums
 * around it, who speaks together with the kind, the description that most likely stretches agree on. `known-scores`
 * adds what the caller, a recognised layout and the boxes of the paper say.
 */

import { Money } from "../../base/money.ts";
import type { Candidate } from "../../evidence/candidate.ts";
import { captionsIn } from "../../evidence/caption.ts";
import {
  type OrderCandidates,
  orderCandidates,
  orderPaper,
  type OrderPaper,
} from "../../evidence/change-order/order-candidates.ts";
import { captionedBy, PRICES, saidBy } from "../../evidence/change-order/captions-around.ts";
import { orderPhrases } from "../../evidence/change-order/order-phrases.ts";
import type { CarriedSlot } from "../../evidence/change-order/order-slots.ts";
import { wholeNumber, withoutCaptions } from "../../evidence/change-order/whole-print.ts";
import { dayIn, isOpenDay } from "../../evidence/date-candidates.ts";
import { knownScores, type OrderGiven } from "./known-scores.ts";
import type { Paper } from "../../paper/paper.ts";
import type { OrderValue } from "../../solve/change-order/order-value.ts";
import { orderValues } from "../../solve/change-order/order-values.ts";
import type { ChangeOrderTemplate } from "../../lexicon/change-order-template.ts";
import { chosenOf, moneyIn, placeOf, textIn, type Weighed } from "../chosen-of.ts";
import type { OrderChoice } from "./order-choice.ts";
import type { Chosen } from "../pay-application/application-summary.ts";
import { type OrderWeighing, shippedOrderWeighing } from "../../weights/order-weighing.ts";
import { sharesOf } from "../../weights/scores.ts";

/** A paper that may be a change order, by the labels of its templates. */
export function orderPaperOf(paper: Paper, templates: readonly ChangeOrderTemplate[]): OrderPaper {
  return orderPaper(paper, orderPhrases(templates));
}

/** Reads the fields of a change order: its change together with the contract sums, who speaks together with the kind. */
export function orderChoice(
  own: OrderPaper,
  given: OrderGiven,
  weighing: OrderWeighing = shippedOrderWeighing(),
): OrderChoice {
  const { paper, phrases } = own;
  const candidates = candidatesOf(own);
  const { firm, identifier, text, money, date: days } = candidates;
  const scores = knownScores(weighing.scoresOf(candidates), candidates, own, given);
  const values = orderValues(candidates, scores, weighing.factors);
  const { kind, issuer, number, amount, sums, date } = values;
  const description = described(values.description, text, phrases);
  const captionOf = captionsIn(paper);
  const chosen = <Value>(
    choice: OrderValue<unknown>,
    weighed: Weighed<Value>,
  ): Chosen<Value> | null => chosenOf(choice, weighed, captionOf);
  const shares = sharesOf(scores.change);
  const sumOf = (slot: CarriedSlot): Chosen<Money> | null =>
    chosen(sums[slot], { own: money, shares: sharesOf(scores[slot]), valueOf: moneyIn });
  const changeOf = (choice: OrderValue<number>): Chosen<Money> | null =>
    chosen(choice, { own: money, shares, valueOf: (candidate) => changeIn(candidate, choice) });
  const day = date.candidate?.figure;
  const isOpen = given.known.order === null && day !== undefined && isOpenDay(day);
  return {
    kind: { value: kind.value ?? "GC_CHANGE_ORDER", probability: kind.probability },
    issuer: chosen(issuer, { own: firm, shares: speakerShares(scores.speaker), valueOf: textIn }),
    number: chosen(number, { own: identifier, shares: sharesOf(scores.number), valueOf: textIn }),
    calledBy: number.candidate === null ? null : (captionOf(number.candidate.figure)?.text ?? null),
    description: chosen(description, {
      own: text,
      shares: sharesOf(scores.description),
      valueOf: textIn,
    }),
    amount: changeOf(amount),
    nothing: amount.value === 0 && amount.candidate === null ? amount.probability : null,
    sums: {
      originalContractSum: sumOf("originalSum"),
      previousChanges: sumOf("earlierChanges"),
      sumBefore: sumOf("sumBefore"),
      sumAfter: sumOf("sumAfter"),
      change: changeOf(sums.carried),
    },
    ...priced(own, money, shares, amount),
    date: isOpen
      ? null
      : chosen(date, { own: days, shares: sharesOf(scores.date), valueOf: dayIn }),
    openDate: isOpen ? { printed: day.printed, pageNumber: day.pageNumber } : null,
  };
}

/** "Nil" and a dash may stand for days as well: nobody asks for such an amount. */
const HAS_DIGIT = /\d/;

/** What captions call the amounts beside the change. */
function priced(
  { paper, phrases }: OrderPaper,
  money: readonly Candidate[],
  shares: readonly number[],
  amount: OrderValue<number>,
): Pick<OrderChoice, "requested" | "prices"> {
  const captioned = captionedBy(phrases, paper);
  const prices = [...captioned(money, PRICES)].map((at) => Math.abs(money[at]?.cents ?? 0));
  const [asked] = [
    ...captioned(money, ["requestedAmount"]),
    ...saidBy(phrases, paper)(money, "requestedAmount"),
  ]
    .filter(
      (at) =>
        Math.abs(money[at]?.cents ?? 0) !== Math.abs(amount.value ?? NaN) &&
        HAS_DIGIT.test(money[at]?.figure.printed ?? ""),
    )
    .toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    .flatMap((at) => money[at] ?? []);
  const isOther = asked !== undefined && amount.value !== null;
  return {
    requested: isOther ? { value: moneyIn(asked), from: [placeOf(asked)] } : null,
    prices: new Set(prices).size,
  };
}

/** All candidates; prints of one number with its revision and without are one number. */
function candidatesOf(own: OrderPaper): OrderCandidates {
  const found = orderCandidates(own);
  const identifier = found.identifier.map((one) => wholeNumber(one, own.paper));
  return { ...found, identifier };
}

/** A description without captions. */
function described(
  value: OrderValue<string>,
  texts: readonly Candidate[],
  phrases: OrderPaper["phrases"],
): OrderValue<string> {
  const { candidate } = value;
  if (candidate === null) return value;
  return { ...value, candidate: withoutCaptions(candidate, texts, phrases) };
}

/** The shares of firms, whatever part they speak in. */
function speakerShares(scores: readonly number[]): readonly number[] {
  const shares = sharesOf(scores);
  const half = shares.length / 2;
  return shares.slice(0, half).map((share, at) => share + (shares[at + half] ?? 0));
}

/** An amount as printed; the one that is chosen has the sign by which it moves the contract sum. */
function changeIn(candidate: Candidate, { value }: OrderValue<number>): Money {
  const printed = moneyIn(candidate);
  if (value === null || Math.abs(candidate.cents) !== Math.abs(value)) return printed;
  const size = printed.absolute();
  return value < 0 ? size.negated() : size;
}

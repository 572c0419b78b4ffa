import { Money } from "../base/money.ts";
import type { Provenance } from "../document/sourced.ts";
import type { Candidate } from "../evidence/candidate.ts";
import type { Caption } from "../evidence/caption.ts";
import type { Figure } from "../paper/paper.ts";
import { placeOfWords } from "../paper/places.ts";
import type { OrderValue } from "../solve/change-order/order-value.ts";
import type { Chosen, Offer } from "./pay-application/application-summary.ts";

/** Other values that are told of a field. */
const MOST_LOST = 4;

/** A value less probable than this is no rival. */
const RIVAL = 0.001;

export interface Weighed<Value> {
  /** The candidates of a slot, with their shares by their own signs. */
  readonly own: readonly Candidate[];
  readonly shares: readonly number[];
  readonly valueOf: (candidate: Candidate) => Value;
}

/** What was chosen, and what else may fill the field by its own signs, the likeliest first, each value once. */
export function chosenOf<Value>(
  { candidate, probability, same }: OrderValue<unknown>,
  { own, shares, valueOf }: Weighed<Value>,
  captionOf: (figure: Figure<unknown>) => Caption | null,
): Chosen<Value> | null {
  if (candidate === null) return null;
  const best = new Map<string, readonly [Candidate, number]>();
  const chosenKey = keyOf(candidate);
  let whole = 0;
  own.forEach((one, index) => {
    const share = shares[index] ?? 0;
    const key = keyOf(one);
    if (key === chosenKey || same?.has(key) === true) whole += share;
    else if (share > Math.max(RIVAL, best.get(key)?.[1] ?? 0)) best.set(key, [one, share]);
  });
  const offerOf = ([one, share]: readonly [Candidate, number]): Offer<Value> => {
    const caption = captionOf(one.figure);
    return {
      value: valueOf(one),
      from: placeOf(one),
      words: one.figure.words,
      share,
      because: caption === null ? [] : [`It stands ${caption.place} "${caption.text}".`],
    };
  };
  const lost = [...best.values()].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_LOST);
  return { best: offerOf([candidate, whole]), probability, lost: lost.map(offerOf) };
}

/** Where a value is printed; a sign that ends a sentence is no part of an amount. */
export function placeOf({ figure: { words, pageNumber, printed, value } }: Candidate): Provenance {
  const isAmount = value instanceof Money;
  return placeOfWords(words, pageNumber, isAmount ? printed.replace(/[.,;:]+$/, "") : printed);
}

export function textIn({ figure }: Candidate): string {
  return String(figure.value);
}

export function moneyIn({ figure: { value } }: Candidate): Money {
  return value instanceof Money ? value : Money.zero;
}

/** Amounts of one size are one change: its sign is asked by itself. */
function keyOf({ key, cents, figure }: Candidate): string {
  return figure.value instanceof Money ? String(Math.abs(cents)) : key;
}

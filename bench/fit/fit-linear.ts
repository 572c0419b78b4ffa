import { logistic } from "../../src/base/odds.ts";
import { SIGNS } from "../../src/evidence/hash.ts";
import { type Linear, noLinear, type Weighable, weigh } from "../../src/weights/linear.ts";
import { sharesOf } from "../../src/weights/scores.ts";
import { shuffle } from "./shuffle.ts";

/** One question to one document: which of some items is right, or of each whether it is. */
export interface Question {
  readonly items: readonly Weighable[];
  readonly right: ReadonlySet<number>;
  readonly asks: "one" | "each";
  /** Where the document is from: a sign counts that is met in documents of several origins. */
  readonly origin: string;
  /** What the document counts beside others. */
  readonly by: number;
}

export interface LinearOptions {
  readonly epochs: number;
  readonly decay: number;
  readonly rate: number;
}

export const LINEAR_OPTIONS: LinearOptions = { epochs: 16, decay: 0.04, rate: 0.15 };

/** An origin of so many documents that its own words are not those of a few papers. */
const OWN_WORDS = "random";
const LEAST_DOCUMENTS = 4;

/** The weights of this epoch and all later ones are averaged: one epoch alone follows its last documents. */
const FIRST_COUNTED = 5;

/** Multinomial logistic weights by AdaGrad, in one order for good, so that a second fit gives the same bits. */
export function fitLinear(
  questions: readonly Question[],
  options: LinearOptions = LINEAR_OPTIONS,
): Linear {
  const weights = noLinear();
  const squares = noLinear();
  const mean = noLinear();
  const isKept = keptSigns(questions);
  const tables = questions.map((question) => ({
    ...question,
    items: question.items.map((item) => stripped(item, isKept)),
  }));
  const order = tables.map((_, index) => index);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, epoch);
    for (const index of order) {
      const question = tables[index];
      if (question !== undefined) takeStep(question, weights, squares, options.rate);
    }
    const isCounted = epoch >= FIRST_COUNTED;
    for (let at = 0; at < weights.length; at += 1) {
      const weight = (weights[at] ?? 0) * (1 - options.decay);
      weights[at] = weight;
      if (isCounted) mean[at] = (mean[at] ?? 0) + weight / (options.epochs - FIRST_COUNTED);
    }
  }
  return mean;
}

/** Signs that are met in documents of two origins, or in several of the one that has no words of its own. */
function keptSigns(questions: readonly Question[]): (sign: number) => boolean {
  const origins = [...new Set(questions.map(({ origin }) => origin))];
  const met = new Uint32Array(SIGNS);
  const often = new Uint16Array(SIGNS);
  for (const { items, origin } of questions) {
    const bit = 1 << origins.indexOf(origin);
    const own = new Set(items.flatMap(({ at }) => [...at]));
    for (const sign of own) {
      met[sign] = (met[sign] ?? 0) | bit;
      if (origin === OWN_WORDS) often[sign] = (often[sign] ?? 0) + 1;
    }
  }
  return (sign) => {
    const bits = met[sign] ?? 0;
    return (bits & (bits - 1)) !== 0 || (often[sign] ?? 0) >= LEAST_DOCUMENTS;
  };
}

function stripped({ at, by }: Weighable, isKept: (sign: number) => boolean): Weighable {
  const kept = Array.from(at.keys()).filter((index) => isKept(at[index] ?? 0));
  return {
    at: Uint32Array.from(kept, (index) => at[index] ?? 0),
    by: Float32Array.from(kept, (index) => by[index] ?? 0),
  };
}

/** Below this, an item's part of the gradient changes nothing. */
const LEAST = 1e-4;

function takeStep(
  { items, right, asks, by }: Question,
  weights: Linear,
  squares: Linear,
  rate: number,
): void {
  const scores = items.map((item) => weigh(weights, item));
  const shares = asks === "one" ? sharesOf(scores) : scores.map(logistic);
  const mass = shares.reduce((sum, share, index) => sum + (right.has(index) ? share : 0), 0);
  if (asks === "one" && mass <= 0) return;
  items.forEach((item, index) => {
    const share = shares[index] ?? 0;
    const wanted = right.has(index) ? (asks === "one" ? share / mass : 1) : 0;
    const gradient = by * (share - wanted);
    if (Math.abs(gradient) < LEAST) return;
    item.at.forEach((sign, place) => {
      const slope = gradient * (item.by[place] ?? 0);
      const square = (squares[sign] ?? 0) + slope * slope;
      squares[sign] = square;
      weights[sign] = (weights[sign] ?? 0) - (rate * slope) / (0.1 + Math.sqrt(square));
    });
  });
}

/** Weights below this, one step of a file, are kept in none: drawn papers are read as well without them, and they are four of ten. */
const SLIGHT = 0.08;

/** The same weights without those that decide nothing. */
export function withoutSlight(weights: Linear): Linear {
  return weights.map((weight) => (Math.abs(weight) < SLIGHT ? 0 : weight));
}

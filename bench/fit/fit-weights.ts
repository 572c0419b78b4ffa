import { logistic } from "../../src/base/odds.ts";
import { SLOTS, type SlotType } from "../../src/evidence/slots.ts";
import { noWeights, ownFits, sharedFits, type Weights } from "../../src/weights/weights.ts";
import { sharesOf } from "../../src/weights/scores.ts";
import type { Example } from "./examples.ts";
import { MISPRINTED } from "./misprints.ts";
import { RANDOM } from "./random-papers.ts";
import { shuffle } from "./shuffle.ts";
import { UNKNOWN_WORDS } from "./unknown-words.ts";
import { type KeptSigns, keptSigns, slotsOf, type Table, tableOf } from "./training-table.ts";

/** How the weights are fitted. */
export interface FitOptions {
  readonly epochs: number;
  /** What each weight loses in an epoch, by share. */
  readonly decay: number;
  /** What the weight of a sign loses in an epoch besides, so that what says little says nothing. */
  readonly toll: number;
  /** What a paper composed at random counts beside one of the sets, one with a digit printed wrong, and one in unknown words. */
  readonly randomShare: number;
  readonly misprintedShare: number;
  readonly unknownWordsShare: number;
  /** A paper of which all is known to this share teaches nothing for a while. */
  readonly known: number;
  /** A sign counts that is met in so many printed layouts. */
  readonly leastLayouts: number;
}

export const FIT_OPTIONS: FitOptions = {
  epochs: 10,
  decay: 0.02,
  toll: 0.003,
  randomShare: 0.3,
  misprintedShare: 0.3,
  unknownWordsShare: 0.1,
  known: 0.03,
  leastLayouts: 4,
};

/** A paper that taught nothing is passed over in so many epochs. */
const RESTS = 2;

const TYPES = ["money", "percent", "date", "identifier"] as const;

/** Multinomial logistic weights by AdaGrad, in one order for good, so that a second fit gives the same bits. */
export function fitWeights(
  examples: readonly Example[],
  options: FitOptions = FIT_OPTIONS,
): Weights {
  const weights = noWeights();
  for (const type of TYPES) fitType(type, examples, options, weights);
  return weights;
}

/** The weights of one type's slots, while they are fitted. */
interface Fit {
  readonly slots: readonly number[];
  /** For each sign that is kept a number for each slot, and the squares of all its steps. */
  readonly signs: Float32Array;
  readonly squares: Float32Array;
  readonly weights: Weights;
  readonly sums: Weights;
}

function fitType(
  type: SlotType,
  examples: readonly Example[],
  options: FitOptions,
  weights: Weights,
): void {
  const slots = slotsOf(type);
  const kept = keptSigns(examples, type, options.leastLayouts);
  const tables = examples.map(({ training }) => tableOf(training[type], slots, kept));
  const size = kept.places.length * slots.length;
  const fit: Fit = {
    slots,
    signs: new Float32Array(size),
    squares: new Float32Array(size),
    weights,
    sums: noWeights(),
  };
  const order = examples.map((_, index) => index);
  const rests = new Uint8Array(examples.length);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, epoch);
    for (const index of order) {
      const [example, table] = [examples[index], tables[index]];
      if (example === undefined || table === undefined) continue;
      const rest = rests[index] ?? 0;
      if (rest > 0) rests[index] = rest - 1;
      else if (takeStep(fit, example, table, options) < options.known) rests[index] = RESTS;
    }
    shrink(fit, options);
  }
  spread(fit, kept);
}

/** Weights that nothing has moved for long fade. */
function shrink({ signs, weights, slots }: Fit, { decay, toll }: FitOptions): void {
  for (let at = 0; at < signs.length; at += 1) {
    const weight = (signs[at] ?? 0) * (1 - decay);
    signs[at] = Math.sign(weight) * Math.max(0, Math.abs(weight) - toll);
  }
  const [first = 0] = slots;
  const parts = [sharedFits(first), ...slots.map(ownFits)];
  const size = ownFits(1) - ownFits(0);
  for (const start of parts)
    for (let at = start; at < start + size; at += 1)
      weights.fits[at] = (weights.fits[at] ?? 0) * (1 - decay);
}

/** Puts what was fitted where it is looked up. */
function spread({ signs, slots, weights }: Fit, { places }: KeptSigns): void {
  places.forEach((place, number) => {
    slots.forEach((slot, at) => {
      weights.signs[place * SLOTS.length + slot] = signs[number * slots.length + at] ?? 0;
    });
  });
}

/** Below this, a candidate's part of the gradient changes nothing. */
const LEAST = 1e-4;

/** Below this one of a list's. */
const LEAST_OF_LIST = 0.01;

function shareOf(
  { truth: { file } }: Example,
  { randomShare, misprintedShare, unknownWordsShare }: FitOptions,
): number {
  if (file.set === RANDOM) return randomShare;
  if (file.set === UNKNOWN_WORDS) return unknownWordsShare;
  return file.set === MISPRINTED ? misprintedShare : 1;
}

/** Moves the weights by what one paper teaches. How far its worst candidate was from right comes back. */
function takeStep(fit: Fit, example: Example, table: Table, options: FitOptions): number {
  const by = shareOf(example, options);
  const scores = scoresIn(fit, table);
  let most = 0;
  fit.slots.forEach((slot, at) => {
    const right = example.right[slot];
    if (right === undefined || right === null) return;
    const own = scores.subarray(at * table.count, (at + 1) * table.count);
    const move = (index: number, gradient: number): void => {
      most = Math.max(most, Math.abs(gradient));
      if (index === table.count) step(fit.weights.absent, fit.sums.absent, slot, by * gradient);
      else moveCandidate(fit, { table, index, at }, by * gradient);
    };
    if (SLOTS[slot]?.takes === "each") {
      const asked = example.asked.get(slot) ?? Array.from(own, (_, index) => index);
      const bias = fit.weights.absent[slot] ?? 0;
      moveEach({ scores: own, bias, right, asked, count: table.count }, move);
    } else moveOne([...own, fit.weights.absent[slot] ?? 0], right, move);
  });
  return most;
}

type Move = (index: number, gradient: number) => void;

/** Of all candidates of a slot one is right, or none is. */
function moveOne(scores: readonly number[], right: ReadonlySet<number>, move: Move): void {
  const shares = sharesOf(scores);
  const last = scores.length - 1;
  const isRight = (index: number): boolean =>
    index === last ? right.size === 0 : right.has(index);
  const mass = shares.reduce((sum, share, index) => sum + (isRight(index) ? share : 0), 0);
  if (mass <= 0) return;
  shares.forEach((share, index) => {
    const gradient = share - (isRight(index) ? share / mass : 0);
    if (Math.abs(gradient) >= LEAST) move(index, gradient);
  });
}

interface Listed {
  readonly scores: Float32Array;
  readonly bias: number;
  readonly right: ReadonlySet<number>;
  readonly asked: readonly number[];
  readonly count: number;
}

/** A slot of a list asks of each candidate by itself, yes or no. */
function moveEach({ scores, bias, right, asked, count }: Listed, move: Move): void {
  for (const index of asked) {
    const score = (scores[index] ?? 0) + bias;
    const gradient = logistic(score) - Number(right.has(index));
    if (Math.abs(gradient) < LEAST_OF_LIST) continue;
    move(count, gradient);
    move(index, gradient);
  }
}

/** What speaks for each candidate in each slot: all candidates of the first slot, then those of the next. */
function scoresIn({ slots, signs, weights }: Fit, table: Table): Float32Array {
  const { count, starts } = table;
  const scores = new Float32Array(count * slots.length);
  const own = new Float64Array(slots.length);
  for (let index = 0; index < count; index += 1) {
    own.fill(0);
    const end = starts[index + 1] ?? 0;
    for (let row = starts[index] ?? 0; row < end; row += 1) {
      const base = (table.signs[row] ?? 0) * own.length;
      const by = table.by[row] ?? 0;
      for (let at = 0; at < own.length; at += 1)
        own[at] = (own[at] ?? 0) + (signs[base + at] ?? 0) * by;
    }
    for (let at = 0; at < own.length; at += 1)
      scores[at * count + index] =
        (own[at] ?? 0) + phraseScore(weights.fits, table, index * own.length + at, slots[at] ?? 0);
  }
  return scores;
}

function phraseScore(weights: Float32Array, table: Table, at: number, slot: number): number {
  const [shared, own] = [sharedFits(slot), ownFits(slot)];
  const end = table.fitStarts[at + 1] ?? 0;
  let score = 0;
  for (let row = table.fitStarts[at] ?? 0; row < end; row += 1) {
    const fit = table.fits[row] ?? 0;
    const weight = (weights[shared + fit] ?? 0) + (weights[own + fit] ?? 0);
    score += weight * (table.fitBy[row] ?? 0);
  }
  return score;
}

/** A candidate of a table, in one of the slots of its type. */
interface Cell {
  readonly table: Table;
  readonly index: number;
  readonly at: number;
}

function moveCandidate(fit: Fit, { table, index, at }: Cell, gradient: number): void {
  const { slots, signs, squares, weights, sums } = fit;
  const end = table.starts[index + 1] ?? 0;
  for (let row = table.starts[index] ?? 0; row < end; row += 1)
    step(
      signs,
      squares,
      (table.signs[row] ?? 0) * slots.length + at,
      gradient * (table.by[row] ?? 0),
    );
  const slot = slots[at] ?? 0;
  const [shared, own] = [sharedFits(slot), ownFits(slot)];
  const cell = index * slots.length + at;
  const last = table.fitStarts[cell + 1] ?? 0;
  for (let row = table.fitStarts[cell] ?? 0; row < last; row += 1) {
    const by = gradient * (table.fitBy[row] ?? 0);
    step(weights.fits, sums.fits, shared + (table.fits[row] ?? 0), by);
    step(weights.fits, sums.fits, own + (table.fits[row] ?? 0), by);
  }
}

/** How far a weight moves at first. */
const RATE = 0.15;

function step(part: Float32Array, sums: Float32Array, at: number, gradient: number): void {
  const sum = (sums[at] ?? 0) + gradient * gradient;
  sums[at] = sum;
  part[at] = (part[at] ?? 0) - (RATE * gradient) / (0.1 + Math.sqrt(sum));
}

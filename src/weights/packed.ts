import { SIGNS } from "../evidence/hash.ts";
import { SLOTS } from "../evidence/slots.ts";
import { coded, decoded } from "./letter-codes.ts";
import { noFits, type SparseSigns, type SparseWeights, type Weights } from "./weights.ts";

/** So many steps of a weight make one. */
const STEPS: Readonly<Record<keyof Weights, number>> = { signs: 8, fits: 16, absent: 16 };

/** A weight of less than this part of a step says nothing: many such say no more together, and take half of the file. */
const LEAST = 0.9;

/**
 * Fitted numbers as text: of those of a part that are not zero first all gaps before them, then all numbers. Apart, each
 * kind takes as few bits as its own frequencies allow.
 */
export type PackedWeights = Readonly<Record<keyof Weights, string>>;

/** Weights as they are kept in a file. */
export function packed({ signs, fits, absent }: Weights): PackedWeights {
  return {
    signs: packedPart(signs, STEPS.signs),
    fits: packedPart(fits, STEPS.fits),
    absent: packedPart(absent, STEPS.absent),
  };
}

/** Weights from a file. */
export function unpacked({ signs, fits, absent }: PackedWeights): SparseWeights {
  const weights = { signs: unpackedSigns(signs), ...noFits() };
  unpackPart(fits, STEPS.fits, (at, weight) => (weights.fits[at] = weight));
  unpackPart(absent, STEPS.absent, (at, weight) => (weights.absent[at] = weight));
  return weights;
}

/** Numbers that a letter of text can hold. */
const MOST_IN_LETTER = 3;

/** Numbers are kept in the order of their signs, and of the slots of each. Each takes two bits of text at least. */
function unpackedSigns(text: string): SparseSigns {
  const starts = new Uint32Array(SIGNS + 1);
  const slots = new Uint8Array(MOST_IN_LETTER * text.length);
  const numbers = new Float32Array(MOST_IN_LETTER * text.length);
  let count = 0;
  let begun = 0;
  unpackPart(text, STEPS.signs, (at, weight) => {
    const sign = Math.floor(at / SLOTS.length);
    for (; begun < sign; begun += 1) starts[begun + 1] = count;
    slots[count] = at - sign * SLOTS.length;
    numbers[count] = weight;
    count += 1;
  });
  starts.fill(count, begun + 1);
  return { starts, slots: slots.slice(0, count), numbers: numbers.slice(0, count) };
}

/** Numbers as text, in steps of so many parts of one. */
export function packedPart(part: Float32Array, steps: number): string {
  const gaps: number[] = [];
  const numbers: number[] = [];
  let last = -1;
  part.forEach((weight, at) => {
    const rounded = inSteps(weight * steps);
    if (rounded === 0) return;
    gaps.push(at - last - 1);
    numbers.push(rounded > 0 ? 2 * rounded - 2 : -2 * rounded - 1);
    last = at;
  });
  return [gaps, numbers].map((own) => coded(valuesOf(own))).join(BETWEEN);
}

function inSteps(weight: number): number {
  return Math.abs(weight) < LEAST ? 0 : Math.round(weight);
}

/** Between the gaps and the numbers. */
const BETWEEN = ".";
/** A value holds five bits of a number, the lowest first; one of the upper half says that more follow. */
const HALF = 32;

/** Numbers as values below 64; most are small, and take one. */
function valuesOf(numbers: readonly number[]): Uint8Array {
  const values: number[] = [];
  for (const number of numbers) {
    let rest = number;
    for (; rest >= HALF; rest = Math.floor(rest / HALF)) values.push(HALF + (rest % HALF));
    values.push(rest);
  }
  return Uint8Array.from(values);
}

/** Tells each number of a text that is not zero, with its place. */
export function unpackPart(
  text: string,
  steps: number,
  put: (at: number, weight: number) => void,
): void {
  const [gaps = "", kept = ""] = text.split(BETWEEN);
  const numbers = numbersIn(decoded(kept));
  let at = -1;
  numbersIn(decoded(gaps)).forEach((gap, index) => {
    at += gap + 1;
    const number = numbers[index] ?? 0;
    put(at, (number % 2 === 0 ? number / 2 + 1 : -(number + 1) / 2) / steps);
  });
}

/** All numbers of some values, in one pass: a first reading waits for hundreds of thousands. */
function numbersIn(values: Uint8Array): Uint32Array {
  const numbers = new Uint32Array(values.length);
  let count = 0;
  let number = 0;
  let shift = 0;
  for (const value of values) {
    number |= (value % HALF) << shift;
    if (value >= HALF) {
      shift += 5;
      continue;
    }
    numbers[count] = number;
    count += 1;
    number = 0;
    shift = 0;
  }
  return numbers.subarray(0, count);
}

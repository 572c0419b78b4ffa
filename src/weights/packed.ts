import { SIGNS } from "../evidence/hash.ts";
import { SLOTS } from "../evidence/slots.ts";
import { noFits, type SparseSigns, type SparseWeights, type Weights } from "./weights.ts";

/** So many steps of a weight make one. */
const STEPS: Readonly<Record<keyof Weights, number>> = { signs: 8, fits: 16, absent: 16 };

/** A weight of less than this part of a step says nothing: many such say no more together, and take half of the file. */
const LEAST = 0.9;

/**
 * Fitted numbers as text: of those of a part that are not zero first all gaps before them, then all numbers. Apart, each
 * kind compresses by its own frequencies.
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

/** Numbers are kept in the order of their signs, and of the slots of each. Each takes two letters of text at least. */
function unpackedSigns(text: string): SparseSigns {
  const starts = new Uint32Array(SIGNS + 1);
  const slots = new Uint8Array(text.length);
  const numbers = new Float32Array(text.length);
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
  const gaps: string[] = [];
  const numbers: string[] = [];
  let last = -1;
  part.forEach((weight, at) => {
    const rounded = inSteps(weight * steps);
    if (rounded === 0) return;
    gaps.push(lettersOf(at - last - 1));
    numbers.push(lettersOf(rounded > 0 ? 2 * rounded - 2 : -2 * rounded - 1));
    last = at;
  });
  return `${gaps.join("")}${BETWEEN}${numbers.join("")}`;
}

function inSteps(weight: number): number {
  return Math.abs(weight) < LEAST ? 0 : Math.round(weight);
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** Between the gaps and the numbers. */
const BETWEEN = ".";
/** A letter holds five bits, the lowest first; one of the upper half says that more follow. */
const HALF = 32;

/** Most numbers are small: each is one letter. */
function lettersOf(number: number): string {
  let text = "";
  let rest = number;
  while (rest >= HALF) {
    text += LETTERS[HALF + (rest % HALF)] ?? "";
    rest = Math.floor(rest / HALF);
  }
  return text + (LETTERS[rest] ?? "");
}

/** Tells each number of a text that is not zero, with its place. */
export function unpackPart(
  text: string,
  steps: number,
  put: (at: number, weight: number) => void,
): void {
  const [gaps = "", kept = ""] = text.split(BETWEEN);
  const numbers = numbersIn(kept);
  let at = -1;
  numbersIn(gaps).forEach((gap, index) => {
    at += gap + 1;
    const number = numbers[index] ?? 0;
    put(at, (number % 2 === 0 ? number / 2 + 1 : -(number + 1) / 2) / steps);
  });
}

const VALUES = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, LETTERS.indexOf(String.fromCharCode(code))),
);

/** All numbers of a text, in one pass: a first reading waits for hundreds of thousands. */
function numbersIn(text: string): Uint32Array {
  const numbers = new Uint32Array(text.length);
  let count = 0;
  let number = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? 0;
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

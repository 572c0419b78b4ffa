import { toBase64 } from "../base/to-base64.ts";
import { SIGNS } from "../evidence/hash.ts";
import { SLOTS } from "../evidence/slots.ts";
import { noFits, type SparseSigns, type SparseWeights, type Weights } from "./weights.ts";

/** So many steps of a weight make one. */
const STEPS: Readonly<Record<keyof Weights, number>> = { signs: 8, fits: 16, absent: 16 };

/** A weight of less than this part of a step says nothing: many such say no more together, and take half of the file. */
const LEAST = 0.9;

/** Fitted numbers as text: how many of a part are not zero, then for each the gap before it and the number itself. */
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

/** Numbers are kept in the order of their signs, and of the slots of each. Each takes six bits of text at least: a letter. */
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
  const groups: number[] = [];
  const rounded = Array.from(part, (weight) => inSteps(weight * steps));
  pushNumber(groups, rounded.filter((weight) => weight !== 0).length);
  let last = -1;
  rounded.forEach((weight, at) => {
    if (weight === 0) return;
    pushNumber(groups, at - last - 1);
    pushNumber(groups, weight > 0 ? 2 * weight - 2 : -2 * weight - 1);
    last = at;
  });
  return toBase64(bytesOf(groups));
}

function inSteps(weight: number): number {
  return Math.abs(weight) < LEAST ? 0 : Math.round(weight);
}

/** Most numbers are small: each is written two bits at a time, the lowest first; a third bit says that more follow. */
function pushNumber(groups: number[], number: number): void {
  let rest = number;
  while (rest > 3) {
    groups.push((rest & 3) | 4);
    rest = Math.floor(rest / 4);
  }
  groups.push(rest);
}

/** Eight groups of three bits in three bytes. */
function bytesOf(groups: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(groups.length / 8) * 3);
  groups.forEach((group, at) => {
    for (let bit = 0; bit < 3; bit += 1) {
      const place = at * 3 + bit;
      const byte = place >> 3;
      if ((group >> bit) & 1) bytes[byte] = (bytes[byte] ?? 0) | (1 << (place & 7));
    }
  });
  return bytes;
}

/** Tells each number of a text that is not zero, with its place. */
export function unpackPart(
  text: string,
  steps: number,
  put: (at: number, weight: number) => void,
): void {
  const numbers = numbersIn(atob(text));
  const end = 1 + 2 * (numbers[0] ?? 0);
  let at = -1;
  for (let next = 1; next < end; next += 2) {
    at += (numbers[next] ?? 0) + 1;
    const kept = numbers[next + 1] ?? 0;
    put(at, (kept % 2 === 0 ? kept / 2 + 1 : -(kept + 1) / 2) / steps);
  }
}

/** All numbers of some bytes, in one pass: a first reading waits for hundreds of thousands. Behind the last there are zeros. */
function numbersIn(bytes: string): Uint32Array {
  const numbers = new Uint32Array(Math.ceil(bytes.length / 3) * 8);
  let count = 0;
  let number = 0;
  let shift = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const three =
      bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8) | (bytes.charCodeAt(at + 2) << 16);
    for (let place = 0; place < 24; place += 3) {
      const group = three >> place;
      number |= (group & 3) << shift;
      if ((group & 4) !== 0) {
        shift += 2;
        continue;
      }
      numbers[count] = number;
      count += 1;
      number = 0;
      shift = 0;
    }
  }
  return numbers;
}

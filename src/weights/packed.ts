import { toBase64 } from "../base/to-base64.ts";
import { noWeights, type Weights } from "./weights.ts";

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
export function unpacked({ signs, fits, absent }: PackedWeights): Weights {
  const weights = noWeights();
  unpackPart(signs, STEPS.signs, (at, weight) => (weights.signs[at] = weight));
  unpackPart(fits, STEPS.fits, (at, weight) => (weights.fits[at] = weight));
  unpackPart(absent, STEPS.absent, (at, weight) => (weights.absent[at] = weight));
  return weights;
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
  const bytes = atob(text);
  let place = 0;
  const next = (): number => {
    let number = 0;
    for (let factor = 1; ; factor *= 4) {
      const byte = place >> 3;
      // Behind the last byte there is none: shifted, it is zero.
      const both = bytes.charCodeAt(byte) | (bytes.charCodeAt(byte + 1) << 8);
      const bits = both >> (place & 7);
      place += 3;
      number += (bits & 3) * factor;
      if ((bits & 4) === 0) return number;
    }
  };
  let at = -1;
  for (let left = next(); left > 0; left -= 1) {
    at += next() + 1;
    const kept = next();
    put(at, (kept % 2 === 0 ? kept / 2 + 1 : -(kept + 1) / 2) / steps);
  }
}

import { toBase64 } from "../base/to-base64.ts";
import { noWeights, type Weights } from "./weights.ts";

/** So many steps of a weight make one; what rounds to no step says nothing. */
const STEPS = 16;

/** Fitted numbers as text: of each part the gaps between those that are not zero, and the numbers themselves. */
export type PackedWeights = Readonly<Record<keyof Weights, string>>;

const PARTS = ["signs", "fits", "absent"] as const;

/** Weights as they are kept in a file. */
export function packed(weights: Weights): PackedWeights {
  const [signs = "", fits = "", absent = ""] = PARTS.map((part) => packedPart(weights[part]));
  return { signs, fits, absent };
}

/** Weights from a file. */
export function unpacked(kept: PackedWeights): Weights {
  const weights = noWeights();
  for (const part of PARTS) unpackPart(kept[part], weights[part]);
  return weights;
}

/** Numbers as text. */
export function packedPart(part: Float32Array): string {
  const bytes: number[] = [];
  let last = -1;
  part.forEach((weight, at) => {
    const steps = Math.round(weight * STEPS);
    if (steps === 0) return;
    push(bytes, at - last);
    push(bytes, steps > 0 ? 2 * steps : -2 * steps - 1);
    last = at;
  });
  return toBase64(Uint8Array.from(bytes));
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function push(bytes: number[], number: number): void {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Puts numbers from text where they were. */
export function unpackPart(text: string, part: Float32Array): void {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  let at = -1;
  let read = 0;
  const next = (): number => {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[read] ?? 0;
      read += 1;
      number += (byte & 127) * factor;
      if (byte < 128) return number;
    }
  };
  while (read < bytes.length) {
    at += next();
    const kept = next();
    part[at] = (kept % 2 === 0 ? kept / 2 : -(kept + 1) / 2) / STEPS;
  }
}

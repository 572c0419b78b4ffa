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

function packedPart(part: Float32Array): string {
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

function unpackPart(text: string, part: Float32Array): void {
  const bytes = atob(text);
  let at = -1;
  let isGap = true;
  let number = 0;
  let shift = 0;
  for (let read = 0; read < bytes.length; read += 1) {
    const byte = bytes.charCodeAt(read);
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    if (isGap) at += number;
    else part[at] = ((number >>> 1) ^ -(number & 1)) / STEPS;
    isGap = !isGap;
    number = 0;
    shift = 0;
  }
}

import { hashed } from "../evidence/hash.ts";
import type { Weighable } from "../weights/linear.ts";

/** Places of signs in the weights of one question, such as whether a column is of scheduled values. */
export function weighableOf(question: string, signs: Iterable<string>): Weighable {
  const at = Uint32Array.from(signs, (sign) => hashed(`${question}${sign}`));
  return { at, by: new Float32Array(at.length).fill(1) };
}

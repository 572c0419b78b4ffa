import { folded, hashFrom } from "../evidence/hash.ts";

/** Places of signs in the weights of one question, such as whether a column is of scheduled values, by the hash of its name. */
export function placesOf(question: number, signs: readonly string[]): readonly number[] {
  return signs.map((sign) => folded(hashFrom(question, sign)));
}

import { begun, folded, HASHED, hashFrom, NAMED } from "./hash.ts";

/** All names begin like this. */
const SIGN = begun("sign ");

/** Signs as they are weighed: their places in the weights, and how far each holds. */
export interface SignList {
  readonly at: Uint32Array;
  readonly by: Float32Array;
}

/** So many signs are kept in one block of memory: those of hundreds of candidates. */
const BLOCK = 32_768;

/** Gives out parts of large blocks: a block for each list takes more time than all that is written into it. */
class SignStore {
  #at: Uint32Array = new Uint32Array(0);
  #by: Float32Array = new Float32Array(0);
  #used = 0;

  room(length: number): SignList {
    if (this.#used + length > this.#at.length) {
      const size = Math.max(BLOCK, length);
      this.#at = new Uint32Array(size);
      this.#by = new Float32Array(size);
      this.#used = 0;
    }
    const from = this.#used;
    this.#used += length;
    return {
      at: this.#at.subarray(from, this.#used),
      by: this.#by.subarray(from, this.#used),
    };
  }
}

const STORE = new SignStore();

/** Collects the signs of one candidate. */
export class Signs {
  readonly at: number[] = [];
  readonly by: number[] = [];

  /** A word or a pair of words in a relation, by its hash. */
  word(hash: number, by: number): void {
    this.at.push(folded(hash));
    this.by.push(by);
  }

  /** Words in a relation, by their text. */
  text(text: string, by: number): void {
    this.word(begun(text), by);
  }

  /** A sign with a name. */
  named(name: string): void {
    this.#nameOf(hashFrom(SIGN, name));
  }

  /** A sign with a name where it holds. */
  when(holds: boolean, name: string): void {
    if (holds) this.named(name);
  }

  /** In which of the ranges between some limits a measure lies. */
  measured(name: string, value: number, limits: readonly number[]): void {
    let range = 0;
    while (range < limits.length && !(value <= (limits[range] ?? 0))) range += 1;
    this.#nameOf(hashFrom(hashFrom(hashFrom(SIGN, name), " "), String(range)));
  }

  /** The signs, and behind them those that were collected before. */
  done(more: SignList = NO_SIGNS): SignList {
    return joinedSigns([this, more]);
  }

  #nameOf(hash: number): void {
    this.at.push(HASHED + (folded(hash) % NAMED));
    this.by.push(1);
  }
}

/** No signs at all. */
export const NO_SIGNS: SignList = { at: new Uint32Array(0), by: new Float32Array(0) };

/** Signs, collected or still being collected. */
interface AnySigns {
  readonly at: ArrayLike<number>;
  readonly by: ArrayLike<number>;
}

/** Signs of several lists, one behind the other. */
export function joinedSigns(lists: readonly AnySigns[]): SignList {
  let length = 0;
  for (const { at } of lists) length += at.length;
  const all = STORE.room(length);
  let from = 0;
  for (const { at, by } of lists) {
    all.at.set(at, from);
    all.by.set(by, from);
    from += at.length;
  }
  return all;
}

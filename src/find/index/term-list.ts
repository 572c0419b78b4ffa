import type { IndexData } from "./index-data.ts";

/** The stems of an index: found by their letters, by their beginning, and by letters that were mistyped. */
export class TermList {
  readonly #terms: Buffer;
  readonly #starts: Uint32Array;

  constructor({ terms, termStarts }: IndexData) {
    this.#terms = Buffer.from(terms.buffer, terms.byteOffset, terms.byteLength);
    this.#starts = termStarts;
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  /** The number of a stem; -1 where no listing has it. */
  find(stem: string): number {
    const at = this.#lowerBound(Buffer.from(stem, "utf8"));
    return at < this.count && this.textOf(at) === stem ? at : -1;
  }

  /** The stems that begin so, without the beginning itself; at most so many. */
  beginningWith(beginning: string, most: number): readonly number[] {
    const found: number[] = [];
    let at = this.#lowerBound(Buffer.from(beginning, "utf8"));
    for (; at < this.count && found.length < most; at++) {
      const text = this.textOf(at);
      if (!text.startsWith(beginning)) break;
      if (text !== beginning) found.push(at);
    }
    return found;
  }

  /** The stems that a slip of the fingers turns into this one, with how many slips it takes: one, or two in a long word. */
  near(stem: string): readonly { readonly term: number; readonly slips: number }[] {
    const said = Buffer.from(stem, "latin1");
    let mostSlips = said.length >= 7 ? 2 : 1;
    let found: { readonly term: number; readonly slips: number }[] = [];
    // The first letter is hardly ever the wrong one, and to hold to it spares the other stems.
    let at = this.#lowerBound(said.subarray(0, 1));
    for (; at < this.count; at++) {
      const from = this.#starts[at] ?? 0;
      const to = this.#starts[at + 1] ?? 0;
      if (this.#terms[from] !== said[0]) break;
      if (Math.abs(to - from - said.length) > mostSlips) continue;
      const slips = slipsBetween(said, this.#terms.subarray(from, to), mostSlips);
      if (slips > mostSlips) continue;
      if (slips < mostSlips) found = [];
      mostSlips = slips;
      found.push({ term: at, slips });
    }
    return found.slice(0, MOST_NEAR);
  }

  /** The stem of a number. */
  textOf(term: number): string {
    return this.#terms.toString("utf8", this.#starts[term] ?? 0, this.#starts[term + 1] ?? 0);
  }

  /** The first stem that is not below. */
  #lowerBound(bytes: Buffer): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const from = this.#starts[middle] ?? 0;
      const to = this.#starts[middle + 1] ?? 0;
      if (this.#terms.compare(bytes, 0, bytes.length, from, to) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const MOST_NEAR = 6;

/** Letters left out, put in, exchanged or turned round between two words; more than the most where it is more. */
function slipsBetween(one: Uint8Array, other: Uint8Array, most: number): number {
  const width = other.length + 1;
  if (width > ROW || one.length > ROW) return most + 1;
  for (let column = 0; column < width; column++) ROWS[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const [here, above, before] = [(row % 3) * ROW, ((row + 2) % 3) * ROW, ((row + 1) % 3) * ROW];
    let least = row;
    ROWS[here] = row;
    for (let column = 1; column < width; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (ROWS[above + column] ?? 0) + 1,
        (ROWS[here + column - 1] ?? 0) + 1,
        (ROWS[above + column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTurned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isTurned) slips = Math.min(slips, (ROWS[before + column - 2] ?? 0) + 1);
      ROWS[here + column] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
  }
  return ROWS[(one.length % 3) * ROW + other.length] ?? most + 1;
}

/** Three rows of a comparison, used again and again: thousands of stems are compared for one word. */
const ROW = 64;
const ROWS = new Uint8Array(3 * ROW);

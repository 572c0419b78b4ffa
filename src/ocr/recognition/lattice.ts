/**
 * What a recogniser sees in one line of text: for each step from left to right, how probable each symbol is.
 * Symbol 0 is the blank between symbols. A step may sum to less than 1: the rest belongs to symbols that no document
 * of ours has. A hyphen's share is that of all dashes; the long ones have theirs besides.
 */
export interface Lattice {
  readonly steps: number;
  readonly symbols: readonly string[];
  /** `probabilities[step * symbols.length + symbol]`. */
  readonly probabilities: Float32Array;
}

/** Symbol 0. */
export const BLANK = 0;

/** One symbol of the most probable reading. */
export interface Seen {
  readonly symbol: string;
  /** Steps from `from` up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
  /** Of its surest step. */
  readonly probability: number;
}

/** The most probable symbol at each step, repeated ones taken together, and a letter with itself without its mark. */
export function greedy(
  lattice: Lattice,
  from: number = 0,
  to: number = lattice.steps,
): readonly Seen[] {
  const { symbols, probabilities } = lattice;
  const seen: Seen[] = [];
  let last = BLANK;
  for (let step = from; step < to; step++) {
    const at = step * symbols.length;
    let best = BLANK;
    for (let index = 1; index < symbols.length; index++) {
      if ((probabilities[at + index] ?? 0) > (probabilities[at + best] ?? 0)) best = index;
    }
    const probability = probabilities[at + best] ?? 0;
    const symbol = symbols[best] ?? "";
    const previous = seen.at(-1);
    if (last !== BLANK && previous !== undefined && isSameLetter(symbol, previous.symbol)) {
      seen[seen.length - 1] = {
        symbol: probability > previous.probability ? symbol : previous.symbol,
        from: previous.from,
        to: step + 1,
        probability: Math.max(previous.probability, probability),
      };
    } else if (best !== BLANK) seen.push({ symbol, from: step, to: step + 1, probability });
    last = best;
  }
  return seen;
}

function isSameLetter(one: string, other: string): boolean {
  if (one === other) return true;
  return (one > "\u007f" || other > "\u007f") && withoutMark(one) === withoutMark(other);
}

/** Letters whose marks are no characters of their own. */
const BARE: Readonly<Record<string, string>> = { ø: "o", Ø: "O", ł: "l", Ł: "L", ı: "i" };

/** A letter without its mark; what is no letter stays. */
export function withoutMark(letter: string): string {
  return BARE[letter] ?? letter.normalize("NFD").slice(0, 1);
}

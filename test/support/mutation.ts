/** A generator of whole numbers below a bound, the same for the same seed. */
export function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * bound);
  };
}

const DIGITS = "0123456789-.";

/** One damage of a kind that files suffer or attackers make. */
export function mutated(whole: Uint8Array, next: (bound: number) => number): Uint8Array {
  const bytes = whole.slice();
  const at = next(bytes.length);
  const length = 1 + next(60);
  switch (next(6)) {
    case 0:
      bytes[at] = next(256);
      return bytes;
    case 1:
      for (let index = at; index < Math.min(at + length, bytes.length); index++)
        bytes[index] = next(256);
      return bytes;
    case 2:
      return bytes.subarray(0, at);
    case 3:
      return joined(bytes.subarray(0, at), bytes.subarray(at + length));
    case 4:
      return joined(bytes.subarray(0, at + length), bytes.subarray(at));
    default:
      // Numbers hold sizes, references and coordinates: the values that a reader trusts.
      for (let index = 0; index < bytes.length; index++) {
        const isDigit = (bytes[index] ?? 0) >= 48 && (bytes[index] ?? 0) <= 57;
        if (isDigit && next(40) === 0) bytes[index] = DIGITS.charCodeAt(next(DIGITS.length));
      }
      return bytes;
  }
}

/** The beginning of one file with a piece or the end of another. */
export function spliced(
  one: Uint8Array,
  other: Uint8Array,
  next: (bound: number) => number,
): Uint8Array {
  const from = next(other.length);
  const to = next(2) === 0 ? other.length : Math.min(other.length, from + 1 + next(4_000));
  const at = next(one.length);
  const piece = other.subarray(from, to);
  return to === other.length
    ? joined(one.subarray(0, at), piece)
    : joined(one.subarray(0, at), piece, one.subarray(at));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

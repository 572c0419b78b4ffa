/** The bytes of a wrapper, of which parts are asked for: a large one is never held whole. */
export interface WrapperBytes {
  readonly sizeBytes: number;
  /** So many bytes from a place on, or fewer where it ends before. Throws a ReadError where they cannot be had. */
  readonly part: (from: number, length: number) => Promise<Uint8Array>;
}

/** A wrapper that is held in memory. */
export function heldWrapper(bytes: Uint8Array): WrapperBytes {
  return {
    sizeBytes: bytes.length,
    part: async (from, length) => Promise.resolve(bytes.subarray(from, from + length)),
  };
}

/** Exactly so many bytes; null where the wrapper ends before them. */
export async function wholePart(
  { sizeBytes, part }: WrapperBytes,
  from: number,
  length: number,
): Promise<Uint8Array | null> {
  if (from < 0 || length < 0 || from + length > sizeBytes) return null;
  const bytes = await part(from, length);
  return bytes.length === length ? bytes : null;
}

/** A number of eight bytes; Infinity where it is larger than any that can be counted exactly. */
export function longAt(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true);
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Infinity : Number(value);
}

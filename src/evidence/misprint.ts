/** Whether two amounts differ by one digit, or by two neighbours that changed places. Short ones differ by chance. */
export function isMisprint(one: number, other: number): boolean {
  const [first, second] = [String(one), String(other)];
  if (first.length !== second.length || first.length < 6) return false;
  const off = Array.from(first).flatMap((digit, at) => (digit === second[at] ? [] : [at]));
  if (off.length === 1) return true;
  const [a = 0, b = 0] = off;
  return off.length === 2 && b === a + 1 && first[a] === second[b] && first[b] === second[a];
}

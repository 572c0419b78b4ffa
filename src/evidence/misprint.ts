/** Amounts with fewer digits differ by chance. */
const LEAST_DIGITS = 6;

/** Whether two amounts in cents, written out, differ by one digit or by two neighbours that changed places. */
export function isMisprintOf(
  first: string,
  second: string,
  leastDigits: number = LEAST_DIGITS,
): boolean {
  const { length } = first;
  if (length !== second.length || length < leastDigits) return false;
  let at = 0;
  while (at < length && first[at] === second[at]) at += 1;
  if (at === length) return false;
  const isSwapped = first[at] === second[at + 1] && first[at + 1] === second[at];
  const isSameNext = first[at + 1] === second[at + 1];
  if (!isSameNext && !isSwapped) return false;
  return isSameFrom(first, second, at + 2);
}

function isSameFrom(first: string, second: string, from: number): boolean {
  for (let at = from; at < first.length; at += 1) if (first[at] !== second[at]) return false;
  return true;
}

import type { Money } from "../../base/money.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import { centsOf } from "../amount-candidates.ts";
import type { Cents } from "../arithmetic.ts";
import type { Signs } from "../signs.ts";

/** Of more amounts the first and the largest are looked at. */
const MOST_AMOUNTS = 160;

/** Places that an amount can take where one contract sum and a change make another, with the signs that say so. */
export function contractArithmetic(paper: Paper): (cents: Cents) => readonly string[] {
  const first = new Map<Cents, number>();
  paper.amounts.forEach(({ value, print }, index) => {
    const size = Math.abs(centsOf(value));
    if (print !== "plain" && size > 0 && !first.has(size)) first.set(size, index);
  });
  const sizes = [...first.keys()].slice(0, MOST_AMOUNTS);
  const roles = new Map<Cents, Set<string>>();
  const note = (cents: Cents, role: string): void => {
    const own = roles.get(cents) ?? new Set();
    roles.set(cents, own.add(role));
  };
  for (const smaller of sizes)
    for (const larger of sizes) {
      const change = larger - smaller;
      if (change <= 0 || change >= smaller || !first.has(change)) continue;
      const isUp = (first.get(smaller) ?? 0) < (first.get(larger) ?? 0);
      const size = change * 4 < smaller ? "small" : "large";
      note(change, `${size} step ${isUp ? "up" : "down"}`);
      note(isUp ? smaller : larger, `stepped ${size} from`);
      note(isUp ? larger : smaller, `stepped ${size} to`);
    }
  for (const [cents, own] of roles)
    if (own.has("stepped small from") && own.has("stepped small to")) note(cents, "step between");
  return (cents) => [...(roles.get(Math.abs(cents)) ?? [])];
}

/** Tells what an amount can be among contract sums. */
export function arithmeticSigns(
  roles: (cents: Cents) => readonly string[],
  { value }: Figure<Money>,
  signs: Signs,
): void {
  for (const role of roles(centsOf(value))) signs.text(role, 1);
}

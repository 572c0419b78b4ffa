import { sameNumber } from "./equality.ts";
import type { OrderField } from "./order-truth.ts";

const COMPANY = new Set(
  "inc llc co corp company corporation lp llp pllc pc ltd the and na p c n a".split(" "),
);

/** Words as the scorer of the samples compares them. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "");
}

/** Whether two names mean one firm. */
export function sameFirm(one: string, other: string): boolean {
  const told = (text: string): readonly string[] =>
    wordsOf(text).filter((word) => !COMPANY.has(word));
  const [first, second] = [told(one), told(other)];
  if (first.length === 0 || second.length === 0)
    return wordsOf(one).join(" ") === wordsOf(other).join(" ");
  if (first.join(" ") === second.join(" ")) return true;
  const [left, right] = [new Set(first), new Set(second)];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / new Set([...first, ...second]).size >= 0.8;
}

/** How well a text covers another: the harmonic mean of both shares of common words, and the share of the other's. */
export function overlapOf(
  one: string,
  other: string,
): { readonly f: number; readonly recall: number } {
  const [said, wanted] = [wordsOf(one), wordsOf(other)];
  if (said.length === 0 || wanted.length === 0) return { f: 0, recall: 0 };
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of said) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    hits += 1;
    left.set(word, count - 1);
  }
  const [precision, recall] = [hits / said.length, hits / wanted.length];
  return { f: hits === 0 ? 0 : (2 * precision * recall) / (precision + recall), recall };
}

/** Whether a text says what another does; it may be longer, not shorter than about half. */
export function sameText(one: string, other: string): boolean {
  const { f, recall } = overlapOf(one, other);
  return f >= 0.6 || (recall >= 0.9 && wordsOf(other).length >= 2);
}

/** Whether a field's value is the wanted one, as the scorer of the samples judges. */
export function sameValue(
  field: OrderField,
  value: string | number | null,
  wanted: string | number | null,
): boolean {
  if (value === null || wanted === null) return value === null && wanted === null;
  if (field === "amount") return Math.abs(Number(value) - Number(wanted)) < 0.005;
  if (field === "number") return sameNumber(String(value), String(wanted));
  if (field === "issuer") return sameFirm(String(value), String(wanted));
  if (field === "description") return sameText(String(value), String(wanted));
  return value === wanted;
}

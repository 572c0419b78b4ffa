import { distance } from "fastest-levenshtein";

/** A value of a field as JSON. */
export type Plain = string | number | null;

/** How two values of a field are compared. */
export type FieldType = "id" | "date" | "code" | "name" | "taxId" | "money";

/** Whether both say the same, where neither is null. */
export function isSameValue(type: FieldType, want: Plain, got: Plain): boolean {
  if (want === null || got === null) return false;
  switch (type) {
    case "money":
      return isSameAmount(want, got);
    case "date":
      return String(want).trim() === String(got).trim();
    case "code":
      return String(want).trim().toUpperCase() === String(got).trim().toUpperCase();
    case "name":
      return isSameName(String(want), String(got));
    case "id":
      return lettersOf(want) !== "" && lettersOf(want) === lettersOf(got);
    case "taxId":
      return isSameTaxId(lettersOf(want), lettersOf(got));
  }
}

/** Whether two amounts are the same to the sixth decimal; null is only null. */
export function isSameAmount(want: Plain, got: Plain): boolean {
  if (want === null || got === null) return want === got;
  return Number(want).toFixed(6) === Number(got).toFixed(6);
}

/** One may be the other with its country or its branch. */
function isSameTaxId(one: string, other: string): boolean {
  if (one === other) return one !== "";
  const [short, long] = byLength(one, other);
  return short.length >= 8 && short.length / long.length >= 0.7 && long.includes(short);
}

/** Whether two names of firms or people are the same but for punctuation, a few letters or an addition. */
export function isSameName(one: string, other: string): boolean {
  const [x, y] = [wordsOf(one).join(" "), wordsOf(other).join(" ")];
  if (x === "" || y === "") return false;
  if (likeness(x, y) >= 0.85) return true;
  const [short, long] = byLength(x, y);
  const isWithin = ` ${long} `.includes(` ${short} `) || lettersOf(long).includes(lettersOf(short));
  return short.length >= 4 && short.length / long.length >= 0.6 && isWithin;
}

/** How alike two descriptions are, 0 to 1. */
export function descriptionLikeness(one: string | null, other: string | null): number {
  const [words, otherWords] = [wordsOf(one ?? ""), wordsOf(other ?? "")];
  if (words.length === 0 || otherWords.length === 0)
    return words.length === otherWords.length ? 1 : 0;
  const [x, y] = [words.join(""), otherWords.join("")];
  if (words.join(" ") === otherWords.join(" ")) return 1;
  const [short, long] = byLength(x, y);
  const part = short.length / long.length;
  if (short.length >= 3 && long.includes(short))
    return part >= 0.3 || short.length >= 12 ? 0.9 + 0.1 * part : 0.6;
  const left = [...otherWords];
  const shared = words.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
  const fewest = Math.min(words.length, otherWords.length);
  const isCovered = fewest >= 3 && shared / fewest >= 0.8;
  const overlap = (2 * shared) / (words.length + otherWords.length);
  return Math.max(likeness(x, y), overlap, isCovered ? 0.86 : 0);
}

/** One less the share of letters that must be changed. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one === "" || other === "") return 0;
  return 1 - distance(one, other) / Math.max(one.length, other.length);
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsOf(text: string): readonly string[] {
  return (
    folded(text)
      .replaceAll("&", " and ")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function lettersOf(value: Plain): string {
  return folded(String(value ?? "")).replace(/[^\p{L}\p{N}]/gu, "");
}

function byLength(one: string, other: string): readonly [short: string, long: string] {
  return one.length < other.length ? [one, other] : [other, one];
}

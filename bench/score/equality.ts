import { distance } from "fastest-levenshtein";
import type { FieldType } from "../../src/kinds/field.ts";

/** Whether a printed value and one that was read say the same, where neither is null. */
export type Equality = (want: string, got: string) => boolean;

/** How values of a type are compared where the kind has no other rule for the field. */
export const EQUALITIES: Readonly<Record<FieldType, Equality>> = {
  money: isSameAmount,
  deduction: isSameAmount,
  percent: isSameAmount,
  quantity: isSameAmount,
  date: isSameToTheLetter,
  text: isSameToTheLetter,
  identifier: isSameToTheLetter,
  code: (want, got) => isSameToTheLetter(want.toUpperCase(), got.toUpperCase()),
};

/** Types whose values are numbers. */
export const AMOUNT_TYPES: ReadonlySet<string> = new Set<FieldType>([
  "money",
  "deduction",
  "percent",
  "quantity",
]);

/** Whether two figures are the same to the sixth decimal; null is only null. */
export function isSameFigure(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return one.toFixed(6) === other.toFixed(6);
}

function isSameAmount(want: string, got: string): boolean {
  return isSameFigure(Number(want), Number(got));
}

function isSameToTheLetter(want: string, got: string): boolean {
  return want.trim() === got.trim();
}

/** Whether two numbers of papers have the same letters and digits. */
export function isSameLetters(one: string, other: string): boolean {
  return lettersOf(one) !== "" && lettersOf(one) === lettersOf(other);
}

/** Label words and prefixes that stand before the number of a change. */
const PREFIX =
  /^(?:PCCO|RFCO|SCCO|SCO|CCO|OCO|POCO|COR|COP|PCO|RCO|CO|CE|APPLICATION|APP|REQ|NO)+(?=\d)/;

/** Whether two numbers of changes are the same but for case, punctuation, leading zeros and label prefixes. */
export function isSameChangeNumber(one: string, other: string): boolean {
  const [x, y] = [changeNumberKey(one), changeNumberKey(other)];
  return x === y || x.replace(PREFIX, "") === y.replace(PREFIX, "");
}

/** Digits that punctuation parts stay apart, so that 25-37 is not 253-7. */
function changeNumberKey(number: string): string {
  return number
    .toUpperCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ""))
    .replace(/(\d)[^A-Z0-9]+(?=\d)/g, "$1~")
    .replace(/[^A-Z0-9~]/g, "");
}

/** Whether two tax numbers are the same: one may be the other with its country or its branch. */
export function isSameTaxNumber(one: string, other: string): boolean {
  const [x, y] = [lettersOf(one), lettersOf(other)];
  if (x === y) return x !== "";
  const [short, long] = byLength(x, y);
  return short.length >= 8 && short.length / long.length >= 0.7 && long.includes(short);
}

/** Words of every firm, which do not tell one from another. */
const FIRM_WORDS = new Set(
  "inc llc co corp company corporation lp llp pllc pc ltd limited plc the and na".split(" "),
);

/**
 * Whether two names are those of one party to a contract: the same but for case, punctuation and the legal form. A name
 * that is only like it is another party's, and turns the paper into another kind.
 */
export function isSameParty(one: string, other: string): boolean {
  return partyKey(one) === partyKey(other);
}

function partyKey(name: string): string {
  const words = wordsOf(name);
  const telling = words.filter((word) => word.length > 1 && !FIRM_WORDS.has(word));
  return (telling.length === 0 ? words : telling).join(" ");
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

/** Whether a text has most words of the printed one: F1 of 0.6 or more, or nine of ten of its words. */
export function isSameWording(printed: string, read: string): boolean {
  const [want, got] = [wordsOf(printed), wordsOf(read)];
  if (got.length === 0 || want.length === 0) return false;
  const hits = sharedWords(got, want);
  const recall = hits / want.length;
  return (2 * hits) / (got.length + want.length) >= 0.6 || (recall >= 0.9 && want.length >= 2);
}

/** How alike the descriptions of two rows are, 0 to 1. */
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
  const shared = sharedWords(words, otherWords);
  const fewest = Math.min(words.length, otherWords.length);
  const isCovered = fewest >= 3 && shared / fewest >= 0.8;
  const overlap = (2 * shared) / (words.length + otherWords.length);
  return Math.max(likeness(x, y), overlap, isCovered ? 0.86 : 0);
}

/** How many words stand in both, each as often as it is repeated there. */
function sharedWords(words: readonly string[], others: readonly string[]): number {
  const left = [...others];
  return words.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
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

function lettersOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, "");
}

function byLength(one: string, other: string): readonly [short: string, long: string] {
  return one.length < other.length ? [one, other] : [other, one];
}

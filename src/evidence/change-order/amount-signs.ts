import type { Money } from "../../base/money.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import { centsOf } from "../amount-candidates.ts";
import type { Cents } from "../arithmetic.ts";
import type { Candidate } from "../candidate.ts";
import { keysOf } from "../line-facts.ts";
import { Signs } from "../signs.ts";
import { surroundingsIn } from "../surroundings.ts";
import type { OrderPhrases } from "./order-phrases.ts";
import type { Weighed } from "./paper-signs.ts";

/** Print and arithmetic say more than any word. */
const STRONG = 3;
const USUAL = 1.5;

/** So many words before a bracket are a sentence, which says an amount again in figures. */
const SENTENCE = 3;

const RELATIONS = ["left", "above", "head", "row", "right", "before", "after"] as const;

/** What says whether amounts are taken off: of each by itself, and of the whole paper. */
export interface Deductions {
  readonly own: readonly Weighed[];
  readonly ofPaper: Weighed;
}

/** What says of each amount whether it is taken off the contract sum. */
export function deductionSigns(
  paper: Paper,
  money: readonly Candidate[],
  roles: (cents: Cents) => readonly string[],
  phrases: OrderPhrases,
): Deductions {
  const look = surroundingsIn(paper);
  const isBracketed = (figure: Figure<unknown>): boolean => {
    const { before, leftGap } = look(figure);
    return figure.printed.includes("(") && before.length > SENTENCE && leftGap < 1;
  };
  const negative = new Set(
    money
      .filter(({ cents, figure }) => cents < 0 && !isBracketed(figure))
      .map(({ cents }) => -cents),
  );
  const printed = money.filter(({ cents, figure }) => cents !== 0 && figure.print !== "plain");
  const share = printed.filter(({ cents }) => cents < 0).length / Math.max(1, printed.length);
  const words = wordsOn(paper);
  const marks = phrases.marksIn(words).filter((mark) => mark.startsWith("words "));
  const common = new Signs();
  for (const mark of marks) common.text(`deduction paper ${mark}`, 1);
  for (const key of new Set(words)) common.text(`deduction paper ${key}`, 0.2);
  const own = money.map(({ figure, cents }) => {
    const signs = new Signs();
    signs.text("deduction always", 1);
    const size = Math.abs(cents);
    const print = isBracketed(figure) ? "in brackets" : "negative";
    signs.text(`printed ${cents < 0 ? print : "positive"}`, STRONG);
    signs.text(`some copy ${negative.has(size) ? "negative" : "positive"}`, STRONG);
    signs.measured("share of negatives", share, [0, 0.1, 0.3, 0.6, 0.99]);
    signs.text(`share of negatives ${share > 0.5 ? "large" : "small"}`, USUAL);
    signs.when(/^\s*\+/.test(figure.printed), "plus");
    for (const role of roles(cents)) signs.text(`deduction ${role}`, USUAL);
    const around = look(figure);
    for (const relation of RELATIONS) {
      const keys = around[relation];
      const by = 1 / Math.sqrt(Math.max(1, keys.length));
      for (const key of keys) signs.text(`deduction ${relation} ${key}`, by);
      for (const key of keys) signs.text(`deduction near ${key}`, by);
      for (const mark of phrases.marksIn(keys)) {
        signs.text(`deduction ${relation} ${mark}`, USUAL);
        signs.text(`deduction near ${mark}`, USUAL);
      }
    }
    return signs.done();
  });
  return { own, ofPaper: common.done() };
}

function wordsOn({ pages }: Paper): readonly string[] {
  return pages.flatMap(({ lines }) => lines.flatMap(({ line }) => keysOf(line.words)));
}

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

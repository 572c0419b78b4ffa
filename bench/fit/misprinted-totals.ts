import type {
  TotalCandidate,
  TotalSlot,
} from "../../src/evidence/invoice/totals/total-candidates.ts";
import type { Page } from "../../src/page/page.ts";
import { givenTotalsOf } from "./given-totals.ts";
import { withWrongDigit } from "./misprints.ts";
import type { TotalsTruth } from "./totals-truth.ts";

/** Fields whose figure may be misprinted. */
const MISPRINTED: readonly TotalSlot[] = ["total", "subtotal", "tax"];

/**
 * The same paper with one digit of its total, its subtotal or its only tax printed wrong wherever it is printed, so that
 * what is fitted learns to tell what is printed and not what should be. Null where no such figure can be changed.
 */
export function misprintedTotals(
  pages: readonly Page[],
  { all }: { readonly all: readonly TotalCandidate[] },
  known: TotalsTruth,
  number: number,
): { readonly pages: readonly Page[]; readonly known: TotalsTruth } | null {
  const slot = MISPRINTED[number % MISPRINTED.length] ?? "total";
  const right = rightOf(slot, known);
  if (right === null || right === 0) return null;
  // One figure that stands for two fields would be misprinted in both.
  const others = [...known.of].flatMap(([name, values]) => (name === slot ? [] : values));
  if (others.some((cents) => cents !== null && Math.abs(cents) === Math.abs(right))) return null;
  const figure = all.find(({ figure: { value } }) => value.toCents() === right)?.figure;
  const word = figure?.words.find(({ text }) => /\d\D?\d/.test(text));
  const wrong = word === undefined ? null : withWrongDigit(word.text, number);
  if (word === undefined || wrong === null) return null;
  const changed = pages.map((page) => ({
    ...page,
    words: page.words.map((one) =>
      one.text === word.text ? { ...one, text: wrong, alternatives: [] } : one,
    ),
  }));
  const { paper } = givenTotalsOf(changed);
  const now = paper.lines
    .flatMap(({ figures }) => figures)
    .find(({ words }) =>
      words.some(({ text, box }) => text === wrong && box.left === word.box.left),
    );
  const cents = now?.value.toCents();
  if (cents === undefined || Math.abs(cents) === Math.abs(right)) return null;
  return { pages: changed, known: withValue(slot, right, cents, known) };
}

function rightOf(slot: TotalSlot, known: TotalsTruth): number | null {
  if (slot !== "tax") return known.of.get(slot)?.[0] ?? null;
  const [taxes] = known.taxes ?? [];
  return taxes?.length === 1 ? (taxes[0] ?? null) : null;
}

function withValue(slot: TotalSlot, right: number, cents: number, known: TotalsTruth): TotalsTruth {
  if (slot === "tax")
    return {
      ...known,
      taxes: known.taxes?.map((list) => list.map((one) => (one === right ? cents : one))) ?? null,
    };
  const of = new Map(known.of);
  of.set(
    slot,
    (known.of.get(slot) ?? []).map((one) => (one === right ? cents : one)),
  );
  return { ...known, of };
}

import type { ChangeOrderField } from "../../lexicon/change-order-template.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import type { Candidate } from "../candidate.ts";
import { factsOf, type Keys, keysBetween } from "../line-facts.ts";
import { Signs } from "../signs.ts";
import { surroundingsIn } from "../surroundings.ts";
import type { OrderPhrases } from "./order-phrases.ts";

/** Captions of the change, by how much they promise. */
export const PRICES = [
  "agreedAmount",
  "changeAmount",
  "totalAmount",
  "requestedAmount",
  "plainTotal",
] as const;

/** A caption that covers less of the words says nothing. */
const COVERED = 0.45;

/** What says it beside words. */
const STRONG = 2;

/** Adds to each amount which caption of the change it has, and the best one that another amount of the paper has. */
export function withPriceCaptions(
  money: readonly Candidate[],
  paper: Paper,
  phrases: OrderPhrases,
): readonly Candidate[] {
  const look = surroundingsIn(paper);
  const columnOf = columnTextIn(paper);
  const places = money.map(({ figure }) => {
    const { left, above, head } = look(figure);
    const found = new Set(
      [left, above, isHeadless(above, head) ? columnOf(figure) : head].flatMap((keys) =>
        [...phrases.coverOf(keys)].flatMap(([name, share]) => (share > COVERED ? [name] : [])),
      ),
    );
    return PRICES.findIndex((name) => found.has(name));
  });
  return money.map((candidate, index) => {
    const own = places[index] ?? -1;
    const others = places.filter(
      (place, at) => place >= 0 && Math.abs(money[at]?.cents ?? 0) !== Math.abs(candidate.cents),
    );
    const least = Math.min(...others);
    const [mine, best] = [PRICES[own] ?? "none", PRICES[least] ?? "none"];
    const signs = new Signs();
    signs.text(`priced ${rankOf(own, least)}`, STRONG);
    signs.text(`priced ${mine} beside ${best}`, STRONG);
    return { ...candidate, ...signs.done(candidate) };
  });
}

function isHeadless(above: Keys, head: Keys): boolean {
  return above.length === 0 && head.length === 0;
}

/** How a caption stands to the best one of the other amounts; -1 is none, infinity no other. */
function rankOf(own: number, best: number): string {
  if (own < 0) return best < PRICES.length ? "worse than another" : "like all";
  if (own === best) return "as well as another";
  return own < best ? "best" : "worse than another";
}

/** No column head is looked for further up than this many lines. */
const MOST_LINES = 90;

/** Captions are shorter than this many words. */
const MOST_KEYS = 12;

/**
 * A look-up of the text above a figure within its column, up to what stands beside it: a caption at the left of a wide column,
 * over figures at its right.
 */
function columnTextIn(paper: Paper): (figure: Figure<unknown>) => Keys {
  return (figure) => {
    const page = paper.pages.find((one) => one.page.pageNumber === figure.pageNumber);
    if (page === undefined) return [];
    const beside = page.lines[figure.line]?.line.runs.map(({ box }) => box) ?? [];
    const left = Math.max(
      ...beside.flatMap(({ right }) => (right <= figure.box.left ? [right] : [])),
      -Infinity,
    );
    const right = Math.min(
      ...beside.flatMap((box) => (box.left >= figure.box.right ? [box.left] : [])),
      Infinity,
    );
    for (let at = figure.line - 1; at >= Math.max(0, figure.line - MOST_LINES); at -= 1) {
      const next = page.lines[at];
      const line = next === undefined ? null : factsOf(next);
      const own = line?.runs.filter(({ isText, run: { box } }) => {
        const middle = (box.left + box.right) / 2;
        return isText && middle > left && middle < right;
      });
      const [first] = own ?? [];
      if (line !== null && first !== undefined && own?.length === 1)
        return keysBetween(line, first.begin, first.end).slice(0, MOST_KEYS);
      if (first !== undefined) return [];
    }
    return [];
  };
}

/** A caption that covers less of the words is another one. */
const CAPTION_COVERED = 0.7;

/** Tells which candidates stand beside a caption that some phrases have for some fields. */
export function captionedBy(
  { coverOf }: OrderPhrases,
  paper: Paper,
): (candidates: readonly Candidate[], fields: readonly ChangeOrderField[]) => ReadonlySet<number> {
  const look = surroundingsIn(paper);
  return (candidates, fields) =>
    placesOf(candidates, ({ figure }) => {
      const { left, above } = look(figure);
      const cover = coverOf(left.length > 0 ? left : above);
      return fields.some((field) => (cover.get(field) ?? 0) > CAPTION_COVERED);
    });
}

/** Tells which candidates stand behind words that end with a caption of a field, as they do in a sentence. */
export function saidBy(
  { endOf }: OrderPhrases,
  paper: Paper,
): (candidates: readonly Candidate[], field: ChangeOrderField) => ReadonlySet<number> {
  const look = surroundingsIn(paper);
  return (candidates, field) =>
    placesOf(candidates, ({ figure }) => endOf(look(figure).left).has(field));
}

function placesOf(
  candidates: readonly Candidate[],
  isSo: (candidate: Candidate) => boolean,
): ReadonlySet<number> {
  return new Set([...candidates.entries()].flatMap(([at, one]) => (isSo(one) ? [at] : [])));
}

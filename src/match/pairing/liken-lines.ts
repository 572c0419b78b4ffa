import { MATCH_LIMITS } from "../../base/match-limits.ts";
import type { BillLine } from "../bill.ts";
import type { OrderItem } from "../orders.ts";
import { ALIKE, areNearlySame, haveOtherMarks, likeness } from "../words/likeness.ts";
import { hasAmountOf, hasPriceNear, hasPriceOf, hasQuantityOf } from "./agreement.ts";
import { surePairs } from "./assignment.ts";
import type { Placing } from "./placing.ts";

/** An item that a line may be: alike in its words, and the same in price, quantity or amount. */
interface Edge {
  readonly line: BillLine;
  readonly item: OrderItem;
  readonly score: number;
  readonly hasPrice: boolean;
}

/** What an agreement weighs beside the likeness of words, of a hundred. */
const SAME_PRICE = 40;
const SAME_QUANTITY = 30;
const SAME_AMOUNT = 20;
/** A price that is not far off counts only where all words of one stand in the other. */
const NEAR_PRICE = 10;

/** A choice that is better by less than this is a tie. */
const MARGIN = 15;

/** A line that shares a word or two with an item that no line has may be that item, called otherwise. */
const ALIKE_AT_ALL = 25;

/** An item that another line names for sure is a second line's, too, only where the words are as alike as this. */
const ALIKE_AS_TAKEN = 75;

/** What lines may be. */
interface Choice {
  readonly items: readonly OrderItem[];
  /** Items that other lines have. */
  readonly taken: ReadonlySet<OrderItem>;
  /** Whether nothing says that a line is another item. */
  readonly mayBe: (line: BillLine, item: OrderItem) => boolean;
}

/** Places the lines that no code and no description names, by what is alike and agrees. */
export function likenLines(
  lines: readonly BillLine[],
  { items, taken, mayBe }: Choice,
): ReadonlyMap<BillLine, Placing> {
  if (lines.length * items.length > MATCH_LIMITS.likenedPairs) return tooMany(lines);
  const alike = new Map(
    lines.map((line) => {
      const own = items.map((item) => (mayBe(line, item) ? likeness(line.text, item.text) : 0));
      return [line, own] as const;
    }),
  );
  const likenessOf = (line: BillLine, item: OrderItem): number =>
    alike.get(line)?.[item.index] ?? 0;
  const free = items.filter((item) => !taken.has(item));
  const edges = lines.flatMap((line) =>
    free.flatMap((item) => edgeOf(line, item, likenessOf(line, item)) ?? []),
  );
  const placings = new Map<BillLine, Placing>();
  for (const part of partsOf(edges)) placePart(part, placings);
  const left = new Set(free);
  for (const placing of placings.values()) if (placing.kind === "placed") left.delete(placing.item);
  for (const line of lines)
    if (!placings.has(line)) {
      const others = items.filter((item) => mayBe(line, item));
      placings.set(line, lastPlacing(line, { items: others, left, likenessOf }));
    }
  return placings;
}

function tooMany(lines: readonly BillLine[]): ReadonlyMap<BillLine, Placing> {
  return new Map(lines.map((line) => [line, { kind: "unclear", items: [], why: "too-many" }]));
}

function edgeOf(line: BillLine, item: OrderItem, alike: number): Edge | null {
  if (alike < ALIKE || haveOtherMarks(line.text, item.text)) return null;
  const hasPrice = hasPriceOf(line, item);
  const isNear = areNearlySame(line.text, item.text) && hasPriceNear(line, item);
  const agreed =
    (hasPrice ? SAME_PRICE : isNear ? NEAR_PRICE : 0) +
    (hasQuantityOf(line, item) ? SAME_QUANTITY : 0) +
    (hasAmountOf(line, item) ? SAME_AMOUNT : 0);
  return agreed === 0 ? null : { line, item, score: alike + agreed, hasPrice };
}

/** Edges that share lines or items together: what is chosen in one part does not matter to another. */
function partsOf(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const byEnd = new Map<BillLine | OrderItem, Edge[]>();
  for (const edge of edges) {
    for (const end of [edge.line, edge.item]) {
      const own = byEnd.get(end) ?? [];
      byEnd.set(end, own);
      own.push(edge);
    }
  }
  const left = new Set(edges);
  const parts: (readonly Edge[])[] = [];
  for (const first of edges) {
    if (!left.has(first)) continue;
    const part = new Set([first]);
    // A set goes on over what is added to it meanwhile.
    for (const { line, item } of part) {
      const next = [...(byEnd.get(line) ?? []), ...(byEnd.get(item) ?? [])];
      for (const edge of next) part.add(edge);
    }
    for (const edge of part) left.delete(edge);
    parts.push([...part]);
  }
  return parts;
}

/** The best choice of all pairs of a part; what is no better than another choice is left open. */
function placePart(edges: readonly Edge[], placings: Map<BillLine, Placing>): void {
  const lines = [...new Set(edges.map(({ line }) => line))];
  const items = [...new Set(edges.map(({ item }) => item))];
  const most = MATCH_LIMITS.likenedLines;
  if (lines.length > most || items.length > most) {
    for (const [line, placing] of tooMany(lines)) placings.set(line, placing);
    return;
  }
  const edgeAt = (line: BillLine, item: OrderItem): Edge | undefined =>
    edges.find((edge) => edge.line === line && edge.item === item);
  const scores = lines.map((line) => items.map((item) => edgeAt(line, item)?.score ?? 0));
  const pairs = surePairs(scores, MARGIN);
  lines.forEach((line, index) => {
    const own = edges.filter((edge) => edge.line === line);
    const [only, other] = own;
    const item = items[pairs[index] ?? -1];
    // A second delivery of the only item that it can be, at its price.
    const isOnly = only !== undefined && other === undefined && only.hasPrice;
    const placed = item ?? (isOnly ? only.item : null);
    placings.set(
      line,
      placed === null
        ? { kind: "unclear", items: own.map((edge) => edge.item), why: "tie" }
        : { kind: "placed", item: placed, by: "likeness" },
    );
  });
}

interface LastChoice {
  readonly items: readonly OrderItem[];
  /** Items that no line has. */
  readonly left: ReadonlySet<OrderItem>;
  readonly likenessOf: (line: BillLine, item: OrderItem) => number;
}

/** A line with which nothing agrees: it may still be an item that is called alike, or one of its figures. */
function lastPlacing(line: BillLine, { items, left, likenessOf }: LastChoice): Placing {
  const free = items.filter((item) => left.has(item));
  const repeated = items.filter(
    (item) =>
      !left.has(item) &&
      likenessOf(line, item) >= ALIKE_AS_TAKEN &&
      !haveOtherMarks(line.text, item.text),
  );
  const [again, another] = repeated;
  if (again !== undefined && another === undefined && hasPriceOf(line, again))
    return { kind: "placed", item: again, by: "likeness" };
  const called = free.filter((item) => likenessOf(line, item) >= ALIKE_AT_ALL);
  if (called.length + repeated.length > 0)
    return { kind: "unclear", items: [...called, ...repeated], why: "words" };
  const twins = free.filter(
    (item) => (hasPriceOf(line, item) && hasQuantityOf(line, item)) || hasAmountOf(line, item),
  );
  return twins.length > 0 ? { kind: "unclear", items: twins, why: "figures" } : { kind: "none" };
}

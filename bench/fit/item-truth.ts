import { readFileSync } from "node:fs";
import { foldedText } from "../../src/base/folded-words.ts";
import type { InvoiceLine } from "../../src/document/invoice.ts";

/** The figures of an item that are judged. */
export const ITEM_FIGURES = ["quantity", "unitPrice", "amount"] as const;

export type ItemFigure = (typeof ITEM_FIGURES)[number];

/** An item as it is printed; of each figure all values that are right, null among them where it may be left out. */
export interface TrueItem extends Readonly<Record<ItemFigure, readonly (number | null)[]>> {
  readonly description: string;
}

/** What is known of the items of a paper. */
export interface ItemsTruth {
  readonly items: readonly TrueItem[];
  /** Items that an expert may read or leave out. */
  readonly optional: readonly { readonly amount: number | null }[];
}

/** What is not as printed: a figure that is wrong, left out or made up, or a whole item. */
export interface ItemFault {
  readonly kind: "wrong" | "missed" | "invented" | "lost item" | "made-up item" | "other name";
  /** Null for a whole item and its name. */
  readonly figure: ItemFigure | null;
  readonly description: string;
  readonly wanted: string;
  readonly got: string;
}

interface RawItem {
  readonly description?: string | null;
  readonly quantity?: number | string | null;
  readonly unitPrice?: number | string | null;
  readonly amount?: number | string | null;
}

interface Raw {
  readonly invoice?: { readonly lineItems?: readonly RawItem[] } | null;
  readonly skip?: readonly string[];
  readonly lineAlternatives?: readonly (Readonly<
    Partial<Record<ItemFigure, readonly unknown[]>>
  > & {
    readonly index: number;
  })[];
  readonly optionalLines?: readonly RawItem[];
}

/** The items that a truth file lists; null where it says nothing of them. */
export function itemsTruth(file: string): ItemsTruth | null {
  const raw = JSON.parse(readFileSync(file, "utf8")) as Raw;
  const items = raw.invoice?.lineItems;
  if (items === undefined || raw.skip?.includes("lineItems") === true) return null;
  return {
    items: items.map((item, at) => {
      const others = raw.lineAlternatives?.find(({ index }) => index === at);
      const valuesOf = (name: ItemFigure): readonly (number | null)[] =>
        [item[name], ...(others?.[name] ?? [])].map(numberOf);
      return {
        description: item.description ?? "",
        quantity: valuesOf("quantity"),
        unitPrice: valuesOf("unitPrice"),
        amount: valuesOf("amount"),
      };
    }),
    optional: (raw.optionalLines ?? []).map(({ amount }) => ({ amount: numberOf(amount) })),
  };
}

function numberOf(value: unknown): number | null {
  return value === null || value === undefined || value === "" ? null : Number(value);
}

/** The figures of an item as they were read. */
export type ReadItem = Pick<InvoiceLine, "description" | ItemFigure>;

/** All that is not as printed in some items that were read. */
export function faultsOf(lines: readonly ReadItem[], truth: ItemsTruth): readonly ItemFault[] {
  const { items, optional } = truth;
  const left = optional.map(({ amount }) => amount);
  const faults: ItemFault[] = [];
  for (const [wanted, got] of paired(items, lines)) {
    if (wanted === null && got !== null) {
      const at = left.indexOf(valueOf(got, "amount"));
      if (at >= 0) left.splice(at, 1);
      else faults.push(ofWhole("made-up item", textOf(got), String(valueOf(got, "amount"))));
    } else if (got === null && wanted !== null)
      faults.push(ofWhole("lost item", wanted.description, String(wanted.amount[0])));
    else if (wanted !== null && got !== null) faults.push(...ofFigures(wanted, got));
  }
  return faults;
}

function ofWhole(kind: ItemFault["kind"], description: string, amount: string): ItemFault {
  const isLost = kind === "lost item";
  return {
    kind,
    figure: null,
    description,
    wanted: isLost ? amount : "",
    got: isLost ? "" : amount,
  };
}

function ofFigures(wanted: TrueItem, got: ReadItem): readonly ItemFault[] {
  const [name, description] = [textOf(got), wanted.description];
  const other = {
    kind: "other name",
    figure: null,
    description,
    wanted: description,
    got: name,
  } as const;
  const ofName = likenessOfTexts(description, name) < LEAST_LIKE ? [other] : [];
  const ofNumbers = ITEM_FIGURES.flatMap((figure): readonly ItemFault[] => {
    const value = valueOf(got, figure);
    if (isAmong(wanted[figure], value)) return [];
    const [own] = wanted[figure];
    const kind = value === null ? "missed" : own == null ? "invented" : "wrong";
    const said = { wanted: String(own), got: String(value) };
    return [{ kind, figure, description: wanted.description, ...said }];
  });
  return [...ofName, ...ofNumbers];
}

/** Names with less of their words in common are not the same. */
const LEAST_LIKE = 0.5;

function isAmong(values: readonly (number | null)[], value: number | null): boolean {
  return values.some((one) =>
    one === null || value === null ? one === value : Math.abs(one - value) < 5e-7,
  );
}

function valueOf(item: ReadItem, figure: ItemFigure): number | null {
  const money = item[figure]?.value;
  return money === undefined ? null : Number(money.key());
}

function textOf({ description }: ReadItem): string {
  return description?.value ?? "";
}

type Pair = readonly [TrueItem | null, ReadItem | null];

/** Items of the paper with those that were read, both in their order: the pairs that are alike the most. */
function paired(items: readonly TrueItem[], lines: readonly ReadItem[]): readonly Pair[] {
  const best: number[][] = Array.from({ length: items.length + 1 }, () =>
    Array.from({ length: lines.length + 1 }, () => 0),
  );
  const bestAt = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const alike = items.map((item) => lines.map((line) => likeness(item, line)));
  for (let i = items.length - 1; i >= 0; i -= 1)
    for (let j = lines.length - 1; j >= 0; j -= 1) {
      const both = (alike[i]?.[j] ?? 0) + bestAt(i + 1, j + 1);
      (best[i] as number[])[j] = Math.max(both, bestAt(i + 1, j), bestAt(i, j + 1));
    }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < items.length || j < lines.length) {
    const [item, line] = [items[i] ?? null, lines[j] ?? null];
    const own = alike[i]?.[j] ?? 0;
    if (own > 0 && bestAt(i, j) === own + bestAt(i + 1, j + 1)) {
      pairs.push([item, line]);
      i += 1;
      j += 1;
    } else if (item !== null && (line === null || bestAt(i, j) === bestAt(i + 1, j))) {
      pairs.push([item, null]);
      i += 1;
    } else {
      pairs.push([null, line]);
      j += 1;
    }
  }
  return pairs;
}

/** How alike two items are; 0 where they have nothing in common. */
function likeness(item: TrueItem, line: ReadItem): number {
  const figures = ITEM_FIGURES.filter((figure) => {
    const value = valueOf(line, figure);
    return value !== null && isAmong(item[figure], value);
  });
  const words = shared(item.description, textOf(line));
  if (words < 0.3 && figures.length < 2) return 0;
  return 2 * words + (figures.includes("amount") ? 1 : 0) + 0.3 * figures.length;
}

/** The share of the words of both texts that they have in common. */
function likenessOfTexts(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length + b.length === 0) return 1;
  const known = new Set(b);
  return (2 * a.filter((word) => known.has(word)).length) / (a.length + b.length);
}

/** The share of the words of the shorter text that the longer one has, too. */
function shared(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => wordsOf(text));
  if (a === undefined || b === undefined || a.length === 0 || b.length === 0) return 0;
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  const known = new Set(many);
  return few.filter((word) => known.has(word)).length / few.length;
}

function wordsOf(text: string): readonly string[] {
  return foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** What each fault costs: what is read wrongly is worse than what is left out. */
const COSTS: Readonly<Record<ItemFault["kind"], number>> = {
  wrong: 1,
  invented: 1,
  missed: 0.5,
  "lost item": 1.5,
  "made-up item": 2,
  "other name": 0.5,
};

/** What all faults of a reading cost. */
export function costOf(faults: readonly ItemFault[]): number {
  return faults.reduce((sum, { kind }) => sum + COSTS[kind], 0);
}

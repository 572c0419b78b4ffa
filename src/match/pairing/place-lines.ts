import type { BillLine } from "../bill.ts";
import type { Order, OrderItem } from "../orders.ts";
import { compareUnits } from "../words/units.ts";
import { hasPriceOf, hasQuantityOf } from "./agreement.ts";
import { surePairs } from "./assignment.ts";
import { likenLines } from "./liken-lines.ts";
import type { Placing } from "./placing.ts";

/**
 * Puts the lines of a bill to the items of an order: by the item's code, in its column or in the description; else by the same
 * description; else by descriptions that are alike together with price or quantity, all lines at once. What fits two items
 * equally well is left open, and nothing depends on the order of lines.
 */
export function placeLines(
  lines: readonly BillLine[],
  { items }: Order,
): ReadonlyMap<BillLine, Placing> {
  const placings = new Map<BillLine, Placing>();
  const families = new Map<string, Family>();
  for (const line of lines) {
    const known = knownItems(line, items);
    const [only, other] = known.items;
    if (only === undefined) continue;
    if (known.isContradiction) {
      placings.set(line, { kind: "unclear", items: known.items, why: "tie" });
    } else if (other === undefined) {
      placings.set(line, { kind: "placed", item: only, by: known.by });
    } else {
      const key = `${known.by} ${known.items.map(({ index }) => index).join()}`;
      const family = families.get(key) ?? { ...known, lines: [] };
      families.set(key, family);
      family.lines.push(line);
    }
  }
  for (const family of families.values()) placeFamily(family, placings);
  // Freight has many names: what of it no code and no description names is compared as a sum.
  for (const line of lines)
    if (line.isFreight && !placings.has(line)) placings.set(line, { kind: "none" });
  const rest = lines.filter((line) => !placings.has(line));
  const taken = new Set<OrderItem>();
  for (const placing of placings.values()) if (placing.kind === "placed") taken.add(placing.item);
  const mayBe = mayBeOf(placings);
  for (const [line, placing] of likenLines(rest, { items, taken, mayBe }))
    placings.set(line, placing);
  return placings;
}

/** Where a line has a code of the order, bill and order have the same codes: then a line with another code is another item. */
function mayBeOf(
  placings: ReadonlyMap<BillLine, Placing>,
): (line: BillLine, item: OrderItem) => boolean {
  const haveSameCodes = [...placings].some(
    ([{ codeKey }, placing]) =>
      placing.kind === "placed" && codeKey !== "" && placing.item.codeKey === codeKey,
  );
  return (line, item) => !haveSameCodes || line.codeKey === "" || item.codeKey === "";
}

/** The items that a line names. */
interface Known {
  readonly items: readonly OrderItem[];
  readonly by: "code" | "description";
  /** Whether its code names one item and its description another. */
  readonly isContradiction: boolean;
}

/** Lines that name the same items, of which there are several. */
interface Family extends Known {
  readonly lines: BillLine[];
}

function knownItems(line: BillLine, items: readonly OrderItem[]): Known {
  const ofCode = items.filter(({ codeKey }) => codeKey !== "" && codeKey === line.codeKey);
  const within = items.filter(({ codeKey }) => line.codesWithin.has(codeKey));
  const coded = ofCode.length > 0 ? ofCode : within;
  const called = items.filter(({ text }) => text.words.length > 0 && text.key === line.text.key);
  if (coded.length === 0) return { items: called, by: "description", isContradiction: false };
  if (called.length === 0) return { items: coded, by: "code", isContradiction: false };
  const both = coded.filter((item) => called.includes(item));
  return both.length > 0
    ? { items: both, by: "code", isContradiction: false }
    : { items: [...new Set([...coded, ...called])], by: "code", isContradiction: true };
}

/** Among items of one code or description the price tells, then unit and quantity; at last which one is left. */
function placeFamily({ lines, items, by }: Family, placings: Map<BillLine, Placing>): void {
  const rest: BillLine[] = [];
  const taken = new Set<OrderItem>();
  for (const line of lines) {
    const priced = items.filter((item) => hasPriceOf(line, item));
    const [item, other] = narrowed(line, priced);
    if (item !== undefined && other === undefined) {
      placings.set(line, { kind: "placed", item, by });
      taken.add(item);
    } else if (item === undefined) {
      rest.push(line);
    } else {
      placings.set(line, { kind: "unclear", items: priced, why: "tie" });
    }
  }
  const free = items.filter((item) => !taken.has(item));
  const scores = rest.map((line) =>
    free.map((item) => CANDIDATE + (hasQuantityOf(line, item) ? SAME_QUANTITY : 0)),
  );
  const pairs = isBounded(rest, free) ? surePairs(scores, 1) : [];
  rest.forEach((line, index) => {
    const item = free[pairs[index] ?? -1];
    placings.set(
      line,
      item === undefined
        ? { kind: "unclear", items: free.length === 0 ? items : free, why: "tie" }
        : { kind: "placed", item, by },
    );
  });
}

const CANDIDATE = 1;
const SAME_QUANTITY = 4;

/** Larger families are listed day by day, and told apart by nothing that a search would find. */
const MOST_IN_FAMILY = 60;

function isBounded(lines: readonly BillLine[], items: readonly OrderItem[]): boolean {
  return lines.length <= MOST_IN_FAMILY && items.length <= MOST_IN_FAMILY;
}

/** Those of the same unit, then of the same quantity, where that leaves any. */
function narrowed(line: BillLine, items: readonly OrderItem[]): readonly OrderItem[] {
  const ofUnit = items.filter(({ unit }) => compareUnits(line.unit, unit) === "same");
  const left = ofUnit.length > 0 ? ofUnit : items;
  const ofQuantity = left.filter((item) => hasQuantityOf(line, item));
  return left.length > 1 && ofQuantity.length === 1 ? ofQuantity : left;
}

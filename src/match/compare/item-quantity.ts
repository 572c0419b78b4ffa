import { Money } from "../../base/money.ts";
import type { MatchFacts } from "../../finding/match-statement.ts";
import type { Bill, BillLine } from "../bill.ts";
import type { BilledOfItem } from "../billed-book.ts";
import type { OrderItem } from "../orders.ts";
import type { Received } from "../receipts.ts";
import { CENT, slackOf, type Tolerances } from "../tolerances.ts";
import { isLump } from "../words/units.ts";
import { type MatchPoint, ofLines, point } from "./point.ts";

/** What is known of an item beside the bill. */
export interface ItemStanding {
  readonly before: BilledOfItem;
  /** Null where no receipts are given, or none are needed for it. */
  readonly received: ReceivedOfItem | null;
}

/** What was received of an item. */
export interface ReceivedOfItem {
  /** Null where the table has no receipt of it. */
  readonly own: Received | null;
  /** Why what was received is not sure; null where it is. */
  readonly unclear: MatchPoint | null;
}

/** The lines of a bill that are for one item, in its unit and read for sure. */
export interface ItemLines {
  readonly item: OrderItem;
  readonly lines: readonly BillLine[];
}

/** Holds what is billed of an item, all bills so far together, against what is ordered and received. */
export function compareQuantity(
  bill: Bill,
  billed: ItemLines,
  standing: ItemStanding,
  tolerances: Tolerances,
): readonly MatchPoint[] {
  const { item, lines } = billed;
  if (lines.length === 0) return [];
  const quantities = lines.map(({ quantity }) => quantity);
  const known = quantities.flatMap((quantity) => quantity ?? []);
  const isWhole = isLump(lines[0]?.unit ?? item.unit);
  if (isWhole || item.quantity === null || known.length < lines.length)
    return compareWhole(bill, billed, { standing, isWhole }, tolerances);
  return quantityPoints(bill, billed, {
    ...standing,
    ordered: item.quantity,
    quantity: Money.sum(known),
    slack: (most) => slackOf(tolerances.quantity, most),
  });
}

interface Counted extends ItemStanding {
  readonly ordered: Money;
  /** On this bill. */
  readonly quantity: Money;
  readonly slack: (most: Money) => Money;
}

function quantityPoints(
  bill: Bill,
  { item, lines }: ItemLines,
  counted: Counted,
): readonly MatchPoint[] {
  const { before, received, ordered, quantity, slack } = counted;
  if (!isMore(quantity, Money.zero)) return [];
  const soFar = before.quantity.plus(quantity);
  const facts: QuantityFacts = {
    ...ofLines(lines, item),
    unit: item.unit ?? lines[0]?.unit ?? null,
    quantity,
    soFar,
    before: before.bills,
  };
  const about = { lines, item, billed: soFar };
  const isOverOrder = isMore(soFar, ordered.plus(slack(ordered)));
  const overOrder = isOverOrder
    ? [
        point(
          bill,
          "quantity-over-order",
          { ...facts, most: ordered },
          { ...about, expected: ordered },
        ),
      ]
    : [];
  const got = received?.own?.quantity ?? Money.zero;
  // Where all that is ordered was received, that more is billed is said already.
  const isTold = isOverOrder && got.compare(ordered) >= 0;
  const overReceived =
    received === null || isTold ? [] : receivedPoints(bill, { facts, about, received, slack });
  const points = [...overOrder, ...overReceived];
  if (points.length > 0) return points;
  const most = received !== null && got.compare(ordered) < 0 ? got : ordered;
  return unclearPoints(bill, { facts, about, before, most, slack });
}

type QuantityFacts = Omit<MatchFacts["quantity-over-order"], "most">;

interface ToldQuantity {
  readonly facts: QuantityFacts;
  readonly about: {
    readonly lines: readonly BillLine[];
    readonly item: OrderItem;
    readonly billed: Money;
  };
  readonly slack: Counted["slack"];
}

function receivedPoints(
  bill: Bill,
  { facts, about, received, slack }: ToldQuantity & { readonly received: ReceivedOfItem },
): readonly MatchPoint[] {
  const got = received.own?.quantity ?? Money.zero;
  if (!isMore(facts.soFar, got.plus(slack(got)))) return [];
  if (received.unclear !== null) return [received.unclear];
  const sides = { ...about, expected: got };
  return got.isZero()
    ? [point(bill, "not-received", facts, sides)]
    : [point(bill, "quantity-over-received", { ...facts, most: got }, sides)];
}

/** What is too much only with bills that are not sure. */
function unclearPoints(
  bill: Bill,
  {
    facts,
    about,
    before,
    most,
    slack,
  }: ToldQuantity & { readonly before: BilledOfItem; readonly most: Money },
): readonly MatchPoint[] {
  const { perhaps, isOpen } = before;
  const unclear = [...before.unclear, ...before.unmeasured];
  const soFar = facts.soFar.plus(perhaps);
  if (unclear.length === 0 || !(isOpen || isMore(soFar, most.plus(slack(most))))) return [];
  const over = { ...facts, soFar, before: unclear, most };
  return [point(bill, "billed-unclear", { unclear, over }, { ...about, expected: most })];
}

/** Of a whole, and where no quantity is printed, amounts count: parts may be billed until it is billed once. */
function compareWhole(
  bill: Bill,
  { item, lines }: ItemLines,
  { standing, isWhole }: { readonly standing: ItemStanding; readonly isWhole: boolean },
  tolerances: Tolerances,
): readonly MatchPoint[] {
  const about = { lines, item };
  const names = ofLines(lines, item);
  const missing = (figure: "quantity" | "amount", from: "bill" | "order"): MatchPoint =>
    point(bill, "figure-missing", { what: names.billed, figure, from }, about);
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  if (amounts.length < lines.length) return [missing("amount", "bill")];
  if (item.amount === null) return [missing("amount", "order")];
  const { before } = standing;
  const amount = Money.sum(amounts);
  const slack = CENT.plus(slackOf(tolerances.amount, item.amount));
  if (isMore(amount, Money.zero) && isMore(before.amount.plus(amount), item.amount.plus(slack))) {
    const billedBefore = before.amount.isZero() ? null : before.amount;
    const facts = { ...names, amount, expected: item.amount, before: billedBefore };
    return [
      point(bill, "amount-differs", facts, { ...about, billed: amount, expected: item.amount }),
    ];
  }
  // What was received is counted, and without a quantity nothing can be held against it.
  if (standing.received !== null && !isWhole) return [missing("quantity", "bill")];
  if (before.unclear.length === 0) return [];
  return [point(bill, "billed-unclear", { unclear: before.unclear, over: null }, about)];
}

function isMore(one: Money, other: Money): boolean {
  return one.compare(other) > 0;
}

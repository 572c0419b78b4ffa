import { hashed } from "../hash.ts";
import type { Candidate } from "../candidate.ts";
import type { OrderCandidates } from "./order-candidates.ts";
import type { Weighed } from "./paper-signs.ts";

/** What is asked of a change order: each has weights of its own. */
export const ORDER_SLOTS = [
  "change",
  "originalSum",
  "earlierChanges",
  "sumBefore",
  "sumAfter",
  "isDeduction",
  "number",
  "date",
  "issuer",
  "description",
  "isRequest",
] as const;

export type OrderSlot = (typeof ORDER_SLOTS)[number];

/** Slots of money that stand for contract sums and earlier changes. */
export const CARRIED = ["originalSum", "earlierChanges", "sumBefore", "sumAfter"] as const;

type Weighable = Weighed;

/** Stands for "not printed". */
const ABSENT: Weighable = { at: Uint32Array.of(hashed("absent")), by: Float32Array.of(1) };

/**
 * What is weighed against each other in a slot: its candidates in their order, and behind them what stands for none. Of
 * a change two stand for none: the one that changes time alone, and the one whose price is not known yet.
 */
export function itemsOf(slot: OrderSlot, candidates: OrderCandidates): readonly Weighable[] {
  const { money, paper } = candidates;
  switch (slot) {
    case "change":
      return [...money, paper.nothing, paper.open];
    case "isDeduction":
      return money.map((candidate) => joined(candidate, paper.deduction));
    case "isRequest":
      return [paper.request];
    default:
      return [...candidatesFor(slot, candidates), ABSENT];
  }
}

/** The candidates that a slot takes. */
export function candidatesFor(slot: OrderSlot, candidates: OrderCandidates): readonly Candidate[] {
  const { money, identifier, date, firm, text } = candidates;
  if (slot === "number") return identifier;
  if (slot === "date") return date;
  if (slot === "issuer") return firm;
  if (slot === "description") return text;
  return slot === "isRequest" ? [] : money;
}

function joined(one: Weighable, other: Weighable): Weighable {
  return {
    at: Uint32Array.from([...one.at, ...other.at]),
    by: Float32Array.from([...one.by, ...other.by]),
  };
}

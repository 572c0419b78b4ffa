import { HASHED, hashed } from "../hash.ts";
import type { Candidate } from "../candidate.ts";
import type { OrderCandidates } from "./order-candidates.ts";
import type { Weighed } from "./paper-signs.ts";
import { joinedSigns } from "../signs.ts";

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
  "isDayFirst",
  "speaker",
  "description",
] as const;

/** Slots that ask of each item by itself whether it is right. */
export const ASKED_EACH: ReadonlySet<string> = new Set(["isDeduction", "isDayFirst"]);

export type OrderSlot = (typeof ORDER_SLOTS)[number];

/** Slots of money that stand for contract sums and earlier changes. */
export const CARRIED = ["originalSum", "earlierChanges", "sumBefore", "sumAfter"] as const;

export type CarriedSlot = (typeof CARRIED)[number];

/** Signs of its own, and those of the whole paper that other items have, too. */
type Weighable = Weighed & { readonly also?: Weighed };

/** Stands for "not printed". */
const ABSENT: Weighable = { at: Uint32Array.of(hashed("absent")), by: Float32Array.of(1) };

/**
 * What is weighed against each other in a slot: its candidates in their order, and behind them what stands for none. Of
 * a change two stand for none: the one that changes time alone, and the one whose price is not known yet.
 */
export function itemsOf(slot: OrderSlot, candidates: OrderCandidates): readonly Weighable[] {
  const { money, paper } = candidates;
  if (slot === "change") return [...money, paper.nothing, paper.open];
  if (slot === "isDeduction") {
    const { own, ofPaper } = candidates.deduction;
    return own.map((one) => ({ ...one, also: ofPaper }));
  }
  if (slot === "isDayFirst") return [paper.dayFirst];
  if (slot === "speaker") return speakersOf(candidates);
  return [...candidatesFor(slot, candidates), ABSENT];
}

/** The candidates that a slot takes. */
export function candidatesFor(slot: OrderSlot, candidates: OrderCandidates): readonly Candidate[] {
  const { money, identifier, date, firm, text } = candidates;
  if (slot === "number") return identifier;
  if (slot === "date") return date;
  if (slot === "speaker") return firm;
  if (slot === "description") return text;
  return slot === "isDayFirst" ? [] : money;
}

/**
 * Who speaks, and in which part: every firm as one who requests, behind them every firm as one who orders. Each part ends
 * with a firm that is not named.
 */
function speakersOf({ firm, paper }: OrderCandidates): readonly Weighable[] {
  const firms = [...firm, ABSENT];
  return [
    ...firms.map((one) => ({ ...joinedSigns([one, salted(one, REQUESTS)]), also: paper.request })),
    ...firms.map((one) => joinedSigns([one, salted(one, ORDERS)])),
  ];
}

const REQUESTS = 40503;
const ORDERS = 104729;

/** The same signs at other places, where they say something together with another fact. */
function salted({ at, by }: Weighable, salt: number): Weighable {
  return { at: at.map((sign) => (sign + salt) % HASHED), by };
}

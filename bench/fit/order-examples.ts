import type { Candidate } from "../../src/evidence/candidate.ts";
import { isoDate } from "../../src/base/calendar-date.ts";
import {
  type OrderCandidates,
  orderCandidates,
  orderPaper,
} from "../../src/evidence/change-order/order-candidates.ts";
import {
  candidatesFor,
  ORDER_SLOTS,
  type OrderSlot,
} from "../../src/evidence/change-order/order-slots.ts";
import { orderPhrases } from "../../src/evidence/change-order/order-phrases.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import type { Paper } from "../../src/paper/paper.ts";
import { sameNumber } from "./equality.ts";
import { type MisprintedOrder, misprintedOrder } from "./order-misprints.ts";
import { overlapOf, sameFirm } from "./order-equality.ts";
import { orderPapers, RANDOM } from "./order-papers.ts";
import { type OrderField, type OrderTruth, orderTruth } from "./order-truth.ts";
import { keptPages } from "./page-cache.ts";

/** A change order to fit to: its candidates, and which of the items of each slot are right. */
export interface OrderExample {
  readonly truth: OrderTruth;
  readonly paper: Paper;
  /** With a tenth of the lexicon left out, to be fitted to. */
  readonly training: OrderCandidates;
  /** With the whole lexicon, to be read. */
  readonly reading: OrderCandidates;
  /** By slot: places of right items; null where the truth does not say. */
  readonly right: Readonly<Record<OrderSlot, ReadonlySet<number> | null>>;
}

/** All change orders whose words are kept, each of the sets with a misprinted twin. */
export function orderExamples(
  isWanted: (truth: OrderTruth) => boolean = () => true,
): readonly OrderExample[] {
  const found: OrderExample[] = [];
  for (const file of orderPapers()) {
    const truth = orderTruth(file);
    if (truth === null || !isWanted(truth)) continue;
    const pages = keptPages(file, truth.isPicture ? "ocr" : "text");
    if (pages === null) continue;
    const seed = found.length;
    const misprinted = misprintedOrder(truth, pages, seed);
    if (file.set === RANDOM) {
      const isWrong = misprinted !== null && seed % ONE_MISPRINTED_OF === 0;
      found.push(exampleOf(isWrong ? misprinted : { truth, pages }, seed));
      continue;
    }
    found.push(exampleOf({ truth, pages }, seed));
    if (misprinted !== null) found.push(ofMoney(exampleOf(misprinted, seed)));
  }
  return found;
}

/** A twin asks of money alone: all else is learnt from the paper as it was printed. */
function ofMoney(twin: OrderExample): OrderExample {
  const { change, isDeduction, originalSum, earlierChanges, sumBefore, sumAfter } = twin.right;
  const nothing = { number: null, date: null, isDayFirst: null, speaker: null, description: null };
  const right = {
    change,
    isDeduction,
    originalSum,
    earlierChanges,
    sumBefore,
    sumAfter,
    ...nothing,
  };
  return { ...twin, right };
}

/** One of so many papers composed at random is printed with a wrong figure. */
const ONE_MISPRINTED_OF = 4;

/** A change order to fit to. Its number says which phrases of the lexicon are left out. */
function exampleOf({ truth, pages }: MisprintedOrder, seed: number): OrderExample {
  const paper = cutPaper(pages);
  const dropped = (phrase: number): boolean =>
    (Math.imul(phrase + 77 * seed, 2654435761) >>> 16) % 10 === 0;
  const training = orderCandidates(orderPaper(paper, orderPhrases(undefined, dropped)));
  const reading = truth.file.set === RANDOM ? training : orderCandidates(orderPaper(paper));
  const right = Object.fromEntries(
    ORDER_SLOTS.map((slot) => [slot, rightIn(slot, { truth, paper }, training)]),
  ) as OrderExample["right"];
  return { truth, paper, training, reading, right };
}

/** All values of a field that an expert could defend. */
export function wantedOf(
  { document, accept }: OrderTruth,
  field: OrderField,
): readonly (string | number | null)[] {
  return [document[field], ...(accept[field] ?? [])];
}

function rightIn(
  slot: OrderSlot,
  example: Pick<OrderExample, "truth" | "paper">,
  candidates: OrderCandidates,
): ReadonlySet<number> | null {
  const { truth, paper } = example;
  const own = candidatesFor(slot, candidates);
  if (slot === "isDayFirst") {
    const isDayFirst = dayOrderOf(truth, paper);
    return isDayFirst === null ? null : new Set(isDayFirst ? [0] : []);
  }
  if (slot === "change" || slot === "isDeduction") return rightChange(slot, truth, own);
  const isRight = rightTest(slot, truth);
  if (isRight === null) return null;
  const places = closest(
    slot,
    [...own.keys()].filter((index) => {
      const candidate = own[index];
      return candidate !== undefined && isRight(candidate);
    }),
    (index) => String(own[index]?.figure.value),
    truth,
  );
  const found = places.length > 0 ? places : [own.length];
  if (slot !== "speaker") return new Set(found);
  const first = truth.document.kind === "SUBCONTRACTOR_REQUEST" ? 0 : own.length + 1;
  return new Set(found.map((place) => first + place));
}

/** Of prints that say a number those that say it with its prefix, where there are any. */
function closest(
  slot: OrderSlot,
  places: readonly number[],
  printed: (place: number) => string,
  { document: { number } }: OrderTruth,
): readonly number[] {
  if (slot !== "number" || number === null) return places;
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const exact = places.filter((place) => plain(printed(place)) === plain(String(number)));
  return exact.length > 0 ? exact : places;
}

/** Places of the change among the amounts, behind them "nothing" and "not known yet"; of a deduction those that deduct. */
function rightChange(
  slot: "change" | "isDeduction",
  { document: { amount } }: OrderTruth,
  money: readonly Candidate[],
): ReadonlySet<number> | null {
  const isDeduction = slot === "isDeduction";
  if (amount === null) return isDeduction ? null : new Set([money.length + 1]);
  const cents = Math.round(Number(amount) * 100);
  const places = [...money.keys()].filter(
    (index) => Math.abs(money[index]?.cents ?? NaN) === Math.abs(cents),
  );
  if (cents === 0) return isDeduction ? null : new Set([...places, money.length]);
  if (isDeduction) return new Set(cents < 0 ? places : []);
  return places.length > 0 ? new Set(places) : null;
}

/** Which candidates are right in a slot; null where the truth does not say. */
function rightTest(
  slot: Exclude<OrderSlot, "change" | "isDeduction" | "isDayFirst">,
  truth: OrderTruth,
): ((candidate: Candidate) => boolean) | null {
  const { document, sums } = truth;
  if (slot === "date") return ({ key }) => key === document.date;
  if (slot === "number") return ({ key }) => holds(truth, "number", (one) => sameNumber(key, one));
  if (slot === "speaker")
    return ({ figure }) =>
      document.issuer !== null && sameFirm(String(figure.value), String(document.issuer));
  if (slot === "description")
    return ({ figure }) =>
      holds(truth, "description", (one) => overlapOf(String(figure.value), one).f >= GOOD);
  const sum = sums[slot];
  if (sum === undefined) return null;
  const size = sum === null ? NaN : Math.round(Math.abs(Number(sum)) * 100);
  return ({ cents }) => Math.abs(cents) === size;
}

function holds(truth: OrderTruth, field: OrderField, test: (one: string) => boolean): boolean {
  return wantedOf(truth, field).some((one) => one !== null && test(String(one)));
}

/** Whether the day is printed first, by other dates of the paper or by its own. */
function dayOrderOf({ document }: OrderTruth, paper: Paper): boolean | null {
  const own = paper.dates.find(
    ({ value, print }) =>
      (print === "day-first" || print === "month-first") && isoDate(value) === document.date,
  );
  return shownDayOrder(paper) ?? (own === undefined ? null : own.print === "day-first");
}

/** Whether dates whose day is no month print the day first; null where there are none, or of both orders. */
function shownDayOrder({ dates }: Paper): boolean | null {
  const orders = new Set(
    dates
      .filter(({ value, printed }) => value.day > 12 && /^\d{1,2}[/.-]/.test(printed))
      .map(({ value, printed }) => Number.parseInt(printed, 10) === value.day),
  );
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

/** A text that covers the wanted one this well is learnt from. */
const GOOD = 0.7;

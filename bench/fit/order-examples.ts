import { isoDate } from "../../src/base/calendar-date.ts";
import { shownDayOrder } from "../../src/evidence/change-order/day-order.ts";
import {
  type OrderCandidates,
  orderCandidates,
} from "../../src/evidence/change-order/order-candidates.ts";
import {
  candidatesFor,
  ORDER_SLOTS,
  type OrderSlot,
} from "../../src/evidence/change-order/order-slots.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import type { Paper } from "../../src/paper/paper.ts";
import { sameNumber } from "./equality.ts";
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

/** All change orders whose words are kept. */
export function orderExamples(
  isWanted: (truth: OrderTruth) => boolean = () => true,
): readonly OrderExample[] {
  const found: OrderExample[] = [];
  for (const file of orderPapers()) {
    const truth = orderTruth(file);
    if (truth === null || !isWanted(truth)) continue;
    const pages = keptPages(file, truth.isPicture ? "ocr" : "text");
    if (pages === null) continue;
    const paper = cutPaper(pages);
    const seed = found.length;
    const dropped = (phrase: number): boolean =>
      (Math.imul(phrase + 77 * seed, 2654435761) >>> 16) % 10 === 0;
    const training = orderCandidates(paper, dropped);
    const reading = file.set === RANDOM ? training : orderCandidates(paper);
    const right = Object.fromEntries(
      ORDER_SLOTS.map((slot) => [slot, rightIn(slot, { truth, paper }, training)]),
    ) as OrderExample["right"];
    found.push({ truth, paper, training, reading, right });
  }
  return found;
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
  { truth, paper }: Pick<OrderExample, "truth" | "paper">,
  candidates: OrderCandidates,
): ReadonlySet<number> | null {
  const { document, sums } = truth;
  const own = candidatesFor(slot, candidates);
  const { length } = own;
  const placesOf = (isRight: (index: number) => boolean): ReadonlySet<number> => {
    const places = [...own.keys()].filter(isRight);
    return new Set(places.length > 0 ? places : [length]);
  };
  const sizeOf = (index: number): number => Math.abs(own[index]?.cents ?? 0);
  switch (slot) {
    case "isDayFirst": {
      const isDayFirst = dayOrderOf(truth, paper);
      return isDayFirst === null ? null : new Set(isDayFirst ? [0] : []);
    }
    case "change": {
      if (document.amount === null) return new Set([length + 1]);
      const cents = Math.round(Math.abs(Number(document.amount)) * 100);
      const places = [...own.keys()].filter((index) => sizeOf(index) === cents);
      if (cents === 0) return new Set([...places, length]);
      return places.length > 0 ? new Set(places) : null;
    }
    case "isDeduction": {
      const cents = Math.round(Number(document.amount ?? 0) * 100);
      if (cents === 0) return null;
      return new Set(
        cents > 0 ? [] : [...own.keys()].filter((index) => sizeOf(index) === Math.abs(cents)),
      );
    }
    case "number":
      return placesOf((index) =>
        wantedOf(truth, "number").some(
          (one) => one !== null && sameNumber(own[index]?.key ?? "", String(one)),
        ),
      );
    case "date":
      return placesOf((index) => own[index]?.key === document.date);
    case "speaker": {
      const { issuer, kind } = document;
      const places = placesOf(
        (index) => issuer !== null && sameFirm(String(own[index]?.figure.value), String(issuer)),
      );
      const first = kind === "SUBCONTRACTOR_REQUEST" ? 0 : length + 1;
      return new Set([...places].map((place) => first + place));
    }
    case "description": {
      const texts = wantedOf(truth, "description").filter((one) => one !== null);
      return placesOf((index) =>
        texts.some((one) => overlapOf(String(own[index]?.figure.value), String(one)).f >= GOOD),
      );
    }
    default: {
      const sum = sums[slot];
      if (sum === undefined) return null;
      if (sum === null) return new Set([length]);
      const cents = Math.round(Math.abs(Number(sum)) * 100);
      return placesOf((index) => sizeOf(index) === cents);
    }
  }
}

/** Whether the day is printed first, by other dates of the paper or by its own. */
function dayOrderOf({ document }: OrderTruth, paper: Paper): boolean | null {
  const own = paper.dates.find(
    ({ value, print }) =>
      (print === "day-first" || print === "month-first") && isoDate(value) === document.date,
  );
  return shownDayOrder(paper) ?? (own === undefined ? null : own.print === "day-first");
}

/** A text that covers the wanted one this well is learnt from. */
const GOOD = 0.7;

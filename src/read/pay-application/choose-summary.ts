import { Money } from "../../base/money.ts";
import { Percent } from "../../base/percent.ts";
import type { SummaryLineName } from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Candidate, Candidates } from "../../evidence/candidate.ts";
import { centsOf } from "../../evidence/amount-candidates.ts";
import { candidatesOf } from "../../evidence/candidates.ts";
import { type Caption, captionsIn } from "../../evidence/caption.ts";
import { dayIn, isOpenDay, scoresInOrder } from "../../evidence/date-candidates.ts";
import { DEDUCTIONS, MONEY_SLOTS, SLOTS, type SlotName } from "../../evidence/slots.ts";
import { lexiconOf } from "../../evidence/phrases.ts";
import { judgedLists, rowsOf } from "./order-judge.ts";
import { bestList, listsOf, marksIn, type OrdersOfPaper } from "./order-lists.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import type { FactorWeights } from "../../solve/form.ts";
import { chooseOrders } from "../../solve/choose-orders.ts";
import { type Filled, fillSlots } from "../../solve/fill-slots.ts";
import { grossOfTotals } from "../../solve/gross-of-totals.ts";
import { orderFiguresOf } from "../../solve/order-figures.ts";
import { provenanceOf } from "../../paper/places.ts";
import type { DateOrder } from "../../paper/read-value.ts";
import type { PayApplicationTemplate } from "../../lexicon/template.ts";
import type { ApplicationSummary, ChooseList, Chosen, Offer } from "./application-summary.ts";
import { orderVocabularies } from "./vocabularies.ts";
import { LIST_SIGNS } from "../../weights/order-list.ts";
import { unpacked } from "../../weights/packed.ts";
import { SCHEDULE_WEIGHTS } from "../../weights/schedule.ts";
import { type ScheduleWeighing, unpackedSchedules } from "../../weights/schedule-weights.ts";
import { PAY_APPLICATION_FACTORS, PAY_APPLICATION_WEIGHTS } from "../../weights/pay-application.ts";
import { type Scores, scoresOf, sharesOf } from "../../weights/scores.ts";
import { standingOfLines, twinsIn, withSecondReading } from "./doubted-lines.ts";
import { before, secondSummary } from "../../solve/second-summary.ts";

/** What weighs the candidates of a paper, and its choice as a whole. */
export interface Weighing {
  readonly scoresOf: (candidates: Candidates) => Scores;
  readonly factors: FactorWeights;
  /** What tells a list of change orders. */
  readonly lists: Readonly<Record<string, number>>;
  /** What tells the columns and rows of schedules of values. */
  readonly schedules: ScheduleWeighing;
}

let shipped: Weighing | null = null;

/** The fitted numbers that are shipped; they are unpacked when the first paper is read. */
export function shippedWeighing(): Weighing {
  if (shipped !== null) return shipped;
  const weights = unpacked(PAY_APPLICATION_WEIGHTS);
  shipped = {
    scoresOf: (candidates) => scoresOf(candidates, weights),
    factors: Float32Array.from(PAY_APPLICATION_FACTORS),
    lists: LIST_SIGNS,
    schedules: unpackedSchedules(SCHEDULE_WEIGHTS),
  };
  return shipped;
}

/** What is known of a paper before its summary is read. */
export interface SummaryGiven {
  /** Of day and month in numeric dates; where it is null, a day that may be read either way is left open. */
  readonly order: DateOrder | null;
  /** Whose labels are known beside the fitted words: the recognised layout and the general reading. */
  readonly templates: readonly PayApplicationTemplate[];
  readonly weighing?: Weighing | undefined;
}

/** Reads the summary of a pay application: all its figures are chosen together, and none is computed. */
export function applicationSummary(
  paper: Paper,
  { order, templates, weighing = shippedWeighing() }: SummaryGiven,
): ApplicationSummary {
  const candidates = candidatesOf(paper, undefined, lexiconOf(templates));
  const weighed = inOrder(weighing.scoresOf(candidates), candidates, order);
  const secondPage = secondSummary(candidates, weighed);
  const scores = secondPage === null ? weighed : before(secondPage, weighed, candidates);
  const filled = fillSlots(candidates, scores, weighing.factors);
  const captionOf = captionsIn(paper);
  const page = pageOf([...filled.slots.values()]);
  const chosen = <Value>(
    slot: SlotName,
    valueOf: (candidate: Candidate) => Value,
  ): Chosen<Value> | null => {
    const own = filled.slots.get(slot);
    return own === undefined
      ? null
      : chosenOf(own, offersOf(slot, { candidates, scores, captionOf, valueOf, page }));
  };
  const first = new Map<SummaryLineName, Chosen<Money>>();
  for (const slot of MONEY_SLOTS) {
    const line = chosen(slot, (candidate) => moneyIn(slot, candidate));
    if (line !== null) first.set(slot, line);
  }
  const { lines, taken } = withSecondReading(first);
  const day = filled.slots.get("periodTo")?.candidate?.figure;
  const isOpen = order === null && day !== undefined && isOpenDay(day);
  const periodTo = chosen("periodTo", dayIn);
  return {
    lines,
    applicationNumber: chosen("applicationNumber", ({ figure }) => String(figure.value)),
    periodTo: isOpen ? null : periodTo,
    openDate: isOpen ? { printed: day.printed, pageNumber: day.pageNumber } : null,
    retainageRate: chosen("retainageRate", ({ figure }) => percentIn(figure)),
    retainageRateOnStored: chosen("retainageRateOnStored", ({ figure }) => percentIn(figure)),
    chooseList: listChooser(
      { paper, candidates, scores, net: filled.net, lines, templates },
      weighing.lists,
    ),
    rowTotals: rowTotals(candidates, filled.slots),
    page,
    twins: twinsIn(lines, candidates, page),
    secondPage,
    gain: filled.gain,
    secondReadings: taken,
    identitiesHeld: standingOfLines(lines).held,
  };
}

/** Scores in which no day is read in another order than the paper's. */
function inOrder(scores: Scores, { date }: Candidates, order: DateOrder | null): Scores {
  const place = SLOTS.findIndex(({ name }) => name === "periodTo");
  return scores.with(place, scoresInOrder(scores[place] ?? [], date, order));
}

/** Chooses among the lists that the figures that were weighed may make; nothing is made of them before somebody asks. */
function listChooser(
  given: {
    readonly paper: Paper;
    readonly candidates: Candidates;
    readonly scores: Scores;
    readonly net: number | null;
    readonly lines: ReadonlyMap<SummaryLineName, Chosen<Money>>;
    readonly templates: readonly PayApplicationTemplate[];
  },
  weights: Readonly<Record<string, number>>,
): ChooseList {
  const { paper, candidates, scores, net, lines, templates } = given;
  return (beside) => {
    const words = orderVocabularies(templates);
    const figures = orderFiguresOf(candidates, scores);
    const orders: OrdersOfPaper = {
      paper,
      words,
      marks: marksIn(paper, words),
      ...figures,
      chosen: chooseOrders(figures.amounts, figures.numbers, net),
      net: lines.get("netChangeByChangeOrders")?.best.from ?? null,
      lines: new Set([...lines.values()].map(({ best }) => centsOf(best.value.absolute()))),
    };
    const judged = judgedLists(listsOf(orders), orders, beside);
    return { judged, orders: bestList(judged, weights, orders, rowsOf(beside.sheet)) };
  };
}

/** Other values that are told of a field. */
const MOST_LOST = 4;

/** A value less probable than this is no rival. */
const RIVAL = 0.001;

/** What stands on the summary's page is told in the place of a copy elsewhere if it is at least this likely beside it. */
const LIKELY = 0.002;

/** A zero stands in so many places that another one is rarely a copy. */
const LIKELY_ZERO = 0.1;

interface Weighed<Value> {
  readonly candidates: Candidates;
  readonly scores: Scores;
  readonly captionOf: (figure: Figure<unknown>) => Caption | null;
  readonly valueOf: (candidate: Candidate) => Value;
  /** The page of the summary. */
  readonly page: number;
}

interface Ranked<Value> extends Offer<Value> {
  readonly candidate: Candidate;
}

/** What may fill a slot by its own signs, the likeliest first, each value once. */
function offersOf<Value>(
  slot: SlotName,
  { candidates, scores, captionOf, valueOf, page }: Weighed<Value>,
): (chosen: Candidate) => readonly Ranked<Value>[] {
  const place = SLOTS.findIndex(({ name }) => name === slot);
  const type = SLOTS[place]?.type ?? "money";
  const shares = sharesOf(scores[place] ?? [0]);
  return (chosen) => {
    const best = new Map<string, readonly [Candidate, number]>();
    let whole = 0;
    // A value that is printed on several pages is told where a reader looks first.
    let told = chosen;
    const own = shares[candidates[type].indexOf(chosen)] ?? 0;
    let most = chosen.figure.pageNumber === page ? Infinity : own * leastOfCopy(chosen);
    candidates[type].forEach((candidate, index) => {
      const share = shares[index] ?? 0;
      if (candidate.key === chosen.key) {
        whole += share;
        if (candidate.figure.pageNumber === page && share > most) [told, most] = [candidate, share];
      } else if (share > Math.max(RIVAL, best.get(candidate.key)?.[1] ?? 0))
        best.set(candidate.key, [candidate, share]);
    });
    const rivals = [...best.values()].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_LOST);
    return [[told, whole] as const, ...rivals].map(([candidate, share]) => ({
      candidate,
      value: valueOf(candidate),
      from: provenanceOf(candidate.figure),
      words: candidate.figure.words,
      share,
      because: becauseOf(captionOf(candidate.figure)),
    }));
  };
}

function leastOfCopy({ figure: { value } }: Candidate): number {
  return value instanceof Money && value.isZero() ? LIKELY_ZERO : LIKELY;
}

function becauseOf(caption: Caption | null): readonly string[] {
  if (caption === null) return [];
  return [`It stands ${caption.place} "${caption.text}".`];
}

function chosenOf<Value>(
  { candidate, probability }: Filled,
  offers: (chosen: Candidate) => readonly Ranked<Value>[],
): Chosen<Value> | null {
  if (candidate === null) return null;
  const [best, ...lost] = offers(candidate);
  return best === undefined ? null : { best, probability, lost };
}

function moneyIn(slot: SlotName, { figure }: Candidate): Money {
  const value = figure.value instanceof Money ? figure.value : Money.zero;
  return DEDUCTIONS.has(slot) ? value.absolute() : value;
}

function percentIn({ value }: Figure<unknown>): Percent {
  return value instanceof Percent ? value : Percent.of("0");
}

function rowTotals(
  { money }: Candidates,
  slots: ReadonlyMap<SlotName, Filled>,
): ApplicationSummary["rowTotals"] {
  const totals = grossOfTotals(money, slots);
  const amountOf = (candidate: Candidate): Sourced<Money> => ({
    value: moneyIn("grossThisPeriod", candidate),
    from: [provenanceOf(candidate.figure)],
  });
  return totals === null ? null : { work: amountOf(totals.work), stored: amountOf(totals.stored) };
}

/** The page on which most of the chosen figures stand; of equal ones the first. */
function pageOf(slots: readonly Filled[]): number {
  const counts = new Map<number, number>();
  for (const { candidate, probability } of slots) {
    if (candidate === null) continue;
    const { pageNumber } = candidate.figure;
    counts.set(pageNumber, (counts.get(pageNumber) ?? 0) + probability);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best?.[0] ?? 0;
}

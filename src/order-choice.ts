import { type CalendarDate, calendarDate } from "./base/calendar-date.ts";
import { Money } from "./base/money.ts";
import type { Candidate } from "./evidence/candidate.ts";
import { captionsIn } from "./evidence/caption.ts";
import {
  type OrderCandidates,
  orderCandidates,
  orderPaper,
  type OrderPaper,
} from "./evidence/change-order/order-candidates.ts";
import { captionedBy } from "./evidence/change-order/layout-captions.ts";
import { PRICES } from "./evidence/change-order/price-captions.ts";
import { orderPhrases } from "./evidence/change-order/order-phrases.ts";
import { withoutCaptions } from "./evidence/change-order/without-captions.ts";
import { wholeNumber } from "./evidence/change-order/whole-number.ts";
import type { Figure, Paper } from "./paper/paper.ts";
import type { OrderValue } from "./solve/change-order/order-value.ts";
import { orderValues } from "./solve/change-order/order-values.ts";
import { placeOfWords } from "./template/candidates.ts";
import type { ChangeOrderTemplate } from "./template/change-order-template.ts";
import type { NamedParties } from "./template/change-order/kind.ts";
import type { OrderChoice, OrderKnown } from "./template/change-order/order-choice.ts";
import { isSameFirm } from "./template/change-order/parties.ts";
import type { Chosen, Offer } from "./template/pay-application/application-summary.ts";
import type { DateOrder } from "./template/read-value.ts";
import type { OrderScores } from "./weights/order-scores.ts";
import { type OrderWeighing, shippedOrderWeighing } from "./weights/order-weighing.ts";
import { sharesOf } from "./weights/scores.ts";

/** A paper that may be a change order, by the labels of its templates. */
export function orderPaperOf(paper: Paper, templates: readonly ChangeOrderTemplate[]): OrderPaper {
  return orderPaper(paper, orderPhrases(templates));
}

/** What is known of a change order before it is read. */
export interface OrderGiven {
  readonly known: OrderKnown;
  /** Whose labels are known beside the fitted words: the recognised layout and the general reading. */
  readonly templates: readonly ChangeOrderTemplate[];
  readonly named: NamedParties;
  readonly weighing?: OrderWeighing | undefined;
}

/** Reads the fields of a change order: its change together with the contract sums, who speaks together with the kind. */
export function orderChoice(
  own: OrderPaper,
  { known, templates, named, weighing = shippedOrderWeighing() }: OrderGiven,
): OrderChoice {
  const { paper, phrases } = own;
  const candidates = candidatesOf(own);
  const [layout, general] = templates;
  const fitted = weighing.scoresOf(candidates);
  const ofLayout =
    layout === undefined || general === undefined
      ? fitted
      : asCaptioned(fitted, candidates, captionedBy(layout, paper));
  const scores = asKnown(ofLayout, candidates, { known, named });
  const values = orderValues(candidates, scores, weighing.factors);
  const { kind, issuer, number, amount, date } = values;
  const description = described(values.description, candidates.text, phrases);
  const captionOf = captionsIn(paper);
  const becauseOf = (figure: Figure<unknown>): readonly string[] => {
    const caption = captionOf(figure);
    return caption === null ? [] : [`It stands ${caption.place} "${caption.text}".`];
  };
  const chosen = <Value>(
    choice: OrderValue<unknown>,
    weighed: Pick<Weighed<Value>, "own" | "shares" | "valueOf">,
  ): Chosen<Value> | null => chosenOf(choice, { ...weighed, becauseOf });
  const textIn = ({ figure }: Candidate): string => String(figure.value);
  const day = date.candidate?.figure;
  const isOpen = known.order === null && day !== undefined && ORDERED.has(day.print);
  return {
    kind: { value: kind.value ?? "GC_CHANGE_ORDER", probability: kind.probability },
    issuer: chosen(issuer, {
      own: candidates.firm,
      shares: speakerShares(scores.speaker),
      valueOf: textIn,
    }),
    number: chosen(number, {
      own: candidates.identifier,
      shares: sharesOf(scores.number),
      valueOf: textIn,
    }),
    description: chosen(description, {
      own: candidates.text,
      shares: sharesOf(scores.description),
      valueOf: textIn,
    }),
    amount: chosen(amount, {
      own: candidates.money,
      shares: sharesOf(scores.change),
      valueOf: (candidate) => changeIn(candidate, amount),
    }),
    nothing: amount.value === 0 && amount.candidate === null ? amount.probability : null,
    date: isOpen
      ? null
      : chosen(date, { own: candidates.date, shares: sharesOf(scores.date), valueOf: dayOf }),
    openDate: isOpen ? day.printed : null,
  };
}

/** All candidates; prints of one number with its revision and without are one number. */
function candidatesOf(own: OrderPaper): OrderCandidates {
  const found = orderCandidates(own);
  const identifier = found.identifier.map((one) => wholeNumber(one, own.paper));
  return { ...found, identifier };
}

/** A description without captions. */
function described(
  value: OrderValue<string>,
  texts: readonly Candidate[],
  phrases: OrderPaper["phrases"],
): OrderValue<string> {
  const { candidate } = value;
  if (candidate === null) return value;
  return { ...value, candidate: withoutCaptions(candidate, texts, phrases) };
}

/** Prints of a day whose order of day and month nothing on it decides. */
const ORDERED: ReadonlySet<string> = new Set<DateOrder>(["month-first", "day-first"]);

/** What is known for certain outweighs all signs by this much. */
const CERTAIN = 40;

/** That another firm speaks in a part than the one which the caller names for it: an owner orders, too. */
const UNLIKELY = 2.5;

/** What the caption of a recognised layout says more than all words that were fitted. */
const OF_LAYOUT = 8;

/** Scores with the captions that a recognised layout has for its fields; its best one for the change counts. */
function asCaptioned(
  scores: OrderScores,
  { money, identifier, date, text }: OrderCandidates,
  captioned: ReturnType<typeof captionedBy>,
): OrderScores {
  const raised = (own: readonly number[], places: ReadonlySet<number>): readonly number[] =>
    own.map((score, at) => (places.has(at) ? score + OF_LAYOUT : score));
  const prices =
    PRICES.map((field) => captioned(money, [field])).find(({ size }) => size > 0) ??
    new Set<number>();
  return {
    ...scores,
    change: raised(scores.change, prices),
    number: raised(scores.number, captioned(identifier, ["number"])),
    date: raised(scores.date, captioned(date, ["date"])),
    description: raised(scores.description, captioned(text, ["subject", "scope"])),
  };
}

/** Scores with what the caller, checked boxes and other dates of the paper say. */
function asKnown(
  scores: OrderScores,
  { firm, money }: OrderCandidates,
  { known: { order, checked, superseded }, named }: Pick<OrderGiven, "known" | "named">,
): OrderScores {
  const half = firm.length + 1;
  const namedAs = (name: string | null): ReadonlySet<number> =>
    new Set(
      [...firm.keys()].filter((at) => {
        const { value } = firm[at]?.figure ?? {};
        return name !== null && typeof value === "string" && isSameFirm(name, value);
      }),
    );
  const asks = namedAs(named.subcontractor);
  const orders = namedAs(named.gc);
  const speaker = scores.speaker.map((score, at) => {
    const [own, other] = at < half ? [asks, orders] : [orders, asks];
    if (other.has(at % half)) return score - CERTAIN;
    return own.size > 0 && !own.has(at % half) ? score - UNLIKELY : score;
  });
  const isDayFirst =
    order === null ? scores.isDayFirst : [order === "day-first" ? CERTAIN : -CERTAIN];
  const change = scores.change.map((score, at) => {
    const figure = money[at]?.figure;
    return figure !== undefined && superseded.some((label) => isOnLine(figure, label))
      ? score - CERTAIN
      : score;
  });
  const isDeduction =
    checked === null
      ? scores.isDeduction
      : scores.isDeduction.map((score) => score + (checked === "deduction" ? CHECKED : -CHECKED));
  return { ...scores, speaker, isDayFirst, change, isDeduction };
}

/** A checked box says more than all words. */
const CHECKED = 12;

function isOnLine(
  { pageNumber, box }: Figure<unknown>,
  label: OrderKnown["superseded"][number],
): boolean {
  return (
    pageNumber === label.pageNumber && label.box.top < box.bottom && label.box.bottom > box.top
  );
}

/** The shares of firms, whatever part they speak in. */
function speakerShares(scores: readonly number[]): readonly number[] {
  const shares = sharesOf(scores);
  const half = shares.length / 2;
  return shares.slice(0, half).map((share, at) => share + (shares[at + half] ?? 0));
}

/** An amount as printed; the one that is chosen has the sign by which it moves the contract sum. */
function changeIn({ figure, cents }: Candidate, { value }: OrderValue<number>): Money {
  if (!(figure.value instanceof Money)) return Money.zero;
  if (value === null || Math.abs(cents) !== Math.abs(value)) return figure.value;
  const size = figure.value.absolute();
  return value < 0 ? size.negated() : size;
}

/** A candidate for a day has its ISO form as its key. */
function dayOf({ key }: Candidate): CalendarDate {
  const [year = 0, month = 0, day = 0] = key.split("-").map(Number);
  return calendarDate(year, month, day) ?? { year, month, day };
}

/** Other values that are told of a field. */
const MOST_LOST = 4;

/** A value less probable than this is no rival. */
const RIVAL = 0.001;

interface Weighed<Value> {
  /** The candidates of a slot, with their shares by their own signs. */
  readonly own: readonly Candidate[];
  readonly shares: readonly number[];
  readonly valueOf: (candidate: Candidate) => Value;
  readonly becauseOf: (figure: Figure<unknown>) => readonly string[];
}

/** What was chosen, and what else may fill the field by its own signs, the likeliest first, each value once. */
function chosenOf<Value>(
  { candidate, probability, same }: OrderValue<unknown>,
  { own, shares, valueOf, becauseOf }: Weighed<Value>,
): Chosen<Value> | null {
  if (candidate === null) return null;
  const best = new Map<string, readonly [Candidate, number]>();
  const chosenKey = keyOf(candidate);
  let whole = 0;
  own.forEach((one, index) => {
    const share = shares[index] ?? 0;
    const key = keyOf(one);
    if (key === chosenKey || same?.has(key) === true) whole += share;
    else if (share > Math.max(RIVAL, best.get(key)?.[1] ?? 0)) best.set(key, [one, share]);
  });
  const offerOf = ([one, share]: readonly [Candidate, number]): Offer<Value> => {
    const { words, pageNumber, printed, value } = one.figure;
    const isAmount = value instanceof Money;
    return {
      value: valueOf(one),
      from: placeOfWords(words, pageNumber, isAmount ? printed.replace(/[.,;:]+$/, "") : printed),
      words,
      share,
      because: becauseOf(one.figure),
    };
  };
  const lost = [...best.values()].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_LOST);
  return { best: offerOf([candidate, whole]), probability, lost: lost.map(offerOf) };
}

/** Amounts of one size are one change: its sign is asked by itself. */
function keyOf({ key, cents, figure }: Candidate): string {
  return figure.value instanceof Money ? String(Math.abs(cents)) : key;
}

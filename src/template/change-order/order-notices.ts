import { textOf } from "./text-block.ts";
import type { Money } from "../../base/money.ts";
import type { ChangeOrder } from "../../document/change-order.ts";
import type { Page } from "../../page/page.ts";
import type { Candidate } from "../candidates.ts";
import { isNearMiss } from "../near-misses.ts";
import { unreadPages } from "../unread-pages.ts";
import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Agreement } from "./agreement.ts";
import type { AmountCandidate } from "./choose-amount.ts";
import type { KindReading } from "./kind.ts";
import type { AmountReading } from "./read-amount.ts";
import type { Title } from "./titles.ts";

/** What a careful reader notices and no identity can tell. */
export interface OrderNoticeGiven {
  readonly pages: readonly Page[];
  readonly document: ChangeOrder;
  readonly kind: KindReading;
  readonly title: Title | null;
  /** What the caption of its number calls it, where it has no title. */
  readonly calledBy: string | null;
  readonly agreement: Agreement;
  readonly priced: AmountReading;
  /** Whether a price is named as open, and where words say that nothing is to be paid. */
  readonly saysUndetermined: string | null;
  readonly saysSuperseded: boolean;
  /** Dates that are read either way, where nothing says whether the day comes first. */
  readonly undecidedDates: readonly Candidate<CalendarDate>[];
}

/** Sentences for a person. */
export function orderNotices(given: OrderNoticeGiven): readonly string[] {
  return [
    ...kindNotices(given),
    ...agreementNotices(given),
    ...amountNotices(given),
    ...otherNotices(given),
    ...unreadPages(given.pages),
  ];
}

/** Where the chosen kind outweighs the other by less than this, nobody should rely on it alone. */
const NARROW = 1;

function kindNotices(given: OrderNoticeGiven): readonly string[] {
  const { document, kind } = given;
  const chosen = document.kind;
  const own = kind.marks.find(({ speaksFor }) => speaksFor === chosen);
  const against = kind.marks.find(({ speaksFor }) => speaksFor !== chosen);
  const named = calledOtherwise(given);
  if (named !== null)
    return [
      chosen === "SUBCONTRACTOR_REQUEST"
        ? `It calls itself "${named}", but it is read as a request: ${lower(own?.because)} It is not part of the contract until it is agreed.`
        : `It calls itself "${named}", but it is read as an order: ${lower(own?.because)} Check that it is agreed.`,
    ];
  if (kind.marks.length === 0)
    return [
      "Nothing on the paper says whether it is a request or an order; it is read as an order.",
    ];
  if (own === undefined || against === undefined) return [];
  return kind.isContested || kind.margin < NARROW
    ? [
        `Its kind is not certain. For ${WORDS[chosen]}: ${lower(own.because)} Against it: ${lower(against.because)}`,
      ]
    : [];
}

/** The title, or the caption of the number, where it says the other kind; null where none does. */
function calledOtherwise({ document, title, calledBy }: OrderNoticeGiven): string | null {
  const isRequest = document.kind === "SUBCONTRACTOR_REQUEST";
  if (title === null) return isRequest ? calledBy : null;
  const isOther = title.rule.means === (isRequest ? "order" : "request");
  return isOther ? textOf(title.label.words) : null;
}

const WORDS = { SUBCONTRACTOR_REQUEST: "a request", GC_CHANGE_ORDER: "an order" } as const;

function lower(sentence = ""): string {
  return /^(?:It|Its)\b/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}

/** A back-charge and a change of a purchase order need nobody's signature but the issuer's. */
const ONE_SIDED = /\bback-?\s?charge\b|\bpurchase order\b|\bp\.?\s?o\.? change\b/i;

function agreementNotices({ document, agreement, title }: OrderNoticeGiven): readonly string[] {
  const printed = title === null ? "" : textOf(title.label.words);
  if (agreement.flaw === "void") return ["It is marked as void."];
  if (agreement.flaw === "rejected") return ["Its status says that it was rejected or withdrawn."];
  const isDraft = agreement.flaw === "draft" ? ["It is marked as a draft."] : [];
  const isOpen =
    document.kind === "GC_CHANGE_ORDER" && !agreement.isShown && !ONE_SIDED.test(printed);
  return isOpen
    ? [
        ...isDraft,
        "No agreement is shown on this order: neither signatures of both parties with dates nor an approval are printed.",
      ]
    : isDraft;
}

function amountNotices(given: OrderNoticeGiven): readonly string[] {
  const { document, priced, saysUndetermined } = given;
  const { amounts, signed: amount } = priced;
  const { requested } = document;
  if (document.amount === null) {
    if (saysUndetermined !== null) return [`No price is printed: it says "${saysUndetermined}".`];
    return ["No amount of the change was found on the paper."];
  }
  const value = document.amount.value;
  const notices: string[] = [];
  if (requested !== null && !requested.value.absolute().equals(value.absolute()))
    notices.push(
      `It was asked for ${requested.value.toString()}; ${value.toString()} is read as agreed.`,
    );
  if (amount?.isContradicted === true)
    notices.push(
      `The amount is printed as a deduction, but the contract sum grows by it; it is read as ${value.toString()}.`,
    );
  if (amount?.evidence === "title")
    notices.push(
      `The amount is printed without a sign; it is read as a deduction because of the title.`,
    );
  const rival = rivalOf(amounts, value);
  const other = misprintOf(amounts, value);
  if (other !== null)
    notices.push(
      `The amount is printed differently in two places: ${value.toString()} was read, and ${other.toString()} is printed as well. One of them may be a misprint.`,
    );
  else if (rival !== null)
    notices.push(
      `Two amounts stand for this change: ${value.toString()} was read, and ${rival.toString()} is printed as well.`,
    );
  return notices;
}

/** An amount with nearly the same evidence leaves open which is meant. */
const CLOSE = 0.12;

function rivalOf(amounts: readonly AmountCandidate[], value: Money): Money | null {
  const [best, next] = amounts;
  if (best === undefined || next === undefined || best.score - next.score > CLOSE) return null;
  if (next.field === "plainTotal" && best.field !== "plainTotal") return null;
  return next.candidate.value.absolute().equals(value.absolute()) ? null : next.candidate.value;
}

/** An amount under another caption of the change that differs by one digit or by two that changed places. */
function misprintOf(amounts: readonly AmountCandidate[], value: Money): Money | null {
  const other = amounts.find(
    ({ field, candidate }) =>
      field !== "plainTotal" && isNearMiss(candidate.value, value, FEWEST_DIGITS),
  );
  return other?.candidate.value ?? null;
}

/** Amounts of the change itself are compared from ten dollars up. */
const FEWEST_DIGITS = 4;

function otherNotices({
  document,
  saysSuperseded,
  undecidedDates,
}: OrderNoticeGiven): readonly string[] {
  const notices: string[] = [];
  if (saysSuperseded)
    notices.push(
      "It prints a superseded revision as well; check that the figures read are those of the one that stands.",
    );
  const [open] = undecidedDates;
  if (document.date === null && open !== undefined)
    notices.push(
      `Its date is printed as ${open.from.printed}, and nothing in the document says whether the day or the month comes first; it is left out.`,
    );
  return notices;
}

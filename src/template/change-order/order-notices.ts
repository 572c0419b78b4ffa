import { textOf } from "./text-block.ts";
import type { Money } from "../../base/money.ts";
import type { ChangeOrder } from "../../document/change-order.ts";
import { type Finding, found } from "../../finding/finding.ts";
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

/** What a person should know beside the figures. */
export function orderNotices(given: OrderNoticeGiven): readonly Finding[] {
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

function kindNotices(given: OrderNoticeGiven): readonly Finding[] {
  const { document, kind } = given;
  const chosen = document.kind;
  const own = kind.marks.find(({ speaksFor }) => speaksFor === chosen);
  const against = kind.marks.find(({ speaksFor }) => speaksFor !== chosen);
  const named = calledOtherwise(given);
  if (named !== null)
    return [
      found("called-otherwise", { kind: chosen, named, because: own?.because ?? "" }, ["kind"]),
    ];
  if (kind.marks.length === 0) return [found("kind-not-said", {}, ["kind"])];
  if (own === undefined || against === undefined) return [];
  if (!kind.isContested && kind.margin >= NARROW) return [];
  const facts = { kind: chosen, because: own.because, against: against.because };
  return [found("kind-uncertain", facts, ["kind"])];
}

/** The title, or the caption of the number, where it says the other kind; null where none does. */
function calledOtherwise({ document, title, calledBy }: OrderNoticeGiven): string | null {
  const isRequest = document.kind === "SUBCONTRACTOR_REQUEST";
  if (title === null) return isRequest ? calledBy : null;
  const isOther = title.rule.means === (isRequest ? "order" : "request");
  return isOther ? textOf(title.label.words) : null;
}

/** A back-charge and a change of a purchase order need nobody's signature but the issuer's. */
const ONE_SIDED = /\bback-?\s?charge\b|\bpurchase order\b|\bp\.?\s?o\.? change\b/i;

function agreementNotices({ document, agreement, title }: OrderNoticeGiven): readonly Finding[] {
  const printed = title === null ? "" : textOf(title.label.words);
  if (agreement.flaw === "void") return [found("marked-void", {})];
  if (agreement.flaw === "rejected") return [found("marked-rejected", {})];
  const isDraft = agreement.flaw === "draft" ? [found("marked-draft", {})] : [];
  const isOpen =
    document.kind === "GC_CHANGE_ORDER" && !agreement.isShown && !ONE_SIDED.test(printed);
  return isOpen ? [...isDraft, found("agreement-not-shown", {})] : isDraft;
}

function amountNotices(given: OrderNoticeGiven): readonly Finding[] {
  const { document, priced, saysUndetermined } = given;
  const { amounts, signed: amount } = priced;
  const { requested } = document;
  if (document.amount === null) {
    return saysUndetermined === null
      ? [found("amount-not-found", {}, ["amount"])]
      : [found("price-left-open", { says: saysUndetermined }, ["amount"])];
  }
  const value = document.amount.value;
  const notices: Finding[] = [];
  if (requested !== null && !requested.value.absolute().equals(value.absolute()))
    notices.push(
      found("amount-asked-differs", { requested: requested.value, agreed: value }, ["amount"]),
    );
  if (amount?.isContradicted === true)
    notices.push(found("deduction-contradicted", { amount: value }, ["amount"]));
  if (amount?.evidence === "title") notices.push(found("deduction-by-title", {}, ["amount"]));
  const rival = rivalOf(amounts, value);
  const other = misprintOf(amounts, value);
  if (other !== null)
    notices.push(found("amount-printed-twice", { amount: value, other }, ["amount"]));
  else if (rival !== null)
    notices.push(found("rival-amount", { amount: value, other: rival }, ["amount"]));
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
}: OrderNoticeGiven): readonly Finding[] {
  const notices: Finding[] = [];
  if (saysSuperseded) notices.push(found("superseded-revision", {}));
  const [open] = undecidedDates;
  if (document.date === null && open !== undefined)
    notices.push(found("date-order-open", { field: "date", printed: open.from.printed }, ["date"]));
  return notices;
}

import { type Title } from "../titles.ts";
import type { Money } from "../../base/money.ts";
import type { ChangeOrder } from "../../document/change-order.ts";
import { movedBy } from "../../document/contract-sums.ts";
import { type Finding, found } from "../../finding/finding.ts";
import { type Page, textOfWords } from "../../page/page.ts";
import { isNearMiss } from "../near-misses.ts";
import { unreadPages } from "../unread-pages.ts";
import type { Agreement } from "./agreement.ts";
import type { KindReading } from "./kind.ts";
import type { Chosen, Offer } from "../pay-application/application-summary.ts";
import type { OrderChoice, OrderKnown } from "./order-choice.ts";
import type { RepeatedCost } from "./repeated-costs.ts";
import { anyOf } from "../../words/any-of.ts";
import {
  creditNames,
  deductionTitles,
  oneSided,
  orderCalls,
  requestCalls,
} from "../../words/construction/orders.ts";

/** What a careful reader notices and no identity can tell. */
export interface OrderNoticeGiven {
  readonly pages: readonly Page[];
  readonly document: ChangeOrder;
  readonly kind: KindReading;
  readonly title: Title | null;
  readonly agreement: Agreement;
  readonly choice: OrderChoice;
  /** The way in which a checked box says that the contract sum moves. */
  readonly checked: OrderKnown["checked"];
  readonly repeated: readonly RepeatedCost[];
  /** Whether a price is named as open, and where words say that nothing is to be paid. */
  readonly saysUndetermined: string | null;
  readonly saysSuperseded: boolean;
}

/** What a person should know beside the figures. */
export function orderNotices(given: OrderNoticeGiven): readonly Finding[] {
  return [
    ...kindNotices(given),
    ...agreementNotices(given),
    ...amountNotices(given),
    ...repeatedNotices(given),
    ...otherNotices(given),
    ...unreadPages(given.pages),
  ];
}

/** A kind less probable than this should not be relied on alone. */
const SURE_KIND = 0.9;

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
  if (kind.probability >= SURE_KIND) return [];
  const facts = { kind: chosen, because: own.because, against: against.because };
  return [found("kind-uncertain", facts, ["kind"])];
}

/** The title, or the caption of the number, where it says the other kind; null where none does. */
function calledOtherwise({ document, title, choice }: OrderNoticeGiven): string | null {
  const isRequest = document.kind === "SUBCONTRACTOR_REQUEST";
  if (title === null) return isRequest ? orderCaption(choice) : null;
  const isOther = title.rule.means === (isRequest ? "order" : "request");
  return isOther ? textOfWords(title.label.words) : null;
}

/** What the words before its number call it, where they call it an order. */
function orderCaption({ calledBy }: OrderChoice): string | null {
  const called = calledBy === null ? null : CALLS_ORDER.exec(calledBy);
  return calledBy === null || CALLS_REQUEST.test(calledBy) ? null : (called?.[0].trim() ?? null);
}

/** "Change Order 5", "Harborlight Addition - Change Order 5". */
const CALLS_ORDER = new RegExp(`\\b${anyOf(orderCalls)}\\W*$`, "i");
const CALLS_REQUEST = new RegExp(`\\b${anyOf(requestCalls)}\\b`, "i");

/** A back-charge and a change of a purchase order need nobody's signature but the issuer's. */
const ONE_SIDED = new RegExp(`\\b${anyOf(oneSided)}\\b`, "i");

function agreementNotices({ document, agreement, title }: OrderNoticeGiven): readonly Finding[] {
  const printed = title === null ? "" : textOfWords(title.label.words);
  if (agreement.flaw === "void") return [found("marked-void", {})];
  if (agreement.flaw === "rejected") return [found("marked-rejected", {})];
  const isDraft = agreement.flaw === "draft" ? [found("marked-draft", {})] : [];
  const isOpen =
    document.kind === "GC_CHANGE_ORDER" && !agreement.isShown && !ONE_SIDED.test(printed);
  if (!isOpen) return isDraft;
  const isUnseen = agreement.isInkHidden && !agreement.isPending;
  return [...isDraft, isUnseen ? found("agreement-unseen", {}) : found("agreement-not-shown", {})];
}

function amountNotices(given: OrderNoticeGiven): readonly Finding[] {
  const { document, choice, saysUndetermined } = given;
  const { requested } = document;
  if (document.amount === null) {
    return saysUndetermined === null
      ? [found("amount-not-found", {}, ["amount"])]
      : [found("price-left-open", { says: saysUndetermined }, ["amount"])];
  }
  const { value } = document.amount;
  const notices: Finding[] = [];
  if (requested !== null && !requested.value.absolute().equals(value.absolute()))
    notices.push(
      found("amount-asked-differs", { requested: requested.value, agreed: value }, ["amount"]),
    );
  return [...notices, ...signNotices(value, given), ...rivalNotices(value, choice.amount)];
}

const DEDUCTIVE_TITLE = new RegExp(`\\b${anyOf(deductionTitles)}\\b`, "i");
const CREDIT_NAMES = new RegExp(`\\b${anyOf(creditNames)}\\b`, "gi");

function isDeductive(title: Title | null): boolean {
  if (title === null) return false;
  const printed = textOfWords(title.label.runs.flatMap((run) => run.words));
  return DEDUCTIVE_TITLE.test(printed.replaceAll(CREDIT_NAMES, ""));
}

/** Where the sign of the amount is not that of its print. */
function signNotices(
  value: Money,
  { choice, document, title, checked }: OrderNoticeGiven,
): readonly Finding[] {
  const isPrintedNegative =
    choice.amount !== null && /^[-–−(<]|[-–−>)]$/.test(choice.amount.best.from.printed);
  if (isPrintedNegative && !value.isNegative() && !value.isZero())
    return [found("deduction-contradicted", { amount: value }, ["amount"])];
  const isProven = isPrintedNegative || value.isZero() || movedBy(document.sums) !== null;
  if (isProven || !isDeductive(title)) return [];
  if (value.isNegative()) return [found("deduction-by-title", {}, ["amount"])];
  const isPrintedPositive = choice.amount?.best.from.printed.startsWith("+") === true;
  return isPrintedPositive || checked === "addition"
    ? []
    : [found("addition-despite-title", {}, ["amount"])];
}

function rivalNotices(value: Money, chosen: Chosen<Money> | null): readonly Finding[] {
  const lost = chosen?.lost ?? [];
  const misprint = lost.find((other) => isNearMiss(other.value, value, FEWEST_DIGITS));
  if (misprint !== undefined)
    return [found("amount-printed-twice", { amount: value, other: misprint.value }, ["amount"])];
  const rival = lost.find((other) => isRival(other, chosen));
  return rival === undefined
    ? []
    : [found("rival-amount", { amount: value, other: rival.value }, ["amount"])];
}

/** A choice less probable than this leaves open which amount is meant, if another has this share by itself. */
const SURE_AMOUNT = 0.9;
const CLOSE = 0.15;

function isRival({ share }: Offer<Money>, chosen: Chosen<Money> | null): boolean {
  return chosen !== null && chosen.probability < SURE_AMOUNT && share > CLOSE;
}

/** Amounts of the change itself are compared from ten dollars up. */
const FEWEST_DIGITS = 4;

function repeatedNotices({ repeated }: OrderNoticeGiven): readonly Finding[] {
  return repeated.map(({ line: { description, amount }, lineIndex, times }) => {
    const facts = { description: description?.value ?? "", amount: amount.value, times };
    return found("cost-repeated", facts, [`costs[${lineIndex}].amount`]);
  });
}

function otherNotices({
  document,
  saysSuperseded,
  choice: { openDate },
}: OrderNoticeGiven): readonly Finding[] {
  const notices: Finding[] = [];
  if (saysSuperseded) notices.push(found("superseded-revision", {}));
  if (document.date === null && openDate !== null)
    notices.push(found("date-order-open", { field: "date", ...openDate }, ["date"]));
  return notices;
}

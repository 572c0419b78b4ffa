import { lineOf } from "./application.ts";
import type { Chain } from "./chain.ts";
import type { ChangeOrderPaper } from "./change-order-paper.ts";
import { agreementOf, type Job, jobMarks, jobOf, type Mark } from "./job-marks.ts";
import type { BilledOrder, BilledOrders } from "./listed-orders.ts";
import { areOne, type ComparedName, comparedName } from "../base/firm-names.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import type { Money } from "../base/money.ts";
import type { Agreement } from "../finding/audit-notice.ts";

/** What tells whether a change order is one of a contract. */
export interface ContractTraits {
  /** The firm that bills. */
  readonly biller: ComparedName | null;
  /** The firm that is billed. */
  readonly billed: ComparedName | null;
  readonly job: Job;
  readonly originalSums: ReadonlySet<string>;
  /** The contract sums after each application. */
  readonly sums: ReadonlySet<string>;
  readonly orders: BilledOrders;
}

/** How much speaks for a change order to be one of a contract, and what. */
export interface Belonging extends Agreement {
  readonly score: number;
  readonly listing: Listing | null;
}

/** From this on a change order is one of the contract. */
export const BELONGS = 3.5;

/** Up to this it is none, and nothing is said of it. */
export const BELONGS_ELSEWHERE = 1;

/** Prepares a contract for being held against change orders. */
export function contractTraits(
  texts: Readonly<Record<"contractor" | "addressee" | keyof Job, string | null>>,
  chain: Chain,
  orders: BilledOrders,
): ContractTraits {
  const name = (text: string | null): ComparedName | null =>
    text === null ? null : comparedName(text);
  const keys = (line: "originalContractSum" | "contractSumToDate"): ReadonlySet<string> =>
    new Set(chain.links.flatMap((application) => lineOf(application, line)?.key() ?? []));
  return {
    biller: name(texts.contractor),
    billed: name(texts.addressee),
    job: jobOf(texts),
    originalSums: keys("originalContractSum"),
    sums: new Set([...keys("originalContractSum"), ...keys("contractSumToDate")]),
    orders,
  };
}

/**
 * Weighs what a change order and the applications of a contract have in common. All trades of a project share its name
 * and number, so that these alone make no contract; a job that is called otherwise, or another original contract sum,
 * leaves it open at best.
 */
export function belongingOf(paper: ChangeOrderPaper, contract: ContractTraits): Belonging {
  const listing = listingOf(paper, contract.orders);
  const job = jobMarks(paper.job, contract.job);
  const sums = sumMarks(paper, contract);
  const own = [...partyMarks(paper, contract), ...sums, ...listingMarks(listing)];
  const marks = [...own, ...job.marks];
  const sum = marks.reduce((score, { weight }) => score + weight, 0);
  const isOfContract = job.isOneContract || own.some(({ weight }) => weight >= OF_CONTRACT);
  const isOfOther = (job.areTwo && !job.isCrossed) || sums.some(({ weight }) => weight < 0);
  return {
    score: isOfOther || !isOfContract ? Math.min(sum, UNTOLD) : sum,
    listing,
    ...agreementOf(marks),
  };
}

/** What weighs so much is of the contract itself: the firm that bills, a contract sum, a listed amount. */
const OF_CONTRACT = 1;

/** Too little for a contract, and too much to be silent about. */
const UNTOLD = BELONGS - 0.5;

function partyMarks(paper: ChangeOrderPaper, contract: ContractTraits): readonly Mark[] {
  return paper.isRequest ? requestMarks(paper, contract) : orderMarks(paper, contract);
}

/** A request comes from the firm that bills, or stands behind what that firm asks of its own client. */
function requestMarks({ firms }: ChangeOrderPaper, contract: ContractTraits): readonly Mark[] {
  const { biller } = contract;
  if (isAmong(biller, [firms.sender, firms.subcontractor])) {
    const clients = [firms.addressee, firms.contractor, firms.owner];
    return [{ weight: 1.5, what: "biller" }, clientMark(contract, clients)];
  }
  if (isAmong(biller, [firms.addressee, firms.contractor]))
    return [{ weight: 1, what: "requestAddressee" }];
  const isOfOthers = biller !== null && (firms.sender ?? firms.addressee) !== null;
  return [{ weight: isOfOthers ? -3 : 0, what: "biller" }];
}

/**
 * An order is of the firm that bills and of the one that is billed. One that names another subcontractor, or is sent to
 * a third firm, is of another contract, although it names both the general contractor and the owner.
 */
function orderMarks({ firms }: ChangeOrderPaper, contract: ContractTraits): readonly Mark[] {
  const { biller, billed } = contract;
  const { sender, addressee, owner, contractor, subcontractor } = firms;
  const all = [sender, addressee, owner, contractor, subcontractor];
  if (biller === null || all.every((firm) => firm === null)) return [];
  if (!isAmong(biller, subcontractor === null ? all : [subcontractor]))
    return [{ weight: -3, what: "biller" }];
  const isSentToOthers =
    addressee !== null && billed !== null && !isAmong(addressee, [biller, billed]);
  return [
    { weight: 1.5, what: "biller" },
    isSentToOthers
      ? { weight: -3, what: "orderAddressee" }
      : clientMark(contract, subcontractor === null ? all : [contractor, sender, addressee]),
  ];
}

/** Whether the client is named; that others are named in its place speaks against it. */
function clientMark(
  { biller, billed }: ContractTraits,
  firms: readonly (ComparedName | null)[],
): Mark {
  const others = firms.filter((firm) => firm !== null && !isAmong(biller, [firm]));
  const isNamed = isAmong(billed, firms);
  const isOther = billed !== null && others.length > 0;
  return { weight: isNamed ? 1 : isOther ? -1.5 : 0, what: "billed" };
}

function isAmong(firm: ComparedName | null, firms: readonly (ComparedName | null)[]): boolean {
  if (firm === null) return false;
  return firms.some((other) => other !== null && areOne(firm, other));
}

function sumMarks({ document }: ChangeOrderPaper, contract: ContractTraits): readonly Mark[] {
  const { originalContractSum: original, sumBefore, sumAfter } = document.sums;
  const isOf = (sums: ReadonlySet<string>, sum: { readonly value: Money } | null): boolean =>
    sum !== null && sums.has(sum.value.key());
  const isOther = original !== null && contract.originalSums.size > 0;
  return [
    {
      weight: isOf(contract.originalSums, original) ? 3 : isOther ? -3 : 0,
      what: "originalContractSum",
    },
    {
      weight: isOf(contract.sums, sumBefore) || isOf(contract.sums, sumAfter) ? 1.5 : 0,
      what: "contractSum",
    },
  ];
}

function listingMarks(listing: Listing | null): readonly Mark[] {
  if (listing === null) return [];
  const { hasNumber, hasAmount, hasWords } = listing;
  const listed = [
    ...(hasNumber ? (["number"] as const) : []),
    ...(hasAmount ? (["amount"] as const) : []),
    ...(hasWords ? (["words"] as const) : []),
  ];
  const weight = listed.length > 1 ? 1 + listed.length / 2 : hasAmount ? 1 : 0.5;
  return [{ weight, what: { listed } }];
}

/** What a change order document and a line of an application's list have in common. */
export interface Listing {
  readonly billed: BilledOrder;
  readonly hasNumber: boolean;
  readonly hasAmount: boolean;
  readonly hasWords: boolean;
}

/** The line of the list that a document is about; null where none is alike. */
function listingOf(paper: ChangeOrderPaper, orders: BilledOrders): Listing | null {
  const amount = paper.document.amount?.value;
  const byNumber = paper.key === "" ? [] : (orders.byNumber.get(paper.key) ?? []);
  const byAmount = amount === undefined ? [] : (orders.byAmount.get(amount.key()) ?? []);
  const words = wordsOf(paper.document.description?.value);
  let best: Listing | null = null;
  for (const billed of [...byNumber, ...byAmount].slice(0, AUDIT_LIMITS.sameOrders)) {
    const listing = {
      billed,
      hasNumber: byNumber.includes(billed),
      hasAmount: amount !== undefined && billed.order.amount?.equals(amount) === true,
      hasWords: areAlike(words, wordsOfOrder(billed)),
    };
    const isCloser = best === null || closeness(listing, paper) > closeness(best, paper);
    if (isCloser && closeness(listing, paper) > 0) best = listing;
  }
  return best;
}

/**
 * A request has a number of its own series, so that its number alone is no mark; the number of an order is that of the
 * contract, and weighs more than an amount that two orders may share.
 */
function closeness(listing: Listing, { isRequest }: ChangeOrderPaper): number {
  const { hasNumber, hasAmount, hasWords } = listing;
  const number = hasNumber ? (isRequest && !hasAmount && !hasWords ? 0 : 3) : 0;
  return number + (hasAmount ? 2 : 0) + (hasWords ? 2 : 0);
}

/** Shorter words are in every description. */
const SHORTEST_WORD = 4;

function wordsOf(text: string | undefined): ReadonlySet<string> {
  const words = (text ?? "").slice(0, AUDIT_LIMITS.comparedCharacters).toLowerCase();
  return new Set((words.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST_WORD));
}

function wordsOfOrder({ order }: BilledOrder): ReadonlySet<string> {
  return wordsOf(order.rows.map(({ description }) => description?.value ?? "").join(" "));
}

/** At least half of the words of the shorter text stand in the longer one, one of them being said of nothing else. */
function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size < other.size ? [one, other] : [other, one];
  let same = 0;
  for (const word of short) if (long.has(word) && !COMMON.has(word)) same += 1;
  const own = [...short].filter((word) => !COMMON.has(word)).length;
  return same > 0 && same * 2 >= own;
}

const COMMON: ReadonlySet<string> = new Set([
  "additional",
  "change",
  "changes",
  "contract",
  "credit",
  "deduct",
  "extra",
  "order",
  "orders",
  "proposal",
  "request",
  "with",
  "work",
]);

import { isoDate } from "../base/calendar-date.ts";
import { applicationWords, type TwoApplications } from "./application-name.ts";
import type {
  ChangedOrder,
  ListedOrderFacts,
  OrderPaperFacts,
  UnexecutedPaper,
} from "./audit-statement.ts";
import { enumerate, sentenceCase } from "./figure-words.ts";
import { listedWords, orderPaperWords, orderWords } from "./order-name.ts";
import type { Wording } from "./said.ts";

/** What is said of change orders, as applications list them and as their documents have them. */
export const ORDER_DETAILS: Wording<ListedOrderFacts & OrderPaperFacts> = {
  "no-orders-before": ({ former }) =>
    `${sentenceCase(applicationWords(former))} has no change orders that could change.`,
  "orders-kept": ({ former, current, count }) => {
    const [all, are, amounts] =
      count === 1
        ? ["The change order", "is", "amount"]
        : [`All ${count} change orders`, "are", "amounts"];
    return `${all} of ${applicationWords(former)} ${are} listed with the same ${amounts} in ${applicationWords(current)}.`;
  },
  "orders-changed": ({ orders, others, ...applications }) =>
    [
      ...orders.map((order) => changeSentence(order, applications)),
      ...(others > 0 ? [`And ${others} more.`] : []),
    ].join(" "),
  "order-executed": ({ files, ...listed }) =>
    `${listedWords(listed)}, and its order is there: ${enumerate(files)}.`,
  "order-agreement-unread": ({ files, ...listed }) =>
    `${listedWords(listed)}, and its order is there, but no agreement can be read on it (${enumerate(files)}): look whether both parties signed it.`,
  "order-drafted": ({ files, ...listed }) =>
    `${listedWords(listed)}, and its order is marked as a draft (${enumerate(files)}).`,
  "order-not-executed": ({ papers, ...listed }) => {
    const documents = papers.length === 1 ? "its only document is" : "its only documents are";
    return `${listedWords(listed)}, but ${documents} ${enumerate(papers.map(paperWords))}. No executed order is among the files.`;
  },
  "order-amount-kept": ({ file, ...listed }) =>
    `${listedWords(listed)}, as its order says (${file}).`,
  "order-amount-differs": ({ file, agreed, ...listed }) =>
    `${listedWords(listed)}, but its order changes the contract by ${agreed.toString()} (${file}).`,
  "order-not-listed": ({ paper, date, amount, latest }) => {
    const of = date === null ? "" : ` of ${isoDate(date)}`;
    return `${sentenceCase(orderPaperWords(paper))}${of} over ${amount.toString()} is not listed in ${applicationWords(latest)}, the latest.`;
  },
  "orders-documented": ({ count }) =>
    count === 1
      ? "The listed change order has its document."
      : `All ${count} listed change orders have their documents.`,
};

function changeSentence(
  { order, was, is }: ChangedOrder,
  { former, current }: TwoApplications,
): string {
  const name = sentenceCase(orderWords(order));
  if (is !== "gone")
    return `${name} is listed with ${is.toString()} in ${applicationWords(current)}, but with ${was.toString()} in ${applicationWords(former)}.`;
  const amount = was === null ? "without an amount" : `over ${was.toString()}`;
  return `${name} ${amount} stands in ${applicationWords(former)} and not in ${applicationWords(current)}.`;
}

/** `a request by Hollis Mechanical over 12,481.00 (cor-007.pdf)`, `an order over 9,300.00 that is void (co-3.pdf)`. */
function paperWords({ file, standing, issuer, amount }: UnexecutedPaper): string {
  const over = amount === null ? "" : ` over ${amount.toString()}`;
  if (standing === "void") return `an order${over} that is void (${file})`;
  if (standing === "rejected") return `an order${over} that was rejected or withdrawn (${file})`;
  const by = issuer === null ? "" : ` by ${issuer}`;
  return `a request${by}${over} (${file})`;
}

import { cut } from "./figure-words.ts";
import type { Sentences } from "./finding.ts";

/** What can be said of a change order alone. */
export const ORDER_SENTENCES: Sentences<
  | "called-otherwise"
  | "kind-not-said"
  | "kind-uncertain"
  | "marked-void"
  | "marked-rejected"
  | "marked-draft"
  | "agreement-not-shown"
  | "agreement-unseen"
  | "price-left-open"
  | "amount-not-found"
  | "amount-asked-differs"
  | "deduction-contradicted"
  | "deduction-by-title"
  | "addition-despite-title"
  | "amount-printed-twice"
  | "rival-amount"
  | "superseded-revision"
  | "cost-repeated"
> = {
  "called-otherwise": ({ kind, named, because }) =>
    kind === "SUBCONTRACTOR_REQUEST"
      ? `It calls itself "${named}", but it is read as a request: ${lower(because)} It is not part of the contract until it is agreed.`
      : `It calls itself "${named}", but it is read as an order: ${lower(because)} Check that it is agreed.`,
  "kind-not-said": () =>
    "Nothing on the paper says whether it is a request or an order. It is read as an order.",
  "kind-uncertain": ({ kind, because, against }) =>
    `It is read as ${KINDS[kind]}, but that is not certain. For it: ${lower(because)} Against it: ${lower(against)}`,
  "marked-void": () => "It is marked as void.",
  "marked-rejected": () => "Its status says that it was rejected or withdrawn.",
  "marked-draft": () => "It is marked as a draft.",
  "agreement-not-shown": () =>
    "No agreement is shown on this order: neither signatures of both parties nor an approval are printed.",
  "agreement-unseen": () =>
    "This order is a scan, in which signatures cannot be seen. Check whether both parties have signed.",
  "price-left-open": ({ says }) => `No price is printed: it says "${says}".`,
  "amount-not-found": () => "No amount of the change was found on the paper.",
  "amount-asked-differs": ({ requested, agreed }) =>
    `It was asked for ${requested.toString()}; ${agreed.toString()} is read as agreed.`,
  "deduction-contradicted": ({ amount }) =>
    `The amount is printed as a deduction, but the contract sum grows by it; it is read as ${amount.toString()}.`,
  "deduction-by-title": () =>
    "The amount is printed without a sign; it is read as a deduction because of the title.",
  "addition-despite-title": () =>
    "Its title speaks of a deduction, and the amount is printed without a sign and read as an addition: look which of the two it is.",
  "amount-printed-twice": ({ amount, other }) =>
    `The amount is printed differently in two places: ${amount.toString()} was read, and ${other.toString()} is printed as well. One of them may be a misprint.`,
  "rival-amount": ({ amount, other }) =>
    `Two amounts stand for this change: ${amount.toString()} was read, and ${other.toString()} is printed as well.`,
  "superseded-revision": () =>
    "It prints a superseded revision as well; check that the figures read are those of the one that stands.",
  "cost-repeated": ({ description, amount, times }) =>
    `"${cut(description)}" is listed ${times === 2 ? "twice" : `${times} times`} at ${amount.toString()}. Ask whether it should be charged more than once.`,
};

const KINDS = { SUBCONTRACTOR_REQUEST: "a request", GC_CHANGE_ORDER: "an order" } as const;

function lower(sentence: string): string {
  return /^(?:It|Its)\b/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}

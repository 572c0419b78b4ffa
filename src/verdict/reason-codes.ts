import type { FindingCode } from "../finding/finding.ts";

/** The name of a reason, public. */
export type ReasonCode =
  | "void"
  | "rejected"
  | "draft"
  | "pro-forma"
  | "copy"
  | "superseded"
  | "paid"
  | "collected"
  | "misprint"
  | "check-failed"
  | "applications-disagree"
  | "check-doubtful"
  | "comparison-doubtful"
  | "amount-missing"
  | "payee-missing"
  | "finding-doubtful"
  | "unsure"
  | "competing"
  | "repeated"
  | "request"
  | "not-agreed"
  | "price-open"
  | "not-certified"
  | "not-signed"
  | "earlier-missing";

/** What a reason decides, and what it means for programs that act on it. */
interface ReasonMeaning {
  readonly verdict: "check" | "send-back" | "hold";
  /** One sentence. */
  readonly means: string;
}

/**
 * Every reason not to pay a paper at once, the one that decides before the others first. What does not count is put aside
 * whatever else is said of it; an error of the paper is sent back; a doubt in the reading comes before what only waits,
 * because the waiting may be misread too. Public: a code keeps its meaning, and is only added.
 */
export const REASONS: Readonly<Record<ReasonCode, ReasonMeaning>> = {
  void: { verdict: "hold", means: "The paper is marked as void." },
  rejected: { verdict: "hold", means: "The status of the paper is rejected or withdrawn." },
  draft: { verdict: "hold", means: "The paper is marked as a draft." },
  "pro-forma": { verdict: "hold", means: "It is a pro forma invoice, and the invoice follows." },
  copy: { verdict: "hold", means: "The same paper is among the files once more." },
  superseded: { verdict: "hold", means: "A later revision is among the files." },
  paid: { verdict: "hold", means: "It is paid already." },
  collected: { verdict: "hold", means: "The vendor takes the amount from the buyer's account." },
  misprint: {
    verdict: "send-back",
    means: "One figure is certain to be wrong; it alone explains every check that fails.",
  },
  "check-failed": {
    verdict: "send-back",
    means: "A check fails, and each of its figures is certain to be as printed.",
  },
  "applications-disagree": {
    verdict: "send-back",
    means: "It disagrees with another paper of its contract, and both readings are certain.",
  },
  "check-doubtful": {
    verdict: "check",
    means: "A check fails, and a figure of it may be misread or not be the whole story.",
  },
  "comparison-doubtful": {
    verdict: "check",
    means: "It disagrees with another paper, and a reading may be at fault or a person must judge.",
  },
  "amount-missing": { verdict: "check", means: "The amount that it asks for was not found." },
  "payee-missing": { verdict: "check", means: "Whom to pay was not found." },
  "finding-doubtful": {
    verdict: "check",
    means: "A finding of high or medium severity says what to look at.",
  },
  unsure: { verdict: "check", means: "The fields that decide a payment are not certain enough." },
  competing: { verdict: "check", means: "Another paper has the same number." },
  repeated: { verdict: "check", means: "Another bill of the vendor looks like this one." },
  request: { verdict: "hold", means: "It is a request that nobody has agreed to yet." },
  "not-agreed": { verdict: "hold", means: "The order shows no agreement of both sides." },
  "price-open": { verdict: "hold", means: "The order leaves its price open." },
  "not-certified": { verdict: "hold", means: "The line for the amount certified is blank." },
  "not-signed": { verdict: "hold", means: "The line for the signature is blank." },
  "earlier-missing": { verdict: "hold", means: "An application before this one is missing." },
};

/** Findings that are a reason of their own. */
export const REASON_OF_FINDING: Readonly<Partial<Record<FindingCode, ReasonCode>>> = {
  "marked-void": "void",
  "marked-rejected": "rejected",
  "marked-draft": "draft",
  "agreement-not-shown": "not-agreed",
  "price-left-open": "price-open",
  "amount-not-found": "amount-missing",
  "not-certified": "not-certified",
  "not-signed": "not-signed",
  "paid-already": "paid",
  collected: "collected",
};

/** Why a paper is not simply paid. */
export interface Reason<Code = ReasonCode> {
  readonly code: Code;
  /** A full sentence for a person. */
  readonly sentence: string;
  /** Where to look, in order; none where it is about the paper as a whole. */
  readonly pages: readonly number[];
  /** Names of the failed checks that it explains. */
  readonly checks: readonly string[];
}

/** A reason about the paper as a whole. */
export function reason<Code extends string>(code: Code, sentence: string): Reason<Code> {
  return { code, sentence, pages: [], checks: [] };
}

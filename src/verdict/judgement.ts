import { namesOf } from "../base/names-of.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import type { Outcome, Reading } from "../kinds/reading.ts";
import { type Reason, reason, type ReasonCode, REASONS } from "./reason-codes.ts";
import { reasonsOf } from "./reasons.ts";

/*
 * What is to be done about a paper: one answer for every shell. `reasons` finds what speaks against paying it, `certainty`
 * tells an error of the paper from one of the reading, `among` adds what other papers say; the gravest reason decides.
 */

/** What is to be done about a paper that was read, and why. */
interface PaperJudgement {
  readonly verdict: Exclude<Verdict, "not-read">;
  /** The one that decides first; none where the paper is to be paid. */
  readonly reasons: readonly Reason[];
}

/** The same of an input, whether it was read or not. */
export type Judgement =
  | PaperJudgement
  | { readonly verdict: "not-read"; readonly reasons: readonly Reason<"not-read">[] };

/** What is to be done about an input by itself. */
export function judge(outcome: Outcome): Judgement {
  return outcome.kind === "unread"
    ? { verdict: "not-read", reasons: [reason("not-read", outcome.message)] }
    : judgeReading(outcome.reading);
}

/** What is to be done about a paper that was read: by itself, or with the reasons that others give. */
export function judgeReading(reading: Reading, others: readonly Reason[] = []): PaperJudgement {
  return decided([...reasonsOf(reading), ...others]);
}

/** The same with what other papers say of it. */
export function judgeAmong(judgement: Judgement, others: readonly Reason[]): Judgement {
  return judgement.verdict === "not-read" ? judgement : decided([...judgement.reasons, ...others]);
}

/** Whether a paper waits for somebody to look at its reading. */
export function isDoubtful({ verdict, reasons }: Judgement): boolean {
  return verdict !== "not-read" && reasons.some(({ code }) => REASONS[code].verdict === "check");
}

function decided(reasons: readonly Reason[]): PaperJudgement {
  const inOrder = reasons.toSorted(
    (one, other) => RANK.indexOf(one.code) - RANK.indexOf(other.code),
  );
  const [first] = inOrder;
  return { verdict: first === undefined ? "pay" : REASONS[first.code].verdict, reasons: inOrder };
}

const RANK: readonly ReasonCode[] = namesOf(REASONS);

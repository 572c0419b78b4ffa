import type { Money } from "../../base/money.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import { amountCandidates } from "../amount-candidates.ts";
import type { Candidate } from "../candidate.ts";
import { dateCandidates } from "../date-candidates.ts";
import { identifierCandidates } from "../identifier-candidates.ts";
import { arithmeticSigns, contractArithmetic } from "./contract-arithmetic.ts";
import { dayOrderSigns } from "./day-order.ts";
import { type Deductions, deductionSigns } from "./deduction-signs.ts";
import { firmCandidates } from "./firm-candidates.ts";
import { firmStretches } from "./firm-stretches.ts";
import { orderPhrases, type OrderPhrases } from "./order-phrases.ts";
import { orderShare } from "./order-share.ts";
import { withPriceCaptions } from "./price-captions.ts";
import { paperFacts, paperSigns, type Weighed } from "./paper-signs.ts";
import { textCandidates } from "./text-candidates.ts";

/** All that may fill the fields of a change order, and what the paper as a whole says. */
export interface OrderCandidates {
  readonly money: readonly Candidate[];
  readonly date: readonly Candidate[];
  readonly identifier: readonly Candidate[];
  readonly firm: readonly Candidate[];
  readonly text: readonly Candidate[];
  /** What says whether an amount is taken off: by its place, and of the whole paper. */
  readonly deduction: Deductions;
  /** For what is asked of the paper as a whole, by the question. */
  readonly paper: Readonly<Record<PaperQuestion, Weighed>>;
}

/** Whether it prints the day of a date first; whether it is a request; whether it changes time alone; whether its price is not known yet. */
export type PaperQuestion = "dayFirst" | "request" | "nothing" | "open";

/** All candidates of a paper, with their signs. */
export function orderCandidates(
  paper: Paper,
  phrases: OrderPhrases = orderPhrases(),
): OrderCandidates {
  const roles = contractArithmetic(paper);
  const share = orderShare(paper, phrases);
  const shareOfMoney = orderShare(paper, phrases, (figure, signs) => {
    arithmeticSigns(roles, figure as Figure<Money>, signs);
  });
  const firms = firmStretches(paper, phrases);
  const facts = paperFacts(paper, firms, phrases);
  const signsFor = (question: PaperQuestion): Weighed => paperSigns(facts, question);
  const money = withPriceCaptions(amountCandidates(paper, shareOfMoney), paper, phrases);
  return {
    money,
    deduction: deductionSigns(paper, money, roles, phrases),
    date: dateCandidates(paper, share),
    identifier: identifierCandidates(paper, share),
    firm: firmCandidates(paper, firms, share, phrases),
    text: textCandidates(paper, phrases),
    paper: {
      dayFirst: dayOrderSigns(paper),
      request: signsFor("request"),
      nothing: signsFor("nothing"),
      open: signsFor("open"),
    },
  };
}

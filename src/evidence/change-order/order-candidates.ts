import type { Money } from "../../base/money.ts";
import type { Figure, Paper } from "../../paper/paper.ts";
import { amountCandidates } from "../amount-candidates.ts";
import type { Candidate } from "../candidate.ts";
import { dateCandidates } from "../date-candidates.ts";
import { identifierCandidates } from "../identifier-candidates.ts";
import {
  arithmeticSigns,
  contractArithmetic,
  type Deductions,
  deductionSigns,
} from "./amount-signs.ts";
import { dayOrderSigns } from "./day-order.ts";
import { firmCandidates } from "./firm-candidates.ts";
import { firmsLineByLine, firmStretches } from "./firm-stretches.ts";
import { withSeries } from "./number-series.ts";
import { orderPhrases, type OrderPhrases } from "./order-phrases.ts";
import { orderShare, withMore } from "./order-share.ts";
import { withPriceCaptions } from "./captions-around.ts";
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

/** A paper that may be a change order, with what it says as a whole. */
export interface OrderPaper {
  readonly paper: Paper;
  readonly phrases: OrderPhrases;
  readonly facts: ReadonlyMap<string, number>;
}

/** What a paper says as a whole. */
export function orderPaper(paper: Paper, phrases: OrderPhrases = orderPhrases()): OrderPaper {
  return { paper, phrases, facts: paperFacts(paper, firmsLineByLine(paper, phrases), phrases) };
}

/** Signs of whether a paper is a change order at all. */
export function isOrderSigns({ facts }: OrderPaper): Weighed {
  return paperSigns(facts, "order");
}

/** All candidates of a paper, with their signs. */
export function orderCandidates({ paper, phrases, facts }: OrderPaper): OrderCandidates {
  const roles = contractArithmetic(paper);
  const share = orderShare(paper, phrases);
  const firms = firmStretches(paper, phrases);
  const shareOfMoney = withMore(share, (figure, signs) => {
    arithmeticSigns(roles, figure as Figure<Money>, signs);
  });
  const signsFor = (question: PaperQuestion): Weighed => paperSigns(facts, question);
  const money = withPriceCaptions(amountCandidates(paper, shareOfMoney), paper, phrases);
  return {
    money,
    deduction: deductionSigns(paper, money, roles, phrases),
    date: dateCandidates(paper, share),
    identifier: withSeries(identifierCandidates(paper, share), paper),
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

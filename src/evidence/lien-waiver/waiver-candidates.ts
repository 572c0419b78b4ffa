import type { Paper } from "../../paper/paper.ts";
import { amountCandidates } from "../amount-candidates.ts";
import type { Candidate } from "../candidate.ts";
import { firmCandidates } from "../change-order/firm-candidates.ts";
import { firmStretches } from "../change-order/firm-stretches.ts";
import { orderPhrases } from "../change-order/order-phrases.ts";
import { orderShare, withMore } from "../change-order/order-share.ts";
import { textCandidates } from "../change-order/text-candidates.ts";
import { stretchesOf } from "../change-order/text-stretches.ts";
import { dateCandidates } from "../date-candidates.ts";
import { Signs } from "../signs.ts";
import { contextOf } from "./context-signs.ts";
import { filledBlanks } from "./filled-blanks.ts";

/** All that may fill the fields of a lien waiver. */
export interface WaiverCandidates {
  readonly money: readonly Candidate[];
  readonly date: readonly Candidate[];
  readonly firm: readonly Candidate[];
  readonly text: readonly Candidate[];
}

/** All candidates of a paper, with their signs. */
export function waiverCandidates(paper: Paper): WaiverCandidates {
  const phrases = orderPhrases();
  const tellContext = contextOf(paper);
  const share = withMore(orderShare(paper, phrases), tellContext);
  const blanks = filledBlanks(paper);
  const firms = [...firmStretches(paper, phrases), ...blanks];
  return {
    money: amountCandidates(paper, share),
    date: dateCandidates(paper, share),
    firm: firmCandidates(paper, firms, share, phrases),
    text: textCandidates(paper, phrases, [...stretchesOf(paper), ...blanks]).map((text) => {
      const signs = new Signs();
      tellContext(text.figure, signs);
      return { ...text, ...signs.done(text) };
    }),
  };
}

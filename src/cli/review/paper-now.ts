import type { Reading } from "../../kinds/reading.ts";
import { decidedReading } from "../../review/corrected.ts";
import type { Decisions } from "../../review/decisions.ts";
import type { ReviewItem } from "../../review/review-item.ts";
import { reviewItems } from "../../review/review-items.ts";
import type { OpenPaper } from "./open-paper.ts";

/** A paper after all that was said of it. */
export interface PaperNow {
  readonly paper: OpenPaper;
  /** What was said, from which all else follows. */
  readonly decisions: Decisions;
  /** Its number among all that were worked out: two of one number are the same. */
  readonly version: number;
  readonly items: readonly ReviewItem[];
  /** What its verdict and its checks are taken of. */
  readonly judged: Reading;
}

/** Works out what follows from what was said. */
export function paperNow(paper: OpenPaper, decisions: Decisions, version: number): PaperNow {
  const { corrected, judged } = decidedReading(paper.reading, decisions);
  const items = reviewItems(paper.reading, decisions, corrected);
  return { paper, decisions, version, items, judged };
}

import type { Verdict } from "../finding/verdict-words.ts";
import { warningsBesideChecks } from "../finding/sentences.ts";
import { knownPaper } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";
import { judgeReading } from "../verdict/judgement.ts";
import { reasonWords, verdictWords, warningsBeside } from "../verdict/shown.ts";
import { partyWords, titleWords } from "./title-words.ts";

/** What people look for first: what to do and why, who bills whom, and which paper it is. */
export interface PaperHead {
  readonly verdict: Verdict;
  /** `Pay 21,636.00 USD`; without the amount where none was found. */
  readonly words: string;
  /** Full sentences; the one that decides first, none where the paper is to be paid. */
  readonly reasons: readonly string[];
  /** What else the reading says, which decides nothing. */
  readonly notes: readonly string[];
  readonly parties: string;
  /** Its kind with its number, then its day. */
  readonly title: readonly string[];
}

/** The head of a paper as it is judged by itself. */
export function paperHead(reading: Reading): PaperHead {
  const { verdict, reasons } = judgeReading(reading);
  const { due, currency } = knownPaper(reading);
  const amount = due === null ? [] : [due.toString(), ...(currency === null ? [] : [currency])];
  return {
    verdict,
    words: [verdictWords(verdict, reading.documentType), ...amount].join(" "),
    reasons: reasons.map(reasonWords),
    notes: warningsBeside(warningsBesideChecks(reading), reasons),
    parties: partyWords(reading),
    title: titleWords(reading),
  };
}

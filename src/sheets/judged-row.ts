import { memberAt } from "../document/value-at.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { warningsOf } from "../finding/sentences.ts";
import { type Verdict, VERDICT_WORDS } from "../finding/verdict-words.ts";
import { type DocumentType, kindOf } from "../kinds/kinds.ts";
import { sumOfPaper } from "../kinds/sums.ts";
import { type KnownPaper, knownPaper } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";
import { namesOf } from "../base/names-of.ts";
import type { Judgement } from "../verdict/judgement.ts";
import { toFourPlaces } from "../wire/values.ts";
import { failedChecksOf } from "./definitions/paper-sheet.ts";
import type { Origin, SourceRow } from "./sheet.ts";

/** An input of a run with what is to be done about it. */
export interface JudgedRow extends SourceRow {
  readonly origin: Origin;
  readonly verdict: Verdict;
  readonly judgement: Judgement;
  /** Null where it was not read. */
  readonly facts: PaperFacts | null;
}

/** What the sheets say of a paper as a whole. */
export interface PaperFacts {
  readonly documentType: DocumentType;
  readonly known: KnownPaper;
  /** What it calls itself: `Pay application`, `Credit note`. */
  readonly called: string;
  /** Whether amounts of such papers are added up. */
  readonly isSummed: boolean;
  /** What is to be known of their sum; null where nothing is. */
  readonly remark: string | null;
  readonly failedChecks: readonly string[];
  readonly warnings: readonly string[];
  readonly confidence: number;
  readonly pageCount: number;
  readonly layout: string | null;
}

/** What the sheets say of a paper that was read. */
export function factsOf(reading: Reading): PaperFacts {
  const { documentType, document, confidence, pageCount, templateId } = reading;
  const { choices, totals } = kindOf(documentType);
  const known = knownPaper(reading);
  const { apart, notSummed } = totals;
  const choice = apart === null ? null : String(memberAt(document, apart.choice));
  const words = apart === null || choice === null ? null : choices[apart.choice]?.called?.[choice];
  const remark = notSummed ?? sumOfPaper(reading)?.remark;
  return {
    documentType,
    known,
    called: sentenceCase(words ?? choice ?? known.documentKind),
    isSummed: notSummed === null,
    remark: remark === undefined ? null : sentenceCase(remark),
    failedChecks: failedChecksOf(reading),
    warnings: warningsOf(reading),
    confidence: toFourPlaces(confidence),
    pageCount,
    layout: templateId,
  };
}

/** The row of an input. */
export function judgedRow(
  origin: Origin,
  judgement: Judgement,
  facts: PaperFacts | null,
): JudgedRow {
  return { origin, pageNumber: null, verdict: judgement.verdict, judgement, facts };
}

/** Rows in the order in which to act on them: what is paid first; inside a verdict by currency, then by sender. */
export function inOrder(rows: readonly JudgedRow[]): readonly JudgedRow[] {
  return rows.toSorted(
    (one, other) =>
      rankOf(one.verdict) - rankOf(other.verdict) ||
      compareTexts(one.facts?.known.currency, other.facts?.known.currency) ||
      compareTexts(one.facts?.known.sender, other.facts?.known.sender),
  );
}

/** The place of a verdict among the others. */
export function rankOf(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

const VERDICTS: readonly Verdict[] = namesOf(VERDICT_WORDS);

/** The order of texts, capital letters or not; what is not printed stands last. */
export function compareTexts(
  one: string | null | undefined,
  other: string | null | undefined,
): number {
  const [first, second] = [one?.toLowerCase() ?? null, other?.toLowerCase() ?? null];
  if (first === second) return 0;
  if (first === null) return 1;
  if (second === null) return -1;
  return first < second ? -1 : 1;
}

import { Money } from "../../src/base/money.ts";
import { type Candidate, candidatesOf } from "../../src/evidence/candidates.ts";
import { centsOf } from "../../src/evidence/candidates.ts";
import { DEDUCTIONS, SLOTS, type SlotType } from "../../src/evidence/slots.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import type { Paper } from "../../src/paper/paper.ts";
import { sameNumber } from "./equality.ts";
import { keptPages } from "./page-cache.ts";
import { papersWithTruth } from "./sets.ts";
import { type ApplicationTruth, applicationTruth } from "./truth.ts";

type Candidates = Readonly<Record<SlotType, readonly Candidate[]>>;

/** A document to fit to: its candidates, and which of them are right in each slot. */
export interface Example {
  readonly truth: ApplicationTruth;
  readonly paper: Paper;
  /** With a tenth of the lexicon left out, to be fitted to. */
  readonly training: Candidates;
  /** With the whole lexicon, to be read. */
  readonly reading: Candidates;
  /** By slot: places of right candidates, none for "not printed"; null where the truth does not say. */
  readonly right: readonly (ReadonlySet<number> | null)[];
}

/** All pay applications whose words are kept, native ones and, where their pictures were read, scans. */
export function examples(): readonly Example[] {
  const found: Example[] = [];
  for (const file of papersWithTruth(process.env["FIT_SAMPLES"])) {
    const truth = applicationTruth(file);
    if (truth === null || isUnused(truth)) continue;
    const pages = keptPages(file, truth.isPicture ? "ocr" : "text");
    if (pages === null) continue;
    const paper = cutPaper(pages);
    if (paper.amounts.length > MOST_AMOUNTS) continue;
    const seed = found.length;
    const dropped = (phrase: number): boolean => (Math.imul(phrase + 77 * seed, 2654435761) >>> 16) % 10 === 0;
    const reading = candidatesOf(paper);
    found.push({ truth, paper, training: candidatesOf(paper, dropped), reading, right: rightOf(truth, reading) });
  }
  return found;
}

/** Long sheets teach nothing that short ones do not, and take most of the time. */
const MOST_AMOUNTS = 1500;

function isUnused({ document }: ApplicationTruth): boolean {
  return document["currentPaymentDue"] === null && document["contractSumToDate"] === null && document["totalCompletedAndStoredToDate"] === null;
}

function rightOf(truth: ApplicationTruth, candidates: Candidates): readonly (ReadonlySet<number> | null)[] {
  return SLOTS.map(({ name, type }) => {
    const isRight = rightTest(truth, name);
    if (isRight === null) return null;
    const places = candidates[type].flatMap((candidate, index) => (isRight(candidate) ? [index] : []));
    return new Set(places);
  });
}

/** Which candidates are right in a slot; null where the truth does not say. */
export function rightTest(truth: ApplicationTruth, slot: string): ((candidate: Candidate) => boolean) | null {
  const { document, money } = truth;
  if (slot === "periodTo") return ({ key }) => key === document["periodTo"];
  if (slot === "applicationNumber") {
    const wanted = document["applicationNumber"];
    return ({ key }) => typeof wanted === "string" && sameNumber(key, wanted);
  }
  if (slot === "retainageRate") {
    const rate = document["retainageRatePercent"];
    if (rate === null || rate === undefined) return () => false;
    const wanted = Money.of(String(Number(rate))).key();
    return ({ key }) => key === wanted;
  }
  const plain = money[slot];
  if (plain === undefined) return null;
  if (plain === null) return () => false;
  const cents = centsOf(Money.of(plain));
  return DEDUCTIONS.has(slot)
    ? (candidate) => Math.abs(candidate.cents) === Math.abs(cents)
    : (candidate) => candidate.cents === cents;
}

import { pageClassOf } from "../../src/confidence/signs.ts";
import type { PageClass } from "../../src/confidence/probability.ts";
import { provingResults } from "../../src/confidence/weigh.ts";
import type { FieldConfidence, Reading } from "../../src/kinds/reading.ts";
import type { ScoredKind } from "../kinds/kind.ts";
import {
  isRight,
  type DocumentScore,
  type ListScore,
  type Verdict,
} from "../score/document-score.ts";
import { isCostly } from "../score/score-document.ts";

/** What became of a field: as printed, another value than the printed one, or nothing where something is printed. */
export type Truthfulness = "right" | "wrong" | "missing";

/** A field of one document: what spoke for it, and what it turned out to be. Holds no text of the document. */
export interface FieldObservation extends FieldConfidence {
  readonly truth: Truthfulness;
}

/** One reading of one document, as far as confidence is concerned. */
export interface Observation {
  readonly kind: Reading["documentType"];
  readonly set: string;
  /** The printed layout, unique over all sets. */
  readonly family: string;
  readonly name: string;
  readonly pages: PageClass;
  readonly fields: readonly FieldObservation[];
  /** Whether only some fields are known: nothing is said of the whole. Left out where all are. */
  readonly isPartial?: boolean;
  /** Whether every measured field is as printed. */
  readonly isWhole: boolean;
  /** Whether an amount is not the printed one. */
  readonly hasWrongMoney: boolean;
  /** Whether no check of the contract fails. */
  readonly isGreen: boolean;
  /** Identities that hold, and that are broken. */
  readonly held: number;
  readonly failed: number;
}

/** What is observed of a document that was read as a paper of its kind; null where it was not. */
export function observationOf(
  kind: ScoredKind,
  set: string,
  score: DocumentScore,
): Observation | null {
  const { reading, family, name, isWhole } = score;
  if (reading === null) return null;
  const truths = truthsOf(kind, score);
  const results = provingResults(reading);
  return {
    set,
    family: `${set}/${family}`,
    name,
    kind: kind.documentType,
    pages: pageClassOf(reading.evidence),
    fields: reading.fields.flatMap((field) => {
      const truth = truths.get(field.field);
      return truth === undefined ? [] : [{ ...field, truth }];
    }),
    isWhole,
    hasWrongMoney: [...truths].some(([name, truth]) => truth === "wrong" && isCostly(kind, name)),
    isGreen: reading.checks.every(({ passed }) => passed !== false),
    held: results.filter(({ passed }) => passed === true).length,
    failed: results.filter(({ passed }) => passed === false).length,
  };
}

/** What became of each field and list of the plain answer. */
function truthsOf(
  kind: ScoredKind,
  { fields, lists }: DocumentScore,
): ReadonlyMap<string, Truthfulness> {
  const answered = [...lists].filter(([name]) => kind.lists?.[name]?.isAnswered === true);
  return new Map([
    ...[...fields].map(([name, { verdict }]) => [name, ofVerdict(verdict)] as const),
    ...answered.map(([name, list]) => [name, ofList(list)] as const),
  ]);
}

function ofVerdict(verdict: Verdict): Truthfulness {
  if (isRight(verdict)) return "right";
  return verdict === "missing" ? "missing" : "wrong";
}

function ofList({ hasWrongFigure, missing }: ListScore): Truthfulness {
  if (hasWrongFigure) return "wrong";
  return missing > 0 ? "missing" : "right";
}

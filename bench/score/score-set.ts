import type { Outcome } from "../../src/kinds/reading.ts";
import type { Parties, ScoredKind } from "../kinds/kind.ts";
import type { ReadFiles, SentParties } from "../read-files.ts";
import type { DocumentScore } from "./document-score.ts";
import { judgeSamples } from "./samples-scorer.ts";
import { scoreDocument, type TruthDocument } from "./score-document.ts";

/** Documents of one kind from one place. */
export interface DocumentSet {
  readonly kind: ScoredKind;
  readonly documents: readonly TruthDocument[];
  /** The folder of samples that they are from; null for our own. */
  readonly folder: string | null;
}

/** Reads and scores the documents of some sets. */
export async function scoreSets(
  sets: readonly DocumentSet[],
  read: ReadFiles,
): Promise<readonly DocumentScore[]> {
  const scores: DocumentScore[] = [];
  for (const set of sets) {
    const outcomes = await read(set.documents.map(({ path }) => path));
    scores.push(...(await scoreOutcomes(set, outcomes)));
  }
  return scores;
}

/** The same, each document with the names that its truth knows. */
export async function scoreSetsWithParties(
  sets: readonly DocumentSet[],
  read: ReadFiles,
): Promise<readonly DocumentScore[]> {
  const scores: DocumentScore[] = [];
  for (const set of sets)
    scores.push(...(await scoreOutcomes(set, await readWithParties(set.documents, read))));
  return scores;
}

async function scoreOutcomes(
  { kind, documents, folder }: DocumentSet,
  outcomes: readonly Outcome[],
): Promise<readonly DocumentScore[]> {
  const read = documents.flatMap((document, index) => {
    const outcome = outcomes[index];
    return outcome === undefined ? [] : [{ document, outcome }];
  });
  const { samplesScorer } = kind;
  const judged =
    folder === null || samplesScorer === null
      ? []
      : await judgeSamples({ ...kind, samplesScorer }, folder, read);
  return read.map(({ document, outcome }, index) =>
    scoreDocument(kind, document, outcome, judged[index]),
  );
}

/** Outcomes in the order of the documents. Names are options of a whole batch: one batch for each pair of names. */
async function readWithParties(
  documents: readonly TruthDocument[],
  read: ReadFiles,
): Promise<readonly Outcome[]> {
  const sent = documents.map(({ truth }) => sentOf({ ...truth.parties, ...truth.requestParams }));
  const outcomes = new Map<number, Outcome>();
  for (const parties of distinct(sent)) {
    const indexes = sent.flatMap((own, index) => (isSameSent(own, parties) ? [index] : []));
    const paths = indexes.map((index) => documents[index]?.path ?? "");
    const readings = await read(paths, parties);
    readings.forEach((outcome, place) => outcomes.set(indexes[place] ?? -1, outcome));
  }
  return documents.flatMap((_, index) => outcomes.get(index) ?? []);
}

function sentOf({ subcontractor, gc }: Parties): SentParties {
  return {
    ...(typeof subcontractor === "string" ? { subcontractor } : {}),
    ...(typeof gc === "string" ? { gc } : {}),
  };
}

function distinct(sent: readonly SentParties[]): readonly SentParties[] {
  return sent.filter(
    (own, index) => sent.findIndex((earlier) => isSameSent(earlier, own)) === index,
  );
}

function isSameSent(one: SentParties, other: SentParties): boolean {
  return one.subcontractor === other.subcontractor && one.gc === other.gc;
}
